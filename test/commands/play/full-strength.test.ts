// Which rounds count for the rankings.

import { describe, expect, it } from "vitest";
import { gainedIn, winLossIn } from "../../../src/people/index.ts";
import { openTable, storedGame, type Table } from "./table.ts";

const NOW = Date.parse("2026-11-21T08:00Z");
const LATER = NOW + 10 * 86_400_000;

async function tally(table: Table, now = NOW): Promise<readonly [number, number]> {
  const document = await storedGame(table);
  return winLossIn(document?.decided, "all", now);
}
const counted = async (table: Table): Promise<number> =>
  (await tally(table)).reduce((sum, rounds) => sum + rounds);

describe("ranked rounds against the fortune-teller", () => {
  it("count wins and losses by the match's score, ignoring draws", async () => {
    let now = NOW;
    const table = await openTable({ now: () => now });
    let reply = await table.type("rps", "play", { length: "endless" });
    for (const move of ["Rock", "Paper", "Scissors", "Rock", "Rock", "Paper"])
      reply = await table.press(reply, move);
    const document = await storedGame(table);
    const [won = 0, lost = 0] = document?.live?.score ?? [];
    expect(won + lost).toBeGreaterThan(0);
    expect(await tally(table)).toEqual([won, lost]);
    now = LATER;
    for (const move of ["Rock", "Paper", "Rock", "Paper"]) reply = await table.press(reply, move);
    const after = await storedGame(table);
    const [allWon, allLost] = winLossIn(after?.decided, "all", LATER);
    expect(after?.live?.score.slice(0, 2)).toEqual([allWon, allLost]);
    expect(allWon + allLost).toBeGreaterThan(won + lost);
    expect(winLossIn(after?.decided, "week", LATER)).toEqual([allWon - won, allLost - lost]);
  });

  it("sum the expected results charged to the budget, from no other level", async () => {
    const table = await openTable({ now: () => NOW });
    const lost = async (): Promise<number> => {
      const { bank = 8, reserve = 2 } = (await storedGame(table))?.account ?? {};
      return 10 - bank - reserve;
    };
    const plays = async (level: string) => {
      let reply = await table.type("rps", "play", { length: "endless", level });
      for (let round = 0; round < 12; round++) reply = await table.press(reply, "Rock");
      await table.press(reply, "Stop");
    };
    await plays("novice");
    await plays("fortune-teller");
    const ranked = await lost();
    await plays("mirror");
    const document = await storedGame(table);
    expect(Math.abs(ranked)).toBeGreaterThan(0.1);
    expect(gainedIn(document?.decided, "all", NOW)).toBeCloseTo(ranked, 4);
  });

  it.each([{ level: "coin" }, { level: "novice" }, { level: "mirror" }, { opponent: "constant" }])(
    "count, unlike those against %j",
    async (options) => {
      const table = await openTable({ now: () => NOW });
      let reply = await table.type("rps", "play", { length: "endless", ...options });
      for (const move of ["Rock", "Paper", "Scissors"]) reply = await table.press(reply, move);
      expect(await counted(table)).toBe(0);
    },
  );

  it("don't count while it doesn't learn", async () => {
    const table = await openTable({ now: () => NOW });
    let reply = await table.type("rps", "play", { length: "endless" });
    await table.type("model", "off");
    for (let round = 0; round < 6; round++) reply = await table.press(reply, "Rock");
    expect(await counted(table)).toBe(0);
    await table.type("model", "on");
    reply = await table.press(reply, "Rock");
    expect(await counted(table)).toBe(0);
    for (let round = 0; round < 6; round++) reply = await table.press(reply, "Rock");
    expect(await counted(table)).toBeGreaterThan(0);
  });

  it("don't count after a reset that would hide a move chosen while off", async () => {
    const table = await openTable({ now: () => NOW });
    let reply = await table.type("rps", "play", { length: "endless" });
    await table.type("model", "off");
    for (let round = 0; round < 3; round++) reply = await table.press(reply, "Rock");
    await table.type("model", "on");
    await table.press(await table.type("model", "reset"), "Forget");
    await table.press(reply, "Rock");
    expect(await counted(table)).toBe(0);
  });
});
