// `gadalka restore`: restores a backup into the configured store, then repeats the deletions that people made after it.
// Until everything is done the store is marked, and no bot starts on it.

import { readFile } from "node:fs/promises";
import { type Config, readConfig } from "../../app/config.ts";
import { encodePledge } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { createLog } from "../../infra/logger.ts";
import { type StoreCopy, type StoredRecord, textOf } from "../../infra/store/copy.ts";
import type { Store } from "../../infra/store/index.ts";
import { openStoreCopy } from "../../infra/store/open-copy.ts";
import { HOST_DOCUMENTS, keyedHasher, secretInText, servedPledges } from "../../people/host/index.ts";
import {
  DELETION_KINDS,
  type DeletedAgain,
  type DeletionsToReplay,
  deletionIn,
  deletionListOf,
  deletionsSince,
  endRestoring,
  keyNamesIn,
  listReachingTo,
  type NotedDeletion,
  searchDeleted,
  startRestoring,
} from "../../people/index.ts";
import { PLATFORMS } from "../../platforms/index.ts";
import { withStoreAndCopy } from "./backup.ts";
import { type ReadFile, readRecords } from "./file.ts";

export interface RestoreOptions {
  /** Overwrites what's in the store. */
  readonly over?: true;
  /** A file of `gadalka deletions`, or `none`. */
  readonly deletions?: string;
  /** A file with the previous HOST_KEY. */
  readonly formerKey?: string;
  /** Only checks that the file is intact. */
  readonly check?: true;
}

interface Work {
  readonly config: Config;
  readonly file: string;
  readonly backup: ReadFile;
  readonly store: Store;
  readonly copy: StoreCopy;
}

const PREFIX = "gadalka:";
/** The list of deletions survives the restore. */
const KEPT = Object.values(DELETION_KINDS).map((kind) => `${PREFIX}${kind}:`);

/** Restores the file into the configured store, and reports what was done. @throws ConfigProblem. */
export async function restoreHere(file: string, options: RestoreOptions): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && config.dataDir === ":memory:")
    throw new ConfigProblem("DATA_DIR", "is :memory:, which keeps nothing. Set it to a folder.");
  const known = new Known();
  // Checked first: a damaged file changes nothing.
  const backup = await readRecords(file, "gadalka-backup-1", known.look);
  const { documents, members, head } = backup;
  print(
    `${file} is complete: ${documents} documents, ${members} leaderboard entries, from ${iso(head.startedAt)}.`,
  );
  if (options.check) return;
  const again = await withStoreAndCopy(config, async (store, copy) => {
    const work = { config, file, backup, store, copy };
    await assertMayWrite(work, options);
    const list = await listFor(work, options, known);
    const holding = deletionsSince(list);
    const given = holding.length > 0 ? await formerKey(options) : undefined;
    const secrets = [config.hostKey, ...known.secrets.map(secretInText), given].filter(
      (one) => one !== undefined,
    );
    const platforms = PLATFORMS.map(({ id }) => id);
    const deleted = searchDeleted(holding, secrets, platforms);
    await takeOver(work, list, deleted);
    return { deleted, secrets };
  });
  await deleteAgain(config, again);
}

/** Collects from records the deletions they list and the secret of their store. */
class Known {
  readonly noted: NotedDeletion[] = [];
  readonly secrets: string[] = [];

  readonly look = (records: readonly StoredRecord[]): void => {
    for (const one of records) {
      const key = one.key.slice(PREFIX.length);
      const text = textOf(one);
      if (key === HOST_DOCUMENTS.secret) this.secrets.push(text);
      else if (key.startsWith(`${DELETION_KINDS.one}:`)) this.noted.push(deletionIn(key, text));
    }
  };
}

/** @throws ConfigProblem if existing data would be lost. */
async function assertMayWrite({ store, copy, config }: Work, { over }: RestoreOptions): Promise<void> {
  if (over || (await deletionListOf(store))?.restoring !== undefined) return;
  for await (const records of copy.records())
    if (records.some(({ key }) => !startsWithOneOf(KEPT, key)))
      throw new ConfigProblem(
        config.redisUrl ? "REDIS_URL" : "DATA_DIR",
        "this store isn't empty. To replace everything in it, stop the bot and add: --over",
      );
}

/** All known deletions: from the store, the given file, and the backup itself. @throws ConfigProblem if they don't go
 * back far enough. */
async function listFor(
  { backup, store, copy }: Work,
  { deletions }: RestoreOptions,
  known: Known,
): Promise<DeletionsToReplay> {
  const backupAt = backup.head.startedAt;
  for (const kind of [DELETION_KINDS.one, kindIn(HOST_DOCUMENTS.secret)])
    for await (const records of copy.records(kind)) known.look(records);
  const own = (await deletionListOf(store))?.since;
  const given =
    deletions === undefined || deletions === "none"
      ? deletions
      : (await readRecords(deletions, "gadalka-deletions-1", known.look)).head;
  return { backupAt, noted: known.noted, since: listReachingTo(backupAt, own, given) };
}

