// Everything around a game: hints, large boards, boards without guesses or from others, strategies to watch, typed
// cells, and refusals.

import { describe, expect } from "vitest";
import { cellName, readCell } from "../../../commands/mines/game/cells.ts";
import { PLAYER_MINES, playerMinesKey } from "../../../commands/mines/game/document.ts";
import type { Caller, Place, View } from "../../../src/chat/index.ts";
import { ANNA, BORIS, it, labelsOf, openTable, suggested, textOf, viewOf } from "../play/table.ts";
import { buttonFor, clearBoard, coveredCells, minesOf, nameIn, pressMove, recordOf } from "./known-board.ts";

const DISCORD = { platform: "discord", fieldLimits: { columns: 5, rows: 5 } } as const;
const VERA: Caller = { ...DISCORD, id: "7", name: "Vera", locale: "en" };
const TESS: Caller = { platform: "terminal", id: "t", name: "Tess", locale: "en" };
const VERAS: Place = { kind: "private", id: "7" };

const pictureOf = ({ blocks }: View) => blocks.find((block) => block.type === "picture");

describe("a hint", () => {
  it("names a safe cell and its reasons, marks its button, counts once", async () => {
    const table = await openTable();
    const reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const hinted = await pressMove(table, reply, "hint");
    const [, name] =
      /💡 ([A-H]\d) is safe: .+ (?:leaves|leave) no other possibility\./.exec(textOf(hinted)) ?? [];
    const cell = readCell({ width: 8, height: 8 }, name ?? "");
    expect(coveredCells(await recordOf(table), false)).toContain(cell);
    expect(buttonFor(viewOf(hinted), `o${cell}`).style).toBe("success");
    await pressMove(table, hinted, "hint");
    expect((await recordOf(table)).hints).toBe(1);
    const opened = await pressMove(table, hinted, `o${cell}`);
    expect(textOf(opened)).not.toContain("💡");
    expect((await recordOf(table)).hint).toBeUndefined();
  });

  it("says before the first cell that all are equal; by command privately", async () => {
    const table = await openTable();
    expect(await table.type("mines", "hint")).toEqual({
      type: "notice",
      text: "You have no open board. Start one: /mines play",
    });
    await table.type("mines", "play");
    expect(textOf(await table.type("mines", "hint"))).toMatch(
      /Nothing is open yet\. [A-H]\d is as safe as any first cell/,
    );
  });

  it("excludes a win from the streak and the best time", async ({ table }) => {
    const reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const won = await clearBoard(table, await pressMove(table, reply, "hint"));
    expect(textOf(won)).toContain(", with 1 hint.");
    const stats = textOf(await table.type("mines", "stats"));
    expect(stats).toMatch(/Small +– +1 +1/);
    expect(stats).toContain("Wins in a row without a hint: 0 now");
  });
});

describe("a large board", () => {
  it("is a picture with parts, then buttons for one; a hint picks its part", async () => {
    const table = await openTable();
    const by = { caller: VERA, place: VERAS };
    const opening = await table.type("mines", "play", { level: "intermediate" }, by);
    expect(pictureOf(viewOf(opening))).toMatchObject({
      alt: "Board 16×16: 0 cells open, 0 flags, 40 mines.",
    });
    expect(viewOf(opening).buttons?.map((row) => row.length)).toEqual([4, 4, 4, 4, 3]);
    expect(labelsOf(opening)).toContain("I13–L16");
    const part = await pressMove(table, opening, "w5", by);
    expect(viewOf(part).buttons?.map((row) => row.length)).toEqual([4, 4, 4, 4, 5]);
    expect(labelsOf(part)).toContain("E5");
    const opened = await pressMove(table, part, "o68", by);
    expect((await recordOf(table, VERA)).first).toBe(68);
    const hinted = await pressMove(table, await pressMove(table, opened, "map", by), "hint", by);
    const { hint, window } = await recordOf(table, VERA);
    expect(window).toBeDefined();
    expect(buttonFor(viewOf(hinted), `o${hint?.cell}`).style).toBe("success");
  });

  it("fits Discord's forty components at every size", async ({ table }) => {
    const by = { caller: VERA, place: VERAS };
    const components = ({ buttons = [] }: View) => 2 + buttons.reduce((sum, row) => sum + 1 + row.length, 0);
    for (const size of ["5x5", "6x5", "25x20", "26x16", "30x20"]) {
      const opening = viewOf(await table.type("mines", "play", { size }, by));
      const part = size === "5x5" ? opening : viewOf(await pressMove(table, opening, "w0", by));
      for (const view of [opening, part]) {
        expect(components(view)).toBeLessThanOrEqual(40);
        expect(Math.max(...(view.buttons ?? []).map((row) => row.length))).toBeLessThanOrEqual(5);
      }
    }
  });
});

