// `gadalka arena run`: runs a tournament in threads or on workers and prints its table. `gadalka worker`: plays
// tournament matches until stopped.

import { writeFile } from "node:fs/promises";
import { explainStrategyProblem } from "../../../commands/kit/strategy-words.ts";
import { readConfig } from "../../app/config.ts";
import { openConfiguredStore } from "../../app/configured.ts";
import { type MatchExecutor, threadExecutor, usualThreads } from "../../arena/playing.ts";
import { queueExecutor, serveQueue } from "../../arena/queue.ts";
import { storedStrategySources } from "../../arena/submissions/files.ts";
import { tournamentFile } from "../../arena/tournaments/file.ts";
import { reportTournament, type TournamentReport } from "../../arena/tournaments/report.ts";
import { type Plan, playTournament, startPlan } from "../../arena/tournaments/tournament.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { StrategyProblem } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { createLog } from "../../infra/logger.ts";
import { filesFirst, readEntrants } from "./entrants.ts";
import { csvOf, describeTournament } from "./text.ts";

interface RunOptions {
  readonly game: MatrixGame;
  readonly entrants: string;
  readonly system: Plan["system"];
  readonly rounds?: number;
  readonly firstTo?: number;
  readonly match: number;
  readonly seed: number;
  readonly workers?: number;
  readonly csv?: string;
  readonly out?: string;
  readonly json?: true;
}

/** Runs the tournament; Ctrl+C shows the rounds that are finished. @throws ConfigProblem. */
export async function runArena(options: RunOptions): Promise<void> {
  await explained(async () => {
    const { entrants, files } = await readEntrants(options.entrants, options.game);
    const plan = planOf(options, entrants);
    startPlan(plan);
    await requireWritable(options);
    const config = readConfig(process.env);
    const store = await openConfiguredStore(config);
    const count = options.workers ?? usualThreads();
    const threads = threadExecutor(count, {
      strategySources: filesFirst(files, storedStrategySources(store)),
    });
    const isOnWorkers = config.redisUrl !== undefined && options.workers === undefined;
    if (isOnWorkers && files.length > 0) process.stderr.write(PLAYED_HERE);
    const executor: MatchExecutor =
      isOnWorkers && files.length === 0 ? queueExecutor(config.redisUrl, threads, count) : threads;
    const ctrlC = interruption();
    process.stderr.write("Playing. Ctrl+C shows the rounds that are finished.\n");
    try {
      const bar = progressOn(process.stderr, "matches");
      const tournament = await playTournament(plan, executor, {
        signal: ctrlC.signal,
        onProgress: ({ round, played, planned }) => bar.show(played, planned, `round ${round + 1}`),
      });
      bar.end();
      const report = reportTournament(tournament);
      if (options.out !== undefined && report.complete) {
        const file = tournamentFile(tournament, new Map(files.map(({ id, source }) => [id, source])));
        await writeFile(options.out, `${JSON.stringify(file)}\n`);
      }
      await output(report, options);
    } finally {
      ctrlC.end();
      await executor.close();
      await threads.close();
      await store.close();
    }
  });
}

function planOf(options: RunOptions, entrants: Plan["entrants"]): Plan {
  const { game, system, match, seed, rounds, firstTo } = options;
  return {
    game: game.id,
    entrants,
    system,
    ...(rounds !== undefined && { rounds }),
    ...(firstTo !== undefined && { firstTo }),
    match,
    seed,
  };
}

const PLAYED_HERE =
  "Worker processes don't have the files on this machine, so matches are played here, in threads.\n";

async function output(report: TournamentReport, { csv, json }: RunOptions): Promise<void> {
  if (csv !== undefined) await writeFile(csv, csvOf(report));
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : neutralText(describeTournament(report)));
}

/** Fails before the long work if the output file isn't writable. */
async function requireWritable({ csv, out }: RunOptions): Promise<void> {
  for (const [option, path] of Object.entries({ "--csv": csv, "--out": out })) {
    if (path === undefined) continue;
    try {
      await writeFile(path, "", { flag: "a" });
    } catch (error) {
      const { code = "unknown error" } = error as NodeJS.ErrnoException;
      const why = `can't write ${path} (${code}). Choose a file you can write to`;
      throw new ConfigProblem(option, why, { cause: error });
    }
  }
}

/** Says what is wrong with a strategy. @throws ConfigProblem. */
export async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StrategyProblem)
      throw new ConfigProblem("--entrants", explainStrategyProblem(error.problem, "en"), { cause: error });
    throw error;
  }
}

/** Resolves when stopped. @throws ConfigProblem. */
export async function runWorker({ threads = usualThreads() }: { readonly threads?: number }): Promise<void> {
  const config = readConfig(process.env);
  const { redisUrl } = config;
  if (redisUrl === undefined)
    throw new ConfigProblem("REDIS_URL", "workers need Redis. Set it, such as redis://127.0.0.1:6379");
  const log = createLog(config);
  const store = await openConfiguredStore(config, (sentence) => log.warn({}, sentence));
  await explained(async () => {
    const onFailure = (error: Error): void =>
      log.warn({ err: error }, "a match couldn't be played; trying again");
    // Set up before the ready message, whose reader may stop the process at once.
    const announced = stopped();
    const strategySources = storedStrategySources(store);
    const executor = threadExecutor(threads, { strategySources });
    const worker = serveQueue(redisUrl, executor, threads, onFailure);
    process.stderr.write(`Playing matches, ${threads} at a time. Ctrl+C stops it.\n`);
    await announced;
    await worker.close();
    await executor.close();
  });
  await store.close();
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
