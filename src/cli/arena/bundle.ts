// `gadalka arena bundle`: a finished tournament of this store, in one signed file.

import { access, constants, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { openConfiguredHost } from "../../app.ts";
import { makeBundle, tournamentContents } from "../../arena/bundles/index.ts";
import {
  findRun,
  retryingLedger,
  runIdOf,
  type StoredRun,
  threadExecutor,
  usualThreads,
} from "../../arena/index.ts";
import { openSources, storedMaterials } from "../../arena/made/index.ts";
import { type Config, readConfig } from "../../config.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import type { Store } from "../../infra/store/index.ts";
import { readNumber } from "../../lab/options.ts";
import { withStore } from "../with-store.ts";
import { explainedBundle } from "./opened.ts";
import { explained } from "./run.ts";

interface BundleOptions {
  readonly out: string;
  readonly title?: string;
  readonly threads?: string;
}

/** Writes the bundle. @throws ConfigProblem where there is no such tournament, or it is not over. */
export async function writeBundle(id: string, options: BundleOptions): Promise<void> {
  const config = readConfig(process.env);
  const threads = readNumber("--threads", options.threads ?? String(usualThreads()), 1, 256);
  await requireFolder(options.out);
  await withStore(config, (store) =>
    explained(async () => {
      const stored = await findRun(store, id);
      if (!stored.complete) {
        const hint = `go on with it first: gadalka arena resume ${id}`;
        throw new ConfigProblem(
          "arena",
          `tournament ${id} is not over, and a bundle tells its seeds; ${hint}`,
        );
      }
      const bytes = await explainedBundle("arena", () =>
        bytesOf({ config, store, threads }, stored, options),
      );
      await explainedBundle(options.out, () => writeFile(options.out, bytes));
      process.stdout.write(`${options.out}: ${bytes.length} bytes\n`);
    }),
  );
}

interface Means {
  readonly config: Config;
  readonly store: Store;
  readonly threads: number;
}

async function bytesOf({ config, store, threads }: Means, stored: StoredRun, { title }: BundleOptions) {
  const ctrlC = interruption();
  const { signal } = ctrlC;
  const materials = storedMaterials(store);
  const executor = threadExecutor(threads, { materials });
  const bar = progressOn(process.stderr, "matches");
  try {
    const host = await openConfiguredHost(config, store);
    const ledger = retryingLedger(store, runIdOf(stored), { signal });
    const usual = `${stored.plan.game}, ${stored.plan.system}`;
    const contents = await tournamentContents(stored.plan, ledger, { title: title ?? usual });
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    const openSource = openSources(store);
    return await makeBundle(contents, { materials, openSource, executor, host, signal, onProgress });
  } finally {
    bar.end();
    ctrlC.end();
    await executor.close();
  }
}

/** Fails before the long work. */
async function requireFolder(path: string): Promise<void> {
  const isWritable = await access(dirname(path), constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) throw new ConfigProblem("--out", `${path} cannot be written; pass a file of yours`);
}
