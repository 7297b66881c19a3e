// Checks that a bundle's seed comes from its day's key, so that the signer can't have chosen it.

import {
  DAY_MS,
  dayStart,
  earlierKey,
  isPledgedKey,
  type Pledge,
  PUBLISHED_AFTER_DAYS,
  type PublishedKey,
  pledgeId,
  seedUnder,
} from "../../core/fairness/index.ts";
import { lastDayOf, seasonOf } from "../league/season.ts";
import { builtInsOf, entered, isBuiltIn } from "../tournaments/built-ins.ts";
import { drawnSeed, drawSession } from "../tournaments/draw.ts";
import type { Plan } from "../tournaments/plan.ts";
import type { BundledDraw, BundledMatch, Manifest } from "./bundle.ts";
import { areDiceOf } from "./plan-check.ts";

/** What a draw is checked against. */
export interface DrawGiven {
  /** Pledges whose chains may apply: the one in the bundle's signature, and those noted earlier. */
  readonly pledges: readonly Pledge[];
  readonly publishedKey?: PublishedKey | undefined;
}

export type DrawCheck =
  /** The seed and any built-in entrants follow from the key, the entrants and the settings. */
  | { readonly kind: "follows" }
  /** They don't follow; or the draw was for different entrants or settings; or the day doesn't exist. */
  | { readonly kind: "differs" }
  /** The key doesn't belong to the pledge. */
  | { readonly kind: "other-key" }
  /** There's no key, or only an earlier day's; `publishedAt`: when this day's is published, Unix ms. */
  | { readonly kind: "no-key"; readonly day: number; readonly publishedAt: number }
  /** The pledge with this id isn't available. */
  | { readonly kind: "no-pledge"; readonly pledge: string }
  /** The bundle names no draw, so its organiser chose the seed. */
  | { readonly kind: "chosen" }
  /** There is no plan to check against, or not all matches were read. */
  | { readonly kind: "unchecked" };

/** `matches`: all of them, in planned order. */
export function checkDraw(
  manifest: Manifest,
  matches: readonly BundledMatch[],
  { pledges, publishedKey }: DrawGiven,
): DrawCheck {
  const { draw } = manifest;
  if (!draw) return { kind: "chosen" };
  if (!isDrawnForIt(manifest, draw)) return { kind: "differs" };
  const pledge = pledges.find((one) => pledgeId(one) === draw.pledge);
  if (!pledge) return { kind: "no-pledge", pledge: draw.pledge };
  const { day, session } = draw;
  const { firstDay, days } = pledge;
  if (day < 1 || day > days || day !== (dueDay(manifest, firstDay) ?? day)) return { kind: "differs" };
  if (!publishedKey || publishedKey.day < day)
    return { kind: "no-key", day, publishedAt: dayStart(pledge, day + PUBLISHED_AFTER_DAYS) };
  if (!isPledgedKey(pledge, publishedKey.day, publishedKey.key)) return { kind: "other-key" };
  const key = earlierKey(publishedKey.key, publishedKey.day - day);
  const isDrawn = manifest.plan
    ? isDrawnPlan(manifest.plan, drawnSeed(key, session))
    : areDiceOf(seedUnder(key, "season", session), manifest, matches);
  return { kind: isDrawn ? "follows" : "differs" };
}

/** Whether the draw's session names these entrants and settings; needs no key. */
function isDrawnForIt({ kind, plan }: Manifest, { session }: BundledDraw): boolean {
  if (kind === "season") return seasonOf(session) !== undefined;
  const [id = ""] = session.split("~");
  // A bundle with a draw mustn't contain settings that the draw doesn't cover.
  return plan !== undefined && plan.firstTo === undefined && session === drawSession(id, plan);
}

/** A season is drawn under the key of its last day; a tournament under that of the day it started. */
function dueDay({ kind, draw }: Manifest, firstDay: number): number | undefined {
  const season = kind === "season" ? seasonOf(draw?.session ?? "") : undefined;
  return season && Math.floor(lastDayOf(season) / DAY_MS) - firstDay + 1;
}

/** Whether the seed and the built-in entrants after the others (all or none) follow from the draw. */
function isDrawnPlan(plan: Plan, seed: number): boolean {
  const { game, entrants } = plan;
  const people = entered(entrants);
  const builtIns = entrants.filter(isBuiltIn);
  const drawn = builtIns.length === 0 ? [] : builtInsOf({ game, seed, entrants: people, hasBuiltIns: true });
  return plan.seed === seed && JSON.stringify(entrants) === JSON.stringify([...people, ...drawn]);
}
