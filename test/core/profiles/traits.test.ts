import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, oddEven, type Rounds } from "../../../src/core/games/index.ts";
import {
  countsOf,
  differencesOf,
  type Evidence,
  evidenceFor,
  type Habit,
  habitsOf,
  shareOf,
  traitsOf,
} from "../../../src/core/profiles/traits.ts";
import { coin, simulated, type Habit as Way } from "./simulated.ts";

const rps = circleGame(3);

function played(pairs: readonly (readonly [own: number, other: number])[]): Rounds {
  const [person, bot] = [pairs.map(([own]) => own), pairs.map(([, other]) => other)];
  return { person: Uint8Array.from(person), bot: Uint8Array.from(bot) };
}

const histories = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 60, size: "max" });

/** The trait's situations and how often it came, by looking at each round. */
function byHand(trait: Partial<Record<keyof Evidence, unknown>>, { person, bot }: Rounds) {
  const moves = [...person];
  const situations = [...moves.keys()].filter((round) => {
    if (trait.kind === "often") return true;
    const [own, other] = [person[round - 1] ?? 0, bot[round - 1] ?? 0];
    const is = { own, other, result: rps.result("person", own, other) };
    return (
      round > 0 &&
      (["own", "other", "result"] as const).every(
        (of) => (trait as typeof is)[of] === undefined || (trait as typeof is)[of] === is[of],
      )
    );
  });
  const hits = situations.filter((round) => {
    const step = ((moves[round] ?? 0) - (moves[round - 1] ?? 0) + 3) % 3;
    if (!("step" in trait)) return moves[round] === (trait as { move: number }).move;
    return trait.step === "other" ? step > 0 : step === trait.step;
  });
  return { count: hits.length, total: situations.length };
}

describe("traits", () => {
  it("are counted as by hand, whoever speaks of them", () => {
    let evidences = 0;
    fc.assert(
      fc.property(histories, fc.nat(2), (pairs, expected) => {
        const rounds = played(pairs);
        const counts = countsOf(rps, rounds);
        for (const trait of traitsOf(rps)) expect(shareOf(rps, counts, trait)).toEqual(byHand(trait, rounds));
        const evidence = evidenceFor(rps, rounds, expected);
        for (const one of [...habitsOf(rps, counts, 30), ...(evidence ? [evidence] : [])])
          expect(one).toMatchObject(byHand(one, rounds));
        if (!evidence) return;
        evidences++;
        expect(evidence.count * 3).toBeGreaterThan(evidence.total);
        expect(evidence.total).toBeGreaterThan(1);
      }),
      { seed: 31, numRuns: 300 },
    );
    expect(evidences).toBeGreaterThan(60);
  });

  it("know no draws where there are none", () => {
    const results = traitsOf(oddEven).map((trait) => trait.kind !== "often" && trait.result);
    expect(new Set(results)).toEqual(new Set([false, 1, -1]));
  });
});

describe("a person's habits", () => {
  const firstOf = (game: typeof rps, way: Way, count = 300, slips = 0.1): Habit | undefined =>
    habitsOf(game, countsOf(game, simulated(game, way, count, 9, slips)), 3)[0];

  it("start with the one that they have", () => {
    const lost = (own: number, other: number, game = rps) => game.result("person", own, other) < 0;
    const switches: Way = (own, other, random) => (lost(own, other) && own === 0 ? 2 : random.below(3));
    expect(firstOf(rps, switches)).toMatchObject({ kind: "after-move", result: -1, own: 0, move: 2 });
    const stays: Way = (own, other, random) => (lost(other, own) ? own : random.below(3));
    expect(firstOf(rps, stays)).toMatchObject({ kind: "after-result", result: 1, step: 0 });
    const changes: Way = (own, other, random) => (lost(own, other, oddEven) ? 1 - own : random.below(2));
    expect(firstOf(oddEven, changes)).toMatchObject({ kind: "after-result", result: -1, step: "other" });
  });

  it("are only one for a constant player, without its consequences", () => {
    const habits = habitsOf(rps, countsOf(rps, played(Array.from({ length: 50 }, () => [1, 0]))), 3);
    expect(habits).toEqual([{ kind: "often", move: 1, count: 50, total: 50 }]);
  });

  it("are no more than requested, and none with few rounds", () => {
    const cycling: Way = (own) => (own + 1) % 3;
    expect(habitsOf(rps, countsOf(rps, simulated(rps, cycling, 200, 9, 0.05)), 3)).toHaveLength(3);
    expect(firstOf(rps, () => 1, 4, 0)).toBeUndefined();
  });
});

const differ = (a: Rounds, b: Rounds, most: number, game = rps) =>
  differencesOf(game, countsOf(game, a), countsOf(game, b), most);

