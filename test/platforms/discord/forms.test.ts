// The form that asks for a command's file, and submitting one.

import { describe, expect, it } from "vitest";
import type { CommandSpec, OptionSpec } from "../../../src/chat/feature.ts";
import type { Question } from "../../../src/chat/view.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { formFor } from "../../../src/platforms/discord/forms.ts";
import { shorten } from "../../../src/platforms/discord/limits.ts";
import { SUBMIT } from "../submit-command.ts";
import { BORIS, boris, COMMANDS, form, read } from "./interactions.ts";

const [SUBCOMMAND] = SUBMIT.subcommands;
const GAME: OptionSpec = {
  ...{ type: "choice", name: "game", description: "command-help" },
  choices: ["rps", "oddeven"].map((value) => ({ value, label: "command-help" })),
};
const WHO: OptionSpec = { type: "person", name: "who", description: "command-help" };
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
const call = (options: Record<string, string> = {}) => ({ command: "submit", subcommand: "file", options });
const shown = (commands: readonly CommandSpec[], asked: Question = call()) => formFor(asked, "en", commands);

describe("a form", () => {
  it("asks for the file and the other values in order", () => {
    const form = shown(taking(GAME));
    const types = { file_types: [".js", ".ts"] };
    expect(form?.title).toBe(shorten(say("en", "command-help"), 45));
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
  });
});

describe("a submitted form", () => {
  const INPUTS = [
    { type: 19, custom_id: "file", values: ["1"] },
    { type: 4, custom_id: "name", value: "bot" },
    { type: 3, custom_id: "game", values: ["rps"] },
  ];
  const attachments = { 1: { id: "1", filename: "bot.js", size: 1, url: "https://cdn.discordapp.com/1" } };
  const sent = (name: string, commands: readonly CommandSpec[], inputs: readonly object[] = INPUTS) =>
    read(form(name, inputs, {}, { attachments }), commands);

  it("calls the command", () => {
    const name = shown(taking(GAME))?.custom_id ?? "";
    const call = { type: "command", command: "submit", subcommand: "file" };
    const values = { options: { name: "bot", game: "rps" }, files: { file: { name: "bot.js" } } };
    expect(sent(name, taking(GAME)).incoming).toMatchObject({ ...call, ...values });
  });

  it("has no options for empty fields", () => {
    const empty = [
      { type: 19, custom_id: "file", values: [] },
      { type: 4, custom_id: "name", value: "" },
      { type: 3, custom_id: "game", values: [] },
    ];
    const { incoming } = sent("call:submit:file", taking(GAME), empty);
    expect(incoming).toMatchObject({ type: "command", options: {}, files: {} });
  });

  it.each(["call:rps:play", "call:submit:none", "call:submit", "call:submit:file:x", "submit:file", "::"])(
    "makes no call under the name %j, which may be forged",
    (name) => {
      const { incoming, mode } = sent(name, [...COMMANDS, ...taking()]);
      expect([incoming.type, mode]).toEqual(["press", "caller"]);
    },
  );

  it("presses its button again with the typed value", () => {
    const below = { message: { id: "9", flags: 64 } };
    const who = { type: 5, custom_id: "who", values: [BORIS.id] };
    const { incoming, mode } = read(form("set:abcd:1:who__block", [who], below, boris()));
    expect(mode).toBe("pressed");
    const action = { scope: "set", session: "abcd", turn: 1, move: "who__block" };
    expect(incoming).toMatchObject({ type: "press", action, typed: { who: BORIS.id } });
    expect(incoming).not.toHaveProperty("message");
    expect(incoming.findPerson?.(BORIS.id)).toMatchObject({ id: BORIS.id, name: "Boris" });
  });

  it("is refused with values that the command does not take", () => {
    const chess = [{ type: 3, custom_id: "game", values: ["chess"] }];
    const problemIn = (commands: readonly CommandSpec[]) =>
      sent("call:submit:file", commands, chess).incoming;
    expect(problemIn(taking(GAME))).toMatchObject({ problem: { kind: "bad-choice", typed: "chess" } });
    expect(problemIn(taking())).toMatchObject({ problem: { kind: "unknown-option", typed: "game" } });
  });
});
