// `gadalka lab prior --from-store`: learns a population of the host's own, judges it on people who were
// held out, and puts it where the bot takes it up only where it is better with confidence.

import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { shippedPopulation, writePopulation } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { makeFolder } from "../../infra/make-folder.ts";
import { readGame } from "../kit/options.ts";
import { type PoolOptions, runTasks } from "../kit/pool.ts";
import { defineStudy, seed, WORKERS } from "../kit/study.ts";
import { learnOwn, peopleToLearnFrom, ROUNDS_MIN } from "./own-population.ts";
import {
  isBetter,
  judgeOwnPopulation,
  type PooledQuestion,
  type PooledReport,
  type PooledStages,
} from "./pooled-study.ts";
import { describePools, verdictOf } from "./pooled-text.ts";
import { learn, read } from "./task.ts";

/** The configured host. Whoever opens it closes what it opened before the promises settle. */
export interface HostLab {
  /** The rounds of everybody who agrees at present, one item a person, oldest round first; nothing
   * tells whose they are. @throws ConfigProblem where the store cannot be read. */
  sharedPeople(game: MatrixGame): Promise<readonly Rounds[]>;
  /** Of fewer people nothing is learned. */
  readonly peopleMin: number;
  /** Where the bot looks for populations of the host's own. */
  readonly populationDir: string;
}

/** Opened when it is asked for, since most studies need none. */
export type OpenHostLab = () => Promise<HostLab>;

/** What became of the file. */
interface Outcome {
  readonly file: string;
  readonly isWritten: boolean;
  readonly wasThere: boolean;
}

/** The study of the people whose host `openHost` opens. What was learned before is gone in any case: it
 * may rest on people who took back their agreement. */
export function priorOf(openHost: OpenHostLab) {
  return defineStudy({
    id: "prior",
    about: "learn from this host's people what the fortune-teller knows before the first round",
    parameters: {
      "from-store": {
        about:
          "from those of this host's players who agreed, judged on held-out ones, " +
          "and put where the bot takes it up if that is better with confidence",
        isRequired: true,
        read: () => true,
      },
      game: {
        takes: "<id>",
        about: "any game",
        usual: "rps",
        read: (typed) => readGame(String(typed)),
      },
      seed: seed("the order in which people are met"),
      workers: WORKERS,
    },
    unit: "people",
    async cells({ game, seed }) {
      const host = await openHost();
      const file = join(host.populationDir, `${game.id}.population`);
      try {
        return { file, question: await questionOf(game, seed, host) };
      } catch (error) {
        if (error instanceof ConfigProblem && error.variable === "--from-store") await removed(file);
        throw error;
      }
    },
    async run({ file, question }, { workers }, course) {
      const report = await judgeOwn(question, { workers, ...course });
      if (course.signal.aborted) throw new ConfigProblem("--from-store", "interrupted: nothing was changed");
      return { report, outcome: await settled(file, question, report) };
    },
    text: ({ report, outcome }) =>
      `${describePools(report)}${verdictOf(report)}\n${describeOutcome(outcome)}\n`,
    json: ({ report, outcome }) => ({ ...report, complete: true, ...outcome }),
  });
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
export function judgeOwn(question: PooledQuestion, pool: PoolOptions): Promise<PooledReport> {
  const known = shippedPopulation(question.game) ? (["shipped"] as const) : [];
  return judgeOwnPopulation(question, known, stagesOn(pool));
}

/** The threads of `pool`, whose progress is that of reading. */
export function stagesOn(pool: PoolOptions): PooledStages {
  const file = new URL("./task.ts", import.meta.url);
  const { show } = progressOn(process.stderr, "learning");
  return {
    learn: (tasks) => runTasks(file, learn, tasks, { ...pool, onProgress: show }),
    read: (tasks) => runTasks(file, read, tasks, pool),
  };
}

async function settled(file: string, question: PooledQuestion, report: PooledReport): Promise<Outcome> {
  if (!isBetter(report)) return { file, isWritten: false, wasThere: await removed(file) };
  const { game, people, seed } = question;
  const bytes = writePopulation(learnOwn(game, people, seed));
  try {
    makeFolder(join(file, ".."));
    // Whole or not at all, whoever reads it meanwhile.
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  } catch (cause) {
    const { code = "unknown error" } = cause as NodeJS.ErrnoException;
    throw new ConfigProblem("POPULATION_DIR", `${file} cannot be written (${code})`, { cause });
  }
  return { file, isWritten: true, wasThere: false };
}

/** Whether there was one. */
async function removed(file: string): Promise<boolean> {
  try {
    await rm(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw new ConfigProblem("POPULATION_DIR", `${file} cannot be removed: ${(error as Error).message}`);
  }
}

function describeOutcome({ file, isWritten, wasThere }: Outcome): string {
  if (isWritten) return `${file} is written: the bot plays with it from its next start`;
  const gone = `, and the former one, ${file}, is gone; the bot forgets it at its next start`;
  return `no file is written${wasThere ? gone : ""}`;
}
