// `gadalka arena run` and `resume`: runs a tournament in threads or on workers and prints its table. `gadalka worker`:
// plays tournament matches until stopped.

import { writeFile } from "node:fs/promises";
import { explainStrategyProblem } from "../../../commands/kit/strategy-words.ts";
import { type Config, readConfig } from "../../app/config.ts";
import { openConfiguredStore } from "../../app/configured.ts";
import {
  ArenaProblem,
  completeRun,
  csvOf,
  findRun,
  type Plan,
  planId,
  readEntrants,
  readSystem,
  reportTournament,
  retrying,
  retryingLedger,
  runIdOf,
  runTournament,
  type StoredRun,
  startPlan,
  startRun,
  type TournamentReport,
  threadExecutor,
  tournamentFile,
  usualMatchMs,
  usualThreads,
  type WaitingNote,
} from "../../arena/index.ts";
import { queueExecutor, serveQueue } from "../../arena/queue/on-redis.ts";
import { storedStrategySources } from "../../arena/submissions/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { StrategyProblem } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { typedHere } from "../../infra/console/typed.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { createLog } from "../../infra/logger.ts";
import type { Store } from "../../infra/store/index.ts";
import type { LocalFile } from "../strategy/local-file.ts";
import { filesFirst, withLocalFiles } from "./local-entrants.ts";
import { describeTournament } from "./text.ts";

interface OutputOptions {
  readonly workers?: number;
  readonly csv?: string;
  readonly out?: string;
  readonly json?: true;
}

interface RunOptions extends OutputOptions {
  readonly game: MatrixGame;
  readonly entrants: string;
  readonly system: string;
  readonly rounds?: number;
  readonly firstTo?: number;
  readonly match: number;
  readonly seed: number;
  readonly matchLimit?: number;
}

/** Runs or resumes the tournament. @throws ConfigProblem. */
export async function runArena(options: RunOptions): Promise<void> {
  await explained(async () => {
    const { typed, files } = await withLocalFiles(options.entrants, options.game);
    const plan = planOf({ ...options, entrants: typed });
    startPlan(plan);
    await hold(options, (store) => startRun(store, plan), files);
  });
}

/** Resumes the tournament with that id. @throws ConfigProblem if there's none. */
export async function resumeArena(id: string, options: OutputOptions): Promise<void> {
  await explained(() => hold(options, (store) => findRun(store, id)));
}

function planOf(options: RunOptions): Plan {
  const { game, match, seed, rounds, firstTo } = options;
  return {
    game: game.id,
    entrants: readEntrants(options.entrants, game),
    system: readSystem(options.system),
    ...(rounds !== undefined && { rounds }),
    ...(firstTo !== undefined && { firstTo }),
    match,
    seed,
    matchMs: options.matchLimit ?? usualMatchMs(match),
  };
}

type Start = (store: Store) => Promise<StoredRun>;

async function hold(options: OutputOptions, start: Start, files: readonly LocalFile[] = []): Promise<void> {
  const config = readConfig(process.env);
  await requireWritable(options);
  const store = await openConfiguredStore(config);
  const ctrlC = interruption();
  try {
    const stored = await start(store);
    const executor = executorFor({ config, store, files }, stored, options.workers);
    process.stderr.write(`tournament ${planId(stored.plan)}\n`);
    const waiting = { signal: ctrlC.signal, onNote: tell };
    const ledger = retryingLedger(store, runIdOf(stored), waiting);
    const bar = progressOn(process.stderr, "matches");
    const tournament = await runTournament(stored.plan, {
      ledger,
      executor,
      signal: ctrlC.signal,
      onProgress: ({ round, played, planned }) => bar.show(played, planned, `round ${round + 1}`),
    });
    bar.end();
    const report = reportTournament(tournament);
    if (report.complete) await retrying(waiting)(() => completeRun(store, stored), undefined);
    if (options.out !== undefined && report.complete) {
      const file = tournamentFile(tournament, new Map(files.map(({ id, source }) => [id, source])));
      await writeFile(options.out, `${JSON.stringify(file)}\n`);
    }
    await output(report, options);
    await executor.close();
  } finally {
    ctrlC.end();
    await store.close();
  }
}

interface Ground {
  readonly config: Config;
  readonly store: Store;
  readonly files: readonly LocalFile[];
}

/** Picks the executor: worker processes only see files in the store. */
function executorFor({ config, store, files }: Ground, stored: StoredRun, threads: number | undefined) {
  const { redisUrl } = config;
  const isHere = redisUrl === undefined || threads !== undefined;
  if (!isHere && files.length === 0) return queueExecutor({ redisUrl, runId: runIdOf(stored), onNote: tell });
  if (!isHere) process.stderr.write(PLAYED_HERE);
  return threadExecutor(threads ?? usualThreads(), {
    strategySources: filesFirst(files, storedStrategySources(store)),
  });
}

const PLAYED_HERE =
  "Worker processes don't have the files on this machine, so matches are played here, in threads.\n";

const NOTES: Readonly<Record<WaitingNote, string>> = {
  "no-workers": `No worker is running yet. Start one or more with the same REDIS_URL: ${typedHere("worker")}`,
  "store-unavailable": "The store isn't answering. Waiting for it; Ctrl+C shows what's finished.",
};

function tell(note: WaitingNote): void {
  process.stderr.write(`${NOTES[note]}\n`);
}

async function output(report: TournamentReport, { csv, json }: OutputOptions): Promise<void> {
  if (csv !== undefined) await writeFile(csv, csvOf(report));
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : neutralText(describeTournament(report)));
}

/** Fails before the long work if the output file isn't writable. */
async function requireWritable({ csv, out }: OutputOptions): Promise<void> {
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

const OPTION_OF = {
  "too-few-entrants": "--entrants",
  "bad-entrant": "--entrants",
  "entered-twice": "--entrants",
  "unknown-system": "--system",
  "bad-option": "arena",
  "unknown-tournament": "arena",
  "not-over": "arena",
  "bad-file": "arena replay",
} as const;

/** Translates ArenaProblem for the command line. @throws ConfigProblem. */
export async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ArenaProblem)
      throw new ConfigProblem(OPTION_OF[error.kind], error.message, { cause: error });
    if (error instanceof StrategyProblem)
      throw new ConfigProblem("--entrants", explainStrategyProblem(error.problem, "en"), { cause: error });
    throw error;
  }
}

/** Resolves when stopped, after draining. @throws ConfigProblem. */
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
    const onGuard = (strategy: string, reason: string): void =>
      log.warn({ strategy, reason }, "a submitted strategy ran out of the sandbox's time twice");
    const worker = serveQueue({ redisUrl, store, threads, onFailure, strategySources, onGuard });
    process.stderr.write(`Playing matches, ${threads} at a time. Ctrl+C stops it.\n`);
    await announced;
    await worker.close();
  });
  await store.close();
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
