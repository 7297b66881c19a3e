// `gadalka lab strength --population` and `--from-store`: people read by several populations in one pool.

import { readFile } from "node:fs/promises";
import type { MatrixGame } from "../../core/games/index.ts";
import { populationDataOf, shippedPopulation } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import type { HostLab } from "../host-lab.ts";
import { readGame, readGameOf, readPeople, readSeed, readWorkers } from "../options.ts";
import { peopleToLearnFrom, ROUNDS_MIN } from "../prior/own-population.ts";
import {
  comparePopulations,
  judgeOwnPopulation,
  type PooledQuestion,
  type PooledReport,
  type Reader,
} from "./pooled-study.ts";
import { describePools, verdictOf } from "./pooled-text.ts";
import { type Stages, stagesOn } from "./stages.ts";

export interface PooledOptions {
  readonly data?: string;
  readonly population?: readonly string[];
  readonly game: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

/** With whether everybody was read. */
export interface FinishedReport extends PooledReport {
  readonly complete: boolean;
}

/** The word that stands for the population that comes with the program. */
const SHIPPED = "shipped";

/** Prints what each of these populations foretells of recorded people, and all of them in one pool.
 * @throws ConfigProblem. */
export async function runPopulations(options: PooledOptions): Promise<void> {
  const game = readGameOf(["rps", "oddeven"], options.game);
  const seed = readSeed(options.seed);
  if (options.data === undefined)
    throw new ConfigProblem("--data", "is missing; pass the people that the populations are tried on");
  const readers = await Promise.all((options.population ?? []).map((file) => readerOf(game, file)));
  const people = await readPeople(game, options.data);
  const report = await onThreads(options, (stages) =>
    comparePopulations({ game, people, seed }, readers, stages),
  );
  print(options, report, describePools(report));
}

/** Prints what a population of the host's own would foretell of the host's people.
 * @throws ConfigProblem where too few agreed. */
export async function judgeFromStore(options: PooledOptions, host: HostLab): Promise<void> {
  const game = readGame(options.game);
  const seed = readSeed(options.seed);
  const question = await questionOf(game, seed, host);
  const report = await judgeOwn(options, question);
  const verdict = report.complete ? verdictOf(report) : "no verdict: not everybody was read";
  print(options, report, `${describePools(report)}${verdict}\n`);
}

/** Who is learned from and judged. @throws ConfigProblem where they are too few. */
export async function questionOf(game: MatrixGame, seed: number, host: HostLab): Promise<PooledQuestion> {
  const people = peopleToLearnFrom(await host.sharedPeople(game), seed);
  if (people.length >= host.peopleMin) return { game, people, seed };
  throw new ConfigProblem(
    "--from-store",
    `${people.length} of the people who agreed have ${ROUNDS_MIN} rounds of ${game.id} or more; ` +
      `${host.peopleMin} are needed, so that nobody can be told from the rest`,
  );
}

/** Cross-validated on threads; with Ctrl+C, of those who were read so far. */
export function judgeOwn(
  options: Pick<PooledOptions, "workers">,
  question: PooledQuestion,
): Promise<FinishedReport> {
  const known = shippedPopulation(question.game) ? ([SHIPPED] as const) : [];
  return onThreads(options, (stages) => judgeOwnPopulation(question, known, stages));
}

async function onThreads(
  { workers }: Pick<PooledOptions, "workers">,
  run: (stages: Stages) => Promise<PooledReport>,
): Promise<FinishedReport> {
  const ctrlC = interruption();
  const bars = {
    learning: progressOn(process.stderr, "learning"),
    people: progressOn(process.stderr, "people"),
  };
  const stages = stagesOn({
    workers: readWorkers(workers),
    signal: ctrlC.signal,
    onProgress: (stage, done, total) => {
      if (stage === "learning" || stage === "people") bars[stage].show(done, total);
    },
  });
  const report = await run(stages);
  bars.people.end();
  ctrlC.end();
  return { ...report, complete: !ctrlC.signal.aborted };
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
