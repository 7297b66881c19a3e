// The buttons of a tournament: below its messages for everyone, and in the viewer's own panel.

import { describe, expect, it } from "vitest";
import { leaderBlocks } from "../../../commands/tournament/view.ts";
import { encodeAction, type Incoming, type Place, type View } from "../../../src/chat/index.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { ANNA, BORIS, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { boris, enter, here, playOut, says, tournament, VENUE } from "./hall.ts";
import { postbox, shown, wordsOf } from "./postbox.ts";

const PHONE_CELLS = 40;
/** Boris in his private chat with the bot. */
const apart = { ...boris, place: { kind: "private", id: BORIS.id } } as const;
const english = (id: Parameters<typeof say>[1]) => say("en", id);

async function opened(options: Record<string, string> = {}) {
  const table = await openTable();
  const { messenger, posts, edits } = postbox();
  await table.tournaments.serve(messenger);
  const created = await tournament(table, "create", { match: "20", ...options });
  await shown(created, "card");
  return { table, posts, edits, card: viewOf(created) };
}

const names = async (table: Table) =>
  ((await table.tournaments.read(VENUE)).current?.entrants ?? []).map(({ name }) => name);
const panelOf = async (table: Table, by: Partial<Incoming> = here) =>
  viewOf(await tournament(table, "show", {}, by));
const pressed = async (table: Table, view: View, label: string, by: Partial<Incoming> = here) =>
  viewOf(await table.press(view, label, by));

/** Lines on a phone, including title and table. */
function linesOf(view: View): number {
  const lines = wordsOf({ ...view, blocks: view.blocks.filter(({ type }) => type !== "picture") }).split(
    "\n",
  );
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(cellWidth(line) / PHONE_CELLS)), 0);
}

describe("a tournament's card", () => {
  it("has no hash, command or seed, and at most eight lines, ten at the end", async () => {
    const { table, posts, edits } = await opened({ start: "18:00" });
    await table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=4" }, here);
    for (const strategy of ["my-markov", "markov:order=3,decay=0.98", "copy", "rotation", "random", "mirror"])
      await enter(table, [strategy], { ...here, caller: { ...ANNA, id: strategy.slice(0, 3) } });
    await tournament(table, "join", { strategy: "my-markov" });
    await table.tournaments.idle();
    const open = edits.at(-1)?.view ?? expect.fail();
    expect(wordsOf(open)).toContain("my-markov");
    await playOut(table);
    const end = posts.at(-1)?.view ?? expect.fail();
    for (const { view } of edits) {
      const most = wordsOf(view).includes("It’s over") ? 10 : 8;
      expect(linesOf(view), wordsOf(view)).toBeLessThanOrEqual(most);
      expect(wordsOf(view)).not.toMatch(/[0-9a-f]{8}|\/tournament|gadalka --|seed/i);
    }
    expect(linesOf(end), wordsOf(end)).toBeLessThanOrEqual(10);
    expect(wordsOf(end)).not.toMatch(/[0-9a-f]{8}|\/tournament|gadalka --|seed/i);
    expect(labelsOf(end)).toEqual(["Next one", "More"]);
  });

  it("names a name's author only if the author entered it", async () => {
    const { table } = await opened();
    await table.type("strategy", "register", { name: "annas", strategy: "copy" }, here);
    await table.type("strategy", "register", { name: "boriss", strategy: "mirror" }, boris);
    await enter(table, ["annas", "boriss", "random"]);
    expect(await says(table, "status")).toContain("annas (Anna), boriss, random");
  });

  it("enters the only strategy, asks which of several, or how to make one", async () => {
    const { table, card } = await opened();
    const none = await pressed(table, card, "Enter mine");
    expect(textOf(none)).toContain("/strategy submit");
    expect(textOf(await table.press(none, "iocaine", here))).toContain("iocaine joins");
    await table.type("strategy", "register", { name: "one", strategy: "copy" }, boris);
    expect(await table.press(card, "Enter mine", boris)).toEqual({
      type: "notice",
      text: expect.stringContaining("one joins"),
    });
    await table.type("strategy", "register", { name: "two", strategy: "mirror" }, boris);
    const which = await pressed(table, card, "Enter mine", boris);
    expect(labelsOf(which).slice(0, 1)).toEqual(["two"]);
    expect(await names(table)).toEqual(["iocaine", "one"]);
  });

  it("acts on its group even when pressed in a private reply", async () => {
    const { table, card } = await opened();
    for (const name of ["one", "two"])
      await table.type("strategy", "register", { name, strategy: "copy" }, boris);
    const which = await pressed(table, card, "Enter mine", boris);
    expect(textOf(await table.press(which, "two", apart))).toContain("two joins");
    expect(await names(table)).toEqual(["two"]);
    const back = await pressed(table, which, "Back", apart);
    expect(labelsOf(back)).toEqual(["Enter mine", "Leave: two", "Details"]);
    // In a private chat, a typed line would refer to a different chat.
    expect(labelsOf(which)).toContain("Another one");
    expect(labelsOf(await pressed(table, back, "Enter mine", apart))).not.toContain("Another one");
    const manager = { ...here, mayConfigure: async () => true, mayManage: async () => true };
    await table.type("place", "settings", { what: "tournaments", to: "off" }, manager);
    expect(textOf(await table.press(card, "Enter mine", boris))).not.toContain("joins");
    await table.press(which, "one", apart);
    expect(await names(table)).toEqual(["two"]);
  });

  it("starts once for many presses of Start, and only for those allowed", async () => {
    const { table, card } = await opened();
    const start = (by: Partial<Incoming>) => table.press(card, "Start", by).then(textOf);
    expect(await start(here)).toContain("needs at least two strategies");
    await enter(table, ["copy", "rotation"]);
    expect(await start(boris)).toBe(english("tournament-not-yours"));
    const manager = { ...boris, mayManage: async () => true };
    const said = await Promise.all([start(here), start(manager)]);
    expect(said.filter((one) => one.startsWith("It starts"))).toHaveLength(2);
    await table.tournaments.idle();
    expect((await table.tournaments.read(VENUE)).finished).toHaveLength(1);
    expect(await start(here)).toBe(english("tournament-over"));
    expect(textOf(await table.press(card, "Enter mine", here))).toBe(english("tournament-over"));
  });

  it("opens the next tournament like the last one for a manager", async () => {
    const { table, posts } = await opened({ system: "round-robin", house: "off" });
    await enter(table, ["copy", "rotation"]);
    await playOut(table);
    const end = posts.at(-1)?.view ?? expect.fail();
    const barred = { ...boris, mayManage: async () => false };
    expect(textOf(await table.press(end, "Next one", barred))).toBe(english("tournament-create-not-yours"));
    const next = await table.press(end, "Next one", here);
    expect(next).toMatchObject({ type: "post", audience: "place" });
    expect((await table.tournaments.read(VENUE)).current).toMatchObject({ system: "round-robin", match: 20 });
    expect(textOf(await table.press(end, "Next one", here))).toBe(english("tournament-open-already"));
  });

  it("refuses buttons of chats without the tournament, and foreign ones", async () => {
    const { table, card } = await opened();
    const [first = expect.fail()] = card.buttons?.flat() ?? [];
    let presses = 0;
    const press = (action: object) =>
      table.dispatch.handle({
        ...{ id: `${++presses}`, caller: ANNA, place: PRIVATE, type: "press" },
        action: { ...first.action, ...action },
      } as Incoming);
    expect(textOf(await press({ session: "abcdef01x-99" }))).toBe(english("tournament-gone"));
    expect(textOf(await press({ move: "dance" }))).toBe(english("press-old-button"));
  });
});

