// A strategy redraws what it once drew in a round, whichever round is decided, so learned state doesn't change later.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { decide, KeptStrategy } from "../../../src/core/matches/index.ts";
import { deriveSeed, ReplayRandom, seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";

const SEED = new Uint8Array(16).fill(5);
const OTHER_SEED = new Uint8Array(16).fill(6);
const DRAWERS = ["supp", "mksu", "mkia", "mkia:epsilon=0.5", "daemons", "win-stay-lose-shift"];
const ROUNDS = 40;
const game = matrixGame("rpsls") as MatrixGame;

const random = seededRandom(71);
const moves = (): Uint8Array => Uint8Array.from({ length: ROUNDS }, () => random.below(5));
const played: Rounds = { person: moves(), bot: moves() };
const firstOf = (count: number): Rounds => ({
  person: played.person.slice(0, count),
  bot: played.bot.slice(0, count),
});
const draws = (random: ReplayRandom): number[] => Array.from({ length: 4 }, () => random.below(1_000_000));

describe.each(DRAWERS)("the learned state of %s", (strategy) => {
  const question = (rounds: Rounds, seed: Uint8Array<ArrayBuffer> = SEED) => ({
    game,
    strategy,
    seed,
    round: rounds.bot.length + 1,
    rounds,
  });

  it("decides in a match as if it had never been rebuilt", () => {
    const source = new ReplayRandom(SEED);
    const kept = createStrategy(strategy, { game, side: "bot", random: source });
    for (let count = 0; count < ROUNDS; count++) {
      const asked = question(firstOf(count));
      const anew = new KeptStrategy(asked).catchUp(asked);
      expect(anew.strategy.inside?.("all")).toEqual(kept.inside?.("all"));
      source.decide(asked.round);
      expect(anew.decide(asked).move).toBe(kept.choose());
      kept.forgetChoice?.();
      source.replay(count + 1);
      kept.observe(played.bot[count] as number, played.person[count] as number);
    }
  });

  it("makes the same moves in a replay, and others with another seed", () => {
    const line = (seed: Uint8Array<ArrayBuffer>): number[] =>
      Array.from({ length: ROUNDS }, (_, count) => decide(question(firstOf(count), seed)).move);
    expect(line(SEED)).toEqual(line(SEED));
    expect(line(OTHER_SEED)).not.toEqual(line(SEED));
  });
});

describe("the random numbers of a replayed match", () => {
  const drawsAfter = (turn: (source: ReplayRandom) => void, seed = SEED): number[] => {
    const source = new ReplayRandom(seed);
    turn(source);
    return draws(source);
  };

  it("depend only on the round, not on earlier draws", () => {
    const busy = (source: ReplayRandom): void => {
      draws(source);
      source.replay(6);
      draws(source);
      source.replay(7);
    };
    expect(drawsAfter(busy)).toEqual(drawsAfter((source) => source.replay(7)));
  });

  it("differ by round, before the match too, by purpose and by seed", () => {
    const turns = Array.from(
      { length: 50 },
      (_, index) => (source: ReplayRandom) => source.replay(index - 25),
    );
    const decisions = Array.from(
      { length: 25 },
      (_, index) => (source: ReplayRandom) => source.decide(index + 1),
    );
    const all = [...turns, ...decisions, () => {}].flatMap((turn) => [
      drawsAfter(turn),
      drawsAfter(turn, OTHER_SEED),
    ]);
    expect(new Set(all.flatMap(([first]) => first)).size).toBe(all.length);
  });

  it("are spread evenly over the rounds", () => {
    const counts = new Float64Array(5);
    const source = new ReplayRandom(SEED);
    for (let round = 1; round <= 5000; round++) {
      source.replay(round);
      const at = source.below(5);
      counts[at] = (counts[at] as number) + 1;
    }
    // Five standard deviations of a thousand out of five thousand.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(800));
  });

  it("use a seed derived only for that round's decision", () => {
    const own = seededRandom(deriveSeed(SEED, "move", 9));
    expect(drawsAfter((source) => source.decide(9))).toEqual(
      Array.from({ length: 4 }, () => own.below(1_000_000)),
    );
  });
});
