// `gadalka backup` and `gadalka deletions`: copies the whole store, or only its list of deletions, into one file while
// the bot runs.

import { type Config, readConfig } from "../../app/config.ts";
import { encodePledge } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typedHere } from "../../infra/console/typed.ts";
import type { StoreCopy } from "../../infra/store/copy.ts";
import { hasDataFile, type Store } from "../../infra/store/index.ts";
import { openStoreCopy } from "../../infra/store/open-copy.ts";
import { servedPledges } from "../../people/host/index.ts";
import { DELETION_KINDS, deletionListOf, startDeletionList } from "../../people/index.ts";
import { withStore } from "../with-store.ts";
import { type Counts, type FileHead, writeRecords } from "./file.ts";

/** Writes the file and prints a summary. @throws ConfigProblem. */
export async function backupHere({ out }: { readonly out: string }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && !hasDataFile(config.dataDir))
    throw new ConfigProblem(
      "DATA_DIR",
      `there's no store in ${config.dataDir} yet, so there's nothing to back up.`,
    );
  const { documents, members } = await write(config, out, "gadalka-backup-1");
  const lines = [
    `Wrote ${out}: ${documents} documents, ${members} leaderboard entries.`,
    "Nothing in it is encrypted. Keep it where no one else can read it.",
    `To restore it, you also need a newer list of deletions: ${typedHere("deletions --out LIST")}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Writes the configured store's list of deletions. @throws ConfigProblem. */
export async function deletionsHere({ out }: { readonly out: string }): Promise<void> {
  const { documents, since } = await write(readConfig(process.env), out, "gadalka-deletions-1");
  process.stdout.write(
    `Wrote ${out}: ${documents} hashes, for all deletions since ${new Date(since).toISOString()}.\n`,
  );
}

function write(config: Config, out: string, format: FileHead["format"]) {
  // Taken before the store is read: deletions noted from here on may or may not be in the file.
  const startedAt = Date.now();
  const isBackup = format === "gadalka-backup-1";
  return withStoreAndCopy(config, async (store, copy) => {
    if ((await deletionListOf(store))?.restoring !== undefined)
      throw new ConfigProblem("restore", "a restore into this store wasn't finished. Run it again first.");
    const since = await startDeletionList(store, startedAt);
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

/**
 * Opens the configured store and a `StoreCopy` of it; both are closed even if the work fails.
 * @throws ConfigProblem that names the variable.
 */
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
