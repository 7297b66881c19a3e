// Tables of seasons that are over: written once, kept for two years. They name entries and their
// owners until those delete what is stored of them.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { type Season, seasonBefore } from "./season.ts";
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
        isHouse: z.boolean(),
      }),
    ),
    rows: z.array(
      z.object({
        ...{ entrant: count, strength: real, interval95: interval, rank: count, rankInterval: interval },
        ...{ matches: count, meanReturn: real.nullable(), exploitability: real, share: real },
        worst: z.object({ against: count, return: real }).nullable(),
      }),
    ),
    /** Thousandths of a round. */
    matrix: z.array(z.array(z.int().nullable())),
    throwers: z.array(
      z.object({
        ...{ entrant: count, to: count, againstHouse: real, observed: real, expected: real, pValue: real },
      }),
    ),
    hash: z.string(),
  }),
);

type Final = ReturnType<typeof FINAL.parse>;

/** The kind of document that names owners. */
export const FINAL_KIND = FINAL.name;

/** Seasons that are kept after their ends. */
export const SEASONS_KEPT = 24;
const KEPT_MS = 750 * 86_400_000;
const THOUSANDTHS = 1000;

/** Writes the table of a season that is over, unless there is one. @throws StoreError. */
export async function writeFinal(store: Store, table: LeagueTable): Promise<void> {
  await store.update(
    FINAL,
    documentId(table.season, table.game),
    (current) => ({ next: current ? undefined : finalOf(table), result: undefined }),
    KEPT_MS,
  );
}

/** The table of a season that is over; undefined where none was held, or longer ago. @throws StoreError. */
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

/** Takes the account's names out of those tables. @throws StoreError. */
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
  const { id, isHouse } = entrant;
  return { id, isHouse };
}

/** The season itself too: it may have ended a moment ago on another clock. */
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
