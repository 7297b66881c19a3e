// A board as a short text that people can send each other: size, mines, rule, seed, and where to
// begin if that belongs to it.

import { type MinesRules, requireRules, START_RULES } from "./rules.ts";

export interface BoardCode {
  readonly rules: MinesRules;
  /** 1 to 16 digits and small letters; all mines follow from it and the first cell. */
  readonly seed: string;
  /** The cell to begin with, where the board is certified from there. */
  readonly first?: number;
}

const SEED = /^[0-9a-z]{1,16}$/;
const CODE = /^(\d{1,3})x(\d{1,3})-(\d{1,5})-([a-z]+)-([0-9a-z]{1,16})(?:@(\d{1,5}))?$/;

/** Such as `9x9-10-opening-k7f3q`, or `9x9-10-opening-k7f3q@40`. @throws RangeError for a seed,
 * rules or a first cell that no board has. */
export function writeBoardCode({ rules, seed, first }: BoardCode): string {
  requireRules(rules);
  if (!SEED.test(seed))
    throw new RangeError(`a seed is 1 to 16 digits and small letters, not ${JSON.stringify(seed)}`);
  if (first !== undefined && !isCell(rules, first)) throw new RangeError(`no cell ${first}`);
  const { width, height, mines, start } = rules;
  return `${width}x${height}-${mines}-${start}-${seed}${first === undefined ? "" : `@${first}`}`;
}

/** The board of a code, spaces around and capitals aside; undefined where the text is no code of a
 * possible board. */
export function readBoardCode(text: string): BoardCode | undefined {
  const [, width, height, mines, rule, seed, first] = CODE.exec(text.trim().toLowerCase()) ?? [];
  const start = START_RULES.find((known) => known === rule);
  if (seed === undefined || start === undefined) return undefined;
  const rules = { width: Number(width), height: Number(height), mines: Number(mines), start };
  if (!isPossible(rules)) return undefined;
  if (first === undefined) return { rules, seed };
  return isCell(rules, Number(first)) ? { rules, seed, first: Number(first) } : undefined;
}

function isPossible(rules: MinesRules): boolean {
  try {
    requireRules(rules);
    return true;
  } catch {
    // The only error there is says that it is not.
    return false;
  }
}

function isCell({ width, height }: MinesRules, cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < width * height;
}
