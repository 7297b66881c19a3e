// Duels for the ladder's tests, and a store that fails at a chosen write.

import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import type { DuelResult } from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";

export const NOW = Date.parse("2026-11-18T12:00:00Z");
export const DAY_MS = 86_400_000;

/** A duel that the first player wins 3 : 0. */
export function duelOf(
  id: string,
  players: readonly [string, string],
  changed: Partial<DuelResult> = {},
): DuelResult {
  const [one, other] = players;
  return {
    ...{ id, gameId: "rps", winner: 0, ending: "score", at: NOW },
    sides: [
      { player: one, name: `name of ${one}` },
      { player: other, name: `name of ${other}` },
    ],
    rounds: [
      [0, 2],
      [1, 0],
      [2, 1],
    ],
    ...changed,
  };
}

/** The store as seen by a process that dies during its `fatal`-th write, counted from 0, or right after it. */
export function dyingStore(store: Store, fatal: number, when: "before" | "after"): Store {
  let writes = 0;
  const dead = new StoreError("unreachable", "killed");
  const guard = async <T>(write: () => Promise<T>): Promise<T> => {
    const mine = writes++;
    if (mine > fatal || (mine === fatal && when === "before")) throw dead;
    const done = await write();
    if (mine === fatal) throw dead;
    return done;
  };
  return withMethods(store, {
    update: (...args: Parameters<Store["update"]>) => guard(() => store.update(...args)),
    remove: (...args: Parameters<Store["remove"]>) => guard(() => store.remove(...args)),
    board: (name: string) => {
      const board = store.board(name);
      return withMethods(board, {
        set: (...args: Parameters<typeof board.set>) => guard(() => board.set(...args)),
        remove: (member) => guard(() => board.remove(member)),
      });
    },
  } as Partial<Store>);
}
