// `/strategy mine` and the page of one strategy, through their buttons; and renaming a strategy.

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fileId } from "../../../src/arena/submissions/index.ts";
import { encodeAction, type Incoming, type View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { infoOn, registers, SPEC, tableWith } from "./registered.ts";
import { ECHO, submits } from "./submitted.ts";

const boris = { ...BORIS, locale: "en" } as const;
const pageOf = async (table: Table, strategy: string, caller = ANNA) =>
  viewOf(await table.type("strategy", "list", { strategy }, { caller }));
const renames = (table: Table, name: string, to: string, caller = ANNA) =>
  table.type("strategy", "rename", { name, to }, { caller }).then(textOf);

/** Submits the form that a button opened. */
async function fills(table: Table, view: View, label: string, typed: Record<string, string>, caller = ANNA) {
  const asked = await table.press(view, label, { caller });
  if (asked.type !== "notice" || !asked.asks?.pressed) return expect.fail(`${label} asks nothing`);
  const { action } = asked.asks.pressed;
  const event = { id: randomUUID(), caller, place: { kind: "private", id: caller.id } } as const;
  return table.dispatch.handle({ ...event, type: "press", action, typed } as Incoming);
}

describe("/strategy mine", () => {
  it("has a page for each name with all its owner's actions", async () => {
    const table = await tableWith("my-markov");
    const mine = viewOf(await table.type("strategy", "mine"));
    expect(labelsOf(mine)).toEqual(["my-markov", "Send a file", "Name one of mine"]);
    const one = viewOf(await table.press(mine, "my-markov"));
    expect(labelsOf(one)).toEqual(["Rename", "Change", "Withdraw", "Details", "My strategies"]);
    expect(textOf(await table.press(one, "Details"))).toMatch(/In its trial at[\s\S]*^rotation +\d+/m);
    const renamed = await fills(table, one, "Rename", { to: "my-other" });
    expect(textOf(renamed)).toContain("my-markov is now called my-other.");
    // The page under the old name is gone, and says so.
    expect(textOf(await table.press(one, "Change"))).toContain(say("en", "panel-gone"));
    const other = await pageOf(table, "my-other");
    expect(textOf(await fills(table, other, "Change", { strategy: "mirror" }))).toContain(
      "my-other = mirror",
    );
    const question = viewOf(await table.press(await pageOf(table, "my-other"), "Withdraw"));
    expect(labelsOf(question)).toEqual(["Withdraw it", "Keep it", "Back"]);
    await table.press(question, "Withdraw it");
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
  });

  it("offers a new version for a file, and nothing to anyone else", async () => {
    const table = await openTable();
    await submits(table, ECHO);
    const own = await pageOf(table, "my-bot");
    expect(labelsOf(own)).toEqual(["Rename", "New version", "Withdraw", "Details", "My strategies"]);
    expect(await table.press(own, "New version")).toMatchObject({
      type: "notice",
      asks: { subcommand: "submit" },
    });
    expect(labelsOf(await pageOf(table, "my-bot", boris))).toEqual(["Details", "My strategies"]);
  });
});

describe("the list of strategies", () => {
  it("links to a page for each strategy, where it can be named", async () => {
    const table = await openTable();
    const list = viewOf(await table.type("strategy", "list"));
    expect(list.buttons?.length).toBeLessThanOrEqual(5);
    const one = viewOf(await table.press(list, "constant"));
    expect(one.title).toBe("🔮 constant");
    expect(textOf(await fills(table, one, "Give it a name", { name: "my-rock" }))).toContain(
      "my-rock = constant",
    );
    const withSettings = await pageOf(table, SPEC);
    const named = await fills(table, withSettings, "Give it a name", { name: "my-markov" });
    expect(textOf(named)).toContain(`my-markov = ${SPEC}`);
  });

  it("replies without buttons when a strategy is too long for one", async () => {
    const long = "markov:order=3,decay=0.98765,reply=likeliest";
    const table = await openTable();
    const reply = await table.type("strategy", "list", { strategy: long });
    expect(textOf(reply)).toContain("0.98765");
    expect(viewOf(reply).buttons).toBeUndefined();
    expect(textOf(await table.type("strategy", "list", { strategy: "markow" }))).toContain("markov");
  });

  it("keeps its actions short enough for a button", async () => {
    const table = await tableWith("a-name-of-24-characters1");
    const views = [await pageOf(table, "a-name-of-24-characters1"), await pageOf(table, SPEC)];
    for (const { action } of views.flatMap(({ buttons }) => buttons?.flat() ?? []))
      expect(() => encodeAction(action)).not.toThrow();
  });
});

describe("/strategy rename", () => {
  it("moves strategy, trial and file to the new name and frees the old one", async () => {
    const table = await openTable();
    await registers(table, "my-markov");
    const before = textOf(await infoOn(table, "my-markov"));
    expect(await renames(table, "my-markov", " My-Other ")).toContain("my-other");
    expect(textOf(await infoOn(table, "my-other"))).toBe(before.replaceAll("my-markov", "my-other"));
    expect((await infoOn(table, "my-markov")).type).toBe("notice");
    await registers(table, "my-markov", "copy", boris);
    expect(textOf(await infoOn(table, "my-markov"))).toContain("my-markov = copy");
    await submits(table, ECHO);
    await renames(table, "my-bot", "my-robot");
    expect(textOf(await infoOn(table, "my-robot"))).toContain(fileId(ECHO).slice(5));
  });

  it.each([
    ["ab", "3 to 24"],
    ["wildcard", "my-wildcard"],
    ["taken", "Someone has already registered"],
    ["mine-too", "You’ve already registered"],
  ])("to %s explains the refusal and changes nothing", async (to, why) => {
    const table = await tableWith("my-markov", "mine-too");
    await registers(table, "taken", "copy", boris);
    expect(await renames(table, "my-markov", to)).toContain(why);
    expect(textOf(await infoOn(table, "my-markov"))).toContain(SPEC);
    expect(textOf(await table.type("strategy", "mine"))).toContain("2 of 10");
  });

  it("is only for the owner", async () => {
    const table = await tableWith("my-markov");
    expect(await renames(table, "my-markov", "stolen", boris)).toContain("haven’t registered");
    expect(labelsOf(await table.type("strategy", "rename", {}))).toContain("my-markov");
  });

  it("gives a name to one of two people who want it at once", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const table = await openTable({ store });
    await registers(table, "annas");
    await registers(table, "boriss", "copy", boris);
    const said = await Promise.all([
      renames(table, "annas", "wanted"),
      renames(table, "boriss", "wanted", boris),
    ]);
    expect(said.filter((one) => one.includes("is now called wanted"))).toHaveLength(1);
    const mine = await Promise.all(
      [ANNA, boris].map((caller) => table.type("strategy", "mine", {}, { caller })),
    );
    expect(mine.filter((one) => textOf(one).includes("wanted"))).toHaveLength(1);
    for (const one of mine) expect(textOf(one)).toContain("1 of 10");
  });
});
