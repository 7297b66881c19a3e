// What a person has done that was worth doing, once each; stored by account, read over all of them.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";

/** In the order in which they are listed. Stored by these words: they never change. */
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
  /** Oldest first. `id`: of a later version maybe one that this one does not know. */
  earned: z.array(
    z.strictObject({
      id: z.string(),
      /** Unix ms. */
      at: z.number(),
      /** The person was told. */
      told: z.exactOptional(z.literal(true)),
    }),
  ),
  /** What was done so far of those that take several things, such as `levels`. */
  steps: z.exactOptional(z.record(z.string(), z.array(z.string()))),
});

export type StoredMilestones = z.infer<typeof milestones>;

export const PLAYER_MILESTONES = personPart("milestones", milestones, ["earned.*", "steps", "steps.*"]);

export const NO_MILESTONES: StoredMilestones = { earned: [] };
