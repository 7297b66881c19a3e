// Tournaments for the tests.

import {
  memoryLedger,
  type Plan,
  reportTournament,
  runTournament,
  threadExecutor,
} from "../../src/arena/index.ts";

export const names = ["wildcard", "markov", "frequency", "copy", "rotation", "random", "mupn", "constant"];

export function planOf(strategies: readonly string[], more: Partial<Plan> = {}): Plan {
  const entrants = strategies.map((strategy) => ({ name: strategy, strategy }));
  return { game: "rps", entrants, system: "swiss", match: 60, seed: 1, matchMs: 30_000, ...more };
}

const FAULTY = new URL("./faulty-worker.ts", import.meta.url);

/** The report of a tournament in threads that know the faulty strategies. */
export async function held(plan: Plan, threads = 1) {
  const players = threadExecutor(threads, { script: FAULTY });
  try {
    return reportTournament(await runTournament(plan, { ledger: memoryLedger(), executor: players }));
  } finally {
    await players.close();
  }
}
