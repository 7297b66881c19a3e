// The list of deletions: that somebody's data were deleted, and when, by keyed hashes. A backup from before is rid of
// them again when it is restored, and nobody reads from the list who they were.

import { LRUCache } from "lru-cache";
import { z } from "zod";
import { atMost } from "../../infra/at-most.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { keyedHasher } from "../host/keyed-hash.ts";
import { namesOf, type PlayerId, playerNamed, readPlayerId, writePlayerId } from "./player.ts";

/** What the host's hashes of deleted names are made for. */
const DELETIONS = "deleted";
/** Longer than a backup may be restored. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Clocks of several machines differ, and a deletion takes a while. */
const SLACK_MS = 5 * MINUTE_MS;

/** By the hash of a name. `at`: Unix ms, of the whole minute. */
const DELETED = firstVersion("deleted", z.strictObject({ at: z.number() }));
/** Unix ms. `since`: from when on this store's list has every deletion; `restoring`: of when the backup is that is
 * being restored, until the store is whole. */
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

/** Notes that what is stored under these names is deleted now: before it is, so that what fails between leaves a
 * name too many on the list and none too few. @throws StoreError: then nothing may be deleted. */
export async function noteDeletion({ store, host, now }: Noting, names: readonly string[]): Promise<void> {
  const at = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
  await beginDeletionList(store, now());
  for (const name of names) await addDeletion(store, { hash: host.keyedHash(DELETIONS, name), at }, now());
}

/** All names by which documents tell of a person. */
export function namesToNote(person: PlayerId & { readonly handles?: readonly string[] }): readonly string[] {
  const { platform, handles = [] } = person;
  return [...namesOf(person), ...handles.map((handle) => writePlayerId(playerNamed(platform, handle)))];
}

/** What a place is noted as: on some platforms a person's private chat has the person's id. */
export function placeName(place: string): string {
  return `place/${place}`;
}

/** Puts a line on the list; the later time counts. One that is kept no longer is left out. */
function addDeletion(store: Store, { hash, at }: NotedDeletion, now: number): Promise<void> {
  const leftMs = at + KEPT_DAYS * DAY_MS - now;
  if (leftMs <= 0) return Promise.resolve();
  const change = (known: { at: number } | undefined) => {
    const next = known && known.at >= at ? undefined : { at };
    return { next, result: undefined };
  };
  return store.update(DELETED, hash, change, leftMs);
}

/** Since when this store's list has every deletion; begins it where there is none. */
export function beginDeletionList(store: Store, now: number): Promise<number> {
  return store.update(LIST, LIST_ID, (known) => {
    const since = known?.since ?? now;
    return { next: known?.since === undefined ? { ...known, since } : undefined, result: since };
  });
}

/** What is known of a store's list; undefined: it has none. */
export function deletionListOf(store: Store) {
  return store.read(LIST, LIST_ID);
}

/** Takes these lines over, and marks the store: until `endRestoring` no bot begins on it. The list is first, so
 * that whatever fails then, no run after it knows less. @param since from when on the lines have every deletion */
