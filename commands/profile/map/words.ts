// Labels of landmarks and wording of figures on a map.

import { isMessageId, type Locale, say } from "../../../src/infra/i18n/index.ts";

/** Roughly Kruskal's grades of stress: good up to 0.1, fair up to 0.2. */
const GOOD_MAX = 0.1;
const FAIR_MAX = 0.2;

/** A short map label of a known strategy; its id where it has none. */
export function landmarkWord(strategy: string, locale: Locale): string {
  const id = `landmark-${strategy}`;
  return isMessageId(id) ? say(locale, id) : strategy;
}

export function stressWords(stress: number, locale: Locale): string {
  const id =
    stress <= GOOD_MAX ? "map-stress-good" : stress <= FAIR_MAX ? "map-stress-fair" : "map-stress-poor";
  return say(locale, id, { stress: rounded(stress) });
}

/** Rounds to two decimals. */
export function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}

/** Index of the smallest value; -1 for an empty array. */
export function leastOf(values: readonly number[]): number {
  return values.reduce(
    (least, value, index) => (value < (values[least] ?? Number.POSITIVE_INFINITY) ? index : least),
    -1,
  );
}