describe("a board", () => {
  it("is the same for another person by its code, and doesn't count", async ({ table }) => {
    const won = await clearBoard(table, await pressMove(table, await table.type("mines", "play"), "o0"));
    const [, board] = /Try it yourself: (\S+)/.exec(textOf(await pressMove(table, won, "verify"))) ?? [];
    const hers = minesOf(await recordOf(table));
    const reply = await table.type("mines", "play", { board: board as string }, { caller: BORIS });
    await clearBoard(table, reply, BORIS);
    expect(minesOf(await recordOf(table, BORIS))).toEqual(hers);
    expect(textOf(await table.type("mines", "stats", {}, { caller: BORIS }))).toContain("ни одной игры");
  });

  it("can be won by certain hints only, if it needs no guess", async () => {
    const table = await openTable();
    let reply = await table.type("mines", "play", { level: "beginner", noguess: "yes" });
    for (let move = 0; move < 81 && (await recordOf(table)).ending === undefined; move++) {
      reply = await pressMove(table, reply, "hint");
      const { hint } = await recordOf(table);
      expect(hint?.reason.kind).toBe("forced");
      reply = await pressMove(table, reply, `o${hint?.cell}`);
    }
    expect(textOf(reply)).toContain("🎉");
  });

  it.each([
    [{ size: "5x5", mines: "40" }, "40 mines don’t fit: 5×5 has room for 1 to 16"],
    [{ size: "5x5", mines: "0" }, "0 mines don’t fit"],
    [{ size: "3x3" }, "3×3 is too small for an area without mines. Choose a larger board, or start=safe."],
    [{ size: "3x3", start: "safe", mines: "9" }, "3×3 has room for 1 to 8"],
    [{ size: "31x9" }, "31×9 is too large for a chat. The largest is 30×20."],
    [{ size: "1x9" }, "at least two columns"],
    [{ size: "big" }, "isn’t a valid size"],
    [{ level: "hopeless" }, "isn’t a valid level"],
    [{ level: "expert", size: "5x5" }, "either a level or a size"],
    [{ board: "9x9" }, "isn’t a valid board code"],
    [{ board: "99x99-10-safe-abc" }, "99×99 is too large"],
    [{ board: "9x9-10-safe-abc", level: "expert" }, "Give the code alone"],
    [{ start: "lucky" }, "lucky"],
  ])("rejects %j, and explains why", async (options, words) => {
    const table = await openTable();
    const reply = await table.type("mines", "play", options as Record<string, string>);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(words);
  });
});

const NONSENSE = ["abc", "", " ", "5x", "1.5", "-1", "+3", "1e1", "0x9", "NaN", "٣", "99999", "toString"];

describe("an invalid option value", () => {
  const answerTo = async (subcommand: string, options: Record<string, string>, caller = ANNA) => {
    const table = await openTable();
    const reply = await table.type("mines", subcommand, options, { caller });
    expect(reply.type).toBe("notice");
    expect(await table.store.read(PLAYER_MINES, playerMinesKey(caller))).toBeUndefined();
    return textOf(reply);
  };

  it.each(["play", "watch", "race"])("is refused by /mines %s for numbers", async (subcommand) => {
    for (const mines of NONSENSE) {
      expect(await answerTo(subcommand, { mines, user: "@boris" })).toMatch(
        /^mines must be a whole number | don’t fit/,
      );
      expect(await answerTo(subcommand, { mines, size: "5x5" })).toMatch(/number from 1 to 16|1 to 16/);
    }
  });

  it("is refused in Russian for numbers, too", async () => {
    expect(await answerTo("play", { mines: "abc" }, BORIS)).toMatch(/abc.*mines.*от 1 до/);
  });

  it.each(["play", "watch", "race"])("is refused by /mines %s for any other option", async (subcommand) => {
    const options = subcommand === "race" ? ["level", "size"] : ["level", "size", "start", "board"];
    for (const option of options)
      for (const typed of NONSENSE.filter((one) => one !== ""))
        expect(await answerTo(subcommand, { [option]: typed, user: "@boris" })).not.toBe("");
  });

  it.each(["play", "watch"])("is refused by /mines %s beside a board's code", async (subcommand) => {
    for (const more of [{ level: "expert" }, { size: "5x5" }, { mines: "5" }])
      expect(await answerTo(subcommand, { board: "9x9-10-safe-abc", ...more })).toContain(
        "Give the code alone",
      );
  });
});

