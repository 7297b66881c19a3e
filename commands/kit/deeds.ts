// By which features count what somebody has done, where nothing else that is stored says how often.

import type { PlayerId } from "../../src/players/index.ts";

/** Nothing rejects, because what is counted is stored already; the same session again counts once. */
export interface Deeds {
  /** A match was played to its end, or stopped after a round. */
  matchOver(player: PlayerId, session: string): Promise<void>;
  /** The person had the seals of a match or board of theirs opened. */
  verified(player: PlayerId, session: string): Promise<void>;
  /** Something else that figures of theirs follow from, such as a duel. */
  changed(player: PlayerId): Promise<void>;
}
