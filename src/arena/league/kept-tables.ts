// Caches tables of the current season. While it's played, every pair changes the table, and computing one takes up to a
// second of a core. So a table is recomputed at most once a minute, only when someone looks, and they see the previous
// one meanwhile.

import type { LeagueTable, TableEntrant } from "./table.ts";

/** Computes a table; reuses the one before if nothing has changed. */
export type Compute = (before: LeagueTable | undefined) => Promise<LeagueTable>;

/** How long a table counts as fresh, in milliseconds. */
const KEPT_MS = 60_000;
/** How long it may still be shown while a newer one is computed, in milliseconds. */
const SHOWN_MS = 600_000;

interface Kept {
  readonly run: string;
  readonly at: number;
  readonly table: LeagueTable;
}

export class KeptTables {
  readonly #now: () => number;
  /** By game. */
  readonly #kept = new Map<string, Kept>();
  readonly #computing = new Map<string, Promise<LeagueTable>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The table of a game's run. `there`: everyone who may be shown, by `nameOf`; a table that shows anyone else is
   * recomputed at once. Rejects as `compute` if no table can be shown. */
  async read(game: string, run: string, there: ReadonlySet<string>, compute: Compute): Promise<LeagueTable> {
    const known = this.#kept.get(game);
    const kept =
      known?.run === run && known.table.entrants.every((one) => there.has(nameOf(one))) ? known : undefined;
    const ageMs = kept ? Math.abs(this.#now() - kept.at) : SHOWN_MS;
    if (kept && ageMs < KEPT_MS) return kept.table;
    const key = [run, ...there].join(" ");
    const newer = this.#computing.get(key) ?? this.#compute(key, game, run, compute);
    if (!kept || ageMs >= SHOWN_MS) return newer;
    // The next request tries again.
    newer.catch(() => undefined);
    return kept.table;
  }

  async #compute(key: string, game: string, run: string, compute: Compute): Promise<LeagueTable> {
    const at = this.#now();
    const computing = compute(this.#kept.get(game)?.table);
    this.#computing.set(key, computing);
    try {
      const table = await computing;
      this.#kept.set(game, { run, at, table });
      return table;
    } finally {
      this.#computing.delete(key);
    }
  }
}

/** Everything that a table shows about an entrant. */
export function nameOf({ id, name, owner, isBuiltIn }: TableEntrant): string {
  return JSON.stringify([id, name, owner, isBuiltIn]);
}
