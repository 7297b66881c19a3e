// Updates in flight. An update is counted once its effects are stored, so that Telegram needn't deliver it again. It's
// done when its answers have been sent, too.

import type { Update } from "grammy/types";
import { UPDATES_HELD_MAX, UPDATES_IN_HAND_MAX } from "./limits.ts";

export interface InFlightEvents {
  /** Handles the update; resolves when it is counted. Never rejects. */
  take(update: Update): Promise<void>;
  /** Records that the update with this id is counted. */
  counted(id: number): void;
  /** Whether there's room for more. Counted updates only wait to be shown, and take little memory. */
  hasRoom(): boolean;
  /** Resolves when all are done. */
  settled(): Promise<void>;
}

interface Held {
  isCounted: boolean;
  readonly counted: Promise<void>;
  readonly count: () => void;
  done: Promise<void> | undefined;
}

/** @param handle resolves when the update is done, and logs its own failures. */
export function createInFlightEvents(handle: (update: Update) => Promise<void>): InFlightEvents {
  const held = new Map<number, Held>();
  let uncounted = 0;
  const countOnce = (one: Held | undefined): void => {
    if (!one || one.isCounted) return;
    one.isCounted = true;
    uncounted--;
    one.count();
  };
  return {
    take(update) {
      const id = update.update_id;
      // Redelivered meanwhile: the caller waits for the same promise.
      const before = held.get(id);
      if (before) return before.counted;
      const { promise: counted, resolve: count } = Promise.withResolvers<void>();
      // Stored before it's handled, because handling may count it at once.
      const one: Held = { isCounted: false, counted, count, done: undefined };
      held.set(id, one);
      uncounted++;
      const settle = (): void => {
        held.delete(id);
        countOnce(one);
      };
      one.done = handle(update).then(settle, settle);
      return counted;
    },
    counted: (id) => countOnce(held.get(id)),
    hasRoom: () => uncounted < UPDATES_IN_HAND_MAX && held.size < UPDATES_HELD_MAX,
    async settled() {
      while (held.size > 0) await Promise.all([...held.values()].map(({ done }) => done));
    },
  };
}
