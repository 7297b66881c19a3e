// The effect of a duel on the ladder: whether it counts, for whom and how much. All limits are here.

import type { Score } from "./rating.ts";

/** Rated results per day (UTC) between the same two people. */
export const PAIR_DAY_MAX = 3;
/** Rated results per person and day (UTC). */
const PERSON_DAY_MAX = 20;
/** Opponents a person needs for a rank. */
export const OPPONENTS_MIN = 5;
/** Rated results below which a rating is provisional. */
export const PROVISIONAL_BELOW = 10;
/** Rounds in which both sides chose; with fewer, no one gains or loses. */
const ROUNDS_MIN = 2;
/** Duels a month that a person may leave early without losing points. */
export const LEFT_FREE = 3;
/** Results a month that count in full: against the same person, and against provisional opponents. */
const PAIR_FULL = 1;
const NEWCOMERS_FULL = 5;

export interface DuelFacts {
  readonly isRated: boolean;
  readonly winner: 0 | 1 | "level";
  readonly ending: "score" | "rounds" | "resigned" | "agreed" | "absent" | "void";
  /** Rounds in which both sides chose. */
  readonly played: number;
  /** Both sides are identities of one person. */
  readonly isOnePerson: boolean;
  /** The result is so late that it may already have been counted and dropped from the log. */
  readonly isLate: boolean;
  /** Earlier rated results between these two people, on the same day and in the same month. */
  readonly pair: { readonly today: number; readonly month: number };
  readonly sides: readonly [SideFacts, SideFacts];
}

interface SideFacts {
  /** The person's rated results today. */
  readonly today: number;
  /** The person's rated results ever. */
  readonly matches: number;
  /** The person's results this month against provisional opponents. */
  readonly newcomers: number;
  /** The person's distinct opponents ever, not counting the other side; counted up to a dozen. */
  readonly others: number;
  /** Duels that the person left early this month. */
  readonly left: number;
}

/** `friendly`: not meant to be rated; `early`: left or ended before two rounds; `left-often`: the same once too often,
 * which costs the person who left and gains no one anything. */
export type UnratedReason =
  | "friendly"
  | "one-person"
  | "nobody"
  | "early"
  | "left-often"
  | "pair-day"
  | "person-day"
  | "late";

export interface Counted {
  readonly score: Score;
  /** From 0 to 1; 0: only recorded. */
  readonly weight: number;
  readonly hasLeft: boolean;
}

export type RatingVerdict =
  | { readonly isRated: true; readonly sides: readonly [Counted, Counted] }
  /** `sides`: what is recorded for a side anyway. */
  | {
      readonly isRated: false;
      readonly why: UnratedReason;
      readonly sides: readonly [Counted | undefined, Counted | undefined];
    };

export function ratingVerdict(facts: DuelFacts): RatingVerdict {
  const why = reasonAgainst(facts);
  if (!why)
    return {
      isRated: true,
      sides: [countedFor(facts, scoreOf(facts, 0), 0), countedFor(facts, scoreOf(facts, 1), 1)],
    };
  if (why !== "early") return { isRated: false, why, sides: [undefined, undefined] };
  return leftEarly(facts);
}

function reasonAgainst(facts: DuelFacts): UnratedReason | undefined {
  const { isRated, isOnePerson, isLate, ending, played, pair, sides } = facts;
  if (!isRated) return "friendly";
  if (isOnePerson) return "one-person";
  if (isLate) return "late";
  if (ending === "void") return "nobody";
  if (played < ROUNDS_MIN && ending !== "score" && ending !== "rounds") return "early";
  if (pair.today >= PAIR_DAY_MAX) return "pair-day";
  return sides.some(({ today }) => today >= PERSON_DAY_MAX) ? "person-day" : undefined;
}

function scoreOf({ winner }: DuelFacts, side: 0 | 1): Score {
  if (winner === "level") return 0.5;
  return winner === side ? 1 : 0;
}

function countedFor({ pair, sides }: DuelFacts, score: Score, side: 0 | 1): Counted {
  const isNewcomer = sides[(1 - side) as 0 | 1].matches < PROVISIONAL_BELOW;
  const ofPair = fading(pair.month, PAIR_FULL);
  const ofNewcomers = isNewcomer ? fading(sides[side].newcomers, NEWCOMERS_FULL) : 1;
  const known = Math.min(1, (1 + sides[(1 - side) as 0 | 1].others) / (1 + OPPONENTS_MIN));
  return { score, weight: ofPair * ofNewcomers * known, hasLeft: false };
}

/** 1 for the first `full`, then `full` / n for the n-th. */
function fading(before: number, full: number): number {
  return Math.min(1, full / (before + 1));
}

/** No one gains. Leaving more often than allowed loses, or people could leave every duel that starts badly. */
function leftEarly({ winner, sides }: DuelFacts): RatingVerdict {
  if (winner === "level") return { isRated: false, why: "early", sides: [undefined, undefined] };
  const leaver = winner === 0 ? 1 : 0;
  const isOften = sides[leaver].left >= LEFT_FREE;
  const noted: Counted = { score: 0, weight: isOften ? 1 : 0, hasLeft: true };
  return {
    isRated: false,
    why: isOften ? "left-often" : "early",
    sides: leaver === 0 ? [noted, undefined] : [undefined, noted],
  };
}
