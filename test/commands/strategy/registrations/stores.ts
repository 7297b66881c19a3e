// Stores that can end a program in the middle of its work, or interleave several programs step by step.

import { setImmediate } from "node:timers/promises";
import { findOwned } from "../../../../commands/strategy/registrations/ledger.ts";
import type { Registration } from "../../../../src/arena/submissions/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { openStore, type Store } from "../../../../src/infra/store/index.ts";
import { withMethods } from "../../../with-methods.ts";

/** The registration of a name, whoever owns it. */
export async function findRegistration(store: Store, name: string): Promise<Registration | undefined> {
  const found = await findOwned(store, name);
  if (!found) return undefined;
  const { owner: _owner, ...registration } = found;
  return registration;
}

export const openMemory = (): Promise<Store> => openStore({ dataDir: ":memory:" });

/** The store as seen by a program that dies at its `writes + 1`st write: neither that write nor any later one
 * happens. */
export function dyingStore(store: Store, writes: number): Store {
  let left = writes;
  const orDie = <R>(write: () => Promise<R>): Promise<R> =>
    left-- > 0 ? write() : Promise.reject(new Error("the program has ended"));
  return withMethods(store, {
    update: (kind, id, change) => orDie(() => store.update(kind, id, change)),
    remove: (kind, id) => orDie(() => store.remove(kind, id)),
  });
}

/** The store as seen by one of several programs: before each step, a random number decides how long the others run. */
export function hesitantStore(store: Store, seed: number): Store {
  const random = seededRandom(seed);
  const later = async <R>(step: () => Promise<R>): Promise<R> => {
    for (let turns = random.below(5); turns > 0; turns--) await setImmediate();
    return step();
  };
  return withMethods(store, {
    read: (kind, id) => later(() => store.read(kind, id)),
    update: (kind, id, change) => later(() => store.update(kind, id, change)),
    remove: (kind, id) => later(() => store.remove(kind, id)),
  });
}
