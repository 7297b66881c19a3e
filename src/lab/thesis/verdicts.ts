// Judges the thesis' conclusions on our own matches.

import { mean, sum, variance } from "../../core/statistics.ts";
import { signed } from "../../infra/console/text-table.ts";
import type { Claim, Difference } from "./claims.ts";
import type { Successes } from "./study.ts";
import { type Trial, trialKey } from "./trial.ts";

export interface Verdict {
  readonly section: string;
  readonly claim: string;
  readonly outcome: "shown" | "refuted" | "undecided";
  readonly because: string;
  /** Finished differences, in points. */
  readonly differences: readonly Measured[];
}

interface Measured {
  readonly name: string;
  readonly value: number;
  /** Standard error; null with fewer than two seeds. */
  readonly error: number | null;
}

/** Number of standard errors needed for a decision. */
export const BEYOND = 4;

/** Shown if all differences are surely above 0, refuted if one is surely below. Matches shorter than the thesis' decide
 * nothing, as agents learn less in them. */
export function verdictsOf(
  claims: readonly Claim[],
  successes: Successes,
  { seeds, scale }: { readonly seeds: number; readonly scale: number },
): readonly Verdict[] {
  return claims.map(({ section, claim, differences }) => {
    const measured = differences.flatMap((one) => measuredOf(one, successes, seeds) ?? []);
    const missing = differences.length - measured.length;
    return { section, claim, ...judged(measured, missing, scale), differences: measured };
  });
}

/** All matches needed to judge the claims. */
export function trialsOfClaims(claims: readonly Claim[]): readonly Trial[] {
  return claims.flatMap(({ differences }) => differences.flatMap(({ more, less }) => [...more, ...less]));
}

function judged(
  measured: readonly Measured[],
  missing: number,
  scale: number,
): Pick<Verdict, "outcome" | "because"> {
  const sure = (sign: 1 | -1) => measured.filter((one) => surenessOf(one, sign) > 0);
  const [right, wrong] = [sure(1), sure(-1)];
  const [least] = measured.toSorted((a, b) => surenessOf(a, 1) - surenessOf(b, 1));
  if (least === undefined) return { outcome: "undecided", because: "no match was played" };
  const figures = `${textOf(least)}; ${right.length} of ${measured.length} surely above 0, ${wrong.length} below`;
  if (scale > 1)
    return { outcome: "undecided", because: `${figures}; these matches are shorter than the thesis'` };
  if (wrong.length > 0) return { outcome: "refuted", because: figures };
  if (missing > 0) return { outcome: "undecided", because: `${figures}; not every match was played` };
  return { outcome: right.length === measured.length ? "shown" : "undecided", because: figures };
}

/** How far the value exceeds the deciding number of errors, on that side of 0. */
function surenessOf({ value, error }: Measured, sign: 1 | -1): number {
  return sign * value - BEYOND * (error ?? Number.POSITIVE_INFINITY);
}

function textOf({ name, value, error }: Measured): string {
  return `${name} ${signed(value, 2)} ± ${error === null ? "?" : error.toFixed(2)}`;
}

/**
 * The error is the larger of two estimates: from the spread of the difference over seeds, which few seeds may
 * underestimate by chance, and from the spread of each match over seeds, which misses what matches of one seed share,
 * such as their strings.
 */
function measuredOf(
  { name, more, less, plus }: Difference,
  successes: Successes,
  seeds: number,
): Measured | undefined {
  const sides = [more, less].map((trials) => trials.map((trial) => successes.get(trialKey(trial)) ?? []));
  const finished = Array.from({ length: seeds }, (_, seed) => seed).filter((seed) =>
    sides.every((side) => side.every((bySeed) => bySeed[seed] !== undefined)),
  );
  if (finished.length === 0) return undefined;
  const bySide = sides.map((side) => side.map((bySeed) => finished.map((seed) => bySeed[seed] as number)));
  const values = finished.map((_, at) => {
    const [ours, theirs] = bySide.map((side) =>
      side.length === 0 ? 0 : mean(side.map((one) => one[at] as number)),
    );
    return (ours as number) - (theirs as number) + plus;
  });
  if (values.length < 2) return { name, value: mean(values), error: null };
  const ofMatches = sum(
    bySide.map((side) => sum(side.map((one) => variance(one))) / Math.max(1, side.length ** 2)),
  );
  const error = Math.sqrt(Math.max(variance(values), ofMatches) / values.length);
  return { name, value: mean(values), error };
}
