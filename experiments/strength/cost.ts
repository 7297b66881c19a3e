// Cost of a player: time per round, memory, and the cold start from the rounds.

import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { sum } from "../../src/core/statistics.ts";
import { createStrategy, type Seat, type Strategy } from "../../src/core/strategies/index.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { type Gauges, habitualMoves } from "../gauges.ts";

interface RoundCost {
  /** Rounds played before the timed ones. */
  readonly history: number;
  readonly meanMicroseconds: number;
  /** 99th percentile. */
  readonly p99Microseconds: number;
}

export interface CostReport {
  /** Choosing and learning. The fastest of three repetitions, because other load only adds time. */
  readonly rounds: readonly RoundCost[];
  /** For a newcomer's first `newcomerRounds`, including the creation of the strategy. */
  readonly newcomerMicroseconds: number;
  readonly newcomerRounds: number;
  /** Marginal cost of one player after `playedRounds`, without shared data. */
  readonly bytesPerPlayer: number;
  /** Likewise after `lastingRounds`. */
  readonly bytesLasting: number;
  /** From `coldRounds` rounds to the next choice: the median of several. */
  readonly coldStartMs: number;
  readonly coldRounds: number;
}

export interface CostQuestion {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly seed: number;
  readonly gauges: Gauges;
  /** Rounds before the timed ones, ascending. */
  readonly histories: readonly number[];
  readonly timedRounds: number;
  /** Newcomers timed one after the other, and their rounds. */
  readonly newcomers: number;
  readonly newcomerRounds: number;
  readonly players: number;
  readonly playedRounds: number;
  /** Long-time players, and their rounds. */
  readonly lastingPlayers: number;
  readonly lastingRounds: number;
  readonly coldRounds: number;
}

const COLD_STARTS = 5;
const REPETITIONS = 3;

/** A blocking measurement in this thread: nothing else should be running. */
export function measureCost(question: CostQuestion): CostReport {
  return {
    rounds: roundCosts(question),
    newcomerMicroseconds: newcomerCost(question),
    newcomerRounds: question.newcomerRounds,
    bytesPerPlayer: bytesPerPlayer(question, question.players, question.playedRounds),
    bytesLasting: bytesPerPlayer(question, question.lastingPlayers, question.lastingRounds),
    coldStartMs: coldStartMs(question),
    coldRounds: question.coldRounds,
  };
}

function roundCosts(question: CostQuestion): readonly RoundCost[] {
  const { histories, timedRounds } = question;
  const moves = movesOf(question, timedRounds + (histories.at(-1) ?? 0));
  // Warm-up, so that the code is compiled.
  playOn(createStrategy(question.strategy, seatOf(question)), moves.subarray(0, timedRounds));
  const repetitions = Array.from({ length: REPETITIONS }, () => timeRounds(question, moves));
  return histories.map((_, index) => {
    const costs = repetitions.map((costs) => costs[index] as RoundCost);
    return costs.reduce((quietest, cost) =>
      cost.meanMicroseconds < quietest.meanMicroseconds ? cost : quietest,
    );
  });
}

function timeRounds(question: CostQuestion, moves: Uint8Array): readonly RoundCost[] {
  const { histories, timedRounds, gauges } = question;
  const strategy = createStrategy(question.strategy, seatOf(question));
  let played = 0;
  return histories.map((history) => {
    playOn(strategy, moves.subarray(played, history));
    played = history + timedRounds;
    const times = [...moves.subarray(history, played)].map((move) =>
      timed(gauges, () => playRound(strategy, move)),
    );
    return { history, ...costOfRounds(times.sort((a, b) => a - b)) };
  });
}

/** Expects ascending times in milliseconds. */
function costOfRounds(times: readonly number[]): Omit<RoundCost, "history"> {
  return {
    meanMicroseconds: (1000 * sum(times)) / times.length,
    p99Microseconds: 1000 * (times[Math.ceil(0.99 * times.length) - 1] as number),
  };
}

/** Mean time per round; runs after the timed rounds, so the code is compiled. */
function newcomerCost(question: CostQuestion): number {
  const { newcomers, newcomerRounds, gauges } = question;
  const moves = movesOf(question, newcomerRounds);
  const playAll = (): void => {
    for (let newcomer = 0; newcomer < newcomers; newcomer++)
      playOn(createStrategy(question.strategy, seatOf(question)), moves);
  };
  const times = Array.from({ length: REPETITIONS }, () => timed(gauges, playAll));
  return (1000 * Math.min(...times)) / (newcomers * newcomerRounds);
}

function bytesPerPlayer(question: CostQuestion, players: number, rounds: number): number {
  const { gauges } = question;
  const moves = movesOf(question, rounds);
  const make = (): Strategy => {
    const strategy = createStrategy(question.strategy, seatOf(question));
    playOn(strategy, moves);
    return strategy;
  };
  make();
  const before = gauges.usedBytes();
  const all = Array.from({ length: players }, make);
  const bytes = gauges.usedBytes() - before;
  // Keeps the players reachable until their bytes have been counted.
  for (const strategy of all) strategy.choose();
  // Not positive if older garbage was freed in between, so there's no figure.
  return bytes > 0 ? bytes / players : Number.NaN;
}

function coldStartMs(question: CostQuestion): number {
  const moves = movesOf(question, question.coldRounds);
  const played = createStrategy(question.strategy, seatOf(question));
  const own = moves.map((move) => playRound(played, move));
  const start = (): Move => {
    const strategy = createStrategy(question.strategy, seatOf(question));
    for (let round = 0; round < moves.length; round++)
      strategy.observe(own[round] as Move, moves[round] as Move);
    return strategy.choose();
  };
  const times = Array.from({ length: COLD_STARTS }, () => timed(question.gauges, start));
  return times.sort((a, b) => a - b)[Math.floor(COLD_STARTS / 2)] as number;
}

function seatOf({ game, seed }: CostQuestion): Seat {
  return { game, side: "bot", random: seededRandom(deriveSeed(seedBytes(seed), "strength", "cost")) };
}

function movesOf({ game, seed }: CostQuestion, rounds: number): Uint8Array {
  return habitualMoves(game.size, rounds, seededRandom(deriveSeed(seedBytes(seed), "strength", "habits")));
}

function playOn(strategy: Strategy, moves: Uint8Array): void {
  for (const move of moves) playRound(strategy, move);
}

function playRound(strategy: Strategy, move: Move): Move {
  const own = strategy.choose();
  strategy.observe(own, move);
  return own;
}

function timed({ nowMs }: Gauges, run: () => void): number {
  const start = nowMs();
  run();
  return nowMs() - start;
}
