// The list of deletions: keyed hashes of the people whose data was deleted, and when. When an older backup is restored,
// their data is deleted again. The list doesn't reveal who they were.

import { LRUCache } from "lru-cache";
import { z } from "zod";
import { atMost } from "../../infra/at-most.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typedHere } from "../../infra/console/typed.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { keyedHasher } from "../host/keyed-hash.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";

/** The use for which the host's hashes of deleted names are made. */
const DELETIONS = "deleted";
/** Longer than the age up to which a backup may be restored. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Allows for clock differences between machines, and for deletions that take a while. */
const SLACK_MS = 5 * MINUTE_MS;

/** By the hash of a name. `at`: Unix ms, rounded down to the minute. */
const DELETED = firstVersion("deleted", z.strictObject({ at: z.number() }));
/** Unix ms. `since`: from when this store's list is complete; `restoring`: time of the backup being restored, until the
 * store is whole. */
const LIST = firstVersion(
  "deletion-list",
  z.strictObject({ since: z.number().optional(), restoring: z.number().optional() }),
);
const LIST_ID = "this";

export const DELETION_KINDS = { one: DELETED.name, list: LIST.name } as const;

/** One line of the list. */
export interface NotedDeletion {
  readonly hash: string;
  readonly at: number;
}

interface Noting {
  readonly store: Store;
  readonly host: { keyedHash(what: string, text: string): string };
  now(): number;
}

/** Records that the data under these names is being deleted. Called before the deletion, so that a failure leaves one
 * name too many on the list rather than one too few. @throws StoreError: nothing may be deleted then. */
export async function noteDeletion({ store, host, now }: Noting, names: readonly string[]): Promise<void> {
  const at = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
  await startDeletionList(store, now());
  for (const name of names) await addDeletion(store, { hash: host.keyedHash(DELETIONS, name), at }, now());
}

/** The name under which a chat is listed; on some platforms a private chat has the person's id. */
export function placeName(place: string): string {
  return `place/${place}`;
}

/** Adds a list entry; the later time counts. Skips one that's too old to be kept. */
function addDeletion(store: Store, { hash, at }: NotedDeletion, now: number): Promise<void> {
  const leftMs = at + KEPT_DAYS * DAY_MS - now;
  if (leftMs <= 0) return Promise.resolve();
  const change = (known: { at: number } | undefined) => {
    const next = known && known.at >= at ? undefined : { at };
    return { next, result: undefined };
  };
  return store.update(DELETED, hash, change, leftMs);
}

/** From when this store's list is complete; starts the list if there is none. */
export function startDeletionList(store: Store, now: number): Promise<number> {
  return store.update(LIST, LIST_ID, (known) => {
    const since = known?.since ?? now;
    return { next: known?.since === undefined ? { ...known, since } : undefined, result: since };
  });
}

/** The state of the store's list; undefined if it has none. */
export function deletionListOf(store: Store) {
  return store.read(LIST, LIST_ID);
}

/** Imports these entries and marks the store, so that no bot starts on it until `endRestoring`. The list comes first,
 * so that whatever fails later, the next run knows at least as much. @param since from when the entries are complete */
export async function startRestoring(
  store: Store,
  { backupAt, noted, since = Number.POSITIVE_INFINITY }: DeletionsToReplay,
): Promise<void> {
  for (const one of noted) await addDeletion(store, one, Date.now());
  await store.update(LIST, LIST_ID, (known) => {
    const earlier = Math.min(since, known?.since ?? since);
    const next = { restoring: backupAt, since: Number.isFinite(earlier) ? earlier : undefined };
    return { next, result: undefined };
  });
}

export function endRestoring(store: Store, now: number): Promise<void> {
  return store.update(LIST, LIST_ID, (known) => ({
    next: { since: known?.since ?? now },
    result: undefined,
  }));
}

/** The list entry in a stored document, from its key without the prefix and its text. @throws Error if it isn't one. */
export function deletionIn(key: string, text: string): NotedDeletion {
  const { at } = DELETED.parse(JSON.parse(text));
  return { hash: key.slice(DELETED.name.length + 1), at };
}

/** Known deletions when a backup is restored; all times in Unix ms. */
export interface DeletionsToReplay {
  readonly backupAt: number;
  readonly noted: readonly NotedDeletion[];
  /** From when the list is complete; absent if unknown. */
  readonly since?: number | undefined;
}

