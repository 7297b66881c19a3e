// By which features say that somebody has earned a milestone.

import { LRUCache } from "lru-cache";
import { atMost } from "../../src/infra/at-most.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  earnMilestone,
  hasUntold,
  type Milestone,
  type MilestoneStep,
  type PlayerId,
  takeMilestoneBack,
  takeUntold,
  writePlayerId,
} from "../../src/people/index.ts";

/** People who earned something here and were not told yet; whoever is forgotten is told by a later command. */
const REMEMBERED_MAX = 10_000;

export interface Milestones {
  /** Notes it, once: true if this call did. Never rejects, because what earned it is stored already. */
  earn(player: PlayerId, id: Milestone, step?: MilestoneStep): Promise<boolean>;
  /** Notes it of somebody who may delete everything meanwhile: if what earned it is gone then, so is this. */
  earnWhile(player: PlayerId, id: Milestone, stands: () => Promise<boolean>): Promise<void>;
  /** Whether any process has noted what this person was not told of yet. @throws StoreError */
  hasUntold(player: PlayerId): Promise<boolean>;
  /** What this person is to be told of now, where this process knows of any. `surely`: where another does. */
  take(player: PlayerId, surely: boolean): Promise<readonly Milestone[]>;
}

interface Needed {
  readonly store: Store;
  now(): number;
  onFailure(error: unknown): void;
}

export function openMilestones({ store, now, onFailure }: Needed): Milestones {
  const fresh = new LRUCache<string, true>(atMost(REMEMBERED_MAX));
  const earn: Milestones["earn"] = async (player, id, step) => {
    try {
      const isNew = await earnMilestone(store, player, id, { at: now(), step });
      if (isNew) fresh.set(writePlayerId(player), true);
      return isNew;
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
  return {
    earn,
    async earnWhile(player, id, stands) {
      if (!(await earn(player, id))) return;
      try {
        if (!(await stands())) await takeMilestoneBack(store, player, id);
      } catch (error) {
        onFailure(error);
      }
    },
    hasUntold: (player) => hasUntold(store, player),
    async take(player, surely) {
      if (!surely && !fresh.has(writePlayerId(player))) return [];
      const taken = await takeUntold(store, player);
      fresh.delete(writePlayerId(player));
      return taken;
    },
  };
}
