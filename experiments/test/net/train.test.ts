import { expect, it } from "vitest";
import type { Rounds } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { netWeights, readNet } from "../../../src/core/strategies/fortune-teller/net.ts";
import { writeNet } from "../../net/study.ts";
import { Teacher, zeroWeights } from "../../net/teacher.ts";
import { trainNet, turned } from "../../net/train.ts";

const seeded = (seed: number) => seededRandom(new Uint8Array(32).fill(seed));

/** After a win they repeat, else they play what would have won; one move in ten is by chance. */
function person(seed: number, rounds = 40): Rounds {
  const random = seeded(seed);
  const moves = { person: new Uint8Array(rounds), bot: new Uint8Array(rounds) };
  for (let round = 0; round < rounds; round++) {
    const [mine = 0, other = 0] = [moves.person[round - 1], moves.bot[round - 1]];
    const isHabit = round > 0 && random.below(10) > 0;
    moves.person[round] = isHabit ? ((other - mine + 3) % 3 === 1 ? mine : (other + 2) % 3) : random.below(3);
    moves.bot[round] = random.below(3);
  }
  return moves;
}

it("finds the gradient that small changes of each kind of weight show", () => {
  const random = seeded(1);
  const weights = zeroWeights();
  for (const part of Object.values(weights))
    for (let cell = 0; cell < part.length; cell++) part[cell] = random.unit() - 0.5;
  const teacher = new Teacher(weights);
  const rounds = person(2, 12);
  teacher.learn(rounds, () => 1);
  for (const kind of ["events", "units", "readout", "steps"] as const) {
    const part = weights[kind];
    for (let probe = 0; probe < 30; probe++) {
      const cell = random.below(part.length);
      const before = part[cell] as number;
      const lossAt = (weight: number): number => {
        part[cell] = weight;
        return teacher.surprise(rounds);
      };
      const slope = (lossAt(before + 1e-5) - lossAt(before - 1e-5)) / 2e-5;
      part[cell] = before;
      expect(teacher.gradient[kind][cell]).toBeCloseTo(slope, 5);
    }
  }
});

it("learns a habit that people share, by whichever moves, and the same for the same seed", () => {
  const people = Array.from({ length: 30 }, (_, index) => person(10 + index));
  const train = () => trainNet(people, { epochs: 12, random: seeded(3) });
  const net = readNet(writeNet(train()));
  expect(writeNet(train())).toBe(writeNet(net));
  const others = Array.from({ length: 10 }, (_, index) => turned(person(60 + index), index % 3));
  const surprise = others.reduce((sum, one) => sum + new Teacher(net).surprise(one) / 39, 0) / others.length;
  // Chance is ln 3 = 1.099; knowing the habit, .39.
  expect(surprise).toBeLessThan(0.7);
});

it("turns both sides' moves, so that results stay", () => {
  const rounds = { person: Uint8Array.of(0, 1, 2), bot: Uint8Array.of(2, 2, 0) };
  expect(turned(rounds, 1)).toEqual({ person: Uint8Array.of(1, 2, 0), bot: Uint8Array.of(0, 0, 1) });
});

it("packs weights to within half a unit, and cuts them where they'd overflow", () => {
  const random = seeded(6);
  const weights = netWeights(() => 15.9 * random.unit() - 7.95);
  weights.first.set([9, -9, 0]);
  const read = readNet(writeNet(weights));
  expect([...read.first]).toEqual([32_767 / 4096, -8, 0]);
  for (const kind of ["events", "units", "readout", "steps"] as const)
    read[kind].forEach((weight, cell) => {
      expect(Math.abs(weight - (weights[kind][cell] as number))).toBeLessThanOrEqual(1 / 8192);
    });
});
