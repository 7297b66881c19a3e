// `gadalka restore`: puts a backup into the configured store, and deletes again what people have deleted since it
// was made. Until all is done the store is marked, and no bot begins on it.

import { type Config, readConfig } from "../../app/config.ts";
import { encodePledge } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { createLog } from "../../infra/logger.ts";
import { isCopied, openStoreCopy, type StoreCopy, type StoredRecord } from "../../infra/store/copy/index.ts";
import type { Store } from "../../infra/store/index.ts";
import {
  beginRestoring,
  endRestoring,
  HOST_DOCUMENTS,
  keyedHasher,
  RESTORING_KIND,
  restoringOf,
  servedPledges,
} from "../../people/host/index.ts";
import { addDeletion, DELETION_KINDS, keyNamesIn, takeDeletionListOver } from "../../people/index.ts";
import { iso } from "./deletions.ts";
import { type ReadBackup, readBackup } from "./file.ts";
import { type Honoured, whomToDelete } from "./honour.ts";
import { namesOneOf } from "./names.ts";
import { readerOf, withStoreAndCopy } from "./stores.ts";

export interface RestoreOptions {
  /** Over what is in the store. */
  readonly over?: true;
  /** A file of `gadalka deletions`, or `none`. */
  readonly deletions?: string;
  /** A file with the HOST_KEY of before. */
  readonly formerKey?: string;
  /** Only looks whether the file is whole. */
  readonly check?: true;
}

interface Work {
  readonly config: Config;
  readonly file: string;
  readonly backup: ReadBackup;
  readonly store: Store;
  readonly copy: StoreCopy;
}

const PREFIX = "gadalka:";
const BOARDS = `${PREFIX}board:`;

/** Puts the file's content into the configured store, and says what was done. @throws ConfigProblem. */
export async function restoreHere(file: string, options: RestoreOptions): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && config.dataDir === ":memory:")
    throw new ConfigProblem("DATA_DIR", "is :memory:, where nothing stays; set it to a folder.");
  const read = readerOf(config);
  let damaged = 0;
  // First of all: a file that is not whole, or cannot be read with these keys, changes nothing.
  const backup = await readBackup(file, (records) => {
    for (const one of records) if (one.type === "document" && read(one) === undefined) damaged++;
  });
  print(`${file} is whole: ${contentOf(backup)}, of ${iso(backup.head.startedAt)}.`);
  if (damaged > 0) print(`${damaged} of them cannot be read; the bot will set them aside as it does.`);
  if (options.check) return;
  const honoured = await withStoreAndCopy(config, async (store, copy) => {
    const work = { config, file, backup, store, copy };
    await assertMayWrite(work, options);
    const whom = await whomToDelete(work, options);
    await takeOver(work, whom);
    return whom;
  });
  await deleteAgain(config, honoured);
}

function contentOf({ documents, members }: ReadBackup): string {
  return `${documents} documents, ${members} places on boards`;
}

/** @throws ConfigProblem where there is something that would be lost. */
async function assertMayWrite({ store, copy, config }: Work, { over }: RestoreOptions): Promise<void> {
  if (over || (await restoringOf(store))) return;
  for await (const keys of copy.keys())
    if (keys.some((key) => isCopied(key) && !isKept(key)))
      throw new ConfigProblem(
        config.redisUrl ? "REDIS_URL" : "DATA_DIR",
        "this store is not empty. Stop the bot, and to lose what is there add: --over",
      );
}

/** The lists of deletions outlast what is restored. */
function isKept(key: string): boolean {
  return [DELETION_KINDS.one, DELETION_KINDS.list, RESTORING_KIND].some((kind) =>
    key.startsWith(`${PREFIX}${kind}:`),
  );
}

/** Everything of the backup and nothing else; the list of deletions first, so that whatever fails then, no run
 * after it knows less. */
