// Panels: pages as data, whose buttons open pages or make calls as if they were typed.

import { describe, expect, it } from "vitest";
import { type At, type PanelPage, panel, panelAction } from "../../../commands/kit/panel.ts";
import {
  type Action,
  type Caller,
  type CommandCall,
  createDispatch,
  encodeAction,
  type Feature,
  type Press,
  type Reply,
} from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { command, sub, text } from "../../chat/parsing.ts";
import { notice, notYours } from "../notice.ts";

const caller: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const place = { kind: "private", id: "1" } as const;
const event = { caller, place };
let presses = 0;
const GONE = say("en", "panel-gone");

/** A lamp with a page that exists only while it's on. */
function lamp(more: Partial<Feature> = {}) {
  let isOn = false;
  const calls: CommandCall[] = [];
  const answers: Record<string, Reply> = {
    file: {
      ...{ type: "post", audience: "caller" },
      view: { blocks: [{ type: "file", name: "a.json", content: "{}" }] },
    },
    public: { type: "post", audience: "place", view: { blocks: [] } },
    long: { type: "post", audience: "caller", view: { title: "Long", blocks: [], buttons: [[DONE]] } },
    silent: { type: "silence", brief: "…" },
  };
  const commands = [
    {
      ...command("lamp", sub("set", text("to")), sub("ask", text("what"))),
      run: async (call: CommandCall): Promise<Reply> => {
        calls.push(call);
        const { to, what = "" } = call.options;
        if (call.subcommand === "ask") return answers[what] ?? { type: "notice", text: `no ${what}` };
        isOn = to === "on";
        return { type: "notice", text: `it is ${to}` };
      },
    },
  ];
  const first = async ({ caller: { locale } }: At): Promise<PanelPage> => ({
    title: `Lamp in ${locale}`,
    lines: [isOn ? "on" : "off"],
    rows: [
      [
        isOn ? turn("off") : turn("on"),
        ...["file", "public", "long", "silent", "none"].map((what) => ({
          ...{ id: what, label: what, shows: "answer" as const },
          calls: { command: "lamp", subcommand: "ask", options: { what } },
        })),
        { label: "Lit", opens: "lit", about: "x" },
      ],
      [],
      [
        {
          ...{ id: "typed", label: "Typed", shows: "page", asks: { option: "to", line: "/lamp set on" } },
          calls: { command: "lamp", subcommand: "set", options: {} },
        },
      ],
    ],
  });
  const lit = async ({ about }: At): Promise<PanelPage | undefined> =>
    isOn ? { title: `Lit ${about}`, lines: [], rows: [[{ label: "Back", opens: "first" }]] } : undefined;
  const shown = panel({ id: "lamp", version: 2, first: "first", pages: { first, lit } });
  const feature = {
    commands,
    presses: shown.presses,
    personalData: { kinds: {}, export: async () => ({}), remove: async () => false },
    ...more,
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { handle } = createDispatch({
    features: [feature],
    explainFailure: () => undefined,
    log: log as never,
  });
  const press = (where: readonly string[], more: Partial<Press> = {}) =>
    handle({ ...event, id: `${++presses}`, type: "press", action: action(where), ...more });
  return { shown, calls, press, isOn: () => isOn };
}

const DONE = { label: "Done", action: { scope: "other", session: "s", turn: 0, move: "m" } };
const turn = (to: "on" | "off") => ({
  ...{ id: to, label: to, shows: "page" as const },
  calls: { command: "lamp", subcommand: "set", options: { to } },
});
const action = (where: readonly string[], version = 2): Action =>
  panelAction({ id: "lamp", version }, caller, where);
const viewIn = (reply: Reply) => (reply.type === "edit" || reply.type === "post" ? reply.view : undefined);
const said = (reply: Reply) => viewIn(reply)?.blocks.flatMap((one) => ("text" in one ? [one.text] : []));

describe("a panel", () => {
  it("opens only for its caller, with buttons that fit every platform", async () => {
    const { shown, press, calls } = lamp();
    const opening = { type: "command", command: "lamp", subcommand: "", options: {} } as const;
    const reply = await shown.open({ ...event, ...opening, id: "open" });
    expect(reply).toMatchObject({ type: "post", audience: "caller", view: { title: "Lamp in en" } });
    const buttons = viewIn(reply)?.buttons ?? [];
    expect(buttons).toHaveLength(2);
    for (const button of buttons.flat()) expect(() => encodeAction(button.action)).not.toThrow();
    expect(buttons[0]?.[6]).toEqual({ label: "Lit", action: action(["lit", "x"]) });
    expect(await press(["first", "", "on"], { caller: { ...caller, id: "2" } })).toEqual(notYours("en"));
    expect(calls).toEqual([]);
  });

  it("makes a call once, then shows the updated page with the answer", async () => {
    const { press, isOn, calls } = lamp();
    const reply = await press(["first", "", "on"]);
    expect(isOn()).toBe(true);
    expect(calls).toMatchObject([{ ...event, type: "command", options: { to: "on" } }]);
    expect(reply.type).toBe("edit");
    expect(said(reply)).toEqual(["it is on", "on"]);
    expect(said(await press(["first", "", "on"]))).toEqual([GONE, "on"]);
    expect(calls).toHaveLength(1);
  });

  it("shows an answer in its message, with a button back; a file or a public answer as it is", async () => {
    const { press } = lamp();
    const back = { label: say("en", "button-back"), action: action(["first"]) };
    const long = viewIn(await press(["first", "", "long"]));
    expect(long).toMatchObject({ title: "Long", buttons: [[DONE], [back]] });
    const notice = await press(["first", "", "none"]);
    expect(viewIn(notice)).toEqual({ blocks: [{ type: "text", text: "no none" }], buttons: [[back]] });
    expect(said(await press(["first", "", "silent"]))).toEqual(["off"]);
    for (const what of ["file", "public"]) expect((await press(["first", "", what])).type).toBe("post");
  });

  it("opens another page for a given subject", async () => {
    const { press } = lamp();
    await press(["first", "", "on"]);
    const lit = viewIn(await press(["lit", "x"]));
    expect(lit?.title).toBe("Lit x");
    expect(lit?.buttons?.flat()[0]?.action).toEqual(action(["first", "x"]));
  });

  it.each([
    ["a page that is gone", action(["lit", "x"])],
    ["a page that never was", action(["constructor"])],
    ["a button that never was", action(["first", "", "paint"])],
    ["a version before", action(["first", "", "on"], 1)],
    ["another format", { ...action(["first"]), move: "show" }],
  ])("shows its first page with an explanation for %s", async (_, old) => {
    const { press, calls } = lamp();
    const reply = await press([], { action: old });
    expect(viewIn(reply)?.title).toBe("Lamp in en");
    expect(said(reply)).toEqual([GONE, "off"]);
    expect(calls).toEqual([]);
  });

  it("asks for typed input, and calls with it", async () => {
    const { press, calls } = lamp();
    const asked = await press(["first", "", "typed"]);
    const pressed = { option: "to", action: action(["first", "", "typed"]), label: "Typed" };
    expect(asked).toEqual({
      ...notice("en", "panel-type", { example: "/lamp set on" }),
      asks: { command: "lamp", subcommand: "set", options: {}, pressed },
    });
    expect(calls).toEqual([]);
    expect(said(await press(["first", "", "typed"], { typed: { to: "on" } }))).toEqual(["it is on", "on"]);
  });
});
