// Tournaments for the tests.

import { type MatchExecutor, threadExecutor } from "../../src/arena/playing.ts";
import { reportTournament } from "../../src/arena/tournaments/report.ts";
import { type Plan, playTournament } from "../../src/arena/tournaments/tournament.ts";
import { endAfterFile } from "../ends.ts";

export const names = ["wildcard", "markov", "frequency", "copy", "rotation", "random", "mupn", "constant"];

export function planOf(strategies: readonly string[], more: Partial<Plan> = {}): Plan {
  const entrants = strategies.map((strategy) => ({ name: strategy, strategy }));
  return { game: "rps", entrants, system: "swiss", match: 60, seed: 1, ...more };
}

const executors = new Map<number, MatchExecutor>();

/** The report of a tournament in threads; shared by all tests of a file. */
export async function held(plan: Plan, threads = 1) {
  const executor = executors.get(threads) ?? threadExecutor(threads);
  executors.set(threads, executor);
  endAfterFile(executor.close);
  return reportTournament(await playTournament(plan, executor));
}