describe("differences between two people", () => {
  it("list the habit that only one has first, with both counts", () => {
    const way: Way = (own, other, random) => (rps.result("person", own, other) < 0 ? own : random.below(3));
    const [first, ...others] = differ(simulated(rps, way, 600, 1, 0.2), simulated(rps, coin, 600, 2), 10);
    expect(first).toMatchObject({ kind: "after-result", result: -1, step: 0 });
    expect(first && first.a.count / first.a.total).toBeGreaterThan(0.75);
    expect(first && first.b.count / first.b.total).toBeLessThan(0.45);
    expect(first?.p).toBeLessThan(1e-6);
    const sizes = [first, ...others].map((one) => Math.abs(one?.z ?? 0));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes).toHaveLength(10);
  });

  it("show a p below .05 for at most one in twenty pairs of random players", () => {
    const sure = Array.from({ length: 100 }, (_, index) => {
      const [a, b] = [simulated(rps, coin, 300, 2 * index), simulated(rps, coin, 300, 2 * index + 1)];
      return differ(a, b, 1).filter(({ p }) => p < 0.05).length;
    });
    expect(sure.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(9);
  });

  it("have z and p of two shares, corrected for all that aren't rare", () => {
    const always = (own: number, count: number) => played(Array.from({ length: count }, () => [own, 0]));
    const seen = differ(always(0, 20), always(1, 30), 99);
    // What only one of them ever does can't be compared: their results differ.
    expect(seen.map(({ kind }) => kind)).toEqual(["often", "often"]);
    expect(seen[0]).toMatchObject({ a: { count: 20, total: 20 }, b: { count: 0, total: 30 } });
    expect(seen.map(({ z }) => z)).toEqual([Math.sqrt(50), -Math.sqrt(50)].map((z) => expect.closeTo(z, 10)));
    const half = played(Array.from({ length: 60 }, (_, round) => [round < 30 ? 0 : 1, 0]));
    const [nearly] = differ(half, always(0, 60), 1).filter(({ kind }) => kind === "often");
    expect(nearly?.z).toBeCloseTo(-0.5 / Math.sqrt(0.75 * 0.25 * (2 / 60)), 10);
    expect(differ(simulated(rps, coin, 9, 1), simulated(rps, coin, 9, 2), 9)).toEqual([]);
  });
});

describe("the evidence for an expected move", () => {
  it.each<[what: string, person: number[], bot: number[], expected: number, found: object]>([
    [
      // After 0 came 1, three times out of three; the bot's moves around it all differ.
      "what followed a move of the person's own, with its counts",
      [0, 1, 2, 0, 1, 2, 2, 0, 1, 0],
      [0, 0, 1, 1, 2, 2, 0, 2, 1, 0],
      1,
      { kind: "after-own", own: 0, move: 1, count: 3, total: 3 },
    ],
    [
      "what followed a move of the bot's",
      [0, 2, 1, 2, 2, 2, 1, 0, 1],
      [1, 0, 1, 0, 1, 0, 0, 2, 1],
      2,
      { kind: "after-other", other: 1, move: 2, count: 3, total: 3 },
    ],
    [
      "what followed both moves where one alone says less",
      [0, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 1, 0, 1, 0],
      [2, 0, 1, 2, 1, 2, 2, 0, 1, 0, 2, 1, 2, 2, 2],
      1,
      { kind: "after-both", own: 0, other: 2, move: 1, count: 3, total: 3 },
    ],
    [
      // Lost with 0, 1 and 2 and repeated each of them; moved on elsewhere.
      "a repeat after a loss, a win or a draw, whatever the moves were",
      [0, 0, 1, 1, 2, 2, 0],
      [2, 0, 0, 1, 1, 2, 2],
      0,
      { kind: "after-result", result: -1, step: 0, count: 3, total: 3 },
    ],
    [
      // Six of six is (6 - 2) / sqrt(6 * 2/9) = 3.5 standard deviations from chance, seven of eight is (7 - 8/3) /
      // sqrt(8 * 2/9) = 3.3.
      "the trait that chance explains least, not the one with the most cases",
      [1, 0, 0, 0, 0, 0, 0, 0],
      [2, 2, 1, 2, 2, 2, 0, 1],
      0,
      { kind: "after-own", own: 0, move: 0, count: 6, total: 6 },
    ],
  ])("is %s", (_, person, bot, expected, found) => {
    const rounds = { person: Uint8Array.from(person), bot: Uint8Array.from(bot) };
    expect(evidenceFor(rps, rounds, expected)).toEqual(found);
  });

  it("is a change after a result only for two moves", () => {
    // The person wins if the moves differ: four wins, each followed by the other move.
    const rounds = { person: Uint8Array.of(0, 1, 0, 1, 1, 0, 0), bot: Uint8Array.of(1, 0, 1, 1, 0, 0, 1) };
    const found = evidenceFor(oddEven, rounds, 1);
    expect(found).toMatchObject({ kind: "after-result", result: 1, step: 1, count: 4, total: 4 });
  });

  it("is missing without rounds, for a single case or a move that didn't lead", () => {
    expect(evidenceFor(rps, played([]), 0)).toBeUndefined();
    expect(evidenceFor(rps, played([[0, 1]]), 0)).toBeUndefined();
    expect(evidenceFor(rps, played(Array.from({ length: 4 }, () => [0, 1])), 1)).toBeUndefined();
  });
});
