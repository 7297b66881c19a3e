// Looks for picks in what leaves the bot before a round is shown. What people may know decides every
// byte: two messages of which that is the same have to be the same, whatever was picked behind them.

import { createHash } from "node:crypto";
import type { DuelLedger } from "./ledger.ts";
import type { Round } from "./referee.ts";

export interface Situation {
  /** All that is public, and that the words depend on. */
  readonly key: string;
  /** The picks that nobody may know yet. */
  readonly hidden: string;
  /** What replaces names and ids, so that people can be compared. */
  readonly names: readonly (readonly [RegExp, string])[];
  /** How many texts there may be: one for each of the things that are public and not in the key. */
  readonly forms: number;
}

interface Seen {
  /** Hashes of the texts. */
  readonly forms: Set<string>;
  readonly hidden: Set<string>;
}

export interface LeakWatch {
  /** Looks at one text that left. */
  look(text: string, situation: Situation): void;
  /** Looks at a line of a log. */
  logLine(line: string): void;
  /** Looks at a pick as it is stored. */
  stored(sealed: string): void;
  report(): LeakReport;
}

export interface LeakReport {
  /** Texts that left while a pick was hidden. */
  readonly texts: number;
  /** Situations that were met with different picks behind them. */
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

/** What everybody may know of a duel at a round; undefined where the referee does not know it. */
export function publicOf({ presses, terms }: DuelLedger, turn: number): string | undefined {
  const rounds: Round[] = [];
  for (let at = 0; at < turn; at++) {
    const told = ([0, 1] as const).map((side) =>
      presses.find((one) => one.turn === at && one.side === side && one.told === "in"),
    );
    const [first, second] = told;
    if (!first || !second) return undefined;
    rounds.push([first.move, second.move]);
  }
  return [...Object.values(terms), turn, ...rounds.map((round) => round.join("-"))].join(",");
}
