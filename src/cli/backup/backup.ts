// `gadalka backup`: a copy of the whole store in one file, beside a running bot.

import { type Config, readConfig } from "../../app/config.ts";
import { encodePledge } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";
import { hasDataFile } from "../../infra/store/index.ts";
import { servedPledges } from "../../people/host/index.ts";
import { beginDeletionList } from "../../people/index.ts";
import { type BackupCounts, writeBackup } from "./file.ts";
import { assertWhole, withStoreAndCopy } from "./stores.ts";

/** Writes the file and says what is in it. @throws ConfigProblem. */
export async function backupHere({ out }: { readonly out: string }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && !hasDataFile(config.dataDir))
    throw new ConfigProblem("DATA_DIR", `there is no store in ${config.dataDir} yet, so nothing to back up.`);
  const startedAt = Date.now();
  const counts = await withStoreAndCopy(config, async (store, copy) => {
    await assertWhole(store);
    const head = {
      startedAt,
      from: config.redisUrl ? ("redis" as const) : ("embedded" as const),
      pledges: (await servedPledges(store)).map(encodePledge),
      deletionsSince: await beginDeletionList(store, startedAt),
    };
    return writeBackup(out, head, copy.records(), show);
  });
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  process.stdout.write(`${linesOf(config, out, counts).join("\n")}\n`);
}

function show({ documents }: BackupCounts): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${documents} documents\u001b[K`);
}

function linesOf(
  { stateKeys, hostKey }: Config,
  out: string,
  { documents, members }: BackupCounts,
): string[] {
  const keys = [...(stateKeys.length > 0 ? ["STATE_KEY"] : []), ...(hostKey ? ["HOST_KEY"] : [])];
  return [
    `${out}: ${documents} documents, ${members} places on boards.`,
    keys.length > 0
      ? `It is of no use without ${keys.join(" and ")}: keep ${keys.length > 1 ? "them" : "it"} elsewhere.`
      : "Nothing in it is encrypted, the host's secret neither: keep it where nobody reads it.",
    `Keep beside it, and newer than it: ${typed("deletions --out LIST")}`,
  ];
}
