// Which rounds count for the rankings.

import { describe, expect, it } from "vitest";
import { ACCOUNT, gainedIn, winLossIn, writePlayerId } from "../../../src/people/index.ts";
import { ANNA, openTable, storedGame, type Table } from "./table.ts";

const NOW = Date.parse("2026-11-21T08:00Z");
const LATER = NOW + 10 * 86_400_000;

async function tally(table: Table, now = NOW): Promise<readonly [number, number]> {
  const document = await storedGame(table);
  return winLossIn(document?.decided, "all", now);
}
const counted = async (table: Table): Promise<number> =>
  (await tally(table)).reduce((sum, rounds) => sum + rounds);

describe("rounds against the fortune-teller", () => {
  it("are counted as won and lost with the match's score, and drawn ones not", async () => {
    let now = NOW;
    const table = await openTable({ now: () => now });
    let reply = await table.type("rps", "play", { length: "endless" });
    for (const move of ["Rock", "Paper", "Scissors", "Rock", "Rock", "Paper"])
      reply = await table.press(reply, move);
    const document = await storedGame(table);
    const [won = 0, lost = 0] = document?.matches[0]?.score ?? [];
    expect(won + lost).toBeGreaterThan(0);
    expect(await tally(table)).toEqual([won, lost]);
    now = LATER;
    for (const move of ["Rock", "Paper", "Rock", "Paper"]) reply = await table.press(reply, move);
    const after = await storedGame(table);
    const [allWon, allLost] = winLossIn(after?.decided, "all", LATER);
    expect(after?.matches[0]?.score.slice(0, 2)).toEqual([allWon, allLost]);
    expect(allWon + allLost).toBeGreaterThan(won + lost);
    expect(winLossIn(after?.decided, "week", LATER)).toEqual([allWon - won, allLost - lost]);
  });

  it("count with what they were expected to bring: as much as the account lost by them, and by no others", async () => {
    const table = await openTable({ now: () => NOW });
    const lost = async (): Promise<number> => {
      const found = await table.store.read(ACCOUNT, writePlayerId(ANNA));
      return 10 - (found?.account.bank ?? 8) - (found?.account.reserve ?? 2);
    };
    const plays = async (level: string) => {
      let reply = await table.type("rps", "play", { length: "endless", level });
      for (let round = 0; round < 12; round++) reply = await table.press(reply, "Rock");
      await table.press(reply, "Stop");
    };
    await plays("novice");
    const unranked = await lost();
    await plays("fortune-teller");
    const ranked = (await lost()) - unranked;
    await plays("mirror");
    const document = await storedGame(table);
    expect(Math.abs(ranked)).toBeGreaterThan(0.1);
    expect(gainedIn(document?.decided, "all", NOW)).toBeCloseTo(ranked, 4);
  });

  it.each([{ level: "coin" }, { level: "novice" }, { level: "mirror" }, { opponent: "constant" }])(
    "count, those against %j do not",
    async (options) => {
      const table = await openTable({ now: () => NOW });
      let reply = await table.type("rps", "play", { length: "endless", ...options });
      for (const move of ["Rock", "Paper", "Scissors"]) reply = await table.press(reply, move);
      expect(await counted(table)).toBe(0);
    },
  );

  it.each([
    ["off", 0],
    ["freeze", 1],
  ])(
    "do not count while its owner has it %s; of the one sealed meanwhile only what was staked",
    async (change, sealed) => {
      const table = await openTable({ now: () => NOW });
      let reply = await table.type("rps", "play", { length: "endless" });
      await table.type("model", change);
      for (let round = 0; round < 6; round++) reply = await table.press(reply, "Rock");
      expect(await counted(table)).toBe(0);
      await table.type("model", "on");
      reply = await table.press(reply, "Rock");
      expect(await counted(table)).toBe(sealed);
      for (let round = 0; round < 6; round++) reply = await table.press(reply, "Rock");
      expect(await counted(table)).toBeGreaterThan(0);
    },
  );

  it("do not count where it has just forgotten, to hide what was sealed while it was off", async () => {
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
