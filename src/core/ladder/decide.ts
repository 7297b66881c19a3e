// What a duel comes to for two people, by what their logs say: a pure function of both.

import type { Met } from "./rating.ts";
import { type LadderLog, type LadderResult, ratingAt, type Standing, withResults } from "./standing.ts";
import {
  type Counted,
  type DuelFacts,
  PAIR_DAY_MAX,
  PROVISIONAL_BELOW,
  ratingVerdict,
  type UnratedReason,
} from "./verdict.ts";

const DAY_MS = 86_400_000;

export interface FinishedDuel extends Pick<DuelFacts, "isRated" | "isLate" | "winner" | "ending" | "played"> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Begin and end of the calendar month of `at`. */
  readonly month: readonly [from: number, to: number];
  /** The two have no rated duel left on this day, whatever their logs say. */
  readonly isPairFull: boolean;
}

/** A person with all identities: their results as one log. */
export interface LadderPerson extends LadderLog {
  /** By which other people's logs know the person, one an identity; sorted. */
  readonly marks: readonly string[];
  /** What the log comes to. */
  readonly standing: Standing;
}

/** `matches`: rated ones, this included. */
export interface DecidedSide {
  readonly before: Met;
  readonly after: Met;
  readonly matches: number;
}

export interface DuelDecision {
  /** Absent: it is rated. */
  readonly why?: UnratedReason;
  readonly sides: readonly [DecidedSide, DecidedSide];
  /** What goes into the log of each side; null: nothing. */
  readonly results: readonly [LadderResult | null, LadderResult | null];
}

type Two<T> = readonly [T, T];

export function decideDuel(duel: FinishedDuel, [one, other]: Two<LadderPerson>): DuelDecision {
  const verdict = ratingVerdict(factsOf(duel, [one, other]));
  const [first, second] = verdict.sides;
  const results = [
    first ? resultOf(duel, first, other) : null,
    second ? resultOf(duel, second, one) : null,
  ] as const;
  return {
    ...(!verdict.isRated && { why: verdict.why }),
    sides: [sideOf(one.standing, results[0], duel.at), sideOf(other.standing, results[1], duel.at)],
    results,
  };
}

function factsOf(duel: FinishedDuel, [one, other]: Two<LadderPerson>): DuelFacts {
  const pair = [...resultsWith(one, other, duel), ...resultsWith(other, one, duel)];
  const today = duelsIn(pair.filter(({ at }) => isSameDay(at, duel.at)));
  return {
    ...duel,
    isOnePerson: one.marks.some((mark) => other.marks.includes(mark)),
    pair: { today: duel.isPairFull ? PAIR_DAY_MAX : today, month: duelsIn(pair) },
    sides: [sideFacts(one, other, duel), sideFacts(other, one, duel)],
  };
}

/** The person's results of the duel's month but for itself. */
function inMonth({ results }: LadderPerson, { id, month: [from, to] }: FinishedDuel) {
  return results.filter((one) => one.id !== id && one.at >= from && one.at < to);
}

/** Each side's log is asked, because either may have been deleted or parted from an identity. */
function resultsWith(one: LadderPerson, { marks }: LadderPerson, duel: FinishedDuel) {
  const isOther = ({ opponent }: LadderResult): boolean => opponent.some((mark) => marks.includes(mark));
  return inMonth(one, duel).filter((met) => met.weight > 0 && isOther(met));
}

function duelsIn(results: readonly LadderResult[]): number {
  return new Set(results.map(({ id }) => id)).size;
}

function isSameDay(a: number, b: number): boolean {
  return Math.floor(a / DAY_MS) === Math.floor(b / DAY_MS);
}

function sideFacts(person: LadderPerson, { marks }: LadderPerson, duel: FinishedDuel): DuelFacts["sides"][0] {
  const { matches, opponents } = person.standing;
  const month = inMonth(person, duel);
  const counted = month.filter(({ weight }) => weight > 0);
  return {
    matches,
    others: opponents.filter((one) => !one.some((mark) => marks.includes(mark))).length,
    today: counted.filter(({ at }) => isSameDay(at, duel.at)).length,
    newcomers: counted.filter(({ isNewcomer }) => isNewcomer).length,
    left: month.filter(({ hasLeft }) => hasLeft).length,
  };
}

function resultOf(
  { id, at }: FinishedDuel,
  counted: Counted,
  { marks, standing }: LadderPerson,
): LadderResult {
  const { rating, deviation } = ratingAt(standing, at);
  const isNewcomer = standing.matches < PROVISIONAL_BELOW;
  return { id, at, ...counted, rating, deviation, isNewcomer, opponent: marks };
}

function sideOf(before: Standing, result: LadderResult | null, at: number): DecidedSide {
  const after = result ? withResults(before, [result]) : before;
  return { before: metAt(before, at), after: metAt(after, at), matches: after.matches };
}

function metAt(standing: Standing, at: number): Met {
  const { rating, deviation } = ratingAt(standing, at);
  return { rating, deviation };
}
