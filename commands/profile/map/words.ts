// What stands on a map besides people, and how figures on it are told.

import { isMessageId, type Locale, say } from "../../../src/infra/i18n/index.ts";

/** Kruskal's words for a stress, roughly: up to a tenth good, up to a fifth fair. */
const GOOD_MAX = 0.1;
const FAIR_MAX = 0.2;

/** A well-known way to play, by its strategy, short enough for a map; the strategy's id where it has
 * no short name. */
export function landmarkWord(strategy: string, locale: Locale): string {
  const id = `landmark-${strategy}`;
  return isMessageId(id) ? say(locale, id) : strategy;
}

/** How well a plane holds the distances. */
export function stressWords(stress: number, locale: Locale): string {
  const id =
    stress <= GOOD_MAX ? "map-stress-good" : stress <= FAIR_MAX ? "map-stress-fair" : "map-stress-poor";
  return say(locale, id, { stress: rounded(stress) });
}

/** To two places. */
export function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}

/** The index of the smallest value; -1 of none. */
export function leastOf(values: readonly number[]): number {
  return values.reduce(
    (least, value, index) => (value < (values[least] ?? Number.POSITIVE_INFINITY) ? index : least),
    -1,
  );
}
