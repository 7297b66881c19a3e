import { cutToCells } from "../../src/infra/i18n/cell-width.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";

const CELLS_MAX = 24;

/** Truncates and bidi-isolates a name for use in a sentence or table. */
export function shownName(name: string): string {
  return isolated(cutToCells(name, CELLS_MAX));
}