describe("typed cells", () => {
  it("open and flag several cells, up to the first invalid one, which is named", async () => {
    const table = await openTable();
    const by = { caller: TESS, place: { kind: "private", id: "t" } as const };
    const opening = viewOf(await table.type("mines", "play", {}, by));
    expect(opening.blocks.map(({ type }) => type)).toContain("grid");
    expect(textOf(opening)).toMatch(/^ +A B C D E F G H I\n1 ■/m);
    expect(opening.typed).toMatchObject({ command: "mines", subcommand: "open", option: "cells" });
    expect(opening.typed?.takes.test("f b7, c3")).toBe(true);
    expect(opening.typed?.takes.test("hint")).toBe(false);
    await table.type("mines", "open", { cells: "a1" }, by);
    const record = await recordOf(table, TESS);
    const mine = coveredCells(record, true)[0] as number;
    const name = nameIn(record, mine);
    const flagged = await table.type("mines", "open", { cells: `f ${name} a1 b1` }, by);
    expect(textOf(flagged)).toContain("A1 is already open.");
    expect(textOf(flagged)).toContain("🚩 1 of 10");
    expect(textOf(await table.type("mines", "flag", { cells: name }, by))).toContain("🚩 0 of 10");
    expect(textOf(await table.type("mines", "open", { cells: "k1" }, by))).toContain(
      "no cell k1 on this board. Cells go from A1 to I9",
    );
    expect(textOf(await table.type("mines", "flag", {}, by))).toContain(
      "Which cell? Type after /mines: flag B7",
    );
  });

  it("don't open flagged cells, and mention flag mode only where it exists", async () => {
    const table = await openTable();
    for (const [caller, words] of [
      [TESS, "A1 has a flag. Remove it first: f A1"],
      [VERA, "A1 has a flag. Remove it first: in flag mode, or type after /mines: flag A1"],
    ] as const) {
      const by = { caller, place: { kind: "private", id: caller.id } as const };
      await table.type("mines", "play", {}, by);
      expect(textOf(await table.type("mines", "open", { cells: "f A1 A1" }, by))).toContain(words);
    }
  });

  it("count once when the line is redelivered", async ({ table }) => {
    await table.type("mines", "play");
    await table.type("mines", "open", { cells: "a1" });
    const [mine] = coveredCells(await recordOf(table), true);
    const cells = `f ${nameIn(await recordOf(table), mine as number)}`;
    const first = await table.type("mines", "open", { cells }, { id: "twice" });
    const { flags } = await recordOf(table);
    expect(await table.type("mines", "open", { cells }, { id: "twice" })).toMatchObject({
      counted: "duplicate",
    });
    expect(first).toMatchObject({ counted: "new" });
    expect((await recordOf(table)).flags).toBe(flags);
  });

  it("suggest covered cells, after those already typed", async ({ table }) => {
    const suggest = (typed: string) =>
      suggested(table, { command: "mines", subcommand: "open", option: "cells", typed });
    expect(await suggest("b")).toEqual([]);
    await table.type("mines", "play");
    expect(await suggest("A1 b")).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((row) => `A1 B${row}`));
    expect(await suggest("")).toHaveLength(25);
  });
});

describe("an abandoned game", () => {
  const by = { caller: TESS, place: { kind: "private", id: "t" } as const };

  it("is shown again by opening no cell, unless it is over", async ({ table }) => {
    expect(textOf(await table.type("mines", "open", {}, by))).toContain("You have no open board");
    await table.type("mines", "play", {}, by);
    const left = await table.type("mines", "open", { cells: "a1" }, by);
    const shown = await table.type("mines", "open", {}, by);
    expect(viewOf(shown)).toEqual(viewOf(left));
    expect(shown).not.toHaveProperty("counted");
    await table.press(shown, "Stop", by);
    expect(textOf(await table.type("mines", "open", {}, by))).toContain("This game is over");
  });
});

describe("a strategy on display", () => {
  it("opens and explains one cell per press, repeatably, storing nothing", async () => {
    const table = await openTable();
    const opening = await table.type("mines", "watch", { size: "6x6", mines: "6" });
    expect(pictureOf(viewOf(opening))).toBeDefined();
    const first = await pressMove(table, opening, "next");
    expect(textOf(first)).toContain("Move 1, C3: nothing is open yet.");
    const second = await pressMove(table, first, "next");
    expect(textOf(second)).toMatch(/Move 2, [A-F]\d: .+\./);
    expect(textOf(await pressMove(table, first, "next"))).toBe(textOf(second));
    await expect(recordOf(table)).rejects.toThrow("no game");
  });

  it.each(["exact", "simple", "random"])(
    "%s finishes, then shows the board's code and offers another",
    async (strategy) => {
      const table = await openTable();
      const opening = await table.type("mines", "watch", { strategy, size: "6x6", mines: "9" });
      const end = await pressMove(table, opening, "end");
      expect(textOf(end)).toMatch(/Cleared: all 27 cells|That was a mine/);
      const [, board] = /Try it yourself: (\S+)/.exec(textOf(end)) ?? [];
      expect(board).toMatch(/^6x6-9-opening-\w{12}$/);
      const same = await table.type("mines", "watch", { strategy, board: board as string });
      expect(textOf(await pressMove(table, same, "end"))).toBe(textOf(end));
      expect(textOf(await pressMove(table, end, "again"))).toContain("Nothing is open yet");
    },
  );

  it("belongs to its caller", async ({ table }) => {
    const view = viewOf(await table.type("mines", "watch"));
    expect((await pressMove(table, view, "next", { caller: BORIS })).type).toBe("notice");
    expect(textOf(await table.type("mines", "watch", { strategy: "oracle" }))).toContain("oracle");
    expect(cellName({ width: 9 }, 20)).toBe("C3");
  });
});
