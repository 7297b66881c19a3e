// Pairings of a tournament in words: who met whom, how it went, and why these two.

import type { ReportedPairing } from "../../src/arena/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";

const REASONS: Readonly<Record<ReportedPairing["why"], MessageId>> = {
  "everyone-meets": "why-everyone-meets",
  rest: "why-rest",
  bracket: "why-bracket",
  "third-place": "why-third-place",
  "bracket-bye": "why-bracket-bye",
  "same-score": "why-same-score",
  "floated-down": "why-floated-down",
  "met-before": "why-met-before",
  "next-in-order": "why-next-in-order",
  "bye-lowest": "why-bye-lowest",
  "bye-needed": "why-bye-needed",
  "bye-again": "why-bye-again",
};

/** One pairing in a line. */
export function pairingWords(pairing: ReportedPairing, locale: Locale): string {
  const { a, b, games, why } = pairing;
  const reason = say(locale, REASONS[why]);
  if (b === null) return `${a} · ${reason}`;
  const scores = games.map((game) => scoreWords(game, locale)).join(", ");
  return `${a} – ${b} ${scores} · ${reason}`;
}

/** Forfeits are named with who failed and how. */
function scoreWords({ won, lost, forfeits }: ReportedPairing["games"][number], locale: Locale): string {
  if (!forfeits) return `${won}:${lost}`;
  return forfeits.map(({ name, kind }) => say(locale, "tournament-forfeit", { name, kind })).join(", ");
}
