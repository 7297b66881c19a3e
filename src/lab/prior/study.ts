// `gadalka lab prior --from-store`: learns the host's own population, evaluates it on held-out people, and installs it
// for the bot only if it's confidently better.

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

/** The configured host. Its implementation closes what it opens before each promise settles. */
export interface HostLab {
  /** The rounds of everyone who currently consents, one item per person, oldest round first, without identities.
   * @throws ConfigProblem if the store can't be read. */
  sharedPeople(game: MatrixGame): Promise<readonly Rounds[]>;
  /** With fewer people, nothing is learned. */
  readonly peopleMin: number;
  /** Where the bot looks for the host's own populations. */
  readonly populationDir: string;
}

/** Called on demand, since most studies don't need a host. */
export type OpenHostLab = () => Promise<HostLab>;

/** What happened to the file. */
interface Outcome {
  readonly file: string;
  readonly isWritten: boolean;
  readonly wasThere: boolean;
}

/** The study of the people of the host that `openHost` opens. Every completed run replaces or deletes the previous
 * population, which may rest on people who withdrew their consent. */
export function priorOf(openHost: OpenHostLab) {
  return defineStudy({
    id: "prior",
    about: "learn from this host's people what the fortune-teller knows before the first round",
    parameters: {
      "from-store": {
        about:
          "use this host's players who agreed, judge the result on held-out ones, " +
          "and put it where the bot finds it if it's better with confidence",
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
      if (course.signal.aborted) throw new ConfigProblem("--from-store", "interrupted; nothing was changed");
      return { report, outcome: await settled(file, question, report) };
    },
    text: ({ report, outcome }) =>
      `${describePools(report)}${verdictOf(report)}\n${describeOutcome(outcome)}\n`,
    json: ({ report, outcome }) => ({ ...report, complete: true, ...outcome }),
  });
}

/** The people to learn from and to evaluate on. @throws ConfigProblem if there are too few. */
export async function questionOf(game: MatrixGame, seed: number, host: HostLab): Promise<PooledQuestion> {
  const people = peopleToLearnFrom(await host.sharedPeople(game), seed);
  if (people.length >= host.peopleMin) return { game, people, seed };
  throw new ConfigProblem(
    "--from-store",
    `${people.length} of the people who agreed have ${ROUNDS_MIN} or more rounds of ${game.id}, ` +
      `but ${host.peopleMin} are needed so that no one can be recognised`,
  );
}

/** Cross-validates on threads; after Ctrl+C, over the people read so far. */
export function judgeOwn(question: PooledQuestion, pool: PoolOptions): Promise<PooledReport> {
  const known = shippedPopulation(question.game) ? (["shipped"] as const) : [];
  return judgeOwnPopulation(question, known, stagesOn(pool));
}

/** Runs the stages on the threads of `pool`, whose progress counts the reading. */
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
    // Writes atomically, as the bot may be reading the file.
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  } catch (cause) {
    const { code = "unknown error" } = cause as NodeJS.ErrnoException;
    throw new ConfigProblem("POPULATION_DIR", `can't write ${file} (${code})`, { cause });
  }
  return { file, isWritten: true, wasThere: false };
}

/** Resolves to whether the file existed. */
async function removed(file: string): Promise<boolean> {
  try {
    await rm(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw new ConfigProblem("POPULATION_DIR", `can't remove ${file}: ${(error as Error).message}`);
  }
}

function describeOutcome({ file, isWritten, wasThere }: Outcome): string {
  if (isWritten) return `Wrote ${file}. The bot uses it from its next start`;
  const gone = `, and removed the earlier one, ${file}; the bot stops using it at its next start`;
  return `Wrote no file${wasThere ? gone : ""}`;
}
