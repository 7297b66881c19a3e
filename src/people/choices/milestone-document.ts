// A person's milestones, each earned once; stored by account, read across all of them.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";

/** In listing order. These ids are stored, so they never change. */
export const MILESTONES = [
  "seal",
  "rotation",
  "levels",
  "unread",
  "expert",
  "duel",
  "upset",
  "compared",
  "tournament",
  "mind",
  "board",
  "week",
] as const;
export type Milestone = (typeof MILESTONES)[number];

const milestones = z.strictObject({
  /** Oldest first. An `id` from a later version may be unknown to this one. */
  earned: z.array(
    z.strictObject({
      id: z.string(),
      /** Unix ms. */
      at: z.number(),
      /** The person has seen it. */
      shown: z.exactOptional(z.literal(true)),
    }),
  ),
  /** Steps done so far towards milestones that need several, such as `levels`. */
  steps: z.exactOptional(z.record(z.string(), z.array(z.string()))),
});

export type StoredMilestones = z.infer<typeof milestones>;

export const PLAYER_MILESTONES = personPart("milestones", milestones, ["earned.*", "steps", "steps.*"]);

export const NO_MILESTONES: StoredMilestones = { earned: [] };
