// When a post that didn't arrive is tried again, so that one bad moment never ends it.

import { z } from "zod";
import type { PostRefusal } from "../../src/chat/index.ts";

const MINUTE_MS = 60_000;
const GIVEN_UP_AFTER = 3;

/** A refused post, which is tried once a day: since when, on how many days, and why the last time. */
export const REFUSED_POST = z.object({
  /** Unix ms. */
  since: z.number(),
  days: z.number(),
  why: z.enum(["gone", "forbidden", "other"]),
});

export type RefusedPost = Readonly<z.infer<typeof REFUSED_POST>>;

/** After a refusal, on one more day. */
export function refusedAgain(before: RefusedPost | undefined, why: PostRefusal, now: number): RefusedPost {
  return { since: before?.since ?? now, days: (before?.days ?? 0) + 1, why };
}

export function isGivenUp(refused: RefusedPost | undefined): boolean {
  return refused !== undefined && refused.days >= GIVEN_UP_AFTER;
}

/** During an outage, tries become rarer: after a minute, then after half of the time since it was due, at most every
 * quarter of an hour. Unix ms. */
export function afterOutage(due: number, now: number): number {
  return now + Math.min(Math.max((now - due) / 2, MINUTE_MS), 15 * MINUTE_MS);
}
