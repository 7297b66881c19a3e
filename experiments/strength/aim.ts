// A target, and the verdict on it.

import { type Estimate, Z95 } from "../../src/core/statistics.ts";

export interface Goal {
  readonly name: string;
  readonly asked: string;
  readonly measured: number | undefined;
  /** The 95 % confidence interval that the verdict is based on; undefined if it's based on the figure itself. */
  readonly within: readonly [number, number] | undefined;
  readonly verdict: Verdict;
}

/** `too few`: the data can neither support nor refute the claim. */
type Verdict = "met" | "not met" | "too few" | "not measured";

export interface Aim {
  readonly name: string;
  readonly least?: number;
  readonly most?: number;
  readonly measured: number | undefined;
  /** The 95 % confidence interval, if the claim goes beyond the sample. */
  readonly within?: readonly [number, number];
  /** False if there's too little data to show anything; default true. */
  readonly isEnough?: boolean;
}

/** What an estimate implies for a claim beyond its sample. */
export function byConfidence(estimate: Estimate | undefined): Pick<Aim, "measured" | "within"> {
  if (!estimate) return { measured: undefined };
  const reach = Z95 * estimate.standardError;
  return { measured: estimate.mean, within: [estimate.mean - reach, estimate.mean + reach] };
}

export function judge(aim: Aim): Goal {
  const { name, measured } = aim;
  const verdict = verdictOn(aim);
  const isMeasured = verdict !== "not measured";
  return {
    name,
    asked: askedBy(aim),
    measured: isMeasured ? measured : undefined,
    within: isMeasured ? aim.within : undefined,
    verdict,
  };
}

function verdictOn({ least, most, measured, within, isEnough = true }: Aim): Verdict {
  if (measured === undefined || Number.isNaN(measured)) return "not measured";
  if (!isEnough) return "too few";
  const [low, high] = within ?? [measured, measured];
  const [from, to] = [least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY];
  if (low >= from && high <= to) return "met";
  return high < from || low > to ? "not met" : "too few";
}

function askedBy({ least, most }: Aim): string {
  if (least !== undefined && most !== undefined) return `${rounded(least)} … ${rounded(most)}`;
  return least === undefined ? `<= ${rounded(most)}` : `>= ${rounded(least)}`;
}

/** A calculated bound has meaningless digits. */
function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Number(value.toPrecision(3));
}
