// The daemons and their supervisor: the source's worked example, a plain reimplementation of the rule, long matches, and
// the reference's hit rates on both sides of coins and patterns.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Move, oddEven } from "../../../../src/core/games/index.ts";
import { type RandomSource, seededRandom } from "../../../../src/core/random/index.ts";
import { type DaemonSettings, daemonMachine } from "../../../../src/core/strategies/families/daemons.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

/** The source's own daemons. */
const SOURCE: DaemonSettings = { smallest: 2, largest: 6, growth: 0.01, context: "own" };
/** The source picks the first of equal moves. */
const FIRST = { below: () => 0 };

type Machine = ReturnType<typeof daemonMachine>;

function predictions(machine: Machine, moves: readonly Move[]): Move[] {
  return moves.map((move) => {
    const { prediction } = machine.said();
    machine.observe(move);
    return prediction;
  });
}

describe("the worked example", () => {
  it.each(["own", "machine"])(
    "gives 0, 0, 1 against 1, 1, 1 with one (1,1) daemon, context=%s",
    (context) => {
      const spec = `daemons:smallest=1,largest=1,ties=first,context=${context}`;
      const strategy = createStrategy(spec, { game: oddEven, side: "bot", random: seededRandom(4) });
      const guesses = [1, 1, 1].map((move) => {
        const guess = strategy.choose();
        expect(strategy.expected()).toBe(guess);
        strategy.observe(guess, move);
        return guess;
      });
      expect(guesses).toEqual([0, 0, 1]);
    },
  );
});

it("a tie is broken evenly between all equals", () => {
  const random = seededRandom(8);
  const firsts = Array.from({ length: 600 }, () => daemonMachine(3, SOURCE, random).said().prediction);
  for (const move of [0, 1, 2])
    expect(Math.abs(firsts.filter((first) => first === move).length - 200)).toBeLessThan(35);
});

/** The rule written literally: a key of all guesses and moves for each next move, with actual powers of 1 + growth. The
 * machine's guesses are those of the daemon that the supervisor followed. */
function byDefinition(size: number, settings: DaemonSettings, moves: readonly Move[]): Move[] {
  const daemons = Array.from({ length: settings.largest - settings.smallest + 1 }, (_, at) => ({
    depth: at + settings.smallest,
    made: [] as Move[],
    weights: new Map<string, number>(),
    rate: 0,
  }));
  const said: Move[] = [];
  const lastOf = (list: readonly Move[], length: number) => list.slice(Math.max(0, list.length - length));
  moves.forEach((move, round) => {
    const gain = (1 + settings.growth) ** round;
    const best = Math.max(...daemons.map(({ rate }) => rate));
    const followed = daemons.findIndex(({ rate }) => rate === best);
    daemons.forEach((daemon, at) => {
      const { depth, made, weights } = daemon;
      const remembered = settings.guesses ?? depth;
      const key = [
        lastOf(settings.context === "machine" ? said.slice(0, round) : made, remembered),
        lastOf(moves.slice(0, round), depth),
        // An empty list of guesses is the same in every round; one that isn't full yet is never the same.
        Math.min(round, Math.max(depth, remembered)),
      ].join("|");
      const found = Array.from({ length: size }, (_, next) => weights.get(`${key}>${next}`) ?? 0);
      const guess = found.indexOf(Math.max(...found));
      if (guess === move) daemon.rate += gain;
      weights.set(`${key}>${move}`, (weights.get(`${key}>${move}`) ?? 0) + gain);
      made.push(guess);
      if (at === followed) said.push(guess);
    });
  });
  return said;
}

describe("the machine", () => {
  it.each([2, 3, 5])("predicts what the plain rule predicts, with %i moves", (size) => {
    const played = fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 120, size: "max" });
    // Growth 1 gives powers of two, so equal sums are equal in both implementations.
    const settings = fc.record({
      smallest: fc.integer({ min: 1, max: 3 }),
      largest: fc.integer({ min: 3, max: 4 }),
      growth: fc.constantFrom(0, 1),
      guesses: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      context: fc.constantFrom("own" as const, "machine" as const),
    });
    fc.assert(
      fc.property(played, settings, (moves, set) => {
        expect(predictions(daemonMachine(size, set, FIRST), moves)).toEqual(byDefinition(size, set, moves));
      }),
      { seed: 31, numRuns: 100 },
    );
  });

  it("stays finite over 80,000 rounds, where the source's weights overflow", () => {
    const machine = daemonMachine(2, { ...SOURCE, smallest: 1 }, seededRandom(5));
    const random = seededRandom(6);
    for (let round = 0; round < 79_000; round++) machine.observe(random.below(2));
    const alternating = Array.from({ length: 1_000 }, (_, round) => round % 2);
    const said = predictions(machine, alternating);
    expect(said.filter((guess, round) => guess === round % 2).length).toBeGreaterThan(950);
  });
});

type Sequence = (random: RandomSource) => (round: number) => Move;
const coin =
  (probability: number): Sequence =>
  (random) =>
  () =>
    Number(random.unit() < probability);
const period =
  (pattern: string): Sequence =>
  () =>
  (round) =>
    Number(pattern[round % pattern.length]);

/** Hit rates in percent over the first 50, 200 and 1,000 rounds of 120 matches. */
function hitRates(seeds: number, sequence: Sequence): number[] {
  const matches = Array.from({ length: 120 }, (_, seed) => {
    const next = sequence(seededRandom(1_000 + seed));
    const moves = Array.from({ length: 1_000 }, (_round, round) => next(round));
    const machine = daemonMachine(2, { ...SOURCE, smallest: 1 }, seededRandom(seeds + seed));
    return predictions(machine, moves).map((guess, round) => guess === moves[round]);
  });
  return [50, 200, 1_000].map((rounds) => {
    const hits = matches.reduce((sum, match) => sum + match.slice(0, rounds).filter(Boolean).length, 0);
    return (100 * hits) / (120 * rounds);
  });
}

it.each([
  ["a coin of 70 %", coin(0.7), coin(0.3), [49, 61, 67.5]],
  ["a coin of 80 %", coin(0.8), coin(0.2), [57, 73, 78.5]],
  ["period 3", period("110"), period("001"), [88, 97, 99.4]],
  ["period 5", period("11010"), period("00101"), [66, 89.5, 97.9]],
])(
  "hit rates at 50, 200 and 1,000 rounds are equal for both sides of %s, and no lower than the reference",
  (_, heads, tails, expected) => {
    const [a, b] = [hitRates(0, heads), hitRates(500, tails)];
    a.forEach((rate, at) => {
      expect(Math.abs(rate - (b[at] as number))).toBeLessThan(at === 0 ? 4 : 2);
      expect(Math.min(rate, b[at] as number)).toBeGreaterThan((expected[at] as number) - 3);
    });
  },
);
