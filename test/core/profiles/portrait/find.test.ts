import { describe, expect, it } from "vitest";
import type { Rounds } from "../../../../src/core/games/index.ts";
import {
  findLines,
  findPortrait,
  judgeLines,
  LINES_MAX,
  type Portrait,
  probabilitiesOf,
} from "../../../../src/core/profiles/portrait/index.ts";
import { SHARED_LINES } from "../../../../src/core/profiles/portrait/shared-lines.ts";
import { seededRandom, shuffled } from "../../../../src/core/random/index.ts";
import { sha256Of } from "../../../../src/core/sha256.ts";
import { CHANCE, copesWithLosing, personWith } from "./people.ts";

const found = (rounds: Rounds): Portrait => {
  const portrait = findPortrait(rounds, 1);
  return portrait ?? expect.fail("no portrait");
};

const beatsChance = (rounds: Rounds): boolean =>
  judgeLines(rounds, findLines(rounds, SHARED_LINES)).beatsChance;

describe("a portrait", () => {
  it("needs 100 rounds", () => {
    expect(findPortrait(personWith(copesWithLosing, { rounds: 99 }), 1)).toBeUndefined();
    expect(found(personWith(copesWithLosing, { rounds: 100 })).score.rounds).toBe(20);
  });

  it("predicts someone with a habit nearly as well as the habit does", () => {
    const { score } = found(personWith(copesWithLosing, { rounds: 1_000 }));
    const right = 0.8 + 0.2 / 3;
    const best = -(right * Math.log2(right) + (1 - right) * Math.log2((1 - right) / 2));
    expect(score).toMatchObject({ rounds: 200, chance: Math.log2(3), beatsChance: true });
    expect(score.bits).toBeLessThan(best + 0.15);
    for (const other of [score.ghost, score.mind]) expect(Math.abs(score.bits - other)).toBeLessThan(0.2);
  });

  it("finds a habit that no one shares, and says it first", () => {
    const paperAfterTwoRocks = personWith(
      ({ person }, at) => (person[at - 1] === 0 && person[at - 2] === 0 ? 2 : undefined),
      { rounds: 1_500, share: 1 },
    );
    expect(found(paperAfterTwoRocks).lines[0]).toMatchObject({
      condition: {
        kind: "both",
        first: { kind: "own", move: 0, ago: 1 },
        second: { kind: "own", move: 0, ago: 2 },
      },
      move: { kind: "move", move: 2 },
    });
  });

  it("has at most twelve lines, the ones that always hold last", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { lines, game } = found(personWith(copesWithLosing, { seed, share: 0.5 }));
      expect(game).toBe("rps");
      expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
      const always = lines.map(({ condition }) => condition === undefined);
      expect(always.at(-1)).toBe(true);
      expect(always).toEqual([...always].sort((a, b) => Number(a) - Number(b)));
    }
  });

  it("counts how often each line came true where it was learned", () => {
    const rounds = personWith(copesWithLosing);
    for (const { hits, of, weight } of found(rounds).lines) {
      expect(hits).toBeLessThanOrEqual(of);
      expect(of).toBeLessThanOrEqual(240);
      expect(Number.isInteger(8 * weight)).toBe(true);
    }
  });

  it("never sees the rounds that it's judged on", () => {
    const rounds = personWith(copesWithLosing);
    const changed = { person: rounds.person.slice(), bot: rounds.bot.slice() };
    changed.person.fill(1, 240);
    expect(found(changed).lines).toEqual(found(rounds).lines);
    expect(found(changed).score.bits).not.toBe(found(rounds).score.bits);
  });

  it("doesn't beat chance for people without habits, 95 times of 100", () => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const random = seeds.filter((seed) => beatsChance(personWith(CHANCE, { seed })));
    expect(random.length).toBeLessThanOrEqual(5);
  });

  it("doesn't beat chance in shuffled rounds, 95 times of 100", () => {
    const beaten = Array.from({ length: 100 }, (_, seed) => seed).filter((seed) => {
      const { person, bot } = personWith(copesWithLosing, { seed });
      const order = shuffled([...person.keys()], seededRandom(seed));
      return beatsChance({
        person: Uint8Array.from(order, (at) => person[at] as number),
        bot: Uint8Array.from(order, (at) => bot[at] as number),
      });
    });
    expect(beaten.length).toBeLessThanOrEqual(5);
  });

  it("is the same, byte for byte, on every machine", () => {
    const rounds = personWith(copesWithLosing, { share: 0.6, seed: 7 });
    const portrait = found(rounds);
    const bytes = Buffer.concat([
      Buffer.from(JSON.stringify(portrait)),
      Buffer.from(probabilitiesOf(portrait, rounds).buffer),
    ]);
    expect(Buffer.from(sha256Of(bytes)).toString("hex")).toBe(
      "0430c8ce5f611f2dfe22d766b82626cf7e8ca970177d6cb7c5d483094fc84ced",
    );
  });
});

describe("the probabilities", () => {
  it("add up to 1, and are even if no line holds", () => {
    const rounds = personWith(copesWithLosing);
    const shares = probabilitiesOf(found(rounds), rounds);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    expect([...probabilitiesOf({ lines: [] }, rounds)]).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it("multiply the odds of a move by two for each bit", () => {
    const line = { condition: undefined, move: { kind: "move", move: 1 }, hits: 0, of: 0 } as const;
    const first = { person: new Uint8Array(), bot: new Uint8Array() };
    const shares = (...weights: number[]) => [
      ...probabilitiesOf({ lines: weights.map((weight) => ({ ...line, weight })) }, first),
    ];
    expect(shares(2)).toEqual([1 / 6, 4 / 6, 1 / 6]);
    expect(shares(2, -3)).toEqual([0.4, 0.2, 0.4]);
    const [, share = 0] = shares(0.875);
    expect(share / (1 - share)).toBeCloseTo(2 ** 0.875 / 2, 2);
  });
});
