// Names of ghosts: of nobody, unless their owner wants to be told by theirs.

import { createHash } from "node:crypto";
import { GHOST_PREFIX, isIndecent } from "../../strategy/index.ts";

const NAME_MAX = 24;
const DRAWN_DIGITS = 4;
/** Letters and digits that nobody takes for each other. */
const DIGITS = "23456789abcdefghjkmnpqrstuvwxyz";

/** Names to be tried in turn for the ghost with this key; `owner`: the display name to be told. None of
 * `owner` can be spelt where it has no Latin letter or digit. */
export function ghostNames(key: string, owner: string | undefined): readonly string[] {
  const drawn = [0, 1, 2, 3].map((attempt) => `${GHOST_PREFIX}${drawnWord(key, attempt)}`);
  const word = owner === undefined ? "" : latin(owner);
  if (word === "" || isIndecent(word)) return drawn;
  const base = `${GHOST_PREFIX}of-${word}`;
  const spelt = ["", "-2", "-3", "-4", "-5"].map(
    (end) => base.slice(0, NAME_MAX - end.length).replace(/-+$/, "") + end,
  );
  return [...spelt, ...drawn];
}

function drawnWord(key: string, attempt: number): string {
  const hash = createHash("sha256").update(`ghost-name|${attempt}|${key}`).digest();
  return Array.from({ length: DRAWN_DIGITS + attempt }, (_, at) => {
    return DIGITS[(hash[at] as number) % DIGITS.length];
  }).join("");
}

function latin(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
