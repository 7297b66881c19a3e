// Names that people may give to strategies.

import { strategyNames } from "../../../src/core/strategies/index.ts";

/** 3 to 24 characters, first a letter, because a number parses as a match length. */
const NAME_FORM = /^[a-z][a-z0-9-]{2,23}$/;

/** Words with another meaning where strategies are named. */
const RESERVED: ReadonlySet<string> = new Set([...strategyNames, "all", "process"]);

/** Why this is no valid name; undefined for a valid one. */
export function nameRefusal(name: string): "bad-name" | "reserved-name" | undefined {
  if (!NAME_FORM.test(name)) return "bad-name";
  return RESERVED.has(name) ? "reserved-name" : undefined;
}

/** Normalizes a typed name. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}
