// Finds in a backup whose data are to be deleted again: the list knows hashes alone, so that every name in the
// backup is hashed and looked up.

import { LRUCache } from "lru-cache";
import { atMost } from "../../infra/at-most.ts";
import type { KeyedHasher } from "../../people/host/index.ts";
import { type PlayerId, placeName, playerNamed, readPlayerId, writePlayerId } from "../../people/index.ts";
import { PLATFORMS } from "../../platforms/index.ts";

const IDS = PLATFORMS.map(({ id }) => id);
const NAMED = new RegExp(`(?<![a-z0-9-])(?:${IDS.join("|")}):@?[A-Za-z0-9_-]{1,64}`, "g");
/** What may be an @name: a word after @, or one that is all of a text. */
const WORD = /["@]([A-Za-z0-9_]{2,64})(?=[^A-Za-z0-9_]|$)/g;
/** Names that were looked up lately, most of which come again and again. */
const LATELY = 100_000;

/** An account, with the @name by which it was found. */
export type FoundAccount = PlayerId & { readonly handle?: string };

export interface NameSearch {
  /** Looks through a key, a member of a board, or a document's text. */
  look(text: string): void;
  found(): { readonly accounts: readonly FoundAccount[]; readonly places: readonly string[] };
}

/** Tells whether a text names one of these accounts. */
export function namesOneOf(accounts: readonly FoundAccount[]): (text: string) => boolean {
  const named = accounts.flatMap(({ platform, handle }) => (handle ? [`${platform}:@${handle}`] : []));
  const names = new Set([...accounts.map(writePlayerId), ...named]);
  return (text) => [...text.matchAll(NAMED)].some(([name]) => names.has(name));
}

/** @param hashers of the host's secrets, present and former; @param hashes of the deletions to be honoured. */
export function searchNames(hashers: readonly KeyedHasher[], hashes: ReadonlySet<string>): NameSearch {
  const lately = new LRUCache<string, boolean>(atMost(LATELY));
  const found = new Map<string, FoundAccount>();
  const places = new Set<string>();
  const isDeleted = (name: string): boolean => {
    const known = lately.get(name) ?? hashers.some(({ hash }) => hashes.has(hash(name)));
    lately.set(name, known);
    return known;
  };
  const take = (name: string): void => {
    if (!found.has(name) && isDeleted(name)) found.set(name, accountOf(name));
  };
  return {
    look: (text) => {
      for (const [name] of text.matchAll(NAMED)) {
        take(name);
        if (isDeleted(placeName(name))) places.add(name);
      }
      for (const [, word = ""] of text.matchAll(WORD))
        for (const platform of IDS) take(`${platform}:@${word.toLowerCase()}`);
    },
    found: () => ({ accounts: [...found.values()], places: [...places] }),
  };
}

/** Whom a name means; of an @name alone, whoever has it. */
function accountOf(name: string): FoundAccount {
  const [platform = "", handle] = name.split(":@");
  if (handle !== undefined) return { ...playerNamed(platform, handle), handle };
  return readPlayerId(name) as PlayerId;
}
