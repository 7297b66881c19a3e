// Files that play minesweeper: what they see, and how they fail.

import { afterAll, describe, expect, it } from "vitest";
import { noStrategySources } from "../../../src/arena/match/task.ts";
import { openSandbox } from "../../../src/arena/sandbox/sandbox.ts";
import { Minesweeper } from "../../../src/core/games/minesweeper/game.ts";

const RULES = { width: 4, height: 3, mines: 2, start: "safe" } as const;
const sandbox = openSandbox({ strategySources: noStrategySources });
afterAll(() => sandbox.close());

const played = (source: string, rules: Parameters<typeof sandbox.board>[1] = RULES, seed = "s") =>
  sandbox.board(Buffer.from(source), rules, seed);

describe("a file at minesweeper", () => {
  it("sees the board as rows of text, and opens cells by number until the board is won", async () => {
    const game = new Minesweeper(RULES);
    const shown = [JSON.stringify({ width: 4, height: 3, mines: 2, rows: ["....", "....", "...."] })];
    game.open(5, "s");
    const signs = [...game.seen].map((seen) => (seen < 0 ? "." : String(seen))).join("");
    shown.push(JSON.stringify({ width: 4, height: 3, mines: 2, rows: signs.match(/..../g) }));
    const source = `
      let turn = 0;
      export const choose = (board) => {
        const shown = JSON.stringify(board);
        if (shown !== ${JSON.stringify(shown)}[turn++]) throw new Error(shown);
        return turn === 1 ? 5 : -1;
      };`;
    expect(await played(source)).toMatchObject({
      broken: { reason: expect.stringContaining("it opened -1") },
    });
    const reader = "export const choose = ({ rows }) => rows.join('').indexOf('.')";
    expect(await played(reader, { ...RULES, mines: 0 })).toEqual({ won: true });
    expect(await played(reader, { ...RULES, mines: 11 })).toEqual({ won: true });
    expect(await played(reader, { ...RULES, width: 9, height: 9, mines: 60 })).toEqual({ won: false });
  });

  it("has its own random numbers, the same each time, and forgets from board to board", async () => {
    const drawn = "export const choose = (board, random) => { throw [random(), Math.random()].join(); }";
    const [one, again, other] = [await played(drawn), await played(drawn), await played(drawn, RULES, "t")];
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    const counting = "let boards = 0; export const choose = () => { throw ++boards; }";
    await played(counting);
    expect(await played(counting)).toMatchObject({ broken: { reason: "it threw 1" } });
  });

  it.each([
    ["export const choose = () => 12", "illegal", /opened 12, which isn't a cell; cells are 0 to 11/],
    ["export const choose = () => 0.5", "illegal", /opened 0.5, which isn't a cell/],
    ["export const choose = () => 'A1'", "illegal", /opened "A1", which isn't a cell/],
    ["export const choose = async () => 0", "illegal", /opened a promise/],
    ["export const choose = () => 0", "illegal", /opened cell 0, which is open already/],
    ["export const choose = ({ rows }) => rows[9][9]", "crashed", /TypeError/],
    ["export const choose = () => { for (;;); }", "exhausted", /more steps/],
    ["export const choose = () => 'x'.repeat(2e7)", "exhausted", /more memory/],
    ["export const move = () => 0", "crashed", /doesn't export choose/],
    ["export const choose = 1 +", "crashed", /SyntaxError/],
    ["import fs from 'node:fs'", "crashed", /can't import/],
  ])("fails by %s", async (source, kind, reason) => {
    expect(await played(source, { ...RULES, mines: 3 })).toMatchObject({
      broken: { kind, reason: expect.stringMatching(reason) },
    });
  });
});