export async function beginRestoring(
  store: Store,
  { backupAt, noted, since = Number.POSITIVE_INFINITY }: ListToHonour,
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

/** The line that a stored document is, of its key without the prefix and its text. @throws Error where it is none. */
export function deletionIn(key: string, text: string): NotedDeletion {
  const { at } = DELETED.parse((JSON.parse(text) as { readonly d: unknown }).d);
  return { hash: key.slice(DELETED.name.length + 1), at };
}

/** What is known of deletions where a backup is restored; all times in Unix ms. */
export interface ListToHonour {
  readonly backupAt: number;
  readonly noted: readonly NotedDeletion[];
  /** From when on that has every one; absent: nobody knows. */
  readonly since?: number | undefined;
}

/** Since when the deletions are known that a backup needs. @param own of the store. @param given of a file, made at
 * `startedAt`; `none`: the host says that there were no deletions. @throws ConfigProblem where nothing reaches. */
export function listReachingTo(
  backupAt: number,
  own: number | undefined,
  given: { readonly startedAt: number; readonly deletionsSince: number } | "none" | undefined,
): number | undefined {
  const days = Math.floor((Date.now() - backupAt) / DAY_MS);
  if (days >= KEPT_DAYS)
    throw new ConfigProblem(
      "FILE",
      `the backup is ${days} days old. Deletions are remembered for ${KEPT_DAYS} days, so nobody knows ` +
        "any more whose data in it were deleted.",
    );
  const list = given === "none" ? undefined : given;
  if (list && list.startedAt < backupAt)
    throw new ConfigProblem(
      "--deletions",
      `the list is of ${new Date(list.startedAt).toISOString()} and older than the backup: it tells nothing of what was deleted since.`,
    );
  const reaching = [own, list?.deletionsSince].filter((since) => since !== undefined && since <= backupAt);
  if (reaching.length > 0) return Math.min(...reaching.map(Number));
  if (given === "none") return undefined;
  throw new ConfigProblem(
    "--deletions",
    `nothing tells whose data were deleted since ${new Date(backupAt).toISOString()}. Give the newest file of: ` +
      `${typed("deletions --out LIST")} . If nobody can have deleted anything since, as when a store has just moved: --deletions none`,
  );
}

/** Those that came after the backup, or while it was made. */
export function deletionsSince({ noted, backupAt }: ListToHonour): readonly NotedDeletion[] {
  return noted.filter(({ at }) => at >= backupAt - SLACK_MS);
}

/** An account, with the @name by which it was found. */
type FoundAccount = PlayerId & { readonly handle?: string };

export interface DeletedAgain {
  /** Looks through a record: its key, and what it says. */
  look(key: string, text: () => string | undefined): void;
  /** Whose data are to be deleted again, and whose settings (`platform:id`), of what was looked through. */
  readonly accounts: ReadonlyMap<string, FoundAccount>;
  readonly places: ReadonlySet<string>;
  /** Whether a text names one of the accounts. */
  names(text: string): boolean;
}

/** What may be an @name: a word after @, or one that is all of a text. */
const WORD = /["@]([A-Za-z0-9_]{2,64})(?=[^A-Za-z0-9_]|$)/g;
/** Names that were looked up lately, most of which come again and again. */
const LATELY = 100_000;

/**
 * Finds in a backup whose data are to be deleted again: the list knows hashes alone, so that every name in the backup
 * is hashed and looked up.
 * @param holding the deletions to be honoured. @param secrets of the host, present and former, 32 bytes each. @param platforms by id.
 * @throws ConfigProblem where a hash is of another secret: it could be anybody's.
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
        "Set the HOST_KEY of then, or give it in a file: --former-key FILE",
    );
  const hashes = new Set(holding.map(({ hash }) => hash));
  const named = new RegExp(`(?<![a-z0-9-])(?:${platforms.join("|")}):@?[A-Za-z0-9_-]{1,64}`, "g");
  const lately = new LRUCache<string, boolean>(atMost(LATELY));
  const accounts = new Map<string, FoundAccount>();
  const accountNames = new Set<string>();
  const places = new Set<string>();
  const isDeleted = (name: string): boolean => {
    const known = lately.get(name) ?? hashers.some(({ hash }) => hashes.has(hash(name)));
    lately.set(name, known);
    return known;
  };
  const take = (name: string): void => {
    if (accounts.has(name) || !isDeleted(name)) return;
    const account = accountOf(name);
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
      for (const [, word = ""] of text.matchAll(WORD))
        for (const platform of platforms) take(`${platform}:@${word.toLowerCase()}`);
    },
    names: (text) => [...text.matchAll(named)].some(([name]) => accountNames.has(name)),
  };
}

/** Whom a name means; of an @name alone, whoever has it. */
function accountOf(name: string): FoundAccount {
  const [platform = "", handle] = name.split(":@");
  if (handle !== undefined) return { ...playerNamed(platform, handle), handle };
  return readPlayerId(name) as PlayerId;
}
