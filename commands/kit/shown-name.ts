// A person's name as it stands within a sentence or a table.

import { cutToCells } from "../../src/chat/index.ts";

const CELLS_MAX = 24;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** No longer than a line has room for, and turning nothing around. */
export function shownName(name: string): string {
  return isolated(cutToCells(name, CELLS_MAX));
}

/** A name that is written from right to left must not turn the numbers beside it around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
