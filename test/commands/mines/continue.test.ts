// A board that another one interrupts: it is asked for, set aside, and taken up again.

import { describe, expect } from "vitest";
import { PLAYER_MINES, type PlayerMines, playerMinesKey } from "../../../commands/mines/game/document.ts";
import { encodeAction, type Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { clearBoard, coveredCells, dataOf, pressMove, recordOf } from "./known-board.ts";

const DAY_MS = 86_400_000;
const NOON = Date.parse("2026-11-18T12:00:00Z");

const documentOf = async (table: Table): Promise<PlayerMines> =>
  (await table.store.read(PLAYER_MINES, playerMinesKey(ANNA))) ?? expect.fail("nothing is stored");

const opened = async (table: Table, options: Record<string, string> = {}): Promise<Reply> =>
  pressMove(table, await table.type("mines", "play", options), "o0");

/** A board set aside, and the one that was begun instead. */
async function setAside(table: Table, options: Record<string, string> = {}) {
  const old = await opened(table, options);
  const question = await table.type("mines", "play");
  return { old, question, begun: await pressMove(table, question, "new") };
}

describe("a second /mines play", () => {
  it("asks while a board with an open cell is open, and changes nothing of it", async ({ table }) => {
    await opened(table);
    const { wanted: _none, ...before } = await documentOf(table);
    const question = await table.type("mines", "play", { level: "pocket" });
    expect(question).toMatchObject({ type: "post", audience: "place", counted: "now" });
    expect(textOf(question)).toMatch(/Still open: 8×8 · \d+ safe cells? to go/);
    expect(labelsOf(question)).toEqual(["Continue", "New board"]);
    for (const { action } of viewOf(question).buttons?.flat() ?? [])
      expect(() => encodeAction(action)).not.toThrow();
    const { wanted, ...after } = await documentOf(table);
    expect(after).toEqual(before);
    expect(wanted).toHaveLength(1);
  });

  it("begins at once while nothing is open on the board before", async ({ table }) => {
    await table.type("mines", "play");
    expect(textOf(await table.type("mines", "play", { level: "pocket" }))).toContain("5×5");
    expect((await documentOf(table)).aside ?? []).toEqual([]);
  });

  it("delivered twice asks one question, and Another board asks, too", async ({ table }) => {
    const over = await pressMove(table, await opened(table), "stop");
    await opened(table);
    const once = await table.type("mines", "play", {}, { id: "same" });
    expect(await table.type("mines", "play", {}, { id: "same" })).toEqual({ ...once, counted: "before" });
    expect(labelsOf(await pressMove(table, over, "again"))).toContain("New board");
  });
});

describe("New board", () => {
  it.each([
    [
      { size: "6x7", mines: "5", start: "safe" },
      { width: 6, height: 7, mines: 5, start: "safe" },
    ],
    [{ board: "6x6-5-opening-abc" }, { width: 6, height: 6, mines: 5, start: "opening" }],
  ])("begins what was asked for: %o", async (options, rules) => {
    const table = await openTable();
    await opened(table);
    const live = await recordOf(table);
    const question = await table.type("mines", "play", options);
    const begun = await pressMove(table, question, "new");
    expect(begun).toMatchObject({ type: "edit" });
    expect(textOf(begun)).toMatch(/The board before waits for you: 8×8 · /);
    expect(await recordOf(table)).toMatchObject({ rules });
    expect((await documentOf(table)).aside).toEqual([{ ...live, asideAt: expect.any(Number) }]);
  });

  it("begins a board that needs no guess, where that was asked for", async ({ table }) => {
    await opened(table);
    const question = await table.type("mines", "play", { size: "6x6", mines: "5", noguess: "yes" });
    await pressMove(table, question, "new");
    expect(await recordOf(table)).toMatchObject({ begin: expect.any(Number), level: "custom" });
  });

  it("sets aside what was opened elsewhere since, and pressed twice begins one board", async ({ table }) => {
    const old = await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    const [safe] = coveredCells(await recordOf(table), false);
    await pressMove(table, old, `o${safe}`);
    const { turn } = await recordOf(table);
    const begun = await pressMove(table, question, "new");
    const again = await pressMove(table, question, "new");
    expect(again).toMatchObject({ type: "edit", view: { buttons: viewOf(begun).buttons } });
    expect(again).not.toHaveProperty("counted");
    expect((await documentOf(table)).aside?.map((game) => game.turn)).toEqual([turn]);
  });

  it("begins once: pressed after its board is forgotten it begins no other under the same id", async () => {
    const table = await openTable();
    await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    await pressMove(table, question, "new");
    expect((await documentOf(table)).wanted).toEqual([]);
    for (let count = 0; count < 3; count++) await table.type("mines", "play");
    expect(await pressMove(table, question, "new")).toEqual(
      notice("en", "continue-asked-gone", { command: "mines" }),
    );
  });

  it("begins a large board on a message of its own: a text cannot become a picture everywhere", async () => {
    const table = await openTable();
    await table.type("mines", "play", { level: "expert" });
    await table.type("mines", "open", { cells: "a1" });
    const question = viewOf(await table.type("mines", "play", { level: "intermediate" }));
    expect(await pressMove(table, question, "continue")).toMatchObject({ type: "post", audience: "place" });
    expect(await pressMove(table, question, "new")).toMatchObject({ type: "post", audience: "place" });
    const again = await pressMove(table, question, "new");
    expect(again).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(again)).toContain("16×16");
  });

  it("of a question that later ones pushed out says so", async ({ table }) => {
    await opened(table);
    const first = viewOf(await table.type("mines", "play"));
    for (let more = 0; more < 3; more++) await table.type("mines", "play");
    expect(await pressMove(table, first, "new")).toEqual(
      notice("en", "continue-asked-gone", { command: "mines" }),
    );
  });

  it("and Continue belong to who was asked", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    for (const move of ["new", "continue"])
      expect(textOf(await pressMove(table, question, move, { caller: BORIS }))).toContain("чужое поле");
    expect((await documentOf(table)).aside ?? []).toEqual([]);
  });
});

