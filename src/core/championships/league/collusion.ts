// Finds entrants that beat the built-in ones but lose to one partner far more than all other results predict.

import { addTo, dot, type Matrix, solverOf, zeros } from "./linear.ts";
import { payoffMatrix } from "./payoff.ts";
import type { PairRecord } from "./records.ts";

export interface ThrowerSuspicion {
  readonly entrant: number;
  /** The entrant it loses to. */
  readonly to: number;
  /** Mean return per round against the built-in entrants. */
  readonly againstBuiltIns: number;
  /** Return per round against `to`, and what the other results of both predict. */
  readonly observed: number;
  readonly expected: number;
  /** Probability of such a surprising loss in an honest league, corrected for all pairs examined. */
  readonly pValue: number;
}

/** With fewer entrants, nothing can be predicted. */
const ENTRANTS_MIN = 10;
/** Net rounds lost, per round, above which a loss may be suspicious. */
const LOSS_MIN = 0.2;
/** Degrees of freedom of Student's distribution of honest surprises, in units of their spread: measured on leagues of
 * honest strategies, whose surprises have longer tails than the normal distribution. */
const DEGREES = 10;
/** Probability of any suspicion in an honest league. */
const FALSE_ALARMS = 0.01;

/**
 * Suspicions, surest first; none against built-in entrants or about losing to them, and none among fewer than ten
 * entrants. A suspicion is a reason to look, not a proof: someone may have found a weakness in just one opponent.
 */
export function throwersOf(
  size: number,
  pairs: readonly PairRecord[],
  builtIns: readonly number[],
): readonly ThrowerSuspicion[] {
  if (size < ENTRANTS_MIN) return [];
  const matrix = payoffMatrix(size, pairs);
  const ours = new Set(builtIns);
  const met = (row: number, column: number): boolean => row !== column && matrix[row]?.[column] !== null;
  const guests = [...matrix.keys()].filter((entrant) => !ours.has(entrant));
  const against = new Map(guests.map((entrant) => [entrant, meanOf(builtIns, matrix[entrant] ?? [])]));
  const able = guests.filter((entrant) => (against.get(entrant) ?? 0) > 0);
  const looked = able.flatMap((entrant) =>
    guests.filter((to) => met(entrant, to)).map((to) => ({ entrant, to })),
  );
  const returns = matrix.map((row) => Float64Array.from(row, (gain) => gain ?? 0));
  const expected = expectedPayoff(returns);
  const surprise = surprisesIn(returns, expected);
  return looked
    .map(
      ({ entrant, to }): ThrowerSuspicion => ({
        entrant,
        to,
        againstBuiltIns: against.get(entrant) as number,
        observed: returns[entrant]?.[to] as number,
        expected: expected[entrant]?.[to] as number,
        pValue: Math.min(1, looked.length * studentTail(-surprise(entrant, to), DEGREES)),
      }),
    )
    .filter(({ observed, pValue }) => observed <= -LOSS_MIN && pValue <= FALSE_ALARMS)
    .sort((x, y) => x.pValue - y.pValue || x.entrant - y.entrant);
}

function meanOf(builtIns: readonly number[], row: readonly (number | null)[]): number {
  const met = builtIns.flatMap((entrant) => row[entrant] ?? []);
  return met.length === 0 ? 0 : met.reduce((sum, gain) => sum + gain, 0) / met.length;
}

/** Actual minus predicted return, divided by the spread of such differences in either side's other pairs, whichever is
 * wider. */
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

/** P(T > t) of Student's distribution with an even number of degrees of freedom. Source: M. Abramowitz and I. A.
 * Stegun, Handbook of Mathematical Functions (1964), 26.7.4. */
export function studentTail(t: number, degrees: number): number {
  const square = degrees / (degrees + t * t);
  let [term, sum] = [1, 1];
  for (let even = 2; even < degrees; even += 2) {
    term *= ((even - 1) / even) * square;
    sum += term;
  }
  return (1 - (t / Math.sqrt(degrees + t * t)) * sum) / 2;
}

// Predicts each pair's result from all other results, so that one that fits nothing stands out.

/** Penalties to try; the one that predicts best is used. */
const PENALTIES = [0.1, 0.3, 1, 3] as const;

/**
 * Returns by row against column, predicted without that pair: a ridge regression of the row on the other rows over all
 * other columns, and of the column likewise, averaged. An entrant that plays like others is predicted from their
 * results. `returns` is antisymmetric.
 */
function expectedPayoff(returns: Matrix): Matrix {
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

/** Actual minus predicted, from the row's side, leaving out each in turn without a regression for each (G. E. P. Allen,
 * The relationship between variable selection and data augmentation, 1974; the row is removed from the predictors by
 * the Sherman-Morrison formula). */
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

/** How similar two columns are, over all rows and a constant one. */
function alikeness(returns: Matrix, penalty: number): Matrix {
  const alike = zeros(returns.length);
  // Columns equal rows except for the sign, which squaring removes.
  for (const [row, values] of returns.entries())
    for (const [column, others] of returns.entries()) addTo(alike, row, column, 1 + dot(values, others));
  for (const row of alike.keys()) addTo(alike, row, row, penalty);
  return alike;
}

function inverseOf(matrix: Matrix): Matrix {
  const solve = solverOf(matrix);
  return matrix.map((_, at) => solve(Float64Array.from(matrix, (_row, one) => (one === at ? 1 : 0))));
}
