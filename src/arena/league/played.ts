// Which months of a game are over and have a table. A month ends once: what was found stays known, and
// holds nothing of anybody.

import type { MatrixGame } from "../../core/games/index.ts";
import type { Store } from "../../infra/store/index.ts";
import { readFinal, SEASONS_KEPT } from "./finals.ts";
import { type Season, seasonAt, seasonBefore } from "./season.ts";

/** For so long a month without a table is not looked up again, in milliseconds. */
const LOOKED_MS = 600_000;

interface Looked {
  readonly at: number;
  readonly present: string;
  readonly seasons: Promise<readonly Season[]>;
}

/** The newest first. @throws StoreError. */
export function openPlayed(store: Store, now: () => number) {
  const looked = new Map<string, Looked>();
  return (game: MatrixGame): Promise<readonly Season[]> => {
    const present = seasonAt(now());
    const last = looked.get(game.id);
    if (last?.present === present.id && Math.abs(now() - last.at) < LOOKED_MS) return last.seasons;
    const seasons = look(store, game.id, present, last?.seasons);
    looked.set(game.id, { at: now(), present: present.id, seasons });
    seasons.catch(() => looked.delete(game.id));
    return seasons;
  };
}

async function look(
  store: Store,
  game: string,
  present: Season,
  before: Looked["seasons"] = Promise.resolve([]),
): Promise<readonly Season[]> {
  const known = new Set((await before).map(({ id }) => id));
  const kept = Array.from({ length: SEASONS_KEPT }, (_, months) => seasonBefore(present, months + 1));
  const played: Season[] = [];
  // One after the other: a table of two hundred is a megabyte.
  for (const season of kept) {
    const isPlayed = known.has(season.id) || (await readFinal(store, season.id, game))?.rows.length;
    if (isPlayed) played.push(season);
  }
  return played;
}