async function formerKey({ formerKey: path }: RestoreOptions): Promise<Uint8Array | undefined> {
  if (path === undefined) return undefined;
  const text = (await readFile(path, "utf8").catch(() => "")).trim();
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? "hex" : "base64");
  if (bytes.length === 32) return bytes;
  throw new ConfigProblem("--former-key", `${path} doesn't contain a key of 32 bytes in base64 or hex.`);
}

/** Replaces the store's content by the backup's. Only the list of deletions stays, and the host's documents if this
 * store's pledges continue those of the backup, because people have noted them. */
async function takeOver(work: Work, list: DeletionsToReplay, deleted: DeletedAgain): Promise<void> {
  const { store, copy, backup, file } = work;
  const served = (await servedPledges(store)).map(encodePledge);
  const { pledges } = backup.head;
  const isResealed =
    served.length > pledges.length && served.slice(served.length - pledges.length).join() === pledges.join();
  const stays = isResealed ? [...KEPT, ...Object.values(HOST_DOCUMENTS).map((key) => PREFIX + key)] : KEPT;
  const now = Date.now();
  await startRestoring(store, list);
  await copy.clear(stays);
  const counts = { written: 0, expired: new Map<string, number>(), kept: new Map<string, number>() };
  const again = await readRecords(file, "gadalka-backup-1", async (records) => {
    const taken: StoredRecord[] = [];
    for (const one of records) {
      deleted.look(one.key, () => textOf(one));
      if (one.expiresAt !== undefined && one.expiresAt <= now) countKind(counts.expired, one);
      else if (startsWithOneOf(stays, one.key)) countKind(counts.kept, one);
      else taken.push(one);
    }
    await copy.put(taken);
    counts.written += taken.filter(({ value }) => typeof value === "string").length;
  });
  if (again.sha256 !== backup.sha256)
    throw new ConfigProblem("FILE", `${file} changed in the meantime. Run it again.`);
  print(`Restored ${counts.written} of its ${backup.documents} documents.`);
  for (const [left, why] of [
    [counts.kept, "this store keeps its own"],
    [counts.expired, "they've expired"],
  ] as const)
    if (left.size > 0)
      print(
        `Not restored, because ${why}: ${[...left].map(([kind, some]) => `${some} ${kind}`).join(", ")}.`,
      );
}

/** Counts by the kind in the key, since a full key may identify a person. */
function countKind(counts: Map<string, number>, { key }: StoredRecord): void {
  const kind = kindIn(key.slice(PREFIX.length));
  counts.set(kind, 1 + (counts.get(kind) ?? 0));
}

/** The kind in a key without the prefix. */
function kindIn(key: string): string {
  return key.split(":")[0] ?? "";
}

function startsWithOneOf(starts: readonly string[], key: string): boolean {
  return starts.some((start) => key.startsWith(start));
}

interface Again {
  readonly deleted: DeletedAgain;
  readonly secrets: readonly Uint8Array[];
}

/** Uses the same code as `/data delete`. Run again after an interruption, it skips what's gone. */
async function deleteAgain(config: Config, { deleted, secrets }: Again): Promise<void> {
  const [accounts, places] = [[...deleted.accounts.values()], [...deleted.places]];
  const isAnybody = accounts.length + places.length > 0;
  const { openApp } = await import("../../app/app.ts");
  const app = await openApp(config, createLog(config), "restore");
  const copy = await openStoreCopy(config);
  try {
    // Their names in other people's documents are keyed by whichever secret was current at the time.
    for (const secret of isAnybody ? secrets : []) {
      keyNamesIn(app.store, (what, text) => keyedHasher(secret, what).hash(text));
      await app.deleteAgain({ accounts, places });
    }
    if (isAnybody) await sweep(app.store, copy, deleted);
    await copy.compact();
    await endRestoring(app.store, Date.now());
  } finally {
    await app.close();
    await copy.close();
    await app.store.close();
  }
  print(
    isAnybody
      ? `Deleted again, because they were deleted after the backup: ${accounts.length} accounts and names, ${places.length} chats.`
      : "According to the list, no one in it has deleted their data since.",
  );
  print("The store is complete. Start the bot.");
}

/** Removes deleted people from past boards: a backup may bring those back, and `/data delete` skips them. */
async function sweep(store: Store, copy: StoreCopy, { names }: DeletedAgain): Promise<void> {
  const boards = `${PREFIX}board:`;
  for await (const records of copy.records())
    for (const { key, value } of records)
      if (names(key)) await copy.remove(key);
      else if (typeof value !== "string")
        for (const [member] of value)
          if (names(member)) await store.board(key.slice(boards.length)).remove(member);
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
