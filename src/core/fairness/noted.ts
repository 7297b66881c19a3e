// What people kept of a match: its messages, pasted or forwarded, in any language and order. In each stands
// one code; before there were codes, the next move's seal (while there was one), the seed's seal, and a mark.

import type { OpenedSeal } from "./course.ts";
import { codeOfSeed, codesIn, roundCode } from "./round-code.ts";
import { shortSeal } from "./seals.ts";

/** What one message says, in hex digits. */
export type NotedLine =
  /** 24. */
  | { readonly code: string }
  /** As messages said it before: 16, absent where the match was over; 16; and the first 10 of the chain. */
  | { readonly seal?: string | undefined; readonly seedSeal: string; readonly mark: string };

/** How a text and a match fit. */
export interface NotedCheck {
  /** Different lines of this match that fit. */
  readonly fitting: number;
  /** Those that name this match's seed and do not fit: what was shown is not what was played. */
  readonly broken: readonly NotedLine[];
  /** Those of other seeds. */
  readonly foreign: number;
  /** Numbers of the seals that lines which fit were shown with. */
  readonly seals: ReadonlySet<number>;
  /** Whether one that fits was shown after the last round. */
  readonly hasEnd: boolean;
}

/** A number of hex digits that stands alone. */
const DIGITS = /(?<![\p{L}\p{N}])[0-9a-f]{10,16}(?![\p{L}\p{N}])/gu;
/** What apps and keyboards put into copied text without showing it. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
const SEAL_DIGITS = 16;
const MARK_DIGITS = 10;
/** The most characters between two of them: ` · seed ` in any language, perhaps wrapped. More would take
 * a number that follows a message for its mark where that was cut off, and call the message false. */
const GAP_MAX = 24;

/** The lines in a text, each once. */
export function findNoted(text: string): readonly NotedLine[] {
  const visible = text.replace(INVISIBLE, "");
  const codes = [...new Set(codesIn(visible))].map((code) => ({ code }));
  return [...codes, ...linesOfBefore(visible)];
}

function linesOfBefore(text: string): readonly NotedLine[] {
  const found = new Map<string, NotedLine>();
  let before: { readonly digits: string; readonly end: number }[] = [];
  for (const { 0: digits, index } of text.matchAll(DIGITS)) {
    const last = before.at(-1);
    if (!last || index - last.end > GAP_MAX) before = [];
    if (digits.length === SEAL_DIGITS) before = [...before.slice(-1), { digits, end: index + digits.length }];
    else {
      const [seedSeal, seal] = before.map((one) => one.digits).reverse();
      if (digits.length === MARK_DIGITS && seedSeal !== undefined)
        found.set(`${seal}|${seedSeal}|${digits}`, { seal, seedSeal, mark: digits });
      before = [];
    }
  }
  return [...found.values()];
}

/** A message of the match, as its proof tells it; `number` of its seal, absent for that of the end. */
interface Shown {
  readonly number?: number;
  readonly seal?: string;
  readonly seedSeal: string;
  readonly chain: string;
}

/** Compares lines with a match as its proof tells it. */
export function checkNoted(
  lines: readonly NotedLine[],
  { seals, chain }: { readonly seals: readonly OpenedSeal[]; readonly chain: string },
): NotedCheck {
  const end: Shown = { seedSeal: seals.at(-1)?.seedSeal ?? "", chain };
  const shown: readonly Shown[] = [...seals, end];
  const byCode = new Map(shown.toReversed().map((one) => [roundCode(one), one]));
  const bySeal = new Map(seals.map((one) => [shortSeal(one.seal), one]));
  const byMark = new Map(shown.map((one) => [markOf(one.chain), one]));
  const own = lines.filter((line) => seals.some(({ seedSeal }) => isUnder(line, seedSeal)));
  const found = own.map((line) => {
    if ("code" in line) return byCode.get(line.code);
    if (line.seal === undefined) return byMark.get(line.mark) && end;
    const known = bySeal.get(line.seal);
    return known && isUnder(line, known.seedSeal) && markOf(known.chain) === line.mark ? known : undefined;
  });
  const fitting = found.filter((one) => one !== undefined);
  return {
    fitting: fitting.length,
    broken: own.filter((_, at) => found[at] === undefined),
    foreign: lines.length - own.length,
    seals: new Set(fitting.flatMap(({ number }) => number ?? [])),
    hasEnd: fitting.some((one) => one.chain === chain),
  };
}

function markOf(chain: string): string {
  return chain.slice(0, MARK_DIGITS);
}

function isUnder(line: NotedLine, seedSeal: string): boolean {
  return "code" in line
    ? codeOfSeed(line.code) === codeOfSeed(seedSeal)
    : line.seedSeal === shortSeal(seedSeal);
}
