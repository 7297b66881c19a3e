// Replays: matches and duels that their players chose to show on a page, with everyone's consent.

import { z } from "zod";
import { documentKind } from "../../src/infra/document-kind.ts";
import { personPart } from "../../src/infra/person-part.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { nameHash } from "../../src/people/identity/name-hashes.ts";

/** How long a page stays up, unless it's taken down. */
const KEPT_MS = 365 * 86_400_000;
/** Per person; the oldest page goes when there's another one. */
export const REPLAYS_MAX = 20;
const ID_CHARACTERS = 22;

/** A move's number; -1 for none. */
const move = z.int().min(-1);

const replay = z.strictObject({
  game: z.string(),
  /** Against the bot, or between two people. */
  kind: z.enum(["match", "duel"]),
  /** The names of the people in it, as shown when it ended; a match has only one. */
  names: z.array(z.string()).min(1).max(2),
  /** The opponent's name in a match, unless it's the usual one. */
  opponent: z.string().optional(),
  /** Both sides' moves, and 1 if the first side won, -1 if the second did. */
  rounds: z.array(z.tuple([move, move, z.int().min(-1).max(1)])),
  /** The moves that the bot expected, or would have expected as a reader, of each person in `names`. */
  expected: z.array(z.array(move)),
  /** How it ended, if the score at the end decided or someone gave up. */
  over: z
    .strictObject({ winner: z.union([z.literal(0), z.literal(1), z.literal("level")]), ending: z.string() })
    .optional(),
  /** A match's line. */
  proof: z.string().optional(),
});

export type Replay = Readonly<z.infer<typeof replay>>;

const page = z.strictObject({
  replay,
  /** Who has to consent: a match's player, or both sides of a duel. */
  needed: z.union([z.literal(1), z.literal(2)]),
  /** The people who have consented, `platform:id`. */
  agreed: z.array(z.string()),
  /** When the first one did, Unix ms. */
  at: z.number(),
});

type Shared = Readonly<z.infer<typeof page>>;

/** By the page's id, which can't be guessed. */
const REPLAY = documentKind("replay", page);

/** The ids of the pages that a person has agreed to, newest first, so that they go with the person's data. */
const REPLAYS = personPart("replays", z.array(z.string()));

export const REPLAY_KINDS = [REPLAY.name, REPLAYS.name];

/** The id of the page of a match or duel: a keyed hash, so that no one else can compute it. */
export function pageOf(store: Store, of: string): string {
  return nameHash(store, "replay", of, ID_CHARACTERS);
}

export function isShared({ needed, agreed }: Shared): boolean {
  return agreed.length === needed;
}

/** Stores a person's consent; the page exists once everyone has consented. @throws StoreError. */
export async function agreeToShow(
  store: Store,
  id: string,
  { by, ...asked }: Omit<Shared, "agreed"> & { readonly by: string },
): Promise<Shared> {
  // Noted first: when people delete their data, everything they show must be found.
  const gone = await REPLAYS.update(store, by, (current = []) => {
    const all = [id, ...current.filter((one) => one !== id)];
    return { next: all.slice(0, REPLAYS_MAX), result: all.slice(REPLAYS_MAX) };
  });
  for (const one of gone) await takeBack(store, one, by);
  return store.update(
    REPLAY,
    id,
    (before = { ...asked, agreed: [] }) => {
      if (before.agreed.includes(by)) return { next: undefined, result: before };
      const next = { ...before, agreed: [...before.agreed, by] };
      return { next, result: next };
    },
    KEPT_MS,
  );
}

/** Takes the page down, for anyone who agreed to it; resolves to whether there was one. @throws StoreError. */
export function takeBack(store: Store, id: string, by: string): Promise<boolean> {
  return store.update(REPLAY, id, (current) => {
    const isTheirs = current?.agreed.includes(by) === true;
    return { next: isTheirs ? null : undefined, result: isTheirs };
  });
}

/** What a page shows; undefined if it doesn't exist or no longer does. @throws StoreError. */
export async function findReplay(store: Store, id: string): Promise<Replay | undefined> {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  const found = await store.read(REPLAY, id);
  return found && isShared(found) ? found.replay : undefined;
}

/** The pages that a person agreed to. @throws StoreError. */
export async function replaysOf(store: Store, by: string) {
  const ids = (await REPLAYS.read(store, by)) ?? [];
  const all = await Promise.all(ids.map(async (id) => ({ id, page: await store.read(REPLAY, id) })));
  return all.flatMap(({ id, page: found }) => (found?.agreed.includes(by) ? [{ id, page: found }] : []));
}

/** Takes down everything that a person agreed to show; resolves to whether there was any. @throws StoreError. */
export async function removeReplays(store: Store, by: string): Promise<boolean> {
  for (const id of (await REPLAYS.read(store, by)) ?? []) await takeBack(store, id, by);
  return REPLAYS.remove(store, by);
}
