// The trial of a strategy: short matches in time slices, so that the event loop stays free.

import { setImmediate } from "node:timers/promises";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type MatchTally, playMatch } from "../../../src/core/matches/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy, parseStrategy, type Seat } from "../../../src/core/strategies/index.ts";

export const TRIAL_ROUNDS = 200;

/** They play every game: one random, three with simple habits, two predictors. */
export const TRIAL_OPPONENTS: readonly string[] = [
  "random",
  "rotation",
  "win-stay-lose-shift",
  "frequency",
  "markov",
  "wildcard",
];

/** Rounds won, lost and drawn by the strategy against each opponent. */
export interface Trial {
  readonly game: string;
  readonly results: readonly ({ readonly opponent: string } & MatchTally)[];
}

/** Steps per time slice, a few ms. */
const STEPS_AT_ONCE = 8000;
const ROUNDS_AT_ONCE_MAX = 50;
/** Public and the same for everybody: a trial is the strategy's own, and nothing is drawn for a person. */
const SEED = new TextEncoder().encode("gauntlet");

/** Plays it on the bot's side; deterministic. @throws StrategyProblem if unknown or unfit. */
export async function runTrial(strategy: string, game: MatrixGame): Promise<Trial> {
  const results: Trial["results"][number][] = [];
  for (const opponent of TRIAL_OPPONENTS)
    results.push({ opponent, ...(await tallyAgainst(opponent, strategy, game)) });
  return { game: game.id, results };
}

async function tallyAgainst(opponent: string, strategy: string, game: MatrixGame): Promise<MatchTally> {
  const random = (side: Seat["side"]) => seededRandom(deriveSeed(SEED, game.id, strategy, opponent, side));
  const a = createStrategy(opponent, { game, side: "person", random: random("person") });
  const b = createStrategy(strategy, { game, side: "bot", random: random("bot") });
  const portion = roundsAtOnce(strategy);
  const total = { wins: 0, losses: 0, draws: 0 };
  for (let played = 0; played < TRIAL_ROUNDS; played += portion) {
    await setImmediate();
    const ofOpponent = playMatch({ game, a, b, rounds: Math.min(portion, TRIAL_ROUNDS - played) });
    total.wins += ofOpponent.losses;
    total.losses += ofOpponent.wins;
    total.draws += ofOpponent.draws;
  }
  return total;
}

/** Rounds per time slice, at least one. */
export function roundsAtOnce(strategy: string): number {
  const { family, values } = parseStrategy(strategy);
  const affordable = Math.floor(STEPS_AT_ONCE / family.stepsPerRound(values));
  return Math.min(ROUNDS_AT_ONCE_MAX, Math.max(1, affordable));
}
