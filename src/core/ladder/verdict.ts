// The effect of a duel on the ladder: whether it counts, for whom and how much. All limits are here.

import type { Score } from "./rating.ts";

/** Opponents a person needs for a rank. */
export const OPPONENTS_MIN = 5;
/** Rated results below which a rating is provisional. */
export const PROVISIONAL_BELOW = 10;
/** Results a month that count in full: against the same person, and against provisional opponents. */
const PAIR_FULL = 1;
const NEWCOMERS_FULL = 5;

export interface DuelFacts {
  readonly winner: 0 | 1 | "level";
  readonly ending: "score" | "rounds" | "resigned" | "agreed" | "absent" | "void";
  /** The two have had their rated duel of the day. */
  readonly isPairFull: boolean;
  /** Earlier rated results between these two people in the same month. */
  readonly pairMonth: number;
  readonly sides: readonly [SideFacts, SideFacts];
}

interface SideFacts {
  /** The person's rated results ever. */
  readonly matches: number;
  /** The person's results this month against provisional opponents. */
  readonly newcomers: number;
  /** The person's distinct opponents ever, not counting the other side; counted up to a dozen. */
  readonly others: number;
}

/** `nobody`: it ended without a result; `pair-day`: the two have had their rated duel of the day. */
export type UnratedReason = "nobody" | "pair-day";

export interface Counted {
  readonly score: Score;
  /** From 0 to 1. */
  readonly weight: number;
}

export type RatingVerdict =
  | { readonly isRated: true; readonly sides: readonly [Counted, Counted] }
  | { readonly isRated: false; readonly why: UnratedReason };

export function ratingVerdict(facts: DuelFacts): RatingVerdict {
  if (facts.ending === "void") return { isRated: false, why: "nobody" };
  if (facts.isPairFull) return { isRated: false, why: "pair-day" };
  return { isRated: true, sides: [countedFor(facts, 0), countedFor(facts, 1)] };
}

function scoreOf({ winner }: DuelFacts, side: 0 | 1): Score {
  if (winner === "level") return 0.5;
  return winner === side ? 1 : 0;
}

function countedFor(facts: DuelFacts, side: 0 | 1): Counted {
  const { pairMonth, sides } = facts;
  const other = sides[side === 0 ? 1 : 0];
  const ofPair = fading(pairMonth, PAIR_FULL);
  const ofNewcomers = other.matches < PROVISIONAL_BELOW ? fading(sides[side].newcomers, NEWCOMERS_FULL) : 1;
  const known = Math.min(1, (1 + other.others) / (1 + OPPONENTS_MIN));
  return { score: scoreOf(facts, side), weight: ofPair * ofNewcomers * known };
}

/** 1 for the first `full`, then `full` / n for the n-th. */
function fading(before: number, full: number): number {
  return Math.min(1, full / (before + 1));
}
