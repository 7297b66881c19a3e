// What a duel does to the ladder: whether it counts, for whom and how much. All limits stand here.

import type { Score } from "./rating.ts";

/** Rated results of two persons with each other on a day (UTC). */
export const PAIR_DAY_MAX = 3;
/** Rated results of a person on a day (UTC). */
const PERSON_DAY_MAX = 20;
/** Opponents (persons) that a rank takes. */
export const OPPONENTS_MIN = 5;
/** Rated results below which a rating is provisional. */
export const PROVISIONAL_BELOW = 10;
/** Rounds in which both chose, without which nobody gains or loses. */
const ROUNDS_MIN = 2;
/** Duels that a person may leave before so many rounds, in a month, at no cost. */
export const LEFT_FREE = 3;
/** Results in a month that count in full: with one person, and with opponents who are provisional. */
const PAIR_FULL = 1;
const NEWCOMERS_FULL = 5;

export interface DuelFacts {
  readonly isRated: boolean;
  readonly winner: 0 | 1 | "level";
  readonly ending: "score" | "rounds" | "resigned" | "agreed" | "absent" | "void";
  /** Rounds in which both chose. */
  readonly played: number;
  /** Both sides are identities of one person. */
  readonly isOnePerson: boolean;
  /** The result comes so late that it could have been counted and forgotten. */
  readonly isLate: boolean;
  /** Rated results of these two persons before this one, in its day and month. */
  readonly pair: { readonly today: number; readonly month: number };
  readonly sides: readonly [SideFacts, SideFacts];
}

interface SideFacts {
  /** Rated results of the person, today. */
  readonly today: number;
  /** Rated results of the person, ever. */
  readonly matches: number;
  /** Of the person's results of this month, those with provisional opponents. */
  readonly newcomers: number;
  /** Opponents (persons) of the person, ever, but for the other side; counted to a dozen. */
  readonly others: number;
  /** Duels of this month that the person left early. */
  readonly left: number;
}

/** `friendly`: not to be rated; `early`: left or ended before two rounds; `left-often`: the same once
 * too often, which costs the one who left and gives nobody anything. */
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
  /** From 0 to 1; 0: noted only. */
  readonly weight: number;
  readonly hasLeft: boolean;
}

export type RatingVerdict =
  | { readonly isRated: true; readonly sides: readonly [Counted, Counted] }
  /** `sides`: what is noted of one all the same. */
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

/** Nobody gains. Whoever leaves more often than is free loses: or one could leave whatever begins badly. */
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
