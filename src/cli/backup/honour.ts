// Which deletions hold for a backup, and whose data in it they concern.

import { readFile } from "node:fs/promises";
import type { Config } from "../../app/config.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";
import type { StoreCopy, StoredRecord } from "../../infra/store/copy/index.ts";
import type { Store } from "../../infra/store/index.ts";
import {
  HOST_DOCUMENTS,
  hasherIdOf,
  type KeyedHasher,
  keyedHasher,
  secretInText,
} from "../../people/host/index.ts";
import {
  DELETION_KINDS,
  DELETIONS,
  DELETIONS_KEPT_DAYS,
  deletionInText,
  deletionListSince,
  type NotedDeletion,
} from "../../people/index.ts";
import { type DeletionList, iso, readDeletionList } from "./deletions.ts";
import { type ReadBackup, readBackup } from "./file.ts";
import { type FoundAccount, searchNames } from "./names.ts";
import { notedDeletions, readerOf } from "./stores.ts";

const DAY_MS = 86_400_000;
/** Clocks of several machines differ, and a deletion takes a while. */
const SLACK_MS = 5 * 60_000;
const SECRET_KEY = `gadalka:${HOST_DOCUMENTS.secret}`;
const NOTED_PREFIX = `gadalka:${DELETION_KINDS.one}:`;

export interface Honoured {
  /** All that is known of deletions, to be kept on. */
  readonly list: readonly NotedDeletion[];
  /** Since when that has every one; undefined: nobody knows. */
  readonly since: number | undefined;
  /** Whose data in the backup are to be deleted again. */
  readonly accounts: readonly FoundAccount[];
  /** Whose settings; `platform:id`. */
  readonly places: readonly string[];
  /** Those of the host that may have keyed hashes in the backup, 32 bytes each. */
  readonly secrets: readonly Uint8Array[];
}

interface Asked {
  readonly config: Config;
  readonly file: string;
  readonly backup: ReadBackup;
  readonly store: Store;
  readonly copy: StoreCopy;
}

interface Given {
  readonly deletions?: string;
  readonly formerKey?: string;
}

/** Reads the backup once more for it. @throws ConfigProblem where what is known of deletions does not reach. */
export async function whomToDelete(asked: Asked, given: Given): Promise<Honoured> {
  const { config, copy, store, backup } = asked;
  const { startedAt } = backup.head;
  assertYoung(startedAt);
  const file = given.deletions === undefined || given.deletions === "none" ? undefined : given.deletions;
  const listed = file === undefined ? undefined : await readDeletionList(file);
  const since = assertReaching(startedAt, { own: await deletionListSince(store), listed, given });
  const inBackup = await readHidden(asked);
  const list = [...(await notedDeletions(config, copy)), ...(listed?.noted ?? []), ...inBackup.noted];
  const holding = list.filter(({ at }) => at >= startedAt - SLACK_MS);
  if (holding.length === 0) return { list, since, accounts: [], places: [], secrets: [] };
  const maybe = [config.hostKey, inBackup.secret, await secretOfStore(asked), await formerKey(given)];
  const secrets = maybe.filter((secret) => secret !== undefined);
  const hashers = secrets.map((secret) => keyedHasher(secret, DELETIONS));
  assertKnown(holding, hashers);
  const found = await search(asked, hashers, new Set(holding.map(({ hash }) => hash)));
  return { list, since, ...found, secrets };
}

function assertYoung(startedAt: number): void {
  const days = Math.floor((Date.now() - startedAt) / DAY_MS);
  if (days < DELETIONS_KEPT_DAYS) return;
  throw new ConfigProblem(
    "FILE",
    `the backup is ${days} days old. Deletions are remembered for ${DELETIONS_KEPT_DAYS} days, so nobody knows ` +
      "any more whose data in it were deleted.",
  );
}

interface Lists {
  readonly own: number | undefined;
  readonly listed: DeletionList | undefined;
  readonly given: Given;
}

/** Since when everything is known; undefined where the host said that it is not. */
function assertReaching(startedAt: number, { own, listed, given }: Lists): number | undefined {
  const reaching = [own, listed?.since].filter((since) => since !== undefined && since <= startedAt);
  if (listed && listed.madeAt < startedAt)
    throw new ConfigProblem(
      "--deletions",
      `the list is of ${iso(listed.madeAt)} and older than the backup: it tells nothing of what was deleted since.`,
    );
  if (reaching.length > 0) return Math.min(...reaching.map(Number));
  if (given.deletions === "none") return undefined;
  throw new ConfigProblem(
    "--deletions",
    `nothing tells whose data were deleted since ${iso(startedAt)}. Give the newest file of: ` +
      `${typed("deletions --out LIST")} . If nobody can have deleted anything since, as when a store has just moved: --deletions none`,
  );
}

/** What the backup itself knows: those who deleted while it was made, and the secret that the store kept. */
async function readHidden({ config, file }: Asked) {
  const read = readerOf(config);
  const noted: NotedDeletion[] = [];
  let secret: Uint8Array | undefined;
  const look = (one: StoredRecord): void => {
    if (one.type !== "document") return;
    const text = one.key === SECRET_KEY || one.key.startsWith(NOTED_PREFIX) ? read(one) : undefined;
    if (text === undefined) return;
    if (one.key === SECRET_KEY) secret = secretInText(text);
    else noted.push({ hash: one.key.slice(NOTED_PREFIX.length), at: deletionInText(text) });
  };
  await readBackup(file, (records) => records.forEach(look));
  return { noted, secret };
}

async function secretOfStore({ config, copy }: Asked): Promise<Uint8Array | undefined> {
  const read = readerOf(config);
  for await (const records of copy.records(HOST_DOCUMENTS.secret))
    for (const one of records) {
      const text = one.type === "document" ? read(one) : undefined;
      if (text !== undefined) return secretInText(text);
    }
  return undefined;
}

async function formerKey({ formerKey: path }: Given): Promise<Uint8Array | undefined> {
  if (path === undefined) return undefined;
  const text = (await readFile(path, "utf8").catch(() => "")).trim();
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? "hex" : "base64");
  if (bytes.length === 32) return bytes;
  throw new ConfigProblem("--former-key", `${path} holds no key of 32 bytes in base64 or hex.`);
}

/** A hash of another secret could be anybody's. */
function assertKnown(holding: readonly NotedDeletion[], hashers: readonly KeyedHasher[]): void {
  const ids = new Set(hashers.map(({ id }) => id));
  const unknown = holding.filter(({ hash }) => !ids.has(hasherIdOf(hash))).length;
  if (unknown === 0) return;
  throw new ConfigProblem(
    "HOST_KEY",
    `${unknown} of ${holding.length} deletions since the backup were noted under another secret of the host. ` +
      "Set the HOST_KEY of then, or give it in a file: --former-key FILE",
  );
}

async function search(
  { config, file }: Asked,
  hashers: readonly KeyedHasher[],
  hashes: ReadonlySet<string>,
): Promise<Pick<Honoured, "accounts" | "places">> {
  const read = readerOf(config);
  const names = searchNames(hashers, hashes);
  await readBackup(file, (records) => {
    for (const one of records) {
      names.look(one.key);
      if (one.type === "board") names.look(JSON.stringify(one.members));
      else names.look(read(one) ?? "");
    }
  });
  return names.found();
}
