// Names that people may give to strategies.

import { strategyNames } from "../../../src/core/strategies/index.ts";
import { isWithinOneLetter } from "../../../src/infra/spelling.ts";

/** 3 to 24 characters, starting with a letter, because a number parses as a match length. */
const NAME_FORM = /^[a-z][a-z0-9-]{2,23}$/;

/** Words that have a different meaning where a strategy is expected. */
const RESERVED: ReadonlySet<string> = new Set([...strategyNames, "all", "process"]);

/** Words that seem to speak for the bot or its host, or for how a strategy is played. */
const MISLEADING: ReadonlySet<string> = new Set([
  ...["admin", "bot", "everybody", "everyone", "file", "gadalka", "host", "house", "moderator"],
  ...["nobody", "none", "official", "person", "staff", "support", "system", "you"],
]);

/** Why the name isn't valid; undefined for a valid one. */
export function nameRefusal(name: string): "bad-name" | "reserved-name" | undefined {
  if (!NAME_FORM.test(name)) return "bad-name";
  return RESERVED.has(name) ? "reserved-name" : undefined;
}

/** Why no one may take this valid name any more; names that were already taken stay. */
export function newNameRefusal(name: string): ReturnType<typeof nameRefusal> | "like-built-in" {
  const refusal = nameRefusal(name);
  if (refusal) return refusal;
  if (MISLEADING.has(name) || name.split("-").includes("gadalka")) return "reserved-name";
  return strategyNames.some((builtIn) => isWithinOneLetter(name, builtIn)) ? "like-built-in" : undefined;
}

/** Normalizes a typed name. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}
