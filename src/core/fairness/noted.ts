// Checks what people kept of a match: its messages, pasted or forwarded, in any language and order. Each contains one
// code.

import { codeOfSeed, codesIn, roundCode } from "./round-code.ts";
import type { OpenedSeal } from "./transcript.ts";

/** How well a text matches a match. */
export interface NotedCheck {
  /** How many different codes fit this match. */
  readonly fitting: number;
  /** Codes with this match's seed that don't fit: what was shown isn't what was played. */
  readonly broken: readonly string[];
  /** Number of codes with other seeds. */
  readonly foreign: number;
  /** Numbers of the seals shown with codes that fit. */
  readonly seals: ReadonlySet<number>;
  /** Whether a code that fits was shown after the last round. */
  readonly hasEnd: boolean;
}

/** Invisible characters that apps and keyboards insert into copied text. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** The distinct codes in a text, 24 hex digits each. */
export function findNoted(text: string): readonly string[] {
  return [...new Set(codesIn(text.replace(INVISIBLE, "")))];
}

/** A message of the match according to its proof; `number` is its seal's, absent for the final message. */
interface Shown {
  readonly number?: number;
  readonly seedSeal: string;
  readonly chain: string;
}

/** Compares codes with a match according to its proof. */
export function checkNoted(
  codes: readonly string[],
  { seals, chain }: { readonly seals: readonly OpenedSeal[]; readonly chain: string },
): NotedCheck {
  const end: Shown = { seedSeal: seals.at(-1)?.seedSeal ?? "", chain };
  const shown: readonly Shown[] = [...seals, end];
  const byCode = new Map(shown.toReversed().map((one) => [roundCode(one), one]));
  const own = codes.filter((code) => seals.some(({ seedSeal }) => codeOfSeed(code) === codeOfSeed(seedSeal)));
  const fitting = own.flatMap((code) => byCode.get(code) ?? []);
  return {
    fitting: fitting.length,
    broken: own.filter((code) => !byCode.has(code)),
    foreign: codes.length - own.length,
    seals: new Set(fitting.flatMap(({ number }) => number ?? [])),
    hasEnd: fitting.some((one) => one.chain === chain),
  };
}
