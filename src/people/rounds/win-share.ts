// Ranks players by the lower confidence bound on their share of rounds won, not counting wins they were given.

import type { Period } from "../../infra/calendar.ts";
import { type DecidedRounds, gainedIn, type WinLoss, winLossIn } from "./decided-rounds.ts";

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
