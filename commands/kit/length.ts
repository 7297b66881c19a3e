// Match lengths: first to n points, best of n, or endless.

import { typedPattern } from "../../src/infra/i18n/typed-words.ts";
import { fold } from "../../src/infra/spelling.ts";
import type { Ending } from "../../src/people/index.ts";

export type Length =
  | { readonly kind: "first"; readonly points: number }
  | { readonly kind: "best"; readonly of: number }
  | { readonly kind: "endless" };

export const LENGTH_MAX = 100;

/** Upper bound for every match, endless ones included, so that its proof fits one message. */
export const MATCH_ROUNDS_MAX = 1000;

const FIRST_TO = typedPattern("typed-first-to");
const BEST_OF = typedPattern("typed-best-of");
const ENDLESSLY = typedPattern("typed-endless");
const POINTS = typedPattern("typed-first-to-after");
const MATCHES = typedPattern("typed-best-of-after");
const FIRST = new RegExp(`^(?:${FIRST_TO}[ -]?)?(\\d{1,4})(?: ?${POINTS})?$`);
const BEST = new RegExp(`^(?:${BEST_OF}[ -]?(\\d{1,4})|(\\d{1,4}) ?${MATCHES})$`);
const ENDLESS = new RegExp(`^${ENDLESSLY}$`);

/** Text that may be a length, for positional options; `readLength` decides. */
export const LENGTH_WORDS = new RegExp(`${FIRST.source}|${BEST.source}|${ENDLESS.source}`, "i");

/** Parses `first to 10`, `first-10`, `10`, `best of 9` (odd), `bo9`, `9本勝負`, `endless`, in any language. */
export function readLength(typed: string): Length | undefined {
  const text = fold(typed.trim());
  if (ENDLESS.test(text)) return { kind: "endless" };
  const first = inRange(FIRST.exec(text)?.[1]);
  if (first) return { kind: "first", points: first };
  const [, behind, before = behind] = BEST.exec(text) ?? [];
  const best = inRange(before);
  return best && best % 2 === 1 ? { kind: "best", of: best } : undefined;
}

function inRange(digits: string | undefined): number | undefined {
  const value = Number(digits ?? 0);
  return value >= 1 && value <= LENGTH_MAX ? value : undefined;
}

/** The short form stored in documents; `readLength` parses it. */
export function writeLength(length: Length): string {
  if (length.kind === "first") return `first-${length.points}`;
  return length.kind === "best" ? `best-${length.of}` : "endless";
}

/** How the match ended at this score (won, lost, drawn, from the person's side); undefined while it runs. */
export function endingAt(
  length: Length,
  [won, lost, drawn]: readonly [number, number, number],
): Ending | undefined {
  const needed =
    length.kind === "first" ? length.points : length.kind === "best" ? (length.of + 1) / 2 : Infinity;
  if (won >= needed) return "won";
  if (lost >= needed) return "lost";
  if (won + lost + drawn < MATCH_ROUNDS_MAX) return undefined;
  if (won === lost) return "level";
  return won > lost ? "won" : "lost";
}
