// Whether a bundle's seed is that of its day's key: nobody who signs a bundle may have chosen it.

import {
  DAY_MS,
  dayStart,
  earlierKey,
  isPledgedKey,
  type Pledge,
  pledgeId,
  seedUnder,
  TOLD_AFTER_DAYS,
  type ToldKey,
} from "../../core/fairness/index.ts";
import { lastDayOf, seasonOf } from "../league/season.ts";
import { drawnSeed, drawSession } from "../tournaments/draw.ts";
import { entered, houseOf, isHouse } from "../tournaments/house.ts";
import type { Plan } from "../tournaments/plan.ts";
import type { BundledDraw, BundledMatch, Manifest } from "./bundle.ts";
import { areDiceOf } from "./plan-check.ts";

/** What a draw is checked by. */
export interface DrawGiven {
  /** Whose chains may be meant: of the bundle's signature, and those that were noted. */
  readonly pledges: readonly Pledge[];
  readonly toldKey?: ToldKey | undefined;
}

export type DrawCheck =
  /** Seed, and whoever the house entered, follow from the key, the entrants and the settings. */
  | { readonly kind: "follows" }
  /** They do not; or what was drawn for is not these entrants and settings; or there is no such day. */
  | { readonly kind: "differs" }
  /** The key is not one of the pledge. */
  | { readonly kind: "other-key" }
  /** No key, or that of an earlier day; `tellsAt`: when its own is told, Unix ms. */
  | { readonly kind: "no-key"; readonly day: number; readonly tellsAt: number }
  /** The pledge is not at hand; its id. */
  | { readonly kind: "no-pledge"; readonly pledge: string }
  /** The bundle names no draw: whoever held it chose the seed. */
  | { readonly kind: "chosen" }
  /** There is no plan that could follow, or not all matches were read. */
  | { readonly kind: "unchecked" };

/** `matches`: all of them, as they are planned. */
export function checkDraw(
  manifest: Manifest,
  matches: readonly BundledMatch[],
  { pledges, toldKey }: DrawGiven,
): DrawCheck {
  const { draw } = manifest;
  if (!draw) return { kind: "chosen" };
  if (!isDrawnForIt(manifest, draw)) return { kind: "differs" };
  const pledge = pledges.find((one) => pledgeId(one) === draw.pledge);
  if (!pledge) return { kind: "no-pledge", pledge: draw.pledge };
  const { day, session } = draw;
  const { firstDay, days } = pledge;
  if (day < 1 || day > days || day !== (dueDay(manifest, firstDay) ?? day)) return { kind: "differs" };
  if (!toldKey || toldKey.day < day)
    return { kind: "no-key", day, tellsAt: dayStart(pledge, day + TOLD_AFTER_DAYS) };
  if (!isPledgedKey(pledge, toldKey.day, toldKey.key)) return { kind: "other-key" };
  const key = earlierKey(toldKey.key, toldKey.day - day);
  const isDrawn = manifest.plan
    ? isDrawnPlan(manifest.plan, drawnSeed(key, session))
    : areDiceOf(seedUnder(key, "season", session), manifest, matches);
  return { kind: isDrawn ? "follows" : "differs" };
}

/** Whether what the seed was drawn for names these entrants and settings; needs no key. */
function isDrawnForIt({ kind, plan }: Manifest, { session }: BundledDraw): boolean {
  if (kind === "season") return seasonOf(session) !== undefined;
  const [id = ""] = session.split("~");
  // What a draw does not bind a bundle with a draw must not have.
  return plan !== undefined && plan.firstTo === undefined && session === drawSession(id, plan);
}

/** A season is drawn under the key of its last day; a tournament on whichever day it began. */
function dueDay({ kind, draw }: Manifest, firstDay: number): number | undefined {
  const season = kind === "season" ? seasonOf(draw?.session ?? "") : undefined;
  return season && Math.floor(lastDayOf(season) / DAY_MS) - firstDay + 1;
}

/** The seed, and the house's entrants behind the others: all that it has, or none. */
function isDrawnPlan(plan: Plan, seed: number): boolean {
  const { game, entrants } = plan;
  const people = entered(entrants);
  const house = entrants.filter(isHouse);
  const drawn = house.length === 0 ? [] : houseOf({ game, seed, entrants: people, house: true });
  return plan.seed === seed && JSON.stringify(entrants) === JSON.stringify([...people, ...drawn]);
}
