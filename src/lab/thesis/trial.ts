// One match of the thesis: a studied agent against an agent, or against a string biased towards rock.

import { circleGame, type MatrixGame, type Move } from "../../core/games/index.ts";
import { playMatch, replayer, successOf } from "../../core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../core/random/index.ts";
import { createStrategy, type Strategy } from "../../core/strategies/index.ts";
import { seedBytes } from "../kit/task-values.ts";

/** Rock, paper, scissors, lizard, Spock. */
export const rpsls: MatrixGame = circleGame(5);
const ROCK: Move = 0;

/** The studied agent's opponent. */
export type Opponent =
  | { readonly kind: "agent"; readonly strategy: string }
  /** Every `every`-th move is rock; the others are uniform over all five moves. */
  | { readonly kind: "fixed"; readonly every: number }
  /** Rock with this probability, the other four moves equally likely. */
  | { readonly kind: "likely"; readonly rock: number };

export interface Trial {
  readonly strategy: string | readonly string[];
  readonly opponent: Opponent;
  readonly rounds: number;
}

/** Unique key of a trial. */
export function trialKey({ strategy, opponent, rounds }: Trial): string {
  return JSON.stringify([strategy, opponent, rounds]);
}

/**
 * A percentage, deterministic in trial and seed. One agent: wins / (wins + losses). Several: rounds in which any of
 * them beats the opponent's move, which doesn't react to them. @throws StrategyProblem if unknown.
 */
export function runTrial(trial: Trial, seed: number): number {
  const root = seedBytes(seed);
  const key = trialKey(trial);
  const randomOf = (role: string) => seededRandom(deriveSeed(root, "thesis", role, key));
  const agentOf = (strategy: string, random: RandomSource) =>
    createStrategy(strategy, { game: rpsls, side: "person", random });
  const b = opponentOf(trial, root, randomOf("tested"));
  const { strategy, rounds } = trial;
  if (typeof strategy !== "string") {
    return (
      100 *
      shareFollowable(
        strategy.map((one, at) => agentOf(one, randomOf(`studied ${at} ${one}`))),
        b,
        rounds,
      )
    );
  }
  return 100 * successOf(playMatch({ game: rpsls, a: agentOf(strategy, randomOf("studied")), b, rounds }));
}

export interface Job {
  readonly trial: Trial;
  readonly seed: number;
}

/** Runs a trial as a task of the pool. */
export function runJob({ trial, seed }: Job): number {
  return runTrial(trial, seed);
}

/** The share of rounds in which any agent would win. Each learns from the move it would have made. */
function shareFollowable(agents: readonly Strategy[], opponent: Strategy, rounds: number): number {
  let followable = 0;
  for (let round = 0; round < rounds; round++) {
    const move = opponent.choose();
    let won = false;
    for (const agent of agents) {
      const choice = agent.choose();
      if (rpsls.result("person", choice, move) > 0) won = true;
      agent.observe(choice, move);
    }
    if (won) followable++;
  }
  return followable / rounds;
}

/** A string's seed doesn't depend on the studied agent, so all agents meet the same strings. */
function opponentOf({ opponent, rounds }: Trial, root: Uint8Array, random: RandomSource): Strategy {
  if (opponent.kind === "agent")
    return createStrategy(opponent.strategy, { game: rpsls, side: "bot", random });
  const own = seededRandom(deriveSeed(root, "thesis", "string", JSON.stringify(opponent)));
  return replayer(stringOf(opponent, rounds, own));
}

/** The moves of a biased string. */
export function stringOf(
  opponent: Exclude<Opponent, { kind: "agent" }>,
  rounds: number,
  random: RandomSource,
): Uint8Array {
  const moves = new Uint8Array(rounds);
  for (let round = 0; round < rounds; round++) {
    if (opponent.kind === "fixed")
      moves[round] = (round + 1) % opponent.every === 0 ? ROCK : random.below(rpsls.size);
    else moves[round] = random.unit() < opponent.rock ? ROCK : 1 + random.below(rpsls.size - 1);
  }
  return moves;
}
