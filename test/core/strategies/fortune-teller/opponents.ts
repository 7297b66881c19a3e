// Simulated opponents for comparing predictors: some play like people, others like programs.

import type { Move } from "../../../../src/core/games/index.ts";
import { type RandomSource, seededRandom } from "../../../../src/core/random/index.ts";

/** What both sides played last, and what the predictor expects now. */
interface Before {
  readonly round: number;
  readonly own: Move;
  readonly opponent: Move;
  readonly expected: Move;
}

export interface Play {
  own(before: Before): Move;
  opponent(before: Before): Move;
}

type Opponent = (size: number, random: RandomSource, before: Before) => Move;

const OPPONENTS: Readonly<Record<string, Opponent>> = {
  /** Moves on, copies or stays, with changing moods. */
  people: (size, random, { round, own, opponent }) => {
    const mood = round % 400 < 200 ? 0 : 0.2;
    const lot = random.unit();
    if (lot < 0.3 + mood) return (opponent + 1) % size;
    if (lot < 0.5 + mood) return own;
    return lot < 0.65 + mood ? opponent : random.below(size);
  },
  chance: (size, random) => random.below(size),
  /** A melody with slips, whose rare moves become very rare. */
  melody: (size, random, { round }) =>
    random.unit() < 0.95 ? ([0, 1, 1, 0, 1][round % 5] as Move) : random.below(size),
  /** Beats the move that's expected of it. */
  reader: (size, random, { expected }) => (random.unit() < 0.8 ? (expected + 1) % size : random.below(size)),
};

export const OPPONENT_NAMES = Object.keys(OPPONENTS);

/** The opponent's play, against own moves that mostly counter the expected move. */
export function playOf(name: string, size: number, seed: number): Play {
  const opponent = OPPONENTS[name] as Opponent;
  const [ours, theirs] = [seededRandom(seed), seededRandom(seed + 1)];
  return {
    own: ({ expected }) => (ours.unit() < 0.7 ? (expected + 1) % size : ours.below(size)),
    opponent: (before) => opponent(size, theirs, before),
  };
}
