import { cutToCells } from "../../src/chat/index.ts";

const CELLS_MAX = 24;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Truncates and bidi-isolates a name for use in a sentence or table. */
export function shownName(name: string): string {
  return isolated(cutToCells(name, CELLS_MAX));
}

/** Bidi-isolates a name, because right-to-left text reorders the numbers beside it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
