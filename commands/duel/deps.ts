// What the parts of the duel need.

import type { DueQueue } from "../../src/infra/due-queue.ts";
import type { Services } from "../kit/services.ts";
import type { Duel } from "./document.ts";
import type { HiddenPicks } from "./picks.ts";

export interface DuelDeps extends Services {
  readonly picks: HiddenPicks;
  /** Duels by the time when their clock is to be looked at. */
  readonly due: DueQueue;
  /** What follows from a result: it may be asked again, and then completes what is missing. Resolves to
   * the duel with what it came to. */
  noteResult(id: string): Promise<Duel | undefined>;
}