async function takeOver(work: Work, honoured: Honoured): Promise<void> {
  const { store, copy, backup, file } = work;
  const now = Date.now();
  for (const one of honoured.list) await addDeletion(store, one, now);
  if (honoured.since !== undefined) await takeDeletionListOver(store, honoured.since);
  const stays = await staysOf(work);
  await beginRestoring(store, backup.head.startedAt);
  for await (const keys of copy.keys()) await copy.remove(keys.filter((key) => !stays(key)));
  const counts = { written: 0, expired: new Kinds(), kept: new Kinds() };
  const again = await readBackup(file, async (records) => {
    const alive = records.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
    counts.expired.add(records.filter((one) => !alive.includes(one)));
    counts.kept.add(alive.filter(({ key }) => stays(key)));
    const taken = alive.filter(({ key }) => !stays(key));
    await copy.put(taken);
    counts.written += taken.filter(({ type }: StoredRecord) => type === "document").length;
  });
  if (again.sha256 !== backup.sha256)
    throw new ConfigProblem("FILE", `${file} was changed meanwhile; run it again.`);
  print(`${counts.written} of its ${backup.documents} documents are restored.`);
  const { kept, expired } = counts;
  if (kept.size > 0) print(`Not restored, because this store keeps its own: ${kept}.`);
  if (expired.size > 0) print(`Not restored, because their time is over: ${expired}.`);
}

/** Records counted by the kind that their keys name: a key itself may name a person. */
class Kinds {
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#counts.size;
  }

  add(records: readonly StoredRecord[]): void {
    for (const { key } of records) {
      const kind = key.slice(PREFIX.length).split(":")[0] ?? "";
      this.#counts.set(kind, 1 + (this.#counts.get(kind) ?? 0));
    }
  }

  toString(): string {
    return [...this.#counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
  }
}

/** What of the present store is neither removed nor written over: the lists, and pledges that follow those of the
 * backup, because people have noted them. */
async function staysOf({ store, backup }: Work): Promise<(key: string) => boolean> {
  const served = (await servedPledges(store)).map(encodePledge);
  const { pledges } = backup.head;
  const follows =
    served.length > pledges.length && served.slice(served.length - pledges.length).join() === pledges.join();
  const host = new Set<string>(follows ? Object.values(HOST_DOCUMENTS).map((key) => PREFIX + key) : []);
  return (key) => isKept(key) || host.has(key);
}

/** By the same code as `/data delete`. Run again after a break, it finds nothing where it had been. */
async function deleteAgain(config: Config, { accounts, places, since, secrets }: Honoured): Promise<void> {
  const { openApp } = await import("../../app/app.ts");
  const app = await openApp(config, createLog(config), "restore");
  const copy = await openStoreCopy(config);
  try {
    if (accounts.length + places.length > 0) {
      // What stands for them in others' documents is keyed by the secret of the day it was written.
      for (const secret of secrets) {
        keyNamesIn(app.store, (what, text) => keyedHasher(secret, what).hash(text));
        await app.deleteAgain({ accounts, places });
      }
      await sweep(app.store, copy, namesOneOf(accounts));
    }
    if (since === undefined) await takeDeletionListOver(app.store, Date.now());
    await copy.compact();
    await endRestoring(app.store);
  } finally {
    await app.close();
    await copy.close();
    await app.store.close();
  }
  print(
    accounts.length + places.length === 0
      ? "Nobody in it has deleted their data since, by the list."
      : `${accounts.length} accounts and names and ${places.length} places were deleted again, because they were since.`,
  );
  print("The store is whole: start the bot.");
}

/** Whoever deletes their data today is on no board of last month; a backup may bring those back. */
async function sweep(store: Store, copy: StoreCopy, isDeleted: (text: string) => boolean): Promise<void> {
  for await (const records of copy.records())
    for (const one of records)
      if (isDeleted(one.key)) await copy.remove([one.key]);
      else if (one.type === "board")
        for (const [member] of one.members)
          if (isDeleted(member)) await store.board(one.key.slice(BOARDS.length)).remove(member);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
