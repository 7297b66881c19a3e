// Since when the current leaders have led a month: stored, so that every process dates the news alike.

import { z } from "zod";
import { sha256Hex } from "../../core/fairness/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import type { LeagueTable } from "./table.ts";

const LEAD = firstVersion("league-lead", z.object({ leaders: z.string(), since: z.number() }));
const KEPT_MS = 62 * 86_400_000;
const DIGITS = 16;

interface Lead {
  /** A hash of everyone who shares first place. */
  readonly leaders: string;
  /** When that was first seen, Unix ms. */
  readonly since: number;
}

/** Who leads a table with rows, and since when; stores a change. @throws StoreError. */
export async function leadOf(store: Store, table: LeagueTable, now: number): Promise<Lead> {
  const id = `${table.season}.${table.game}`;
  const first = table.rows.filter(({ rank }) => rank === 1);
  const ids = first.map(({ entrant }) => table.entrants[entrant]?.id ?? "");
  const leaders = sha256Hex(ids.sort().join("\n")).slice(0, DIGITS);
  const known = await store.read(LEAD, id);
  if (known?.leaders === leaders) return known;
  return store.update(
    LEAD,
    id,
    (current) => {
      if (current?.leaders === leaders) return { next: undefined, result: current };
      const next = { leaders, since: now };
      return { next, result: next };
    },
    KEPT_MS,
  );
}
