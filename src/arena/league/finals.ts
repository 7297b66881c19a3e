// Tables of finished seasons, written once and kept for two years. They name entries and owners until an owner deletes
// their data.

import { z } from "zod";
import type { MatrixGame } from "../../core/games/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { type Season, seasonAt, seasonBefore } from "./season.ts";
import type { LeagueTable } from "./table.ts";

const count = z.int().nonnegative();
const real = z.number();
const interval = z.tuple([real, real]).readonly();
const FINAL = firstVersion(
  "league-final",
  z.object({
    season: z.string(),
    game: z.string(),
    isOver: z.boolean(),
    rules: z.object({ matches: count, rounds: count }),
    drawn: z.object({ pledge: z.string(), day: count }),
    pairs: z.object({ played: count, all: count }),
    entrants: z.array(
      z.object({
        id: z.string(),
        name: z.string().optional(),
        owner: z.string().optional(),
        isBuiltIn: z.boolean(),
      }),
    ),
    rows: z.array(
      z.object({
        entrant: count,
        strength: real,
        interval95: interval,
        rank: count,
        rankInterval: interval,
        matches: count,
        meanReturn: real.nullable(),
        exploitability: real,
        share: real,
        worst: z.object({ against: count, return: real }).nullable(),
      }),
    ),
    /** Points per round, in thousandths. */
    matrix: z.array(z.array(z.int().nullable())),
    throwers: z.array(
      z.object({
        entrant: count,
        to: count,
        againstBuiltIns: real,
        observed: real,
        expected: real,
        pValue: real,
      }),
    ),
    hash: z.string(),
  }),
);

type Final = ReturnType<typeof FINAL.parse>;

/** The kind of document that names owners. */
export const FINAL_KIND = FINAL.name;

/** Number of seasons kept after they end. */
export const SEASONS_KEPT = 24;
const KEPT_MS = 750 * 86_400_000;
const THOUSANDTHS = 1000;

/** Writes the table of a finished season unless there already is one. @throws StoreError. */
export async function writeFinal(store: Store, table: LeagueTable): Promise<void> {
  await store.update(
    FINAL,
    documentId(table.season, table.game),
    (current) => ({ next: current ? undefined : finalOf(table), result: undefined }),
    KEPT_MS,
  );
}

/** The table of a finished season; undefined if none was played, or if it's too long ago. @throws StoreError. */
export async function readFinal(
  store: Store,
  season: string,
  game: string,
): Promise<LeagueTable | undefined> {
  const final = await store.read(FINAL, documentId(season, game));
  return final && tableOf(final);
}

/** The tables that name an entry of the account. @throws StoreError. */
export async function finalsOf(
  store: Store,
  account: string,
  { season, games }: { readonly season: Season; readonly games: readonly string[] },
): Promise<readonly LeagueTable[]> {
  const ids = keptSeasons(season).flatMap((one) => games.map((game) => documentId(one.id, game)));
  const all = await Promise.all(ids.map((id) => store.read(FINAL, id)));
  return all.flatMap((final) =>
    final?.entrants.some(({ owner }) => owner === account) ? [tableOf(final)] : [],
  );
}

/** Removes the account's names from those tables. @throws StoreError. */
export async function forgetInFinals(
  store: Store,
  account: string,
  tables: readonly Pick<LeagueTable, "season" | "game">[],
): Promise<void> {
  for (const { season, game } of tables)
    await store.update(
      FINAL,
      documentId(season, game),
      (current) => ({
        next: current && { ...current, entrants: current.entrants.map((one) => forgotten(one, account)) },
        result: undefined,
      }),
      KEPT_MS,
    );
}

function forgotten(entrant: Final["entrants"][number], account: string): Final["entrants"][number] {
  if (entrant.owner !== account) return entrant;
  const { id, isBuiltIn } = entrant;
  return { id, isBuiltIn };
}

/** Includes the season itself: it may just have ended by a different clock. */
function keptSeasons(season: Season): readonly Season[] {
  return Array.from({ length: SEASONS_KEPT + 1 }, (_, months) => seasonBefore(season, months));
}

function documentId(season: string, game: string): string {
  return `${season}.${game}`;
}

function finalOf(table: LeagueTable): Final {
  const { entrants, rows, throwers } = table;
  return {
    ...table,
    entrants: [...entrants],
    throwers: [...throwers],
    rows: rows.map((row) => ({ ...row })),
    matrix: table.matrix.map((row) =>
      row.map((gain) => (gain === null ? null : Math.round(THOUSANDTHS * gain) + 0)),
    ),
  };
}

function tableOf(final: Final): LeagueTable {
  const matrix = final.matrix.map((row) => row.map((gain) => (gain === null ? null : gain / THOUSANDTHS)));
  return { ...final, matrix } as LeagueTable;
}

/** How long a month without a table isn't looked up again, in milliseconds. */
const LOOKED_MS = 600_000;

interface Looked {
  readonly at: number;
  readonly present: string;
  readonly seasons: Promise<readonly Season[]>;
}

/** A game's finished months that have a table, newest first. A month ends only once, so results are cached; they
 * contain no personal data. @throws StoreError. */
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
  // One at a time: a table of two hundred entrants is a megabyte.
  for (const season of kept) {
    const isPlayed = known.has(season.id) || (await readFinal(store, season.id, game))?.rows.length;
    if (isPlayed) played.push(season);
  }
  return played;
}
