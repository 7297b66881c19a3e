// What people kept of a match: its messages, pasted or forwarded, in any language and order. In each
// stand, in this order, the next move's seal (while there is one), the seed's seal, and the mark.

import { markOf, type OpenedSeal } from "./course.ts";
import { shortSeal } from "./seals.ts";

/** What one message says. */
export interface NotedLine {
  /** 16 hex digits; absent in the message of a match that is over. */
  readonly seal?: string | undefined;
  /** 16 hex digits. */
  readonly seedSeal: string;
  /** 10 hex digits. */
  readonly mark: string;
}

/** How a text and a match fit. */
export interface NotedCheck {
  /** Different lines of this match that fit. */
  readonly fitting: number;
  /** Those that name this match's seed and do not fit: what was shown is not what was played. */
  readonly broken: readonly NotedLine[];
  /** Those of other seeds. */
  readonly foreign: number;
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
  const found = new Map<string, NotedLine>();
  let before: { readonly digits: string; readonly end: number }[] = [];
  for (const { 0: digits, index } of text.replace(INVISIBLE, "").matchAll(DIGITS)) {
    const last = before.at(-1);
    if (!last || index - last.end > GAP_MAX) before = [];
    if (digits.length === SEAL_DIGITS) before = [...before.slice(-1), { digits, end: index + digits.length }];
    else {
      const line = digits.length === MARK_DIGITS ? lineOf(before, digits) : undefined;
      if (line) found.set(`${line.seal}|${line.seedSeal}|${line.mark}`, line);
      before = [];
    }
  }
  return [...found.values()];
}

function lineOf(before: readonly { readonly digits: string }[], mark: string): NotedLine | undefined {
  const [seedSeal, seal] = before.map(({ digits }) => digits).reverse();
  return seedSeal === undefined ? undefined : { seal, seedSeal, mark };
}

/** Compares lines with a match as its proof tells it. */
export function checkNoted(
  lines: readonly NotedLine[],
  opened: { readonly seals: readonly OpenedSeal[]; readonly chain: string },
): NotedCheck {
  const marks = new Set([markOf(opened.chain), ...opened.seals.map(({ chain }) => markOf(chain))]);
  const seeds = new Set(opened.seals.map(({ seedSeal }) => shortSeal(seedSeal)));
  const seals = new Map(opened.seals.map((one) => [shortSeal(one.seal), one]));
  const fits = ({ seal, seedSeal, mark }: NotedLine): boolean => {
    if (seal === undefined) return marks.has(mark);
    const known = seals.get(seal);
    return known !== undefined && shortSeal(known.seedSeal) === seedSeal && markOf(known.chain) === mark;
  };
  const own = lines.filter(({ seedSeal }) => seeds.has(seedSeal));
  const broken = own.filter((line) => !fits(line));
  return { fitting: own.length - broken.length, broken, foreign: lines.length - own.length };
}
