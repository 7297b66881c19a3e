// What stands on a map besides people, and how figures on it are told.

import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";

/** Short enough for a map. */
const LANDMARKS: Readonly<Record<string, MessageId>> = {
  random: "landmark-random",
  copy: "landmark-copy",
  rotation: "landmark-rotation",
  "anti-rotation": "landmark-anti-rotation",
  "win-stay-lose-shift": "landmark-win-stay-lose-shift",
  "always-counter": "landmark-always-counter",
  "always-counter-self": "landmark-always-counter-self",
  frequency: "landmark-frequency",
};

/** Kruskal's words for a stress, roughly: up to a tenth good, up to a fifth fair. */
const GOOD_MAX = 0.1;
const FAIR_MAX = 0.2;

/** A well-known way to play, by its strategy; the strategy's id where it has no short name. */
export function landmarkWord(strategy: string, locale: Locale): string {
  const id = LANDMARKS[strategy];
  return id ? say(locale, id) : strategy;
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
