// A person's ranked rounds, against the full-strength bot: this week, this month and all time. People are ranked by the
// lower confidence bound on their share of rounds won, not counting wins they were given.

import { z } from "zod";
import { type Period, periodName } from "../../infra/calendar.ts";

/** Rounds won and lost by the person; draws are excluded. */
export type WinLoss = readonly [won: number, lost: number];

const count = z.int().nonnegative();

/** The day of the last ranked round, in days since 1970; rounds won and lost in its week, in its month and ever; then
 * what the bot was expected to lose in them minus what it was expected to win, in millionths of a point. */
export const decidedRounds = z.tuple([
  z.int(),
  count,
  count,
  count,
  count,
  count,
  count,
  z.int(),
  z.int(),
  z.int(),
]);
export type DecidedRounds = Readonly<z.infer<typeof decidedRounds>>;

/** A ranked round, as the person sees it. */
interface RankedRound {
  /** Won 1, lost -1, drawn 0. */
  readonly result: number;
  /** The expected result over the bot's secret random numbers, in points. */
  readonly expected: number;
}

const DAY_MS = 86_400_000;
const NOTHING: WinLoss = [0, 0];

const MILLIONTHS = 1e6;

const WON_AT = { week: 1, month: 3, all: 5 } as const satisfies Record<Period, number>;
const GAINED_AT = { week: 7, month: 8, all: 9 } as const satisfies Record<Period, number>;

export function withRanked(
  before: DecidedRounds | undefined,
  { result, expected }: RankedRound,
  atMs: number,
): z.infer<typeof decidedRounds> {
  const after = (period: Period): [number, number] => {
    const [won, lost] = winLossIn(before, period, atMs);
    return [won + Number(result > 0), lost + Number(result < 0)];
  };
  const gained = (period: Period): number =>
    Math.round(MILLIONTHS * (gainedIn(before, period, atMs) + expected));
  return [
    Math.floor(atMs / DAY_MS),
    ...after("week"),
    ...after("month"),
    ...after("all"),
    gained("week"),
    gained("month"),
    gained("all"),
  ];
}

/** Points that the person was expected to win in the ranked rounds of the period containing `atMs`, minus those they
 * were expected to lose. */
export function gainedIn(decided: DecidedRounds | undefined, period: Period, atMs: number): number {
  if (!decided || !isSamePeriod(period, decided[0], atMs)) return 0;
  return decided[GAINED_AT[period]] / MILLIONTHS;
}

/** Rounds won and lost in the period containing `atMs`. */
export function winLossIn(decided: DecidedRounds | undefined, period: Period, atMs: number): WinLoss {
  if (!decided || !isSamePeriod(period, decided[0], atMs)) return NOTHING;
  const at = WON_AT[period];
  return [decided[at], decided[at + 1] as number];
}

function isSamePeriod(period: Period, day: number, atMs: number): boolean {
  // Fast path: most rounds are played on the same day as the one before.
  if (Math.floor(atMs / DAY_MS) === day) return true;
  return periodName(period, day * DAY_MS) === periodName(period, atMs);
}

export const DECIDED_MIN = 30;

/** The standard normal quantile of 0.975. */
const Z = 1.959963984540054;

/** Wins that count as losses in every account, so that the luckiest of many new accounts gains nothing. */
const HANDICAP_WINS = 4;

/** Wins that count as losses: the handicap, and those that the bot was expected to give away. `gained`:
 * points that the player was expected to win in these rounds, minus those expected to be lost. Someone who knows
 * everything but the secret random numbers can win these points by feeding the bot, at any game, against any opponent.
 * Once they're subtracted, any lead left is chance. */
export function lentWins([won]: WinLoss, gained = 0): number {
  // Turning a win into a loss changes the score by two points.
  return Math.min(won, HANDICAP_WINS + Math.max(0, gained) / 2);
}

/** The 95% interval of the share of decided rounds won. Its lower end counts `lent` wins as losses. */
export function winShareInterval(winLoss: WinLoss, lent = lentWins(winLoss)): readonly [number, number] {
  const [won, lost] = winLoss;
  const [low] = wilsonInterval([won - lent, lost + lent]);
  const [, high] = wilsonInterval([won, lost]);
  return [low, high];
}

/** E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927;
 * [0, 1] without rounds. */
export function wilsonInterval([won, lost]: WinLoss): readonly [number, number] {
  const decided = won + lost;
  if (decided === 0) return [0, 1];
  const share = won / decided;
  const square = (Z * Z) / decided;
  const half = Z * Math.sqrt((share * (1 - share)) / decided + square / (4 * decided));
  return [(share + square / 2 - half) / (1 + square), (share + square / 2 + half) / (1 + square)];
}

export function winShareBound(winLoss: WinLoss, lent = lentWins(winLoss)): number {
  return winShareInterval(winLoss, lent)[0];
}

export function roundsMissing([won, lost]: WinLoss): number {
  return Math.max(0, DECIDED_MIN - won - lost);
}

/** A player's position on leaderboards. */
export interface Standing {
  readonly winLoss: WinLoss;
  /** Wins that count as losses. */
  readonly lent: number;
}

export function standingIn(decided: DecidedRounds | undefined, period: Period, now: number): Standing {
  const winLoss = winLossIn(decided, period, now);
  return { winLoss, lent: lentWins(winLoss, gainedIn(decided, period, now)) };
}