describe("Continue", () => {
  it("brings the open board down; pressed twice, on two devices, or delivered again, all is as it was", async () => {
    const table = await openTable();
    const old = await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    const { events: _before, ...before } = await recordOf(table);
    const [one, two] = await Promise.all(
      ["one", "two"].map((id) => pressMove(table, question, "continue", { id })),
    );
    expect(one).toMatchObject({ type: "edit", counted: "now", view: { buttons: viewOf(old).buttons } });
    expect(two).toMatchObject({ type: "edit" });
    expect(await pressMove(table, question, "continue", { id: "one" })).toMatchObject({ counted: "before" });
    expect(await recordOf(table)).toMatchObject(before);
    const [safe] = coveredCells(await recordOf(table), false);
    expect(await pressMove(table, old, `o${safe}`)).toMatchObject({ counted: "now" });
  });

  it("delivered again after New board was pressed does not undo it", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    await pressMove(table, question, "continue", { id: "late" });
    await pressMove(table, question, "new");
    const { id } = await recordOf(table);
    await pressMove(table, question, "continue", { id: "late" });
    expect((await recordOf(table)).id).toBe(id);
  });

  it("of a board that is gone says so", async ({ table }) => {
    const { old } = await setAside(table);
    const aside = viewOf(await pressMove(table, old, "hint"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await pressMove(table, aside, "continue")).toEqual(notice("en", "continue-board-gone"));
  });
});

