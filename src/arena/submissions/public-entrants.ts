// The entrants of the league: all files that are currently public.

import { strategyNames } from "../../core/strategies/index.ts";
import { type Store, unlessUnreadable } from "../../infra/store/index.ts";
import { type FileRegistration, fileRegistrations } from "./authors.ts";
import { type FileVersion, publicVersion, versionsOf } from "./registration.ts";
import { readStoredFile } from "./stored-file.ts";

/** Files read at a time. */
const AT_ONCE = 100;

/** A public file. */
export interface PublicEntrant {
  /** `file:…`. */
  readonly id: string;
  /** The name as people type it. */
  readonly name: string;
  /** Its owner (`platform:id`): entries of the same owner don't score against each other. */
  readonly owner: string;
  /** Ids of the games it plays. */
  readonly games: readonly string[];
  /** Since when it has been public, Unix ms. */
  readonly publicAt: number;
  /** The file's version, from 1: a new version is a new entrant. */
  readonly version: number;
  /** The name that it copies move by move; copies play, but don't score. */
  readonly copyOf?: string;
}

interface Public {
  readonly of: FileRegistration;
  readonly version: FileVersion;
}

/**
 * The newest public version of every file that isn't frozen; `now`: Unix ms. A file that copies another one in some
 * games only is listed twice: once with the games that it plays in its own way, and once with `copyOf` and the games
 * that it copies. @throws StoreError as the store.
 */
export async function publicEntrants(store: Store, now: number): Promise<readonly PublicEntrant[]> {
  const all = await fileRegistrations(store);
  const originals = originalsOf(all);
  const open = all.flatMap((of) => {
    const version = publicVersion(of, now);
    return version ? [{ of, version }] : [];
  });
  const playing = await unfrozen(store, open);
  return playing.flatMap((one) => entrantsOf(one, originals));
}

async function unfrozen(store: Store, open: readonly Public[]): Promise<readonly Public[]> {
  const kept: Public[] = [];
  for (let at = 0; at < open.length; at += AT_ONCE) {
    const some = open.slice(at, at + AT_ONCE);
    const files = await Promise.all(
      some.map(({ version }) => unlessUnreadable(readStoredFile(store, version.id))),
    );
    kept.push(...some.filter((_one, index) => files[index] && !files[index].frozen));
  }
  return kept;
}

/** By game and behaviour: the name that submitted it first. */
type Originals = ReadonlyMap<string, { readonly name: string; readonly at: number }>;

function originalsOf(all: readonly FileRegistration[]): Originals {
  const first = new Map<string, { readonly name: string; readonly at: number }>();
  for (const one of all)
    for (const { behaviour, submittedAt: at } of versionsOf(one))
      for (const [game, hash] of Object.entries(behaviour)) {
        const known = first.get(`${game} ${hash}`);
        const isEarlier = !known || at < known.at || (at === known.at && one.name < known.name);
        if (isEarlier) first.set(`${game} ${hash}`, { name: one.name, at });
      }
  return first;
}

function entrantsOf({ of, version }: Public, originals: Originals): readonly PublicEntrant[] {
  const byCopied = Map.groupBy(version.games, (game) => copiedAt(game, of.name, version, originals));
  return [...byCopied].map(([copyOf, games]) => ({
    id: version.id,
    name: of.name,
    owner: of.owner,
    games,
    publicAt: version.publicAt,
    version: version.version,
    ...(copyOf !== undefined && { copyOf }),
  }));
}

/** The name of an earlier file, or else the built-in strategy that the submission was found to copy. */
function copiedAt(
  game: string,
  name: string,
  { behaviour, copyOf }: FileVersion,
  originals: Originals,
): string | undefined {
  const original = originals.get(`${game} ${behaviour[game]}`)?.name;
  if (original !== undefined && original !== name) return original;
  const [family = ""] = copyOf?.[game]?.split(":") ?? [];
  return strategyNames.includes(family) ? copyOf?.[game] : undefined;
}
