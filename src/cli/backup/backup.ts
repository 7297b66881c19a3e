// `gadalka backup` and `gadalka deletions`: copies of the whole store, and of its list of deletions alone, each in one
// file, beside a running bot.

import { type Config, readConfig } from "../../app/config.ts";
import { encodePledge } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";
import type { StoreCopy, StoredRecord } from "../../infra/store/copy.ts";
import { hasDataFile, type Store, StoreError } from "../../infra/store/index.ts";
import { openStoreCopy, textReader } from "../../infra/store/open-copy.ts";
import { servedPledges } from "../../people/host/index.ts";
import { beginDeletionList, DELETION_KINDS, deletionListOf } from "../../people/index.ts";
import { withStore } from "../with-store.ts";
import { type Counts, type FileHead, writeRecords } from "./file.ts";

/** Writes the file and says what is in it. @throws ConfigProblem. */
export async function backupHere({ out }: { readonly out: string }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && !hasDataFile(config.dataDir))
    throw new ConfigProblem("DATA_DIR", `there is no store in ${config.dataDir} yet, so nothing to back up.`);
  const { documents, members } = await write(config, out, "gadalka-backup-1");
  const { stateKeys, hostKey } = config;
  const keys = [...(stateKeys.length > 0 ? ["STATE_KEY"] : []), ...(hostKey ? ["HOST_KEY"] : [])];
  const lines = [
    `${out}: ${documents} documents, ${members} places on boards.`,
    keys.length > 0
      ? `It is of no use without ${keys.join(" and ")}: keep ${keys.length > 1 ? "them" : "it"} elsewhere.`
      : "Nothing in it is encrypted, the host's secret neither: keep it where nobody reads it.",
    `Keep beside it, and newer than it: ${typed("deletions --out LIST")}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Writes the list of the configured store. @throws ConfigProblem. */
export async function deletionsHere({ out }: { readonly out: string }): Promise<void> {
  const { documents, since } = await write(readConfig(process.env), out, "gadalka-deletions-1");
  process.stdout.write(
    `${out}: ${documents} hashes, of all deletions since ${new Date(since).toISOString()}.\n`,
  );
}

function write(config: Config, out: string, format: FileHead["format"]) {
  // Before the store is read: what is noted meanwhile is in the file or not.
  const startedAt = Date.now();
  const isBackup = format === "gadalka-backup-1";
  return withStoreAndCopy(config, async (store, copy) => {
    if ((await deletionListOf(store))?.restoring !== undefined)
      throw new ConfigProblem("restore", "one into this store was not finished: run it again first.");
    const since = await beginDeletionList(store, startedAt);
    const pledges = isBackup ? (await servedPledges(store)).map(encodePledge) : [];
    const head = { format, startedAt, deletionsSince: since, pledges };
    const records = copy.records(isBackup ? undefined : DELETION_KINDS.one);
    const counts = await writeRecords(out, head, records, isBackup ? show : undefined);
    if (isBackup && process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    return { ...counts, since };
  });
}

function show({ documents }: Counts): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${documents} documents\u001b[K`);
}

/** Opens the configured store, and beside it the same as a whole; both are closed whatever becomes of the work.
 * @throws ConfigProblem, naming the variable. */
export function withStoreAndCopy<R>(
  config: Config,
  work: (store: Store, copy: StoreCopy) => Promise<R>,
): Promise<R> {
  return withStore(config, async (store) => {
    const copy = await openStoreCopy(config);
    try {
      return await work(store, copy);
    } finally {
      await copy.close();
    }
  });
}

/** What records say; undefined where one is damaged. @throws ConfigProblem where STATE_KEY does not fit. */
export function readerOf({ stateKeys, takesPlain }: Config): (record: StoredRecord) => string | undefined {
  const read = textReader(stateKeys, takesPlain);
  return (record) => {
    try {
      return read(record);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const advice =
        error.code === "not-encrypted"
          ? "it is set, and documents here are not encrypted. Run it with STATE_KEY_MIGRATE=on as well, and then: " +
            typed("store reseal --plain")
          : `${error.message}.`;
      throw new ConfigProblem("STATE_KEY", advice, { cause: error });
    }
  };
}
