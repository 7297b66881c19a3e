// The picture at a tournament's end: who met whom, with points, and its alt text.

import { describe, expect } from "vitest";
import { crossTable, crossWords, ROWS_MAX } from "../../../commands/tournament/cross-table.ts";
import type { Finished } from "../../../commands/tournament/document.ts";
import type { ReportedPairing } from "../../../src/arena/tournaments/report.ts";
import type { CrossTable } from "../../../src/infra/pictures/index.ts";
import { it } from "../play/table.ts";
import { enter, playOut, serve, tournament } from "./hall.ts";

type Line = readonly [name: string, points: number, ranks: [number, number]];

function finished(system: Finished["system"], lines: readonly Line[]): Finished {
  const entrants = lines.map(([name]) => ({ name, strategy: name }));
  const standings = lines.map(([name, points, ranks]) => ({
    ...{ name, strategy: name, points, ranks },
    ...{ wins: 0, draws: 0, losses: 0 },
  }));
  return {
    ...{ id: "t", seed: 1, game: "rps", system, match: 100, locale: "en", zone: "UTC", entrants },
    ...{ endedAt: 0, standings },
  };
}

const game = (result: 1 | 0.5 | 0, won: number, lost: number) => ({ result, won, lost, drawn: 0 });

function pairing(
  round: number,
  [a, b]: readonly [string, string | null],
  score: 1 | 0.5 | 0,
  games: ReportedPairing["games"] = [game(score, 60, 40)],
): ReportedPairing {
  return { round, table: 1, a, b, why: "bracket", score, decided: "played" as never, games };
}

const THREE: readonly Line[] = [
  ["copy", 1.5, [1, 1]],
  ["rotation", 1, [2, 2]],
  ["random", 0.5, [3, 3]],
];
const MET = [
  pairing(1, ["copy", "rotation"], 1),
  pairing(2, ["random", "copy"], 0.5, [game(0.5, 50, 50)]),
  pairing(3, ["rotation", "random"], 1, [game(1, 70, 30)]),
];

const cellsOf = ({ rows }: CrossTable) =>
  rows.map(({ cells }) =>
    cells.map((cell) => (cell === null || cell === "self" ? cell : `${cell.text} ${cell.note}`)),
  );
const tableOf = (...given: Parameters<typeof crossTable>) => crossTable(...given) ?? expect.fail();

describe("a cross table", () => {
  it("shows points of each pair, rounds won by both, and totals", () => {
    const table = tableOf(finished("round-robin", THREE), MET);
    expect(table.columns).toEqual(["1", "2", "3"]);
    expect(cellsOf(table)).toEqual([
      ["self", "1 60:40", "½ 50:50"],
      ["0 40:60", "self", "1 70:30"],
      ["½ 50:50", "0 30:70", "self"],
    ]);
    expect(table.rows.map(({ rank, name, total }) => [rank, name, total])).toEqual([
      ["1", "copy", "1½"],
      ["2", "rotation", "1"],
      ["3", "random", "½"],
    ]);
    expect(table.rows[0]?.cells.slice(1)).toMatchObject([{ look: "won" }, { look: "drawn" }]);
    expect(crossTable(finished("swiss", THREE), [])).toBeUndefined();
  });

  it("leaves unplayed pairs of a Swiss tournament empty and says so", () => {
    const table = tableOf(finished("swiss", THREE), [
      ...MET.slice(0, 1),
      pairing(1, ["random", null], 1, []),
    ]);
    expect(cellsOf(table)).toEqual([
      ["self", "1 60:40", null],
      ["0 40:60", "self", null],
      [null, null, "self"],
    ]);
    expect(table.subtitle).toBe("Row against column: 1 won, ½ drawn, 0 lost · empty: they didn’t meet");
  });

  it("adds up the points of a pair that met twice", () => {
    const table = tableOf(finished("swiss", THREE), [MET[0], pairing(2, ["rotation", "copy"], 0.5)] as never);
    expect(table.rows[0]?.cells[1]).toMatchObject({ text: "1½", look: "won" });
  });

  it("shows opponent, winner and bye in each round of a knock-out", () => {
    const lines: readonly Line[] = [
      ["copy", 2, [1, 1]],
      ["rotation", 1, [2, 2]],
      ["random", 0, [3, 3]],
    ];
    const table = tableOf(finished("olympic-matches", lines), [
      pairing(1, ["copy", null], 1, []),
      pairing(1, ["random", "rotation"], 0, [game(0, 40, 60), game(1, 60, 40), game(0, 10, 90)]),
      pairing(2, ["copy", "rotation"], 1),
    ]);
    expect(table.columns).toEqual(["Round 1", "Round 2"]);
    expect(cellsOf(table)).toEqual([
      ["rests undefined", "+ rotation 60:40"],
      ["+ random 2:1", "– copy 40:60"],
      ["– rotation 1:2", null],
    ]);
  });

  it("marks a forfeited match", () => {
    const by = { by: "a", kind: "crashed", name: "copy" } as const;
    const games = [{ ...game(0, 0, 0), forfeits: [by] }] as never;
    const table = tableOf(finished("round-robin", THREE), [pairing(1, ["copy", "rotation"], 0, games)]);
    expect(table.rows[0]?.cells[1]).toMatchObject({ text: "0", note: "forfeit" });
  });

  it("shows the first sixteen entrants and how many there are", () => {
    const lines = Array.from({ length: 20 }, (_, at): Line => [`s${at}`, 20 - at, [at + 1, at + 1]]);
    const table = tableOf(finished("round-robin", lines), [pairing(1, ["s0", "s19"], 1)]);
    expect([table.rows.length, table.columns.length]).toEqual([ROWS_MAX, ROWS_MAX]);
    expect(table.subtitle).toContain("the first 16 of 20");
  });

  it("shows places and points as text on every platform", () => {
    expect(crossWords(finished("swiss", THREE))).toBe(
      "Cross table. Swiss · Rock-paper-scissors. Places and points: 1. copy: 1½, 2. rotation: 1, 3. random: ½",
    );
    const long = Array.from({ length: 32 }, (_, at): Line => [`${at}-${"very-long-".repeat(9)}`, 0, [1, 32]]);
    expect(crossWords(finished("swiss", long)).length).toBeLessThanOrEqual(1024);
  });

  it("is part of the announcement, which is posted even without it", async ({ table }) => {
    const { posts } = await serve(table);
    await tournament(table, "create", { system: "round-robin", match: "20", house: "off" });
    await enter(table, ["copy", "rotation", "random"]);
    await playOut(table);
    const end = posts.find(({ key }) => key.startsWith("tournament-")) ?? expect.fail();
    expect(end.view.blocks.find(({ type }) => type === "picture")).toMatchObject({
      name: "tournament.png",
      alt: expect.stringMatching(/^Cross table\. Round robin .*1\. \w+: [\d½]+, /),
    });
  });
});
