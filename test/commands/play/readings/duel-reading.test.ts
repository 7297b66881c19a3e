// What *Read me* shows after a duel, to whom, and from which data.

import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type DuelReader, openDuelReader, readDuel, readingOfDuel } from "../../../../commands/play/index.ts";
import type { View } from "../../../../src/chat/index.ts";
import { matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { type DuelResult, noteDuel } from "../../../../src/people/index.ts";
import { giveRounds, stubborn } from "../../kit/histories.ts";
import { duelOf, stubbornRounds } from "../duels.ts";
import { ANNA, openTable, type Table, textOf } from "../table.ts";

const RPS = matrixGame("rps") ?? expect.fail();
const NOTHING: Rounds = { person: new Uint8Array(), bot: new Uint8Array() };
const rocks = (count: number): Rounds => ({
  person: new Uint8Array(count),
  bot: Uint8Array.from({ length: count }, (_, at) => at % 3),
});

describe("the analysis of a duel", () => {
  it("predicts a constant player, the better the more it knows", () => {
    const knowing = readingOfDuel("rps", rocks(200), rocks(12));
    expect(knowing).toMatchObject({ known: 200, read: 12, right: 12 });
    expect(knowing.shown?.evidence.total).toBeGreaterThan(20);
    const fresh = readingOfDuel("rps", NOTHING, rocks(12));
    expect(fresh.known).toBe(0);
    expect(fresh.right).toBeLessThan(12);
  });

  it("uses for each round only earlier rounds", () => {
    const one = readingOfDuel("rps", rocks(30), rocks(5));
    const other = { ...rocks(5), person: Uint8Array.of(0, 0, 0, 0, 1) };
    const changed = readingOfDuel("rps", rocks(30), other);
    expect(changed.rounds.map(({ expected }) => expected)).toEqual(
      one.rounds.map(({ expected }) => expected),
    );
    expect(changed.right).toBe(one.right - 1);
  });

  it("accumulates the evidence up to each round", () => {
    const { shown } = readingOfDuel("rps", NOTHING, rocks(12));
    expect(shown?.evidence.total).toBeLessThan(shown?.round ?? 0);
  });

  it("is empty without rounds", () => {
    expect(readingOfDuel("rps", rocks(9), NOTHING)).toMatchObject({ rounds: [], right: 0, read: 0 });
  });
});

describe("Read me", () => {
  const duelReader: DuelReader = openDuelReader();
  afterAll(() => duelReader.close());
  let table: Table;
  beforeEach(async () => {
    table = await openTable();
  });

  const duel = duelOf("one", stubbornRounds(10));
  const textIn = (view: View): string => textOf(view);
  const read = async (more: Partial<Parameters<typeof readDuel>[1]> = {}, result: DuelResult = duel) =>
    textIn(
      await readDuel(
        { store: table.store, duelReader },
        { ...{ game: RPS, result, side: 0, locale: "en" }, ...more },
      ),
    );

  it("shows one's own predictability from what was known before the duel", async () => {
    await giveRounds(table.store, ANNA, { habit: stubborn, count: 300 });
    const text = await read();
    expect(text).toContain("How I would have read you");
    expect(text).toMatch(/I’d have foreseen (?:9|10) of 10 moves; chance would get 3\./);
    expect(text).toMatch(/Round \d+: I’d have expected ✊ Rock: .* \(chance: \d+\)\./i);
    expect(text).toContain("✊✊✊✊✊✊✊✊✊✊ ← your moves");
    expect(text).toContain("I knew 300 rounds beforehand");
  });

  it("speaks Russian", async () => {
    const text = await read({ locale: "ru" });
    expect(text).toContain("Я предугадала бы ходов:");
    expect(text).toContain("← ваши ходы");
  });

  it("uses no other duels", async () => {
    await noteDuel(table.store, duelOf("before", stubbornRounds(7)));
    await noteDuel(table.store, duel);
    expect(await read()).toContain("I knew nothing beforehand");
  });

  it("knows nothing about a player whose matches it may not learn from", async () => {
    await giveRounds(table.store, ANNA);
    await table.type("model", "off");
    expect(await read()).toContain("I knew nothing beforehand");
  });

  it("says when there was no round in which both chose", async () => {
    expect(
      await read(
        {},
        duelOf("two", [
          [0, undefined],
          [undefined, undefined],
        ]),
      ),
    ).toContain("nothing to read");
  });

  it("keeps a long duel readable", async () => {
    const long = await read({}, duelOf("long", stubbornRounds(60)));
    expect(long).toContain("… ");
    expect(long.length).toBeLessThan(700);
  });

  it("analyses the requested side", async () => {
    const text = (await read({ side: 1 })).replaceAll("\uFE0F", "");
    expect(text).toContain("✊✌✋✊✌✋✊✌✋✊ ← your moves");
  });
});
