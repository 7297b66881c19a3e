// The lower confidence bound on the share of rounds won, which ranks players: of what nobody was lent.

import { NEW_ACCOUNT } from "../core/strategies/index.ts";
import type { WinLoss } from "./decided-rounds.ts";

export const DECIDED_MIN = 30;

/** The standard normal quantile of 0.975. */
const Z = 1.959963984540054;

/** A win that becomes a loss is two points. */
const LENT_ROUNDS = NEW_ACCOUNT.bank / 2;

/** Rounds of one account that it may have won by what it was lent. */
export function lentWins([won]: WinLoss): number {
  return Math.min(won, LENT_ROUNDS);
}

/** The 95 % interval of the share of decided rounds won. Its lower end is that of the rounds less the
 * points that everybody is lent: whoever knows the program wins these, with any number of accounts.
 * `lent`: where the rounds are those of several accounts, the sum over them. */
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
