// `gadalka lab prior --from-store`: learns a population of the host's own, judges it on people who were
// held out, and puts it where the bot takes it up only where it is better with confidence.

import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writePopulation } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { makeFolder } from "../../infra/make-folder.ts";
import type { HostLab } from "../host-lab.ts";
import { readGame, readSeed } from "../options.ts";
import { judgeOwn, questionOf } from "./judging.ts";
import { learnOwn } from "./own-population.ts";
import { isBetter, type PooledQuestion, type PooledReport } from "./pooled-study.ts";
import { describePools, verdictOf } from "./pooled-text.ts";

interface FromStoreOptions {
  readonly game: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

/** What became of the file. */
interface Outcome {
  readonly file: string;
  readonly isWritten: boolean;
  readonly wasThere: boolean;
}

/** Prints the judgement and what became of the file. What was learned before is gone in any case: it
 * may rest on people who took back their agreement. @throws ConfigProblem where too few agreed. */
export async function runFromStore(options: FromStoreOptions, host: HostLab): Promise<void> {
  const game = readGame(options.game);
  const seed = readSeed(options.seed);
  const file = join(host.populationDir, `${game.id}.population`);
  const question = await questionOf(game, seed, host).catch(async (error: unknown) => {
    if (error instanceof ConfigProblem && error.variable === "--from-store") await removed(file);
    throw error;
  });
  const report = await judgeOwn(options.workers, question);
  if (!report.complete) throw new ConfigProblem("--from-store", "interrupted: nothing was changed");
  const outcome = await settled(file, question, report);
  process.stdout.write(
    options.json ? `${JSON.stringify({ ...report, ...outcome })}\n` : describe(report, outcome),
  );
}

async function settled(file: string, question: PooledQuestion, report: PooledReport): Promise<Outcome> {
  if (!isBetter(report)) return { file, isWritten: false, wasThere: await removed(file) };
  const bytes = learnedBytes(question);
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

function learnedBytes({ game, people, seed }: PooledQuestion): Uint8Array {
  return writePopulation(learnOwn(game, people, seed));
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

function describe(report: PooledReport, { file, isWritten, wasThere }: Outcome): string {
  const done = isWritten
    ? `${file} is written: the bot plays with it from its next start`
    : `no file is written${wasThere ? `, and the former one, ${file}, is gone; the bot forgets it at its next start` : ""}`;
  return `${describePools(report)}${verdictOf(report)}\n${done}\n`;
}
