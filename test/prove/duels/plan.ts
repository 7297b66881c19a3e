// A randomly drawn plan for one duel: the terms, how the two get into it, how it ends, and how its presses are
// delivered.

import type { RandomSource } from "../../../src/core/random/index.ts";
import type { Side, Terms } from "./ledger.ts";

/** How the second player joins. */
type WayIn = "open" | "named" | "code";

/** How it's meant to end, unless a kill intervenes. */
type Course = { readonly kind: "score" } | { readonly kind: "agreed" | "resigned"; readonly turn: number };

export interface DuelPlan {
  readonly terms: Terms;
  readonly wayIn: WayIn;
  readonly course: Course;
  /** The side that wins more rounds. */
  readonly favoured: Side;
}

const of = <T>(random: RandomSource, ...choices: readonly T[]): T =>
  choices[random.below(choices.length)] as T;

export function drawPlan(random: RandomSource): DuelPlan {
  const course = drawCourse(random);
  const length = of(
    random,
    ...(["first to 3", "first to 3", "first to 3", "first to 3", "first to 3", "first to 3"] as const),
    ...(["first to 5", "best of 9", "first to 10"] as const),
  );
  const variant = of(random, "classic", "classic", "classic", "classic", "lizard-spock");
  const wayIn = of(random, "open", "open", "named", "code");
  const favoured = of<Side>(random, 0, 1);
  return { terms: { variant, length }, wayIn, course, favoured };
}

function drawCourse(random: RandomSource): Course {
  const turn = random.below(4);
  const chance = random.below(100);
  if (chance < 8) return { kind: "agreed", turn };
  return chance < 16 ? { kind: "resigned", turn } : { kind: "score" };
}

/** How a press reaches the bots. */
export type Way =
  /** Once. */
  | "once"
  /** Under one id to every bot, at once or after it was answered. */
  | "redelivered"
  /** Five times at once, under five ids. */
  | "five-times"
  /** At the same time as a different move by the same side, on the other bot. */
  | "with-another"
  /** After a delay. */
  | "delayed"
  /** Someone else presses the same button at the same time. */
  | "with-a-stranger";

export function drawWay(random: RandomSource): Way {
  const chance = random.below(100);
  if (chance < 8) return "redelivered";
  if (chance < 11) return "five-times";
  if (chance < 15) return "with-another";
  if (chance < 18) return "delayed";
  return chance < 21 ? "with-a-stranger" : "once";
}
