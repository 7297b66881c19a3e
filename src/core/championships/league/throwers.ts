// Entrants that beat the house and lose to one partner far beyond what all else foretells.

import { addTo, dot, type Matrix, solverOf, zeros } from "./linear.ts";
import { payoffMatrix } from "./payoff.ts";
import type { PairRecord } from "./records.ts";

export interface ThrowerSuspicion {
  readonly entrant: number;
  /** To whom it loses. */
  readonly to: number;
  /** Mean return a round against the house entrants. */
  readonly againstHouse: number;
  /** Return a round against `to`, and what the other results of both foretell. */
  readonly observed: number;
  readonly expected: number;
  /** Chance of so surprising a loss in an honest league, corrected for all pairs looked at. */
  readonly pValue: number;
}

/** Fewer entrants foretell nothing. */
const ENTRANTS_MIN = 10;
/** Rounds lost less rounds won, a round, from which on a loss is worth a suspicion. */
const LOSS_MIN = 0.2;
/** Degrees of freedom of Student's law of honest surprises, in units of their spread: measured on
 * leagues of honest strategies, whose surprises have longer tails than the normal law. */
const DEGREES = 10;
/** The chance that an honest league has any suspicion. */
const FALSE_ALARMS = 0.01;

/**
 * Suspicions, surest first; none against the house or of feeding it, and none among fewer than ten
 * entrants. A suspicion is a reason to look, no proof: somebody may have found the weakness of just one.
 */
export function throwersOf(
  size: number,
  pairs: readonly PairRecord[],
  house: readonly number[],
): readonly ThrowerSuspicion[] {
  if (size < ENTRANTS_MIN) return [];
  const matrix = payoffMatrix(size, pairs);
  const ours = new Set(house);
  const met = (row: number, column: number): boolean => row !== column && matrix[row]?.[column] !== null;
  const guests = [...matrix.keys()].filter((entrant) => !ours.has(entrant));
  const against = new Map(guests.map((entrant) => [entrant, meanOf(house, matrix[entrant] ?? [])]));
  const able = guests.filter((entrant) => (against.get(entrant) ?? 0) > 0);
  const looked = able.flatMap((entrant) =>
    guests.filter((to) => met(entrant, to)).map((to) => ({ entrant, to })),
  );
  const returns = matrix.map((row) => Float64Array.from(row, (gain) => gain ?? 0));
  const expected = foretold(returns);
  const surprise = surprisesIn(returns, expected);
  return looked
    .map(
      ({ entrant, to }): ThrowerSuspicion => ({
        entrant,
        to,
        againstHouse: against.get(entrant) as number,
        observed: returns[entrant]?.[to] as number,
        expected: expected[entrant]?.[to] as number,
        pValue: Math.min(1, looked.length * studentTail(-surprise(entrant, to), DEGREES)),
      }),
    )
    .filter(({ observed, pValue }) => observed <= -LOSS_MIN && pValue <= FALSE_ALARMS)
    .sort((x, y) => x.pValue - y.pValue || x.entrant - y.entrant);
}

function meanOf(house: readonly number[], row: readonly (number | null)[]): number {
  const met = house.flatMap((entrant) => row[entrant] ?? []);
  return met.length === 0 ? 0 : met.reduce((sum, gain) => sum + gain, 0) / met.length;
}

/** Found less foretold, over the spread of these differences among the other pairs of either side,
 * whichever is wider. */
function surprisesIn(returns: Matrix, expected: Matrix): (row: number, column: number) => number {
  const differences = returns.map((row, at) =>
    row.map((found, column) => found - (expected[at]?.[column] as number)),
  );
  const squares = differences.map((row) => row.reduce((sum, one) => sum + one ** 2, 0));
  return (row, column) => {
    const difference = differences[row]?.[column] as number;
    const widest = Math.max(squares[row] as number, squares[column] as number) - difference ** 2;
    return widest > 0 ? difference / Math.sqrt(widest / (returns.length - 2)) : 0;
  };
}

/** P(T > t) of Student's law with an even number of degrees of freedom. Source: M. Abramowitz and
 * I. A. Stegun, Handbook of Mathematical Functions (1964), 26.7.4. */
export function studentTail(t: number, degrees: number): number {
  const square = degrees / (degrees + t * t);
  let [term, sum] = [1, 1];
  for (let even = 2; even < degrees; even += 2) {
    term *= ((even - 1) / even) * square;
    sum += term;
  }
  return (1 - (t / Math.sqrt(degrees + t * t)) * sum) / 2;
}

// What all other results foretell of each pair's: so that a result that fits nothing stands out.

/** Penalties that are tried; the one that foretells best is taken. */
const PENALTIES = [0.1, 0.3, 1, 3] as const;

/**
 * Returns by row against column as foretold without that pair: a ridge regression of the row on
 * the other rows over all other columns, and of the column likewise, averaged. Who plays like
 * others is foretold by how these fared. `returns` are antisymmetric.
 */
function foretold(returns: Matrix): Matrix {
  const tried = PENALTIES.map((penalty) => surprises(returns, penalty));
  const errors = tried.map((rows) => rows.reduce((sum, row) => sum + dot(row, row), 0));
  const best = tried[errors.indexOf(Math.min(...errors))] as Matrix;
  return returns.map((row, at) =>
    row.map((found, column) => {
      const [own, other] = [best[at]?.[column] as number, best[column]?.[at] as number];
      return found - (own - other) / 2;
    }),
  );
}

/** Found less foretold, from the row's side: each left out in turn, without a regression for each
 * (G. E. P. Allen, The relationship between variable selection and data augmentation, 1974; the
 * row leaves the predictors by the formula of Sherman and Morrison). */
function surprises(returns: Matrix, penalty: number): Matrix {
  const inverse = inverseOf(alikeness(returns, penalty));
  return returns.map((row, at) => {
    const gained = Float64Array.from(inverse, (line) => dot(line, row));
    const left = 1 - dot(gained, row);
    const cross = (column: number, other: number): number =>
      (inverse[column]?.[other] as number) + ((gained[column] as number) * (gained[other] as number)) / left;
    const own = cross(at, at);
    return gained.map((gain, column) => {
      if (column === at) return 0;
      const shared = cross(at, column) / own;
      const surprise = gain / left - (shared * (gained[at] as number)) / left;
      return surprise / (cross(column, column) - shared * cross(at, column));
    });
  });
}

/** How alike two columns are, seen from all rows and from a constant one. */
function alikeness(returns: Matrix, penalty: number): Matrix {
  const alike = zeros(returns.length);
  // Columns are rows but for the sign, which squares lose.
  for (const [row, values] of returns.entries())
    for (const [column, others] of returns.entries()) addTo(alike, row, column, 1 + dot(values, others));
  for (const row of alike.keys()) addTo(alike, row, row, penalty);
  return alike;
}

function inverseOf(matrix: Matrix): Matrix {
  const solve = solverOf(matrix);
  return matrix.map((_, at) => solve(Float64Array.from(matrix, (_row, one) => (one === at ? 1 : 0))));
}
