// `strength --population` and `--from-store`: people read by several populations in one pool.

import { readFile } from "node:fs/promises";
import { openHostLab } from "../../src/cli/with-store.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { populationDataOf } from "../../src/core/strategies/index.ts";
import { ConfigProblem } from "../../src/infra/config-problem.ts";
import { readGame, readGameOf, readPeople, readSeed, readWorkers } from "../../src/lab/kit/options.ts";
import type { PoolOptions } from "../../src/lab/kit/pool.ts";
import { underWay } from "../../src/lab/kit/study.ts";
import type { PooledReport } from "../../src/lab/prior/pooled-study.ts";
import { describePools, verdictOf } from "../../src/lab/prior/pooled-text.ts";
import { judgeOwn, questionOf, stagesOn } from "../../src/lab/prior/study.ts";
import { comparePopulations, type Reader } from "./populations.ts";

interface PooledOptions {
  readonly data?: string;
  readonly population?: readonly string[];
  readonly game: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

/** The word for the population that ships with the program. */
const SHIPPED = "shipped";

/**
 * Prints how well each of these populations predicts recorded people, and all of them in one pool.
 * @throws ConfigProblem.
 */
export async function runPopulations(options: PooledOptions): Promise<void> {
  const game = readGameOf(["rps", "oddeven"], options.game);
  const seed = readSeed(options.seed);
  if (options.data === undefined)
    throw new ConfigProblem("--data", "is missing; pass the people that the populations are tried on");
  const readers = await Promise.all((options.population ?? []).map((file) => readerOf(game, file)));
  const people = await readPeople(game, options.data);
  const report = await onThreads(options, (pool) =>
    comparePopulations({ game, people, seed }, readers, stagesOn(pool)),
  );
  print(options, report, describePools(report));
}

/**
 * Prints how well a population of the host's own would predict the host's people.
 * @throws ConfigProblem if too few have agreed.
 */
export async function judgeFromStore(options: PooledOptions): Promise<void> {
  const game = readGame(options.game);
  const seed = readSeed(options.seed);
  const question = await questionOf(game, seed, openHostLab());
  const report = await onThreads(options, (pool) => judgeOwn(question, pool));
  const verdict = report.complete ? verdictOf(report) : "no verdict: not everybody was read";
  print(options, report, `${describePools(report)}${verdict}\n`);
}

/** Also returns whether everyone was read, rather than only those until Ctrl+C. */
async function onThreads(
  options: PooledOptions,
  run: (pool: PoolOptions) => Promise<PooledReport>,
): Promise<PooledReport & { readonly complete: boolean }> {
  const workers = readWorkers(options.workers);
  return underWay("people", async (course) => ({
    ...(await run({ workers, ...course })),
    complete: !course.signal.aborted,
  }));
}

async function readerOf(game: MatrixGame, file: string): Promise<Reader> {
  if (file === SHIPPED) return { name: SHIPPED, populations: [SHIPPED] };
  try {
    return { name: file, populations: [populationDataOf(game.size, await readFile(file))] };
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new ConfigProblem("--population", `${file} cannot be used: ${why}`, { cause });
  }
}

function print({ json }: PooledOptions, report: PooledReport, text: string): void {
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : text);
}
