// The daemons and their supervisor: the source's worked example, both sides of coins and patterns, long matches, and a
// plain reimplementation of the rule.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { DaemonMachine, type DaemonSettings } from "../../../../src/core/strategies/families/daemons.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

/** The source's own daemons. */
const SOURCE: DaemonSettings = { smallest: 2, largest: 6, growth: 0.01, context: "own" };
/** One (1,1) daemon. */
const ONE: DaemonSettings = { ...SOURCE, smallest: 1, largest: 1 };
/** The source picks the first of equal moves. */
const FIRST = { below: () => 0 };

const oddEven = matrixGame("oddeven") as MatrixGame;

function predictions(machine: DaemonMachine, moves: readonly Move[]): Move[] {
  return moves.map((move) => {
    const { prediction } = machine;
    machine.observe(move);
    return prediction;
  });
}

describe("the worked example", () => {
  it("gives 0, 0, 1 against 1, 1, 1 with one (1,1) daemon, ties to 0 like the source", () => {
    const machine = new DaemonMachine(2, ONE, FIRST);
    expect(predictions(machine, [1, 1, 1])).toEqual([0, 0, 1]);
  });

  it.each(["own", "machine"])(
    "is the strategy daemons:smallest=1,largest=1,ties=first, context=%s",
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

  it("is blind while the source's tables are empty, and not after", () => {
    const machine = new DaemonMachine(2, ONE, FIRST);
    const blind = [1, 1, 1].map((move) => {
      const now = machine.blind;
      machine.observe(move);
      return now;
    });
    expect(blind).toEqual([true, true, false]);
  });
});

describe("a tie", () => {
  it("is broken evenly between all equals", () => {
    const random = seededRandom(8);
    const firsts = Array.from({ length: 600 }, () => new DaemonMachine(3, SOURCE, random).prediction);
    const counts = [0, 1, 2].map((move) => firsts.filter((first) => first === move).length);
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(3 * Math.sqrt((600 * 2) / 9));
  });
});

/** The rule written literally: a key of all guesses and moves for each next move, with actual powers of 1 + growth. The
 * machine's guesses are those of the daemon that the supervisor followed. */
function byDefinition(size: number, settings: DaemonSettings, moves: readonly Move[]): Move[] {
  const depths = Array.from(
    { length: settings.largest - settings.smallest + 1 },
    (_, at) => at + settings.smallest,
  );
  const made: Move[][] = depths.map(() => []);
  const said: Move[] = [];
  const weights = depths.map(() => new Map<string, number>());
  const rates = depths.map(() => 0);
  return moves.map((move, round) => {
    const lastOf = (list: readonly Move[], length: number) => list.slice(Math.max(0, list.length - length));
    const keys = depths.map((depth, at) => {
      const guesses = settings.context === "machine" ? said : (made[at] as Move[]);
      return [
        lastOf(guesses, settings.guesses ?? depth),
        lastOf(moves.slice(0, round), depth),
        // An empty list of guesses is the same in every round; one that isn't full yet is never the same.
        Math.min(round, Math.max(depth, settings.guesses ?? depth)),
      ].join("|");
    });
    const guesses = keys.map((key, at) => {
      const found = Array.from({ length: size }, (_, next) => weights[at]?.get(`${key}>${next}`) ?? 0);
      return found.indexOf(Math.max(...found));
    });
    const followed = rates.indexOf(Math.max(...rates));
    guesses.forEach((guess, at) => {
      const gain = (1 + settings.growth) ** round;
      if (guess === move) rates[at] = (rates[at] as number) + gain;
      const cell = `${keys[at]}>${move}`;
      weights[at]?.set(cell, (weights[at]?.get(cell) ?? 0) + gain);
      made[at]?.push(guess);
    });
    said.push(guesses[followed] as Move);
    return guesses[followed] as Move;
  });
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
        expect(predictions(new DaemonMachine(size, set, FIRST), moves)).toEqual(
          byDefinition(size, set, moves),
        );
      }),
      { seed: 31, numRuns: 100 },
    );
  });

  it("records the guess of the followed daemon, or each daemon's own", () => {
    const random = seededRandom(3);
    const moves = Array.from({ length: 300 }, () => random.below(2));
    const [own, machine] = (["own", "machine"] as const).map((context) =>
      predictions(new DaemonMachine(2, { ...SOURCE, context }, FIRST), moves),
    );
    expect(own).not.toEqual(machine);
    const alone = { ...SOURCE, smallest: 3, largest: 3 };
    const [ownAlone, machineAlone] = (["own", "machine"] as const).map((context) =>
      predictions(new DaemonMachine(2, { ...alone, context }, FIRST), moves),
    );
    expect(ownAlone).toEqual(machineAlone);
  });

  it("stays finite over 80,000 rounds, where the source's weights overflow", () => {
    const machine = new DaemonMachine(2, { ...SOURCE, smallest: 1 }, seededRandom(5));
    const random = seededRandom(6);
    for (let round = 0; round < 79_000; round++) machine.observe(random.below(2));
    const alternating = Array.from({ length: 1_000 }, (_, round) => round % 2);
    const hits = predictions(machine, alternating).filter(
      (guess, round) => guess === alternating[round],
    ).length;
    expect(hits).toBeGreaterThan(950);
  });
});

type Sequence = (random: ReturnType<typeof seededRandom>) => (round: number) => Move;

const coin =
  (probability: number): Sequence =>
  (random) =>
  () =>
    random.unit() < probability ? 1 : 0;

const period =
  (pattern: string): Sequence =>
  () =>
  (round) =>
    Number(pattern[round % pattern.length]);

/** Hit rates in percent over the first 50, 200 and 1,000 rounds of 120 matches. */
function hitRates(settings: DaemonSettings, seeds: number, sequence: Sequence): number[] {
  const hits = [50, 200, 1_000].map((rounds) => ({ rounds, sum: 0 }));
  for (let seed = 0; seed < 120; seed++) {
    const machine = new DaemonMachine(2, settings, seededRandom(seeds + seed));
    const next = sequence(seededRandom(1_000 + seed));
    const moves = Array.from({ length: 1_000 }, (_, round) => next(round));
    const right = predictions(machine, moves).map((guess, round) => guess === moves[round]);
    for (const part of hits) part.sum += right.slice(0, part.rounds).filter(Boolean).length;
  }
  return hits.map(({ rounds, sum }) => (100 * sum) / (120 * rounds));
}

describe("the hit rates at 50, 200 and 1,000 rounds", () => {
  it.each([
    ["a coin of 70 %", coin(0.7), coin(0.3), [49, 61, 67.5]],
    ["a coin of 80 %", coin(0.8), coin(0.2), [57, 73, 78.5]],
    ["period 3", period("110"), period("001"), [88, 97, 99.4]],
    ["period 5", period("11010"), period("00101"), [66, 89.5, 97.9]],
  ])("are equal for both sides of %s, and no lower than the reference", (_, heads, tails, expected) => {
    const ours: DaemonSettings = { ...SOURCE, smallest: 1 };
    const [a, b] = [hitRates(ours, 0, heads), hitRates(ours, 500, tails)];
    a.forEach((rate, at) => {
      expect(Math.abs(rate - (b[at] as number))).toBeLessThan(at === 0 ? 4 : 2);
      expect(Math.min(rate, b[at] as number)).toBeGreaterThan((expected[at] as number) - 3);
    });
  });
});
