// The lower confidence bound on the share of rounds won, which ranks players.

import type { WinLoss } from "./decided-rounds.ts";

export const DECIDED_MIN = 30;

/** The standard normal quantile of 0.975. */
const Z = 1.959963984540054;

/** The 95 % interval of E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", JASA 22, 1927, for the share of decided rounds won; [0, 1] without rounds. */
export function winShareInterval([won, lost]: WinLoss): readonly [number, number] {
  const decided = won + lost;
  if (decided === 0) return [0, 1];
  const share = won / decided;
  const square = (Z * Z) / decided;
  const half = Z * Math.sqrt((share * (1 - share)) / decided + square / (4 * decided));
  return [(share + square / 2 - half) / (1 + square), (share + square / 2 + half) / (1 + square)];
}

export function winShareBound(winLoss: WinLoss): number {
  return winShareInterval(winLoss)[0];
}

export function roundsMissing([won, lost]: WinLoss): number {
  return Math.max(0, DECIDED_MIN - won - lost);
}
