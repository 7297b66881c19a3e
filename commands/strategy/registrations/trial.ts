// The trial of a strategy before it is registered: short matches against a few fixed opponents. It
// is played in small portions, between which the bot serves everybody else.

import { setImmediate } from "node:timers/promises";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type MatchTally, playMatch } from "../../../src/core/matches/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy, parseStrategy, type Seat } from "../../../src/core/strategies/index.ts";

/** Rounds against each opponent. */
export const TRIAL_ROUNDS = 200;

/** They play every game: one without habits, three with simple ones, two readers. */
export const TRIAL_OPPONENTS: readonly string[] = [
  "random",
  "rotation",
  "win-stay-lose-shift",
  "frequency",
  "markov",
  "wildcard",
];

/** How a strategy did: rounds won, lost and drawn by it against each opponent. */
export interface Trial {
  /** The game's id. */
  readonly game: string;
  readonly results: readonly ({ readonly opponent: string } & MatchTally)[];
}

/** Some milliseconds of work without a pause. */
const STEPS_AT_ONCE = 8000;
const ROUNDS_AT_ONCE_MAX = 50;
const SEED = new TextEncoder().encode("gauntlet");

/**
 * Plays the strategy, on the bot's side, against each opponent. The same strategy has the same
 * report.
 * @throws StrategyProblem when there is no such strategy or it does not play the game.
 */
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

/** How many rounds are played without a pause; at least one. */
export function roundsAtOnce(strategy: string): number {
  const { family, values } = parseStrategy(strategy);
  const affordable = Math.floor(STEPS_AT_ONCE / family.stepsPerRound(values));
  return Math.min(ROUNDS_AT_ONCE_MAX, Math.max(1, affordable));
}
