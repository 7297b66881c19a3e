// Re-identification scores with bootstrap errors over people.

import type { RandomSource } from "../../src/core/random/index.ts";
import { type Estimate, standardDeviation } from "../../src/core/statistics.ts";

/** One person's distances to the candidates of the ranking. */
export interface Asked {
  readonly own: number;
  readonly others: ReadonlyMap<number, number>;
  readonly person: number;
}

/** Re-identification scores. */
export interface Ranking {
  readonly people: number;
  readonly others: number;
  /** Share in which the same person is nearest; ties of k count 1/k. */
  readonly first: Estimate;
  readonly rank: Estimate;
  /** Area under the curve: P(nearer than a different person); chance is 1/2. */
  readonly auc: Estimate;
}

/** The ranking of everyone asked. `random` drives the bootstrap of the standard errors. */
export function rankingOf(asked: readonly Asked[], random: RandomSource): Ranking {
  const places = placesOf(asked);
  const draws = drawsOf(places, random);
  const estimate = (value: (place: Place) => number): Estimate => ({
    mean: weightedMean(places, value, undefined),
    standardError: deviationOf(draws.map((draw) => weightedMean(places, value, draw))),
  });
  return {
    people: places.length,
    others: weightedMean(places, ({ others }) => others.length, undefined),
    first: estimate(({ first }) => first),
    rank: estimate(({ rank }) => rank),
    auc: {
      mean: aucOf(places, undefined),
      standardError: deviationOf(draws.map((draw) => aucOf(places, draw))),
    },
  };
}

/** Difference in AUC of the second method over the first on the same people, with its error. */
export function gainOf(before: readonly Asked[], after: readonly Asked[], random: RandomSource): Estimate {
  const [first, second] = [placesOf(before), placesOf(after)];
  const gain = (draw: Draw | undefined): number => aucOf(second, draw) - aucOf(first, draw);
  return { mean: gain(undefined), standardError: deviationOf(drawsOf(first, random).map(gain)) };
}

const DRAWS = 400;

/** Bootstrap multiplicity by person; undefined means one each. */
type Draw = Float64Array;

interface Place {
  readonly person: number;
  readonly first: number;
  readonly rank: number;
  readonly others: Int32Array;
  /** Per candidate: 1 if the own half is nearer, 1/2 for a tie. */
  readonly nearer: Float64Array;
}

function placesOf(asked: readonly Asked[]): readonly Place[] {
  return asked
    .filter(({ others }) => others.size > 0)
    .map(({ person, own, others }) => {
      const nearer = Float64Array.from(others.values(), (distance) => (Math.sign(distance - own) + 1) / 2);
      const further = nearer.filter((value) => value === 0).length;
      const level = nearer.filter((value) => value === 0.5).length;
      return {
        person,
        first: further > 0 ? 0 : 1 / (level + 1),
        rank: 1 + further + level / 2,
        others: Int32Array.from(others.keys()),
        nearer,
      };
    });
}

function drawsOf(places: readonly Place[], random: RandomSource): readonly Draw[] {
  const everybody = [...new Set(places.flatMap(({ person, others }) => [person, ...others]))];
  return Array.from({ length: DRAWS }, () => {
    const draw = new Float64Array(Math.max(0, ...everybody) + 1);
    everybody.forEach(() => {
      const person = everybody[random.below(everybody.length)] as number;
      draw[person] = (draw[person] as number) + 1;
    });
    return draw;
  });
}

function weightedMean(
  places: readonly Place[],
  value: (place: Place) => number,
  draw: Draw | undefined,
): number {
  let sum = 0;
  let all = 0;
  for (const place of places) {
    const weight = draw ? (draw[place.person] as number) : 1;
    const own = weight > 0 ? value(place) : Number.NaN;
    if (Number.isNaN(own)) continue;
    sum += weight * own;
    all += weight;
  }
  return sum / all;
}

/** Resamples both people and candidates; people without candidates are skipped. */
function aucOf(places: readonly Place[], draw: Draw | undefined): number {
  return weightedMean(places, ({ others, nearer }) => shareNearer(others, nearer, draw), draw);
}

function shareNearer(others: Int32Array, nearer: Float64Array, draw: Draw | undefined): number {
  let sum = 0;
  let all = 0;
  for (let index = 0; index < others.length; index++) {
    const weight = draw ? (draw[others[index] as number] as number) : 1;
    sum += weight * (nearer[index] as number);
    all += weight;
  }
  return sum / all;
}

/** Ignores NaN draws. */
function deviationOf(values: readonly number[]): number {
  return standardDeviation(values.filter(Number.isFinite));
}
