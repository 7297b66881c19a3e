// `gadalka arena bundle`: writes a finished tournament of this store, or a month of its league, to one signed file.

import { access, constants, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Config, readConfig } from "../../app/config.ts";
import { openConfiguredHost } from "../../app/configured.ts";
import {
  type BundleContents,
  BundleProblem,
  type BundleSigner,
  makeBundle,
  seasonContents,
  tournamentContents,
} from "../../arena/bundles/index.ts";
import {
  findRun,
  type MatchExecutor,
  retryingLedger,
  runIdOf,
  type StoredRun,
  threadExecutor,
  usualThreads,
} from "../../arena/index.ts";
import {
  drawnSeason,
  namedTable,
  readFinal,
  readResults,
  runOf,
  type Season,
  seasonOf,
} from "../../arena/league/index.ts";
import {
  openSources,
  publicEntrants,
  publicGhosts,
  storedStrategySources,
} from "../../arena/submissions/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { typedHere } from "../../infra/console/typed.ts";
import type { Store } from "../../infra/store/index.ts";
import { readGame } from "../../lab/kit/options.ts";
import { withStore } from "../with-store.ts";
import { explainedBundle } from "./opened.ts";
import { explained } from "./run.ts";

interface BundleOptions {
  readonly out: string;
  readonly game: string;
  readonly title?: string;
  readonly threads?: number;
}

/** Writes the bundle. @throws ConfigProblem if there's no such tournament, or it isn't over. */
export async function writeBundle(id: string, options: BundleOptions): Promise<void> {
  const config = readConfig(process.env);
  const { threads = usualThreads() } = options;
  await requireFolder(options.out);
  const season = seasonOf(id);
  await withStore(config, (store) =>
    explained(async () => {
      if (season) return write(options.out, () => seasonBytes({ config, store, threads }, season, options));
      const stored = await findRun(store, id);
      if (!stored.complete) {
        const hint = `finish it first: ${typedHere(`arena resume ${id}`)}`;
        throw new ConfigProblem(
          "arena",
          `tournament ${id} isn't over, and a bundle reveals its seeds; ${hint}`,
        );
      }
      await write(options.out, () => bytesOf({ config, store, threads }, stored, options));
    }),
  );
}

async function write(out: string, make: () => Promise<Uint8Array>): Promise<void> {
  const bytes = await explainedBundle("arena", make);
  await explainedBundle(out, () => writeFile(out, bytes));
  process.stdout.write(`Wrote ${out}: ${bytes.length} bytes\n`);
}

interface Means {
  readonly config: Config;
  readonly store: Store;
  readonly threads: number;
}

async function bytesOf(means: Means, stored: StoredRun, { title }: BundleOptions): Promise<Uint8Array> {
  const host = await openConfiguredHost(means.config, means.store);
  const usual = `${stored.plan.game}, ${stored.plan.system}`;
  return made(means, host, ({ signal }) => {
    const ledger = retryingLedger(means.store, runIdOf(stored), { signal });
    return tournamentContents(stored.plan, ledger, { title: title ?? usual });
  });
}

/** Bundles a month of the league, whose key must be published: the bundle reveals all its random numbers. */
async function seasonBytes(means: Means, season: Season, options: BundleOptions): Promise<Uint8Array> {
  const { store, config } = means;
  const host = await openConfiguredHost(config, store);
  const game = readGame(options.game).id;
  const open = async () =>
    (await Promise.all([publicEntrants, publicGhosts].map((source) => source(store, Date.now())))).flat();
  const table = await namedTable(await readFinal(store, season.id, game), open);
  const begun = await drawnSeason(store, host.drawSeason, season);
  if (!table || !begun)
    throw new BundleProblem("incomplete", `this store has no finished league of ${game} for ${season.id}`);
  if (!host.isExpired(begun))
    throw new BundleProblem(
      "incomplete",
      `the key of ${season.id} isn't published yet. That happens three days after the month ends`,
    );
  const run = runOf(begun, game);
  const ids = table.entrants.map(({ id }) => id);
  const results = await readResults(store, run, ids);
  const title = options.title ?? `league, ${game}, ${season.id}`;
  return made(means, host, ({ executor, signal }) =>
    seasonContents({ run, seed: begun.seed, table, results }, executor, { title, signal }),
  );
}

interface Making {
  readonly executor: MatchExecutor;
  readonly signal: AbortSignal;
}

async function made(
  { store, threads }: Means,
  host: BundleSigner,
  contentsOf: (making: Making) => Promise<BundleContents>,
): Promise<Uint8Array> {
  const ctrlC = interruption();
  const { signal } = ctrlC;
  const strategySources = storedStrategySources(store);
  const executor = threadExecutor(threads, { strategySources });
  const bar = progressOn(process.stderr, "matches");
  try {
    const contents = await contentsOf({ executor, signal });
    const onProgress = (done: number, total: number): void => bar.show(done, total);
    const openSource = openSources(store);
    return await makeBundle(contents, { strategySources, openSource, executor, host, signal, onProgress });
  } finally {
    bar.end();
    ctrlC.end();
    await executor.close();
  }
}

/** Checks the folder before the long work starts. */
async function requireFolder(path: string): Promise<void> {
  const isWritable = await access(dirname(path), constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) throw new ConfigProblem("--out", `can't write ${path}. Choose a file you can write to`);
}
