// Stored ghosts, each a frozen way of playing under a random id, and which ghosts contain rounds of a person, so that
// all can be withdrawn at once.

import { z } from "zod";
import { sandboxedId, sandboxedOf } from "../../core/strategies/index.ts";
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
  /** The name as people type it; registered by its owner. */
  name: z.string(),
  /** Its state, in base64. */
  state: z.string(),
  /** Unix ms. */
  frozenAt: z.number(),
  /** How many rounds it was frozen from, and how many of them came from linked accounts and duels. */
  rounds: count,
  elsewhere: z.strictObject({ link: count, duel: count }),
  /** How well it imitates its owner; shown to the owner only. */
  standIn: z.strictObject({ rounds: count, ghost: loss, population: loss, mirror: loss, chance: loss }),
  /** Why it's currently out of play. */
  frozen: z.strictObject({ by: z.literal("host"), why: z.string(), at: z.number() }).optional(),
});

export type StoredGhost = Readonly<z.infer<typeof SHAPE>>;

/** Keyed by the key in its id (`sandboxedOf`), 32 hexadecimal digits. */
const GHOST = firstVersion("ghost", SHAPE);

const OF_SHAPE = z.record(z.string(), z.strictObject({ made: count, keys: z.array(z.string()) }));

/** By game: how many ghosts were ever created, and the keys of those that may exist. */
export type GhostsOf = Readonly<z.infer<typeof OF_SHAPE>>;

/** Stored for each person whose rounds are in them. */
export const GHOSTS_OF = personPart("ghosts-of", OF_SHAPE);

const GHOSTS_MAX = 10_000;
/** Documents read at a time. */
const AT_ONCE = 100;

export function ghostId(key: string): string {
  return sandboxedId({ kind: "ghost", key });
}

/** The ghost with this id, frozen by the host or not. @throws StoreError as the store. */
export async function readStoredGhost(store: Store, id: string): Promise<StoredGhost | undefined> {
  const apart = sandboxedOf(id);
  return apart?.kind === "ghost" ? store.read(GHOST, apart.key) : undefined;
}

/** Stores a ghost for everyone to play. Everyone whose rounds are in it must already list it (GHOSTS_OF). */
export async function storeGhost(store: Store, key: string, ghost: StoredGhost): Promise<void> {
  await listOf(store).set(key, 0 - ghost.frozenAt);
  await store.update(GHOST, key, () => ({ next: ghost, result: undefined }));
}

/** Deletes a ghost everywhere at once; false if it was already gone. */
export async function removeGhost(store: Store, key: string): Promise<boolean> {
  const wasThere = await store.remove(GHOST, key);
  await listOf(store).remove(key);
  return wasThere;
}

/** Takes it out of play, or puts it back (undefined); false if there is no such ghost. */
export async function setGhostFrozen(
  store: Store,
  id: string,
  frozen: StoredGhost["frozen"],
): Promise<boolean> {
  const apart = sandboxedOf(id);
  if (apart?.kind !== "ghost") return false;
  return store.update(GHOST, apart.key, (known) => {
    if (!known) return { next: undefined, result: false };
    const { frozen: _before, ...rest } = known;
    return { next: { ...rest, ...(frozen && { frozen }) }, result: true };
  });
}

/**
 * All ghosts that are public: immediately, as they have no code to review. `now`: Unix ms.
 * @throws StoreError as the store.
 */
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
