// Looks for picks in what the bot sends before a round is shown. Only public facts may affect a message: two messages
// with the same public facts must be identical, whatever was picked.

import { createHash } from "node:crypto";
import type { DuelLedger } from "./ledger.ts";
import type { Round } from "./referee.ts";

export interface Situation {
  /** Everything public that the text depends on. */
  readonly key: string;
  /** The picks that no one may know yet. */
  readonly hidden: string;
  /** Replacements for names and ids, so that different people's messages can be compared. */
  readonly names: readonly (readonly [RegExp, string])[];
  /** How many different texts are allowed: one for each public fact that isn't in the key. */
  readonly forms: number;
}

interface Seen {
  /** Hashes of the texts. */
  readonly forms: Set<string>;
  readonly hidden: Set<string>;
}

export interface LeakWatch {
  /** Checks an outgoing text. */
  look(text: string, situation: Situation): void;
  /** Checks a log line. */
  logLine(line: string): void;
  /** Checks a pick as stored. */
  stored(sealed: string): void;
  report(): LeakReport;
}

export interface LeakReport {
  /** Texts that were sent while a pick was hidden. */
  readonly texts: number;
  /** Situations seen with different hidden picks. */
  readonly compared: number;
  readonly problems: readonly string[];
}

const MOVES = /\b(rock|paper|scissors|lizard|spock)\b|[✊✋✌🦎🖖]/iu;

export function watchLeaks(): LeakWatch {
  const seen = new Map<string, Seen>();
  const problems: string[] = [];
  const sealedOnce = new Set<string>();
  const lengths = new Set<number>();
  let texts = 0;
  return {
    look: (text, { key, hidden, names, forms }) => {
      texts++;
      const plain = names.reduce((all, [what, by]) => all.replaceAll(what, by), text);
      const one = seen.get(key) ?? { forms: new Set(), hidden: new Set() };
      seen.set(key, one);
      one.hidden.add(hidden);
      one.forms.add(createHash("sha256").update(plain).digest("base64url").slice(0, 12));
      if (one.forms.size > forms) problems.push(`a pick shows (${hidden}), ${key}: ${plain}`);
    },
    logLine: (line) => {
      if (MOVES.test(line)) problems.push(`a log tells of a move: ${line.slice(0, 300)}`);
    },
    stored: (sealed) => {
      if (sealedOnce.has(sealed)) problems.push(`two picks look alike at rest: ${sealed}`);
      sealedOnce.add(sealed);
      lengths.add(sealed.length);
      if (lengths.size > 1) problems.push(`picks at rest differ in length: ${[...lengths].join(", ")}`);
    },
    report: () => ({
      texts,
      compared: [...seen.values()].filter(({ hidden }) => hidden.size > 1).length,
      problems,
    }),
  };
}

/** What everyone may know about a duel in a round; undefined if the referee doesn't know it. */
export function publicOf({ presses, terms }: DuelLedger, turn: number): string | undefined {
  const rounds: Round[] = [];
  for (let at = 0; at < turn; at++) {
    const heard = ([0, 1] as const).map((side) =>
      presses.find((one) => one.turn === at && one.side === side && one.heard === "in"),
    );
    const [first, second] = heard;
    if (!first || !second) return undefined;
    rounds.push([first.move, second.move]);
  }
  return [...Object.values(terms), turn, ...rounds.map((round) => round.join("-"))].join(",");
}
