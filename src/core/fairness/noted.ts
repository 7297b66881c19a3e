// What people kept of a match: its messages, pasted or forwarded, in any language and order. In each stands
// one code.

import type { OpenedSeal } from "./course.ts";
import { codeOfSeed, codesIn, roundCode } from "./round-code.ts";

/** How a text and a match fit. */
export interface NotedCheck {
  /** Different codes of this match that fit. */
  readonly fitting: number;
  /** Those that name this match's seed and do not fit: what was shown is not what was played. */
  readonly broken: readonly string[];
  /** Those of other seeds. */
  readonly foreign: number;
  /** Numbers of the seals that codes which fit were shown with. */
  readonly seals: ReadonlySet<number>;
  /** Whether one that fits was shown after the last round. */
  readonly hasEnd: boolean;
}

/** What apps and keyboards put into copied text without showing it. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** The codes in a text, 24 hex digits, each once. */
export function findNoted(text: string): readonly string[] {
  return [...new Set(codesIn(text.replace(INVISIBLE, "")))];
}

/** A message of the match, as its proof tells it; `number` of its seal, absent for that of the end. */
interface Shown {
  readonly number?: number;
  readonly seedSeal: string;
  readonly chain: string;
}

/** Compares codes with a match as its proof tells it. */
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
