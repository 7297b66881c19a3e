// A store that is killed at its n-th write: that write and all later ones never arrive.

import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import { withMethods } from "../../with-methods.ts";

/** `writes`: how many still arrive; `isDead` says whether it was killed. */
export function killedAfter(store: Store, writes: number) {
  let left = writes;
  const die = (): never => {
    throw new StoreError("unreachable", "killed");
  };
  const spend = (): void => {
    if (left <= 0) die();
    left -= 1;
  };
  const killed = withMethods(store, {
    update: (kind, id, change, ttlMs) =>
      store.update(
        kind,
        id,
        (before) => {
          const changed = change(before);
          if (changed.next !== undefined) spend();
          return changed;
        },
        ttlMs,
      ),
    updateBoth: (first, second, change, beside) => {
      const spending: typeof change = (...found) => {
        const changed = change(...found);
        if (changed.next.some((next) => next !== undefined)) spend();
        return changed;
      };
      return store.updateBoth(first, second, spending, beside);
    },
    remove: async (kind, id) => {
      spend();
      return store.remove(kind, id);
    },
    board: (name) => {
      const board = store.board(name);
      return withMethods(board, {
        set: async (...given) => {
          spend();
          return board.set(...given);
        },
        remove: async (member) => {
          spend();
          return board.remove(member);
        },
      });
    },
  });
  return { store: killed, isDead: () => left <= 0 };
}
