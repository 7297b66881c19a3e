// One match of the thesis: a studied agent against another agent, or against a string of moves with a preference for rock.

import { circleGame, type MatrixGame, type Move } from "../../games/index.ts";
import { deriveSeed, playMatch, seededRandom, successOf } from "../../matches/index.ts";
import { createStrategy, type Random, type Strategy } from "../../strategies/index.ts";
import { seedBytes } from "../seed.ts";

/** Rock, paper, scissors, lizard, Spock. */
export const rpsls: MatrixGame = circleGame(5);
const ROCK: Move = 0;

/** Whom the studied agent meets. */
export type Opponent =
  | { readonly kind: "agent"; readonly strategy: string }
  /** Every `every`-th move is rock, the others uniform over all five. */
  | { readonly kind: "fixed"; readonly every: number }
  /** Rock with this probability, the other four alike. */
  | { readonly kind: "likely"; readonly rock: number };

export interface Trial {
  readonly strategy: string;
  readonly opponent: Opponent;
  readonly rounds: number;
}

/** What tells a trial from all others. */
export function trialKey({ strategy, opponent, rounds }: Trial): string {
  return JSON.stringify([strategy, opponent, rounds]);
}

/** The agent's success, wins / (wins + losses), in percent: a function of trial and seed alone. @throws StrategyProblem for an unknown agent. */
export function runTrial(trial: Trial, seed: number): number {
  const root = seedBytes(seed);
  const key = trialKey(trial);
  const randomOf = (role: string) => seededRandom(deriveSeed(root, "thesis", role, key));
  const a = createStrategy(trial.strategy, { game: rpsls, side: "person", random: randomOf("studied") });
  const b = opponentOf(trial, root, randomOf("tested"));
  return 100 * successOf(playMatch({ game: rpsls, a, b, rounds: trial.rounds }));
}

/** A string's seed leaves the studied agent out: all of them meet the same strings. */
function opponentOf({ opponent, rounds }: Trial, root: Uint8Array, random: Random): Strategy {
  if (opponent.kind === "agent") return createStrategy(opponent.strategy, { game: rpsls, side: "bot", random });
  const own = seededRandom(deriveSeed(root, "thesis", "string", JSON.stringify(opponent)));
  return playing(stringOf(opponent, rounds, own));
}

/** The moves of a string with a preference. */
export function stringOf(opponent: Exclude<Opponent, { kind: "agent" }>, rounds: number, random: Random): Uint8Array {
  const moves = new Uint8Array(rounds);
  for (let round = 0; round < rounds; round++) {
    if (opponent.kind === "fixed") moves[round] = (round + 1) % opponent.every === 0 ? ROCK : random.below(rpsls.size);
    else moves[round] = random.unit() < opponent.rock ? ROCK : 1 + random.below(rpsls.size - 1);
  }
  return moves;
}

function playing(moves: Uint8Array): Strategy {
  let next = 0;
  return {
    choose: () => moves[next++] as Move,
    expected: () => undefined,
    observe: () => undefined,
    snapshot: () => new Uint8Array(),
  };
}
