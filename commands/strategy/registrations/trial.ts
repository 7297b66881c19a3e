// The trial of a strategy: short matches, played by threads in turn with everyone else's.

import type { MatchExecutor, MatchOutcome, MatchTask } from "../../../src/arena/index.ts";
import type { Trial } from "../../../src/arena/submissions/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { deriveSeed } from "../../../src/core/random/index.ts";
import { canonicalId, type Seat } from "../../../src/core/strategies/index.ts";

export const TRIAL_ROUNDS = 200;

/** Opponents that play every game: one random, three with simple habits, two predictors. */
export const TRIAL_OPPONENTS: readonly string[] = [
  "random",
  "rotation",
  "win-stay-lose-shift",
  "frequency",
  "markov",
  "wildcard",
];

const SEED = new TextEncoder().encode("gauntlet");

/**
 * Plays the strategy on the bot's side; deterministic. `too-slow`: it exceeded a trial's time or memory; undefined:
 * `signal` aborted it. @throws StrategyProblem if unknown or unfit.
 */
export async function runTrial(
  strategy: string,
  game: MatrixGame,
  executor: MatchExecutor,
  signal?: AbortSignal,
): Promise<Trial | "too-slow" | undefined> {
  // Refused here, so that it doesn't forfeit in a thread.
  canonicalId(strategy, game);
  const tasks = TRIAL_OPPONENTS.map((opponent, table) => taskOf(opponent, strategy, game, table));
  const outcomes: MatchOutcome[] = [];
  // One at a time, so that two trials run at most two matches and use that much memory.
  for (const task of tasks) {
    const outcome = signal?.aborted ? undefined : await executor.play(task, signal);
    if (!outcome) return undefined;
    outcomes.push(outcome);
  }
  if (outcomes.some(({ forfeits }) => forfeits.length > 0)) return "too-slow";
  const results = outcomes.map(({ tally }, at) => ({
    opponent: TRIAL_OPPONENTS[at] as string,
    wins: tally.losses,
    losses: tally.wins,
    draws: tally.draws,
  }));
  return { game: game.id, results };
}

function taskOf(opponent: string, strategy: string, game: MatrixGame, table: number): MatchTask {
  const dice = (side: Seat["side"]): string =>
    Buffer.from(deriveSeed(SEED, game.id, strategy, opponent, side)).toString("hex");
  return {
    round: 0,
    table,
    game: 0,
    pair: [0, 1],
    seed: 0,
    rule: game.id,
    strategies: [opponent, strategy],
    rounds: TRIAL_ROUNDS,
    fixed: { person: "a", dice: { a: dice("person"), b: dice("bot") } },
  };
}
