// `gadalka arena replay`: runs a tournament's file again and compares. Exit code 0: the same results, 1: others.

import { readFile, stat } from "node:fs/promises";
import { strategySourcesOf } from "../../arena/match/task.ts";
import { threadExecutor, usualThreads } from "../../arena/playing.ts";
import {
  readTournamentFile,
  replayTournament,
  sourcesIn,
  TOURNAMENT_FILE_MAX,
  type TournamentFile,
} from "../../arena/tournaments/file.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { plain } from "../../infra/console/plain.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { typed } from "../../infra/console/typed.ts";
import { explained } from "./run.ts";

const DAY_MS = 86_400_000;

/** Prints whether the results are the same. @throws ConfigProblem for unreadable input. */
export async function replayFile(path: string, { threads = usualThreads() }: { readonly threads?: number }) {
  await explained(async () => {
    const file = readTournamentFile(await readSmall(path), path);
    const executor = threadExecutor(threads, { strategySources: strategySourcesOf(sourcesIn(file)) });
    const ctrlC = interruption();
    const bar = progressOn(process.stderr, "matches");
    const replayed = await replayTournament(file, executor, {
      signal: ctrlC.signal,
      onProgress: ({ round, played, planned }) => bar.show(played, planned, `round ${round + 1}`),
    });
    bar.end();
    ctrlC.end();
    await executor.close();
    if (ctrlC.signal.aborted) return;
    const { matches, believed, differs } = replayed;
    const seed = seedLine(file, path);
    const left =
      believed === 0
        ? ""
        : `${believed} of ${matches} matches weren't played: the file doesn't have the source of one side.\n`;
    if (!differs) process.stdout.write(`the same results: ${matches} matches\n${left}${seed}`);
    else {
      const { match, there, here } = differs;
      process.stdout.write(
        `match ${match} differs\nthere: ${plain(there)}\nhere:  ${plain(here)}\n${left}${seed}`,
      );
      process.exitCode = 1;
    }
  });
}

/** How to check that no one chose its seed. */
function seedLine({ day }: TournamentFile, path: string): string {
  if (day === undefined) return "";
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const line = typed(`verify gd1.day.${date}.… ${path}`);
  return `Its seed is drawn from the bot's secret of ${date}. With that day's line, or a later one, from /daily yesterday:\n${line}\n`;
}

async function readSmall(path: string): Promise<string> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigProblem(path, why, { cause });
  };
  try {
    const { size } = await stat(path);
    if (size > TOURNAMENT_FILE_MAX)
      return refuse(`is too large: ${size} bytes; the limit is ${TOURNAMENT_FILE_MAX}`);
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    return refuse(`can't be read (${(error as NodeJS.ErrnoException).code ?? "unknown error"})`, error);
  }
}
