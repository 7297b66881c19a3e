// Ratings as shown, and the line below a rated duel.

import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { RatedOutcome, RatedSide } from "../../src/people/index.ts";
import { shownName } from "./shown-name.ts";

interface ShownRating {
  readonly rating: number;
  readonly deviation: number;
  readonly isProvisional: boolean;
}

/** `1523`; a provisional one `1523?`. */
export function ratingNumber({ rating, isProvisional }: Omit<ShownRating, "deviation">): string {
  return `${Math.round(rating)}${isProvisional ? "?" : ""}`;
}

/** `1523 ± 80`. */
export function ratingText(one: ShownRating): string {
  return `${ratingNumber(one)} ± ${Math.round(one.deviation)}`;
}

/** `Anna 1523 (+14) · Boris 1488 (−14), provisional`, or why it was not rated. */
export function ratingLine({ why, sides }: RatedOutcome, locale: Locale): string {
  if (why) return say(locale, "rating-unrated", { why });
  return sides.map((side) => sideText(side, locale)).join(" · ");
}

function sideText(side: RatedSide, locale: Locale): string {
  const { after, isProvisional, name } = side;
  const change = changeOf(side);
  const sign = change < 0 ? "−" : change > 0 ? "+" : "±";
  return say(locale, isProvisional ? "rating-side-provisional" : "rating-side", {
    name: shownName(name),
    rating: String(Math.round(after.rating)),
    change: `${sign}${Math.abs(change)}`,
  });
}

/** The difference between the rounded numbers that people see. */
function changeOf({ before, after }: RatedSide): number {
  return Math.round(after.rating) - Math.round(before.rating);
}
