// The bot's side between presses: kept or rebuilt, it chooses the same, and its dice come from the key of the round.

import { describe, expect, it } from "vitest";
import { gameOf, type MatrixGame, matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { Bot } from "../../../src/core/matches/index.ts";
import { diceOf } from "../../../src/core/proof/match.ts";
import { KeyedRandom, seededRandom } from "../../../src/core/random/index.ts";
import { families, NEW_ACCOUNT } from "../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const ROUNDS = 24;
const key = (round: number) => new Uint8Array(32).fill(round);

function roundsOf({ size }: MatrixGame, count = ROUNDS, seed = 1) {
  const random = seededRandom(seed);
  const moves = (): Uint8Array => Uint8Array.from({ length: count }, () => random.below(size));
  return { person: moves(), bot: moves() };
}

describe.each(families)("$family", ({ family, plays }) => {
  const game = [rps, oddEven].find((one) => plays(one)) ?? gameOf({ id: "rps" } as never);

  it("chooses the same whether it was kept or is rebuilt, however often it's asked", () => {
    const rounds = roundsOf(game);
    const kept = new Bot(game, family);
    for (let round = 0; round < ROUNDS; round++) {
      const rebuilt = new Bot(game, family).feed(rounds, 0, round);
      const decision = kept.choose(key(round), NEW_ACCOUNT);
      expect(rebuilt.choose(key(round), NEW_ACCOUNT)).toEqual(decision);
      expect(kept.choose(key(round), NEW_ACCOUNT)).toEqual(decision);
      kept.feed(rounds, round, round + 1);
    }
    expect(kept.seen).toBe(ROUNDS);
    expect(kept.bytes).toBeGreaterThan(0);
  });
});

describe("a bot", () => {
  it("draws with the dice of the round's key alone", () => {
    const bot = new Bot(rps, "random").feed(roundsOf(rps));
    const moves = Array.from({ length: 20 }, (_, round) => bot.choose(key(round)).move);
    expect(moves).toEqual(moves.map((_, round) => diceOf(key(round)).below(3)));
    expect(new Set(moves).size).toBe(3);
  });

  it("says what each move of the person is expected to cost, from the account that it's given", () => {
    const bot = new Bot(rps, "fortune-teller").feed({ person: new Uint8Array(30), bot: new Uint8Array(30) });
    const rich = bot.choose(key(1), { bank: 20, purse: 20, rounds: 30, reserve: 0 });
    expect(Math.min(...(rich.results ?? []))).toBeCloseTo(-1, 6);
    const poor = bot.choose(key(1), { bank: 0, purse: 0, rounds: 30, reserve: 0 });
    for (const result of poor.results ?? [1]) expect(result).toBeCloseTo(0, 9);
  });

  it("shows what it based its choice on only if asked", () => {
    const bot = new Bot(rps, "markov:order=1").feed(roundsOf(rps));
    expect(bot.choose(key(1)).inside).toBeUndefined();
    expect(bot.choose(key(1), NEW_ACCOUNT, true).inside).toMatchObject({ kind: "counts" });
  });
});

it("draws from the start of a key's stream after each change of the key", () => {
  const random = new KeyedRandom();
  random.use(key(1));
  const first = [random.below(1000), random.unit()];
  random.use(5);
  expect(random.below(1000)).toBe(seededRandom(5).below(1000));
  random.use(key(1));
  expect([random.below(1000), random.unit()]).toEqual(first);
});
