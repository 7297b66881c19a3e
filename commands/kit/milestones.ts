// How features report that someone has earned a milestone.

import { LRUCache } from "lru-cache";
import { atMost } from "../../src/infra/at-most.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { MaybePromise } from "../../src/infra/within.ts";
import {
  earnMilestone,
  hasUnshown,
  type Milestone,
  type MilestoneStep,
  type PlayerId,
  takeMilestoneBack,
  takeUnshown,
  writePlayerId,
} from "../../src/people/index.ts";

/** People who earned something in this process and haven't seen it yet; those evicted see it with a later command. */
const REMEMBERED_MAX = 10_000;

export interface Milestones {
  /** Notes it, once: true if this call did. Never rejects, because the underlying event is already stored. */
  earn(player: PlayerId, id: Milestone, step?: MilestoneStep): Promise<boolean>;
  /** Like `earn`, for someone who may delete their data meanwhile: if what earned the milestone is gone by then, the
   * milestone is removed, too. */
  earnWhile(player: PlayerId, id: Milestone, stands: () => Promise<boolean>): Promise<void>;
  /** Whether any process has noted a milestone that this person hasn't seen yet. @throws StoreError */
  hasUnshown(player: PlayerId): Promise<boolean>;
  /** The milestones to show this person now, if this process knows of any. `surely`: read the store even if it
   * doesn't. */
  take(player: PlayerId, surely: boolean): MaybePromise<readonly Milestone[]>;
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
    hasUnshown: (player) => hasUnshown(store, player),
    take(player, surely) {
      if (!surely && !fresh.has(writePlayerId(player))) return [];
      return takeUnshown(store, player).then((taken) => {
        fresh.delete(writePlayerId(player));
        return taken;
      });
    },
  };
}
