// The files that are currently public, which play in the league.

import type { Store } from "../../infra/store/index.ts";
import { type FileRegistration, fileRegistrations } from "./authors.ts";
import { type FileVersion, publicVersion } from "./registration.ts";
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
}

interface Public {
  readonly of: FileRegistration;
  readonly version: FileVersion;
}

/** The newest public version of every file that isn't frozen; `now`: Unix ms. @throws StoreError as the store. */
export async function publicEntrants(store: Store, now: number): Promise<readonly PublicEntrant[]> {
  const all = await fileRegistrations(store);
  const open = all.flatMap((of) => {
    const version = publicVersion(of, now);
    return version ? [{ of, version }] : [];
  });
  const playing = await unfrozen(store, open);
  return playing.map(entrantOf);
}

async function unfrozen(store: Store, open: readonly Public[]): Promise<readonly Public[]> {
  const kept: Public[] = [];
  for (let at = 0; at < open.length; at += AT_ONCE) {
    const some = open.slice(at, at + AT_ONCE);
    const files = await Promise.all(some.map(({ version }) => readStoredFile(store, version.id)));
    kept.push(...some.filter((_one, index) => files[index] && !files[index].frozen));
  }
  return kept;
}

function entrantOf({ of, version: { id, games, publicAt, version } }: Public): PublicEntrant {
  return { id, name: of.name, owner: of.owner, games, publicAt, version };
}
