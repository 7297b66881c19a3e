// Tables of the present season as they were last computed. A season that is played has another table
// with each pair, and each takes up to a second of a core. So a newer one is computed once a minute at most,
// only where somebody looks, and whoever looks is shown the one before meanwhile.

import type { LeagueTable, TableEntrant } from "./table.ts";

/** Computes a table; from the one before where nothing has changed. */
export type Compute = (before: LeagueTable | undefined) => Promise<LeagueTable>;

/** For so long a table is shown as it is, in milliseconds. */
const KEPT_MS = 60_000;
/** For so long it is shown while a newer one is computed. */
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

  /** The table of a game's run. `there`: by `nameOf`, all who may be shown; a table that shows anybody else is
   * computed again at once. Rejects as `compute` where no table can be shown. */
  async read(game: string, run: string, there: ReadonlySet<string>, compute: Compute): Promise<LeagueTable> {
    const known = this.#kept.get(game);
    const kept =
      known?.run === run && known.table.entrants.every((one) => there.has(nameOf(one))) ? known : undefined;
    const ageMs = kept ? Math.abs(this.#now() - kept.at) : SHOWN_MS;
    if (kept && ageMs < KEPT_MS) return kept.table;
    const key = [run, ...there].join(" ");
    const newer = this.#computing.get(key) ?? this.#compute(key, game, run, compute);
    if (!kept || ageMs >= SHOWN_MS) return newer;
    // The next one who looks tries again.
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

/** All that a table shows of an entrant. */
export function nameOf({ id, name, owner, isHouse }: TableEntrant): string {
  return JSON.stringify([id, name, owner, isHouse]);
}
