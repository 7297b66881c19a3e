// The effect of a duel on two people's ratings, as a pure function of both their logs.

import type { Met } from "./rating.ts";
import { type LadderLog, type LadderResult, ratingAt, type Standing, withResults } from "./standing.ts";
import {
  type Counted,
  type DuelFacts,
  PROVISIONAL_BELOW,
  ratingVerdict,
  type UnratedReason,
} from "./verdict.ts";

export interface FinishedDuel extends Pick<DuelFacts, "winner" | "ending" | "isPairFull"> {
  readonly id: string;
  /** Unix ms. */
  readonly at: number;
  /** Start and end of the calendar month of `at`. */
  readonly month: readonly [from: number, to: number];
}

/** A person's results. */
export interface LadderPerson extends LadderLog {
  /** Identifies the person in other people's logs. */
  readonly digest: string;
  /** The standing that follows from the log. */
  readonly standing: Standing;
}

/** `matches`: rated ones, including this one. */
export interface DecidedSide {
  readonly before: Met;
  readonly after: Met;
  readonly matches: number;
}

export interface DuelDecision {
  /** Absent: the duel is rated. */
  readonly why?: UnratedReason;
  readonly sides: readonly [DecidedSide, DecidedSide];
  /** What is added to each side's log; null: nothing. */
  readonly results: readonly [LadderResult | null, LadderResult | null];
}

type Two<T> = readonly [T, T];

export function decideDuel(duel: FinishedDuel, [one, other]: Two<LadderPerson>): DuelDecision {
  const verdict = ratingVerdict(factsOf(duel, [one, other]));
  const results = verdict.isRated
    ? ([resultOf(duel, verdict.sides[0], other), resultOf(duel, verdict.sides[1], one)] as const)
    : ([null, null] as const);
  return {
    ...(!verdict.isRated && { why: verdict.why }),
    sides: [sideOf(one.standing, results[0], duel.at), sideOf(other.standing, results[1], duel.at)],
    results,
  };
}

function factsOf(duel: FinishedDuel, [one, other]: Two<LadderPerson>): DuelFacts {
  const pair = [...resultsWith(one, other, duel), ...resultsWith(other, one, duel)];
  return {
    ...duel,
    pairMonth: new Set(pair.map(({ id }) => id)).size,
    sides: [sideFacts(one, other, duel), sideFacts(other, one, duel)],
  };
}

/** The person's results in the duel's month, without this duel. */
function inMonth({ results }: LadderPerson, { id, month: [from, to] }: FinishedDuel) {
  return results.filter((one) => one.id !== id && one.at >= from && one.at < to);
}

/** Both sides' logs are checked, because either may have been deleted. */
function resultsWith(one: LadderPerson, { digest }: LadderPerson, duel: FinishedDuel) {
  return inMonth(one, duel).filter(({ opponent }) => opponent === digest);
}

function sideFacts(person: LadderPerson, other: LadderPerson, duel: FinishedDuel): DuelFacts["sides"][0] {
  const { matches, opponents } = person.standing;
  return {
    matches,
    others: opponents.filter((one) => one !== other.digest).length,
    newcomers: inMonth(person, duel).filter(({ isNewcomer }) => isNewcomer).length,
  };
}

function resultOf(
  { id, at }: FinishedDuel,
  counted: Counted,
  { digest, standing }: LadderPerson,
): LadderResult {
  const { rating, deviation } = ratingAt(standing, at);
  const isNewcomer = standing.matches < PROVISIONAL_BELOW;
  return { id, at, ...counted, rating, deviation, isNewcomer, opponent: digest };
}

function sideOf(before: Standing, result: LadderResult | null, at: number): DecidedSide {
  const after = result ? withResults(before, [result]) : before;
  return { before: metAt(before, at), after: metAt(after, at), matches: after.matches };
}

function metAt(standing: Standing, at: number): Met {
  const { rating, deviation } = ratingAt(standing, at);
  return { rating, deviation };
}