describe("a tournament's leaders", () => {
  const line = (name: string, from: number, to: number, points: number) => ({
    ...{ name, ranks: [from, to] as [number, number], points },
    ...{ wins: 0, draws: 0, losses: 0 },
  });
  const said = (...lines: Parameters<typeof leaderBlocks>[0]) =>
    leaderBlocks(lines, 4, "en").flatMap((block) => (block.type === "quiet" ? [block.text] : []));

  it("say which ranks are shared and which equal points a tie-break decided", () => {
    expect(said(line("a", 1, 2, 3), line("b", 1, 2, 3))).toEqual(["1-2: tied"]);
    expect(said(line("a", 1, 1, 3.5), line("b", 2, 2, 3.5))).toEqual(["3.5: tie-break"]);
    expect(said(line("a", 1, 1, 3), line("b", 2, 2, 2))).toEqual([]);
  });
});

describe("a tournament's panel", () => {
  it("offers what the viewer may do now", async () => {
    const { table } = await opened();
    expect(labelsOf(await panelOf(table))).toEqual(["Enter mine", "Start", "Cancel", "Details"]);
    expect(labelsOf(await panelOf(table, boris))).toEqual(["Enter mine", "Details"]);
    const entering = await pressed(table, await panelOf(table), "Enter mine");
    expect(textOf(await table.press(entering, "mirror", here))).toContain("mirror joins");
    await tournament(table, "join", { strategy: "rotation" }, boris);
    const open = await panelOf(table, boris);
    expect(labelsOf(open)).toEqual(["Enter mine", "Leave: rotation", "Details"]);
    await table.press(open, "Leave", boris);
    // A second press says that it's gone, and nothing else leaves.
    expect(textOf(await table.press(open, "Leave", boris))).toContain(english("panel-gone"));
    expect(await names(table)).toEqual(["mirror"]);
    expect(await table.press(await panelOf(table), "Cancel", here)).toMatchObject({ audience: "place" });
    expect((await table.tournaments.read(VENUE)).current).toBeUndefined();
  });

  it("shows standings, pairings, history, seed and file", async () => {
    const { table } = await opened({ house: "off", rounds: "2" });
    await enter(table, ["copy", "rotation", "random", "mirror"]);
    await table.press(await panelOf(table), "Start", here);
    await table.tournaments.idle();
    const panel = await panelOf(table, boris);
    expect(labelsOf(panel)).toEqual(["Standings", "Pairings", "Earlier ones", "Download", "Details"]);
    const read = async (view: View, label: string) => textOf(await table.press(view, label, boris));
    expect(await read(panel, "Standings")).toMatch(/pts[\s\S]*rotation/);
    expect(await read(panel, "Pairings")).toContain("round 2");
    expect(await read(panel, "Earlier")).toContain("Tournaments here: 1");
    expect(await read(panel, "Details")).toMatch(/The seed was \d+/);
    const file = await table.press(panel, "Download", boris);
    expect(viewOf(file).blocks.some(({ type }) => type === "file")).toBe(true);
    expect(file).toMatchObject({ audience: "caller" });
  });

  it("keeps its actions short enough for a button in a large group's topic", async () => {
    const table = await openTable();
    const place: Place = { kind: "group", id: "-1001234567890", topic: "1234567", locale: "en" };
    await tournament(table, "create", {}, { place });
    const own = { name: "a-name-of-24-characters1", strategy: "copy" };
    await table.type("strategy", "register", own, { place });
    const panel = await panelOf(table, { place });
    const entering = await pressed(table, panel, "Enter mine", { place });
    for (const { action } of [panel, entering].flatMap((view) => view.buttons?.flat() ?? []))
      expect(() => encodeAction(action)).not.toThrow();
  });
});