/** From when the deletions are known that matter for a backup. @param own the store's list. @param given a file's list,
 * made at `startedAt`; `none`: the host confirms that there were no deletions. @throws ConfigProblem if no list goes
 * back far enough. */
export function listReachingTo(
  backupAt: number,
  own: number | undefined,
  given: { readonly startedAt: number; readonly deletionsSince: number } | "none" | undefined,
): number | undefined {
  const days = Math.floor((Date.now() - backupAt) / DAY_MS);
  if (days >= KEPT_DAYS)
    throw new ConfigProblem(
      "FILE",
      `the backup is ${days} days old. Deletions are remembered for ${KEPT_DAYS} days, so no one knows ` +
        "whose data in it has been deleted since.",
    );
  const list = given === "none" ? undefined : given;
  if (list && list.startedAt < backupAt)
    throw new ConfigProblem(
      "--deletions",
      `the list is from ${new Date(list.startedAt).toISOString()}, older than the backup, so it doesn't have what was deleted since.`,
    );
  const reaching = [own, list?.deletionsSince].filter((since) => since !== undefined && since <= backupAt);
  if (reaching.length > 0) return Math.min(...reaching.map(Number));
  if (given === "none") return undefined;
  throw new ConfigProblem(
    "--deletions",
    `nothing says whose data was deleted since ${new Date(backupAt).toISOString()}. Pass the newest file from: ` +
      `${typedHere("deletions --out LIST")} . If no one can have deleted anything since, because the store has just moved: --deletions none`,
  );
}

/** Deletions after the backup or while it was made. */
export function deletionsSince({ noted, backupAt }: DeletionsToReplay): readonly NotedDeletion[] {
  return noted.filter(({ at }) => at >= backupAt - SLACK_MS);
}

export interface DeletedAgain {
  /** Searches a record: its key and its contents. */
  look(key: string, text: () => string): void;
  /** Accounts found so far (`platform:id`) whose data and settings must be deleted again. */
  readonly accounts: ReadonlyMap<string, PlayerId>;
  readonly places: ReadonlySet<string>;
  /** Whether a text names one of the accounts. */
  names(text: string): boolean;
}

/** Number of recently checked names that are cached, as most recur. */
const LATELY = 100_000;

/**
 * Finds the people in a backup whose data must be deleted again. The list only has hashes, so every name in the backup
 * is hashed and looked up.
 * @param holding the deletions to replay. @param secrets of the host, current and former, 32 bytes each. @param
 * platforms by id.
 * @throws ConfigProblem if a hash was made with a different secret, as it could be anyone's.
 */
export function searchDeleted(
  holding: readonly NotedDeletion[],
  secrets: readonly Uint8Array[],
  platforms: readonly string[],
): DeletedAgain {
  const hashers = secrets.map((secret) => keyedHasher(secret, DELETIONS));
  const unknown = holding.filter(({ hash }) => !hashers.some(({ id }) => hash.startsWith(`${id}.`))).length;
  if (unknown > 0)
    throw new ConfigProblem(
      "HOST_KEY",
      `${unknown} of ${holding.length} deletions since the backup were noted under another secret of the host. ` +
        "Set the HOST_KEY from then, or pass it in a file: --former-key FILE",
    );
  const hashes = new Set(holding.map(({ hash }) => hash));
  const named = new RegExp(`(?<![a-z0-9-])(?:${platforms.join("|")}):[A-Za-z0-9_-]{1,64}`, "g");
  const lately = new LRUCache<string, boolean>(atMost(LATELY));
  const accounts = new Map<string, PlayerId>();
  const accountNames = new Set<string>();
  const places = new Set<string>();
  const isDeleted = (name: string): boolean => {
    const known = lately.get(name) ?? hashers.some(({ hash }) => hashes.has(hash(name)));
    lately.set(name, known);
    return known;
  };
  const take = (name: string): void => {
    if (accounts.has(name) || !isDeleted(name)) return;
    const account = readPlayerId(name) as PlayerId;
    accounts.set(name, account);
    accountNames.add(name).add(writePlayerId(account));
  };
  return {
    accounts,
    places,
    look: (key, said) => {
      if (holding.length === 0) return;
      const text = `${key}\n${said() ?? ""}`;
      for (const [name] of text.matchAll(named)) {
        take(name);
        if (isDeleted(placeName(name))) places.add(name);
      }
    },
    names: (text) => [...text.matchAll(named)].some(([name]) => accountNames.has(name)),
  };
}