describe("a board set aside", () => {
  it("takes no cell and gives no hint; its old message offers to go on, and goes on as it was", async () => {
    const table = await openTable();
    const { old } = await setAside(table);
    const before = await documentOf(table);
    const [aside] = before.aside ?? [];
    const [safe] = aside ? coveredCells(aside, false) : [];
    for (const move of [`o${safe}`, "flag", "hint"])
      expect(await pressMove(table, old, move)).toMatchObject({
        type: "edit",
        notice: say("en", "continue-board-is-aside"),
      });
    expect(await documentOf(table)).toEqual(before);
    const shown = viewOf(await pressMove(table, old, "hint"));
    expect(labelsOf(shown)).toEqual(["Continue", "Stop"]);
    const back = await pressMove(table, shown, "continue");
    expect(viewOf(back).buttons).toEqual(viewOf(old).buttons);
    expect(textOf(await clearBoard(table, back))).toContain("🎉 Anna cleared the board");
  });

  it("counts when it ends, and not before; the run of wins ends when it is set aside", async ({ table }) => {
    await clearBoard(table, await table.type("mines", "play"));
    const { old } = await setAside(table);
    expect(await documentOf(table)).toMatchObject({
      tallies: { small: { games: 1, wins: 1 } },
      streak: [0, 1],
    });
    await clearBoard(table, await table.type("mines", "play"));
    await pressMove(table, old, "stop");
    expect(await documentOf(table)).toMatchObject({
      tallies: { small: { games: 3, wins: 2 } },
      streak: [1, 1],
    });
    expect((await documentOf(table)).aside).toEqual([]);
  });

  it("is timed from its first cell to its last, the break included", async () => {
    let now = NOON;
    const table = await openTable({ now: () => now });
    await setAside(table);
    now += 2 * 60_000;
    expect(textOf(await clearBoard(table, await table.type("mines", "continue")))).toContain("in 2:00");
  });

  it("is one of five at most, for thirty days; then it ends for good", async () => {
    let now = NOON;
    const table = await openTable({ now: () => now });
    const old = await opened(table);
    for (let more = 0; more < 6; more++) {
      await pressMove(table, await table.type("mines", "play"), "new");
      await pressMove(table, await table.type("mines", "open"), "o0");
    }
    expect((await documentOf(table)).aside).toHaveLength(5);
    expect(await pressMove(table, old, "stop")).toMatchObject({ notice: say("en", "mines-over") });
    now += 30 * DAY_MS;
    await pressMove(table, await table.type("mines", "continue"), "stop");
    await table.type("mines", "play");
    const { aside, tallies } = await documentOf(table);
    expect(aside).toEqual([]);
    // The one that was taken up after its day's key was told does not count.
    expect(tallies.small).toEqual({ games: 6, wins: 0 });
  });

  it("is exported without its seed", async ({ table }) => {
    await setAside(table);
    const exported = JSON.stringify(await dataOf(table).export(ANNA));
    expect(exported).toContain('"setAside"');
    const { games, aside } = await documentOf(table);
    for (const { seed } of [...games, ...(aside ?? [])]) expect(exported).not.toContain(seed);
  });
});

describe("/mines continue", () => {
  it("with nothing to continue says how to begin", async ({ table }) => {
    expect(await table.type("mines", "continue")).toEqual(notice("en", "continue-no-board"));
    await pressMove(table, await opened(table), "stop");
    expect(await table.type("mines", "continue")).toEqual(notice("en", "continue-no-board"));
  });

  it("takes up the one board set aside, once a delivery, and sets the open one aside in turn", async () => {
    const table = await openTable();
    const { old, begun } = await setAside(table);
    await pressMove(table, begun, "o0");
    const back = await table.type("mines", "continue", {}, { id: "same" });
    expect(viewOf(back).buttons).toEqual(viewOf(old).buttons);
    expect(await table.type("mines", "continue", {}, { id: "same" })).toEqual({ ...back, counted: "before" });
    expect((await documentOf(table)).aside).toHaveLength(1);
  });

  it("of several offers a choice: size, what is left, when", async () => {
    let now = NOON;
    const table = await openTable({ now: () => now });
    await setAside(table, { level: "pocket", start: "safe" });
    await pressMove(table, await table.type("mines", "open"), "o0");
    await pressMove(table, await table.type("mines", "play"), "new");
    now += 3 * 3_600_000;
    const choice = await table.type("mines", "continue");
    expect(textOf(choice)).toMatch(
      /1\. 8×8 · \d+ safe cells? to go · 3 hours ago\n2\. 5×5 · .* · 3 hours ago/,
    );
    await table.press(choice, "2.");
    expect(await recordOf(table)).toMatchObject({ level: "pocket" });
  });
});
