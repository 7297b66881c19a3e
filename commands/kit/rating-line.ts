// Ratings as people read them, and the line below a duel that should be rated.

import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
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

type Reason = NonNullable<RatedOutcome["why"]>;

/** Two of one person are told from others by nothing: a link is nobody else's business. */
const WHY: Readonly<Record<Exclude<Reason, "friendly">, MessageId>> = {
  "one-person": "rating-not-now",
  late: "rating-not-now",
  nobody: "rating-nobody",
  early: "rating-early",
  "left-often": "rating-left-often",
  "pair-day": "rating-pair-day",
  "person-day": "rating-person-day",
};

/** `Anna 1523 (+14) · Boris 1488 (−14), provisional`, or why it was not rated; undefined where nobody wanted
 * it to be. */
export function ratingLine({ why, sides }: RatedOutcome, locale: Locale): string | undefined {
  if (why === "friendly") return undefined;
  if (why && why !== "left-often") return say(locale, WHY[why]);
  const shown = sides.filter(
    (side) => !why || changeOf(side) !== 0 || side.before.rating !== side.after.rating,
  );
  const line = shown.map((side) => sideText(side, locale)).join(" · ");
  return why ? say(locale, WHY[why], { line }) : line;
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

/** Of the numbers that people saw and see. */
function changeOf({ before, after }: RatedSide): number {
  return Math.round(after.rating) - Math.round(before.rating);
}
