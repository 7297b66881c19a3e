// The names that people may give to their strategies.

import { strategyNames } from "../../../src/core/strategies/index.ts";

/** 3 to 24 characters; the first is a letter, because a number is a length where an opponent is
 * typed. */
const NAME = /^[a-z][a-z0-9-]{2,23}$/;

/** Words that mean something else where strategies are named. */
const RESERVED: ReadonlySet<string> = new Set([...strategyNames, "all", "process"]);

/** Why this cannot be a name: it has not the form of one, or it means something already. Undefined
 * where it can. */
export function nameRefusal(name: string): "bad-name" | "reserved-name" | undefined {
  if (!NAME.test(name)) return "bad-name";
  return RESERVED.has(name) ? "reserved-name" : undefined;
}

/** A name as it is stored, of what was typed. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}
