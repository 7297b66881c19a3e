// Updates in hand. One is counted once its handling has answered: what follows from it is stored, so that
// Telegram need not deliver it again. It is done when its answers are out, too.

import type { Update } from "grammy/types";

export interface InHand {
  /** Handles the update; resolves when it is counted. Never rejects. */
  take(update: Update): Promise<void>;
  /** Notes that the update of that id is counted. */
  counted(id: number): void;
  /** How many are not done. */
  size(): number;
  /** Resolves when all are done. */
  settled(): Promise<void>;
}

interface Held {
  readonly counted: Promise<void>;
  readonly count: () => void;
  readonly done: Promise<void>;
}

/** @param handle resolves when the update is done, and logs its own failures. */
export function createInHand(handle: (update: Update) => Promise<void>): InHand {
  const held = new Map<number, Held>();
  return {
    take(update) {
      const id = update.update_id;
      // Delivered again meanwhile: whoever asks waits for the same.
      const before = held.get(id);
      if (before) return before.counted;
      const { promise: counted, resolve: count } = Promise.withResolvers<void>();
      const settle = (): void => {
        held.delete(id);
        count();
      };
      // Noted before it is handled, which may count it at once.
      const { promise: done, resolve: end } = Promise.withResolvers<void>();
      held.set(id, { counted, count, done });
      void handle(update)
        .catch(() => undefined)
        .finally(settle)
        .then(end);
      return counted;
    },
    counted: (id) => held.get(id)?.count(),
    size: () => held.size,
    async settled() {
      while (held.size > 0) await Promise.all([...held.values()].map(({ done }) => done));
    },
  };
}
