// Both forms of the wildcard predictor: that they choose the same, and their cost in time and memory.

import { circleGame, type Move } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, type Strategy, StrategyProblem } from "../../src/core/strategies/index.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { type Gauges, habitualMoves } from "../gauges.ts";

export interface FormCost {
  /** Mean time per round for choosing and learning, over the whole history. */
  readonly microsecondsPerRound: number;
  /** The same over the last rounds, when the history is longest. */
  readonly microsecondsAtEnd: number;
  readonly bytes: number;
}

export interface FormsReport {
  readonly context: number;
  readonly rounds: number;
  readonly closed: FormCost;
  /** Undefined if 2^context counters are too many. */
  readonly literal: FormCost | undefined;
  /** Rounds with the same prediction and move in both forms; undefined without the literal form. */
  readonly equalRounds: number | undefined;
}

interface Played {
  readonly own: Uint8Array;
  readonly opponent: Uint8Array;
}

const rps = circleGame(3);
const END_ROUNDS = 200;

/** Runs both forms on the same rounds of rock-paper-scissors, against an opponent with weak habits. */
export function compareForms(question: {
  readonly context: number;
  readonly rounds: number;
  readonly seed: number;
  readonly gauges: Gauges;
}): FormsReport {
  const { context, rounds, seed, gauges } = question;
  const make = (family: string) => (): Strategy =>
    createStrategy(`${family}:context=${context}`, { game: rps, side: "bot", random: seededRandom(seed) });
  const played = playOut(
    make("wildcard")(),
    habitualMoves(rps.size, rounds, seededRandom(deriveSeed(seedBytes(seed), "habits"))),
  );
  const literal = hasForm(make("wildcard-counters")) ? make("wildcard-counters") : undefined;
  return {
    context,
    rounds,
    closed: costOf(make("wildcard"), played, gauges),
    literal: literal && costOf(literal, played, gauges),
    equalRounds: literal && countEqual(make("wildcard")(), literal(), played),
  };
}

function playOut(strategy: Strategy, opponent: Uint8Array): Played {
  const own = opponent.map((move) => {
    const choice = strategy.choose();
    strategy.observe(choice, move);
    return choice;
  });
  return { own, opponent };
}

function hasForm(make: () => Strategy): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof StrategyProblem) return false;
    throw error;
  }
}

function costOf(make: () => Strategy, played: Played, { nowMs, usedBytes }: Gauges): FormCost {
  const rounds = played.own.length;
  const end = Math.max(0, rounds - END_ROUNDS);
  const bytesBefore = usedBytes();
  const strategy = make();
  const startMs = nowMs();
  replay(strategy, played, 0, end);
  const lateMs = nowMs();
  replay(strategy, played, end, rounds);
  const endMs = nowMs();
  const bytes = Math.max(0, usedBytes() - bytesBefore);
  // Keeps the strategy reachable until its bytes have been counted.
  strategy.choose();
  return {
    microsecondsPerRound: ((endMs - startMs) * 1000) / rounds,
    microsecondsAtEnd: ((endMs - lateMs) * 1000) / (rounds - end),
    bytes,
  };
}

function replay(strategy: Strategy, { own, opponent }: Played, from: number, to: number): void {
  for (let round = from; round < to; round++) {
    strategy.choose();
    strategy.observe(own[round] as Move, opponent[round] as Move);
  }
}

function countEqual(a: Strategy, b: Strategy, { own, opponent }: Played): number {
  let equal = 0;
  own.forEach((move, round) => {
    if (a.choose() === b.choose() && a.expected() === b.expected()) equal++;
    a.observe(move, opponent[round] as Move);
    b.observe(move, opponent[round] as Move);
  });
  return equal;
}
