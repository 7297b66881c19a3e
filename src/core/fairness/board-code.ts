// A board as a short shareable text: size, mines, rule, seed and optional first cell.

import { type MinesRules, requireRules, START_RULES } from "../games/minesweeper/index.ts";

export interface BoardCode {
  readonly rules: MinesRules;
  /** 1 to 16 digits and lowercase letters; with the first cell it determines all mines. */
  readonly seed: string;
  /** The first cell, if the board is certified from there. */
  readonly first?: number;
}

const SEED = /^[0-9a-z]{1,16}$/;
const CODE = /^(\d{1,3})x(\d{1,3})-(\d{1,5})-([a-z]+)-([0-9a-z]{1,16})(?:@(\d{1,5}))?$/;

/** For example `9x9-10-opening-k7f3q@40`. @throws RangeError for an invalid seed, rules or first cell. */
export function writeBoardCode({ rules, seed, first }: BoardCode): string {
  requireRules(rules);
  if (!SEED.test(seed))
    throw new RangeError(`a seed is 1 to 16 digits and small letters, not ${JSON.stringify(seed)}`);
  if (first !== undefined && !isCell(rules, first)) throw new RangeError(`no cell ${first}`);
  const { width, height, mines, start } = rules;
  return `${width}x${height}-${mines}-${start}-${seed}${first === undefined ? "" : `@${first}`}`;
}

/** Parses a board code, ignoring case and surrounding spaces; undefined if it's invalid. */
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
    // The only possible error is an invalid board.
    return false;
  }
}

function isCell({ width, height }: MinesRules, cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < width * height;
}
