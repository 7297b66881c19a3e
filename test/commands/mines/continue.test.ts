// A board interrupted by a different one: the player is asked, the board is paused, and it's resumed.

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

/** A paused board, and the one started instead. */
async function pause(table: Table, options: Record<string, string> = {}) {
  const old = await opened(table, options);
  const question = await table.type("mines", "play");
  return { old, question, begun: await pressMove(table, question, "new") };
}

describe("a second /mines play", () => {
  it("asks when a started board is open, and leaves it unchanged", async ({ table }) => {
    await opened(table);
    const { wanted: _none, ...before } = await documentOf(table);
    const question = await table.type("mines", "play", { level: "pocket" });
    expect(question).toMatchObject({ type: "post", audience: "place", counted: "new" });
    expect(textOf(question)).toMatch(/Still open: 8×8 · \d+ safe cells? to go/);
    expect(labelsOf(question)).toEqual(["Resume", "New board"]);
    for (const { action } of viewOf(question).buttons?.flat() ?? [])
      expect(() => encodeAction(action)).not.toThrow();
    const { wanted, ...after } = await documentOf(table);
    expect(after).toEqual(before);
    expect(wanted).toHaveLength(1);
  });

  it("starts immediately when the previous board has no open cell", async ({ table }) => {
    await table.type("mines", "play");
    expect(textOf(await table.type("mines", "play", { level: "pocket" }))).toContain("5×5");
    expect((await documentOf(table)).paused ?? []).toEqual([]);
  });

  it("asks one question when redelivered; Another board asks, too", async ({ table }) => {
    const over = await pressMove(table, await opened(table), "stop");
    await opened(table);
    const once = await table.type("mines", "play", {}, { id: "same" });
    expect(await table.type("mines", "play", {}, { id: "same" })).toEqual({ ...once, counted: "duplicate" });
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
  ])("starts the requested board: %o", async (options, rules) => {
    const table = await openTable();
    await opened(table);
    const live = await recordOf(table);
    const question = await table.type("mines", "play", options);
    const begun = await pressMove(table, question, "new");
    expect(begun).toMatchObject({ type: "edit" });
    expect(textOf(begun)).toMatch(/Your earlier board is waiting: 8×8 · /);
    expect(await recordOf(table)).toMatchObject({ rules });
    expect((await documentOf(table)).paused).toEqual([{ ...live, pausedAt: expect.any(Number) }]);
  });

  it("starts a board that needs no guess when requested", async ({ table }) => {
    await opened(table);
    const question = await table.type("mines", "play", { size: "6x6", mines: "5", noguess: "yes" });
    await pressMove(table, question, "new");
    expect(await recordOf(table)).toMatchObject({ begin: expect.any(Number), level: "custom" });
  });

  it("pauses later progress, and starts one board when pressed twice", async ({ table }) => {
    const old = await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    const [safe] = coveredCells(await recordOf(table), false);
    await pressMove(table, old, `o${safe}`);
    const { turn } = await recordOf(table);
    const begun = await pressMove(table, question, "new");
    const again = await pressMove(table, question, "new");
    expect(again).toMatchObject({ type: "edit", view: { buttons: viewOf(begun).buttons } });
    expect(again).not.toHaveProperty("counted");
    expect((await documentOf(table)).paused?.map((game) => game.turn)).toEqual([turn]);
  });

  it("starts no second board after the first is forgotten", async () => {
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

  it("starts a large board in a new message, since text can't become a picture", async () => {
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

  it("says when its question was replaced by later ones", async ({ table }) => {
    await opened(table);
    const first = viewOf(await table.type("mines", "play"));
    for (let more = 0; more < 3; more++) await table.type("mines", "play");
    expect(await pressMove(table, first, "new")).toEqual(
      notice("en", "continue-asked-gone", { command: "mines" }),
    );
  });

  it("belongs to the person asked, as does Continue", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    for (const move of ["new", "continue"])
      expect(textOf(await pressMove(table, question, move, { caller: BORIS }))).toContain("чужое поле");
    expect((await documentOf(table)).paused ?? []).toEqual([]);
  });
});

describe("Resume", () => {
  it("moves the open board down, unchanged by repeated presses", async () => {
    const table = await openTable();
    const old = await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    const { events: _before, ...before } = await recordOf(table);
    const [one, two] = await Promise.all(
      ["one", "two"].map((id) => pressMove(table, question, "continue", { id })),
    );
    expect(one).toMatchObject({ type: "edit", counted: "new", view: { buttons: viewOf(old).buttons } });
    expect(two).toMatchObject({ type: "edit" });
    expect(await pressMove(table, question, "continue", { id: "one" })).toMatchObject({
      counted: "duplicate",
    });
    expect(await recordOf(table)).toMatchObject(before);
    const [safe] = coveredCells(await recordOf(table), false);
    expect(await pressMove(table, old, `o${safe}`)).toMatchObject({ counted: "new" });
  });

  it("doesn't undo New board when redelivered afterwards", async ({ table }) => {
    await opened(table);
    const question = viewOf(await table.type("mines", "play"));
    await pressMove(table, question, "continue", { id: "late" });
    await pressMove(table, question, "new");
    const { id } = await recordOf(table);
    await pressMove(table, question, "continue", { id: "late" });
    expect((await recordOf(table)).id).toBe(id);
  });

  it("reports a board that is gone", async ({ table }) => {
    const { old } = await pause(table);
    const paused = viewOf(await pressMove(table, old, "hint"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await pressMove(table, paused, "continue")).toEqual(notice("en", "continue-board-gone"));
  });
});

describe("a paused board", () => {
  it("takes no cells or hints, and resumes unchanged from its old message", async () => {
    const table = await openTable();
    const { old } = await pause(table);
    const before = await documentOf(table);
    const [paused] = before.paused ?? [];
    const [safe] = paused ? coveredCells(paused, false) : [];
    for (const move of [`o${safe}`, "flag", "hint"])
      expect(await pressMove(table, old, move)).toMatchObject({
        type: "edit",
        notice: say("en", "continue-board-is-paused"),
      });
    expect(await documentOf(table)).toEqual(before);
    const shown = viewOf(await pressMove(table, old, "hint"));
    expect(labelsOf(shown)).toEqual(["Resume", "Stop"]);
    const back = await pressMove(table, shown, "continue");
    expect(viewOf(back).buttons).toEqual(viewOf(old).buttons);
    expect(textOf(await clearBoard(table, back))).toContain("🎉 Anna cleared the board");
  });

  it("counts when it ends, and ends the winning streak when paused", async ({ table }) => {
    await clearBoard(table, await table.type("mines", "play"));
    const { old } = await pause(table);
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
    expect((await documentOf(table)).paused).toEqual([]);
  });

  it("includes the pause in its time", async () => {
    let now = NOON;
    const table = await openTable({ now: () => now });
    await pause(table);
    now += 2 * 60_000;
    expect(textOf(await clearBoard(table, await table.type("mines", "continue")))).toContain("in 2:00");
  });

  it("is one of five at most, kept for thirty days", async () => {
    let now = NOON;
    const table = await openTable({ now: () => now });
    const old = await opened(table);
    for (let more = 0; more < 6; more++) {
      await pressMove(table, await table.type("mines", "play"), "new");
      await pressMove(table, await table.type("mines", "open"), "o0");
    }
    expect((await documentOf(table)).paused).toHaveLength(5);
    expect(await pressMove(table, old, "stop")).toMatchObject({ notice: say("en", "mines-over") });
    now += 30 * DAY_MS;
    await pressMove(table, await table.type("mines", "continue"), "stop");
    await table.type("mines", "play");
    const { paused, tallies } = await documentOf(table);
    expect(paused).toEqual([]);
    // The board resumed after its day's key was published doesn't count.
    expect(tallies.small).toEqual({ games: 6, wins: 0 });
  });

  it("is exported without its seed", async ({ table }) => {
    await pause(table);
    const exported = JSON.stringify(await dataOf(table).export(ANNA));
    expect(exported).toContain('"paused"');
    const { games, paused } = await documentOf(table);
    for (const { seed } of [...games, ...(paused ?? [])]) expect(exported).not.toContain(seed);
  });
});

describe("/mines continue", () => {
  it("says how to start when there is nothing to continue", async ({ table }) => {
    expect(await table.type("mines", "continue")).toEqual(notice("en", "mines-none"));
    await pressMove(table, await opened(table), "stop");
    expect(await table.type("mines", "continue")).toEqual(notice("en", "mines-none"));
  });

  it("resumes the only paused board once, and pauses the open one", async () => {
    const table = await openTable();
    const { old, begun } = await pause(table);
    await pressMove(table, begun, "o0");
    const back = await table.type("mines", "continue", {}, { id: "same" });
    expect(viewOf(back).buttons).toEqual(viewOf(old).buttons);
    expect(await table.type("mines", "continue", {}, { id: "same" })).toEqual({
      ...back,
      counted: "duplicate",
    });
    expect((await documentOf(table)).paused).toHaveLength(1);
  });

  it("offers a choice of several: size, remaining cells, date", async () => {
    let now = NOON;
    const table = await openTable({ now: () => now });
    await pause(table, { level: "pocket", start: "safe" });
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
