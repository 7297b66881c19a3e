// Rejection rates of the permutation test: false positives, and power.

import { SPLITS, type Split } from "./splits.ts";
import type { IdentifyRow } from "./task.ts";

const LEVEL = 0.05;

/** Shares of tests with p <= 5 %. */
export interface TestRates {
  readonly split: Split;
  readonly own: number;
  readonly strangers: number;
  readonly people: number;
}

/** By split, over all people. */
export function rejections(rows: readonly IdentifyRow[]): readonly TestRates[] {
  return SPLITS.map((split) => {
    const tests = rows.flatMap((row) => {
      const [own, stranger] = row.tests;
      return row.split === split && own !== undefined && stranger !== undefined ? [{ own, stranger }] : [];
    });
    const rate = (isRejected: (test: { own: number; stranger: number }) => boolean): number =>
      tests.filter(isRejected).length / tests.length;
    return {
      split,
      own: rate(({ own }) => own <= LEVEL),
      strangers: rate(({ stranger }) => stranger <= LEVEL),
      people: tests.length,
    };
  });
}
