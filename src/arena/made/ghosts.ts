// Ghosts as they are stored: a frozen way of playing by a drawn id, and which of them have rounds of a
// person in them, so that all can be called back at once.

import { z } from "zod";
import { apartId, apartOf } from "../../core/strategies/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import { personPart } from "../../infra/person-part.ts";
import { type Store, unlessUnreadable } from "../../infra/store/index.ts";
import type { PublicEntrant } from "./public-entrants.ts";

const count = z.int().nonnegative();
const loss = z.number();

const SHAPE = z.strictObject({
  /** `platform:id`. */
  owner: z.string(),
  /** The game's id. */
  game: z.string(),
  /** As everybody types it; registered by its owner. */
  name: z.string(),
  /** Its bytes, in base64. */
  state: z.string(),
  /** Unix ms. */
  frozenAt: z.number(),
  /** How many rounds it was frozen from, and how many of them came from elsewhere. */
  rounds: count,
  elsewhere: z.strictObject({ link: count, duel: count }),
  /** How well it stands in: for its owner alone. */
  standIn: z.strictObject({ rounds: count, ghost: loss, population: loss, mirror: loss, chance: loss }),
  /** Why nobody plays against it at present. */
  frozen: z.strictObject({ by: z.literal("host"), why: z.string(), at: z.number() }).optional(),
});

export type StoredGhost = Readonly<z.infer<typeof SHAPE>>;

/** Keyed by the key of its id (`apartOf`), 32 hexadecimal digits. */
const GHOST = firstVersion("ghost", SHAPE);

const OF_SHAPE = z.record(z.string(), z.strictObject({ made: count, keys: z.array(z.string()) }));

/** By game: how many ghosts were ever asked for, and the keys of those that there may be. */
export type GhostsOf = Readonly<z.infer<typeof OF_SHAPE>>;

/** Of everybody whose rounds are in them. */
export const GHOSTS_OF = personPart("ghosts-of", OF_SHAPE);

const GHOSTS_MAX = 10_000;
/** Documents that are read at a time. */
const AT_ONCE = 100;

export function ghostId(key: string): string {
  return apartId({ kind: "ghost", key });
}

/** The ghost of an id, whether the host froze it or not. @throws StoreError as the store. */
export async function readStoredGhost(store: Store, id: string): Promise<StoredGhost | undefined> {
  const apart = apartOf(id);
  return apart?.kind === "ghost" ? store.read(GHOST, apart.key) : undefined;
}

/** From now on it can be met. The people whose rounds are in it must know of it before (GHOSTS_OF). */
export async function storeGhost(store: Store, key: string, ghost: StoredGhost): Promise<void> {
  await listOf(store).set(key, 0 - ghost.frozenAt);
  await store.update(GHOST, key, () => ({ next: ghost, result: undefined }));
}

/** Gone, everywhere, at once; false where it was gone already. */
export async function removeGhost(store: Store, key: string): Promise<boolean> {
  const wasThere = await store.remove(GHOST, key);
  await listOf(store).remove(key);
  return wasThere;
}

/** Takes it out of play, or puts it back (undefined); false where there is no such ghost. */
export async function setGhostFrozen(
  store: Store,
  id: string,
  frozen: StoredGhost["frozen"],
): Promise<boolean> {
  const apart = apartOf(id);
  if (apart?.kind !== "ghost") return false;
  return store.update(GHOST, apart.key, (known) => {
    if (!known) return { next: undefined, result: false };
    const { frozen: _before, ...rest } = known;
    return { next: { ...rest, ...(frozen && { frozen }) }, result: true };
  });
}

/** All ghosts that everybody may meet: at once, as there is no code to look through. `now`: Unix ms.
 * @throws StoreError as the store. */
export async function publicGhosts(store: Store, now: number): Promise<readonly PublicEntrant[]> {
  const keys = (await listOf(store).top(GHOSTS_MAX)).map(({ member }) => member);
  const found: PublicEntrant[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE);
    const ghosts = await Promise.all(some.map((key) => unlessUnreadable(store.read(GHOST, key))));
    found.push(
      ...ghosts.flatMap((ghost, index) =>
        ghost && !ghost.frozen && ghost.frozenAt <= now ? [entrantOf(some[index] as string, ghost)] : [],
      ),
    );
  }
  return found;
}

function entrantOf(key: string, { name, owner, game, frozenAt }: StoredGhost): PublicEntrant {
  return { id: ghostId(key), name, owner, games: [game], publicAt: frozenAt, version: 1 };
}

function listOf(store: Store) {
  return store.board(`ghosts`);
}
