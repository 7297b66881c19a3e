// Updates in hand. One is counted once its handling has answered: what follows from it is stored, so that
// Telegram need not deliver it again. It is done when its answers are out, too.

import type { Update } from "grammy/types";
import { UPDATES_HELD_MAX, UPDATES_IN_HAND_MAX } from "./limits.ts";

export interface InHand {
  /** Handles the update; resolves when it is counted. Never rejects. */
  take(update: Update): Promise<void>;
  /** Notes that the update of that id is counted. */
  counted(id: number): void;
  /** Whether there is room for more: what is counted waits for its turn to be shown, and takes little. */
  hasRoom(): boolean;
  /** Resolves when all are done. */
  settled(): Promise<void>;
}

interface Held {
  isCounted: boolean;
  readonly counted: Promise<void>;
  readonly count: () => void;
  readonly done: Promise<void>;
}

/** @param handle resolves when the update is done, and logs its own failures. */
export function createInHand(handle: (update: Update) => Promise<void>): InHand {
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
      // Delivered again meanwhile: whoever asks waits for the same.
      const before = held.get(id);
      if (before) return before.counted;
      const { promise: counted, resolve: count } = Promise.withResolvers<void>();
      // Noted before it is handled, which may count it at once.
      const { promise: done, resolve: end } = Promise.withResolvers<void>();
      const one: Held = { isCounted: false, counted, count, done };
      held.set(id, one);
      uncounted++;
      const settle = (): void => {
        held.delete(id);
        countOnce(one);
      };
      void handle(update)
        .catch(() => undefined)
        .finally(settle)
        .then(end);
      return counted;
    },
    counted: (id) => countOnce(held.get(id)),
    hasRoom: () => uncounted < UPDATES_IN_HAND_MAX && held.size < UPDATES_HELD_MAX,
    async settled() {
      while (held.size > 0) await Promise.all([...held.values()].map(({ done }) => done));
    },
  };
}
