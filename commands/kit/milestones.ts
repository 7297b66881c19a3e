// By which features say that somebody has earned a milestone.

import { LRUCache } from "lru-cache";
import type { Store } from "../../src/infra/store/index.ts";
import {
  earnMilestone,
  type Milestone,
  type MilestoneStep,
  type PlayerId,
  takeUntold,
  writePlayerId,
} from "../../src/players/index.ts";

/** People who earned something here and were not told yet; whoever is forgotten is told by a later command. */
const REMEMBERED_MAX = 10_000;

export interface Milestones {
  /** Notes it, once; never rejects, because what earned it is stored already. */
  earn(player: PlayerId, id: Milestone, step?: MilestoneStep): Promise<void>;
  /** What this person is to be told of now. `unsure`: also what other processes have noted. */
  take(player: PlayerId, unsure: boolean): Promise<readonly Milestone[]>;
}

interface Needed {
  readonly store: Store;
  now(): number;
  onFailure(error: unknown): void;
}

export function openMilestones({ store, now, onFailure }: Needed): Milestones {
  const fresh = new LRUCache<string, true>({ max: REMEMBERED_MAX });
  return {
    async earn(player, id, step) {
      try {
        if (await earnMilestone(store, player, id, { at: now(), step }))
          fresh.set(writePlayerId(player), true);
      } catch (error) {
        onFailure(error);
      }
    },
    async take(player, unsure) {
      if (!unsure && !fresh.has(writePlayerId(player))) return [];
      const taken = await takeUntold(store, player);
      fresh.delete(writePlayerId(player));
      return taken;
    },
  };
}
