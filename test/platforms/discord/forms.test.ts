// The form that asks for a command's file, and submitting one.

import { describe, expect, it } from "vitest";
import type { CommandCall, CommandSpec, OptionSpec, Question } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { calledBy, formFor } from "../../../src/platforms/discord/interactions/forms.ts";
import { type Asked, readInteraction } from "../../../src/platforms/discord/interactions/read.ts";
import { shorten } from "../../../src/platforms/discord/limits.ts";
import { SUBMIT } from "../submit-command.ts";
import { form as sentForm } from "./interactions.ts";
import { COMMANDS } from "./samples.ts";

const [SUBCOMMAND] = SUBMIT.subcommands;
const GAME: OptionSpec = {
  ...{ type: "choice", name: "game", description: "command-help" },
  choices: ["rps", "oddeven"].map((value) => ({ value, label: "command-help" })),
};
const WHO: OptionSpec = { type: "person", name: "who", description: "command-help" };
const WHERE: OptionSpec = { type: "place", name: "where", description: "command-help" };
const pressing = (option: string) => ({
  ...call(),
  pressed: {
    option,
    label: "Block someone",
    action: { scope: "set", session: "abcd", turn: 1, move: "who__block" },
  },
});
const taking = (...more: readonly OptionSpec[]): readonly CommandSpec[] => [
  {
    ...SUBMIT,
    subcommands: [{ ...SUBCOMMAND, options: [...(SUBCOMMAND?.options ?? []), ...more] }],
  } as CommandSpec,
];
const call = (options: Record<string, string> = {}, locale: (typeof LOCALES)[number] = "en") =>
  ({
    ...{ type: "command", command: "submit", subcommand: "file", options },
    caller: { locale },
  }) as unknown as CommandCall;
const shown = (commands: readonly CommandSpec[], asked: Question & Pick<CommandCall, "caller"> = call()) =>
  formFor(asked, asked.caller.locale, commands);

describe("a form", () => {
  it.each(LOCALES)("asks in %s for the file and the other values in order", (locale) => {
    const form = shown(taking(GAME), call({}, locale));
    const types = { file_types: [".js", ".ts"] };
    expect(form?.title).toBe(shorten(say(locale, "command-help"), 45));
    expect(form?.components).toMatchObject([
      { type: 18, label: "file", component: { type: 19, custom_id: "file", required: true, ...types } },
      { type: 18, label: "name", component: { type: 4, custom_id: "name", required: false, max_length: 40 } },
      { type: 18, label: "game", component: { type: 3, custom_id: "game", required: false } },
    ]);
  });

  it("contains the values already typed in the command", () => {
    const form = shown(taking(GAME), call({ name: "bot", game: "oddeven" }));
    expect(form?.components).toMatchObject([
      {},
      { component: { value: "bot" } },
      { component: { options: [{ value: "rps" }, { value: "oddeven", default: true }] } },
    ]);
    expect(JSON.stringify(shown(taking(GAME)))).not.toContain('"default"');
  });

  it("has at most five parts and leaves people to the command", () => {
    expect(shown(taking(WHO))?.components).toHaveLength(2);
    const many = [1, 2, 3, 4, 5].map((at) => ({ ...GAME, name: `game${at}` }));
    expect(shown(taking(...many))?.components).toHaveLength(5);
  });

  it("is not shown for calls that no command takes", () => {
    expect(shown(COMMANDS, { ...call(), command: "rps", subcommand: "none" })).toBeUndefined();
    expect(shown(taking(), pressing("gone"))).toBeUndefined();
  });

  it("asks for the one required value of a button", () => {
    const action = "set:abcd:1:who__block";
    expect(shown(taking(WHO), pressing("who"))).toMatchObject({
      ...{ custom_id: action, title: "Block someone" },
      components: [{ label: "who", component: { type: 5, custom_id: "who", required: true } }],
    });
    const [text] = shown(taking(), pressing("name"))?.components ?? [];
    expect(text).toMatchObject({ component: { type: 4, custom_id: "name", required: true } });
    const [channel] = shown(taking(WHERE), pressing("where"))?.components ?? [];
    expect(channel).toMatchObject({ component: { type: 8, custom_id: "where", required: true } });
  });
});

describe("a submitted form", () => {
  const label = (custom_id: string, more: object) => ({ type: 18, component: { custom_id, ...more } });
  const PARTS = [
    label("file", { type: 19, values: ["1"] }),
    label("name", { type: 4, value: "bot" }),
    label("game", { type: 3, values: ["rps"] }),
  ];
  const sent = (custom_id: string, components: readonly object[] = PARTS) =>
    ({ custom_id, components }) as unknown as Parameters<typeof calledBy>[0];

  it("calls the command", () => {
    const options = { file: "1", name: "bot", game: "rps" };
    const name = shown(taking(GAME))?.custom_id ?? "";
    expect(calledBy(sent(name), taking(GAME))).toEqual({ command: "submit", subcommand: "file", options });
  });

  it("has no options for empty fields", () => {
    const parts = [
      label("file", { type: 19, values: [] }),
      label("name", { type: 4, value: "" }),
      label("game", { type: 3, values: null }),
      { type: 10 },
      { type: 1, components: [] },
    ];
    expect(calledBy(sent("call:submit:file", parts), taking(GAME))?.options).toEqual({});
  });

  it.each([
    "call:rps:play",
    "call:submit:none",
    "call:submit",
    "call:submit:file:x",
    "submit:file",
    "",
    "::",
  ])("makes no call under the name %j, which may be forged", (name) => {
    expect(calledBy(sent(name), [...COMMANDS, ...taking()])).toBeUndefined();
  });

  it("presses its button again with the typed value", () => {
    const data = sent("set:abcd:1:who__block", [label("who", { type: 5, values: ["7"] })]);
    const resolved = { users: { 7: { id: "7", username: "boris" } }, members: { 7: {} } };
    const interaction = { ...sentForm(), data: { ...data, resolved }, message: { id: "9", flags: 64 } };
    const { incoming, ...asked } = readInteraction(interaction as never, COMMANDS) as Asked;
    expect(asked).toEqual({ type: "asked", mode: "pressed" });
    const action = { scope: "set", session: "abcd", turn: 1, move: "who__block" };
    expect(incoming).toMatchObject({ type: "press", action, typed: { who: "7" } });
    expect(incoming).not.toHaveProperty("message");
    expect(incoming.findPerson?.("7")).toMatchObject({ id: "7", name: "boris" });
  });

  it("is refused with values that the command does not take", () => {
    const interaction = sentForm();
    Object.assign(interaction, {
      data: sent("call:submit:file", [label("game", { type: 3, values: ["chess"] })]),
    });
    expect(readInteraction(interaction, taking(GAME))).toMatchObject({
      mode: "caller",
      incoming: { type: "unreadable", problem: { kind: "bad-choice", typed: "chess" } },
    });
    expect(readInteraction(interaction, taking())).toMatchObject({
      incoming: { type: "unreadable", problem: { kind: "unknown-option", typed: "game" } },
    });
    expect(readInteraction(interaction, COMMANDS)).toMatchObject({ incoming: { type: "press" } });
  });
});
