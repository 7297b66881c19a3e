// Names that people may give to strategies.

import { strategyNames } from "../../../src/core/strategies/index.ts";
import { isIndecent } from "./indecent.ts";

/** 3 to 24 characters, first a letter, because a number parses as a match length. */
const NAME_FORM = /^[a-z][a-z0-9-]{2,23}$/;

/** Words with another meaning where strategies are named. */
const RESERVED: ReadonlySet<string> = new Set([...strategyNames, "all", "process"]);

/** Words that speak for the bot or its host, or for how a strategy is played. */
const MISLEADING: ReadonlySet<string> = new Set([
  ...["admin", "bot", "everybody", "everyone", "file", "gadalka", "ghost", "host", "house", "moderator"],
  ...["nobody", "none", "official", "person", "staff", "support", "system", "you"],
]);

/** Names that only ghosts have begin with it. */
export const GHOST_PREFIX = "ghost-";

/** Why this is no valid name; undefined for a valid one. */
export function nameRefusal(name: string): "bad-name" | "reserved-name" | undefined {
  if (!NAME_FORM.test(name)) return "bad-name";
  return RESERVED.has(name) ? "reserved-name" : undefined;
}

/** Why nobody may take this name any more, valid as it is; names that were taken before stay. */
export function newNameRefusal(name: string): "bad-name" | "reserved-name" | "indecent-name" | undefined {
  const isMisleading =
    MISLEADING.has(name) || name.startsWith(GHOST_PREFIX) || name.split("-").includes("gadalka");
  return (
    nameRefusal(name) ?? (isMisleading ? "reserved-name" : isIndecent(name) ? "indecent-name" : undefined)
  );
}

/** Normalizes a typed name. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}
