// What the bot may lose to a person at a game, whatever the person does.

import { it as base, describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { gainedIn, NEW_PREDICTOR, PREDICTOR, predictorKey, winLossIn } from "../../../src/people/index.ts";
import { ANNA, openTable, playOn, storedGame, storedMatch, type Table, textOf } from "./table.ts";

const it = base.extend("store", () => openStore({ dataDir: ":memory:" }));

const GAMES = [
  { id: "rps", command: "rps", options: {}, labels: ["Rock", "Scissors", "Paper"] },
  {
    id: "rpsls",
    command: "rps",
    options: { variant: "lizard-spock" },
    labels: ["Rock", "Scissors", "Lizard", "Paper", "Spock"],
  },
  { id: "oddeven", command: "oddeven", options: {}, labels: ["Even", "Odd"] },
] as const;
type Game = (typeof GAMES)[number];
const [RPS, , ODD_EVEN] = GAMES;

const accountOf = async (store: Store, { id }: Game = RPS) =>
  ((await store.read(PREDICTOR, predictorKey(ANNA, id))) ?? NEW_PREDICTOR).account;
const begin = (table: Table, { command, options }: Game, more = {}, by = {}) =>
  table.type(command, "play", { length: "endless", ...options, ...more }, by);
const resultsOf = async (table: Table, game: Game): Promise<readonly number[]> =>
  ((await storedMatch(table, game.id)).next ?? []).slice(4);

/** The worst press for the bot, and what it's expected to lose by it. */
async function worst(table: Table, game: Game): Promise<{ label: string; loss: number }> {
  const results = await resultsOf(table, game);
  const least = Math.min(...results);
  return { label: game.labels[results.indexOf(least)] as string, loss: -least };
}

it.for(GAMES)(
  "loses at most ten points at $id to someone who knows all but the dice",
  async (game, { store }) => {
    let table = await openTable({ store });
    const random = seededRandom(11);
    let reply: Reply | undefined;
    let lost = 0;
    for (let round = 1; round <= 60; round++) {
      if (random.below(12) === 0) table = await openTable({ store });
      if (random.below(12) === 0 && reply) await table.press(reply, "Stop");
      if (!reply || (await storedMatch(table, game.id)).ending)
        reply = await begin(table, game, {}, { id: `begin ${round}` });
      const { label, loss } = await worst(table, game);
      reply = await table.press(reply, label, { id: `press ${round}` });
      lost += loss;
      const { bank, reserve, rounds } = await accountOf(store, game);
      expect(rounds).toBe(round);
      expect(bank + reserve).toBeCloseTo(10 - lost, 9);
    }
    expect(lost).toBeGreaterThan(4);
    expect(lost).toBeLessThanOrEqual(10);
  },
);

const playedTo = async (table: Table, reply: Reply, rounds: number) =>
  playOn(table, reply, Array(rounds).fill("Rock"));

describe("what may be lost", () => {
  it("is booked once, with the round, by the expected result, which ranks the person", async ({ store }) => {
    const table = await openTable({ store });
    const begun = await begin(table, RPS);
    const [gained = Number.NaN] = await resultsOf(table, RPS);
    for (const [id, label] of [
      ["e1", "Rock"],
      ["e1", "Rock"],
      ["e2", "Paper"],
    ] as const)
      await table.press(begun, label, { id });
    const { bank, rounds } = await accountOf(store);
    expect(rounds).toBe(1);
    expect(bank).toBeCloseTo(8 + gained, 9);
    const { decided, totals } = (await storedGame(table)) ?? {};
    expect(gainedIn(decided, "all", Date.parse("2026-11-18T12:00:00Z"))).toBeCloseTo(-gained, 6);
    expect(winLossIn(decided, "all", 0)).toEqual([totals?.wins, totals?.losses]);
  });

  it("is of one game, and of the usual opponent alone, as are ranked rounds", async ({ store }) => {
    const table = await openTable({ store });
    for (const more of [
      { level: "novice" },
      { level: "mirror" },
      { level: "coin" },
      { opponent: "constant" },
    ]) {
      await playedTo(table, await begin(table, RPS, more), 3);
      expect(await resultsOf(table, RPS)).toEqual([]);
    }
    await table.press(await begin(table, ODD_EVEN), "Odd");
    expect(await accountOf(store)).toEqual(NEW_PREDICTOR.account);
    expect((await storedGame(table))?.decided).toBeUndefined();
    expect((await accountOf(store, ODD_EVEN)).rounds).toBe(1);
  });

  it("is nothing while the bot doesn't learn, which plays at random then and ranks nobody", async ({
    store,
  }) => {
    const table = await openTable({ store });
    const ranked = async () =>
      winLossIn((await storedGame(table))?.decided, "all", 0).reduce((sum, one) => sum + one);
    await table.type("model", "off");
    let reply = await playedTo(table, await begin(table, RPS), 30);
    expect(await accountOf(store)).toEqual(NEW_PREDICTOR.account);
    expect((await storedMatch(table)).score[1]).toBeLessThan(20);
    expect(textOf(await table.press(reply, "Why?"))).toBe(say("en", "why-unread", { reason: "off" }));
    await table.type("model", "on");
    // The move that was chosen while off.
    reply = await playedTo(table, reply, 1);
    expect(await ranked()).toBe(0);
    await playedTo(table, reply, 6);
    expect(await ranked()).toBeGreaterThan(0);
  });

  it("isn't ranked from the press on that follows *off*, nor after a reset that would hide it", async ({
    store,
  }) => {
    const table = await openTable({ store });
    const begun = await begin(table, RPS);
    await table.type("model", "off");
    const reply = await playedTo(table, begun, 3);
    expect((await storedGame(table))?.decided).toBeUndefined();
    await table.type("model", "on");
    await table.press(await table.type("model", "reset"), "Forget");
    await table.press(reply, "Rock");
    expect((await storedGame(table))?.decided).toBeUndefined();
  });

  it("leaves it playing at random for good once it's used up, and Why? says so", async ({ store }) => {
    const table = await openTable({ store });
    const next = { ...NEW_PREDICTOR, account: { bank: 0, purse: 0, rounds: 999, reserve: 0 } };
    await store.update(PREDICTOR, predictorKey(ANNA, "rps"), () => ({ next, result: undefined }));
    let reply = await begin(table, RPS);
    for (let round = 0; round < 12; round++) {
      expect((await worst(table, RPS)).loss).toBeCloseTo(0, 12);
      reply = await table.press(reply, "Rock");
    }
    expect(textOf(await table.press(reply, "Why?"))).toContain(say("en", "why-unread", { reason: "spent" }));
    expect(await accountOf(store)).toMatchObject({ bank: 0, reserve: 0 });
  });
});
