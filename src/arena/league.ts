// The league: once a month, for each game, a tournament of all public entrants and the built-in strategies. Entrants
// score only against the built-in strategies and last month's ten best, so a ring of accounts gains nothing.

import { z } from "zod";
import { CATALOGUE, gameOf, type MatrixGame } from "../core/games/index.ts";
import { estimateMean } from "../core/statistics.ts";
import { monthOf } from "../infra/calendar.ts";
import { documentKind } from "../infra/document-kind.ts";
import { underLease } from "../infra/lease.ts";
import type { Store } from "../infra/store/index.ts";
import { resultOf } from "./match/task.ts";
import type { MatchExecutor } from "./playing.ts";
import { fileRegistrations } from "./submissions/names.ts";
import { builtInEntrants, isBuiltIn } from "./tournaments/built-ins.ts";
import { isOver, playTournament, type Tournament } from "./tournaments/tournament.ts";

export const LEAGUE_GAMES: readonly MatrixGame[] = CATALOGUE.map(gameOf);

const BEST = 10;
/** Of people's entrants in one month, those that have been public for longest. */
const ENTRANTS_MAX = 100;
/** Rounds of each match. */
const MATCH = 300;
const LEASE_MS = 10_000;
/** This month, the last one, and some days. */
const KEPT_MS = 70 * 86_400_000;

const whole = z.int().min(0);
/** Without a name: one of last month's ten best that isn't public any more, or whose owner deleted their data. */
const ENTRANT = z.object({
  strategy: z.string(),
  name: z.string().optional(),
  /** `platform:id`. */
  owner: z.string().optional(),
});
/** Mean points a match and their standard error, over the matches that count. */
const ROW = ENTRANT.extend({ points: z.number(), error: z.number(), matches: whole });
/** The start of the month, Unix ms; best first. */
const TABLE = z.object({ from: z.number(), rows: z.array(ROW) });
/** By game: the present month, with its table once it's over, and the last table before. */
export const LEAGUE = documentKind(
  "league",
  z.object({
    from: z.number(),
    seed: whole,
    /** In the tournament's order. */
    entrants: z.array(ENTRANT.extend({ isYardstick: z.boolean() })),
    rows: TABLE.shape.rows.optional(),
    last: TABLE.optional(),
  }),
);
type Month = ReturnType<typeof LEAGUE.parse>;
type Entrant = Month["entrants"][number];
export type LeagueTable = z.infer<typeof TABLE>;
export type LeagueRow = Pick<LeagueTable["rows"][number], "points" | "error" | "matches"> & {
  readonly name: string;
};

export interface LeagueDependencies {
  readonly store: Store;
  /** Unix ms. */
  now(): number;
  /** The seed of a tournament of these entrants that starts now. */
  draw(id: string, names: readonly string[]): number;
  readonly players: MatchExecutor;
}

/** The newest table of a game that is over, with those who may be named; undefined if there's none from this month or
 * the last. @throws StoreError. */
export async function leagueTable(store: Store, game: MatrixGame, now: number) {
  const table = newestIn(await store.read(LEAGUE, game.id));
  const lastMonth = monthOf(monthOf(now)[0] - 1);
  if (!table || table.from < lastMonth[0]) return undefined;
  const there = new Set((await fileRegistrations(store)).map(({ name }) => name));
  const rows = table.rows.flatMap(({ name, points, error, matches }): LeagueRow[] =>
    name !== undefined && (isBuiltIn({ name }) || there.has(name)) ? [{ name, points, error, matches }] : [],
  );
  return { at: table.from, rows };
}

function newestIn(month: Month | undefined): LeagueTable | undefined {
  return month?.rows ? { from: month.from, rows: month.rows } : month?.last;
}

/** Plays what's due, unless another process does. @throws StoreError. */
export async function playLeague(dependencies: LeagueDependencies, closing: AbortSignal): Promise<void> {
  const { store, now, players } = dependencies;
  for (const game of LEAGUE_GAMES) {
    const month = await monthDue(dependencies, game);
    if (!month || month.rows) continue;
    const play = async (lost: AbortSignal): Promise<void> => {
      const signal = AbortSignal.any([lost, closing]);
      const played = await playTournament(planOf(game, month), players, { signal });
      if (!isOver(played)) return;
      await change(store, game, (current) =>
        current?.from === month.from ? { ...current, rows: rowsOf(current.entrants, played) } : undefined,
      );
    };
    await underLease(store, `league:${game.id}.${monthOf(now())[0]}`, play, LEASE_MS);
  }
}

/** Resolves to the document after the change; there's none if `next` gives undefined. @throws StoreError. */
function change(
  store: Store,
  game: MatrixGame,
  next: (current: Month | undefined) => Month | undefined,
): Promise<Month | undefined> {
  const update = (current: Month | undefined) => {
    const month = next(current);
    return { next: month, result: month };
  };
  return store.update(LEAGUE, game.id, update, KEPT_MS);
}

/** The present month, whose entrants are fixed now if it's new; undefined if no one submitted one. */
async function monthDue({ store, now, draw }: LeagueDependencies, game: MatrixGame) {
  const [from] = monthOf(now());
  const before = await store.read(LEAGUE, game.id);
  if (before?.from === from) return before;
  const all = (await fileRegistrations(store))
    .filter(({ games }) => games.includes(game.id))
    .sort((a, b) => a.submittedAt - b.submittedAt || (a.name < b.name ? -1 : 1))
    .slice(0, ENTRANTS_MAX);
  if (all.length === 0) return undefined;
  const last = newestIn(before);
  const best = new Set(bestOf(last));
  const entrants: Entrant[] = [
    ...all.map(({ strategy, name, owner }) => ({
      strategy,
      name,
      owner,
      isYardstick: best.delete(strategy),
    })),
    ...[...best].map((strategy) => ({ strategy, isYardstick: true })),
    ...builtInEntrants(game).map((one) => ({ ...one, isYardstick: true })),
  ];
  const seed = draw(`league.${game.id}.${new Date(from).toISOString().slice(0, 7)}`, namesOf(entrants));
  return change(store, game, (current) =>
    current?.from === from ? current : { from, seed, entrants, last },
  );
}

/** The strategies of the ten best, one of each owner. */
function bestOf({ rows }: LeagueTable = { from: 0, rows: [] }): readonly string[] {
  const best = rows.filter(
    ({ owner }, at) => owner !== undefined && rows.findIndex((one) => one.owner === owner) === at,
  );
  return best.slice(0, BEST).map(({ strategy }) => strategy);
}

const namesOf = (entrants: readonly Pick<Entrant, "name">[]): readonly string[] =>
  entrants.map(({ name }, at) => name ?? `withdrawn.${at}`);

function planOf({ id }: MatrixGame, { seed, entrants }: Month) {
  const names = namesOf(entrants);
  const named = entrants.map(({ strategy }, at) => ({ name: names[at] as string, strategy }));
  return { game: id, system: "round-robin", seed, entrants: named, match: MATCH } as const;
}

function rowsOf(entrants: readonly Entrant[], { championship, played }: Tournament): LeagueTable["rows"] {
  const points = entrants.map((): number[] => []);
  for (const [round, pairings] of championship.rounds.entries())
    for (const { table, a, b } of pairings) {
      const outcome = played[round]?.find((one) => one.table === table)?.outcome;
      if (b === null || !outcome || outcome.noResult) continue;
      const result = resultOf(outcome);
      if (entrants[b]?.isYardstick) points[a]?.push(result);
      if (entrants[a]?.isYardstick) points[b]?.push(1 - result);
    }
  return entrants
    .map(({ isYardstick: _, ...entrant }, at) => {
      const own = points[at] as number[];
      const { mean, standardError } = estimateMean(own);
      return { ...entrant, points: mean, error: standardError, matches: own.length };
    })
    .filter(({ matches }) => matches > 1)
    .sort((x, y) => y.points - x.points);
}

/** The person's entrants in tables of this month and the last. @throws StoreError. */
export async function leagueOf(store: Store, owner: string) {
  const found = await Promise.all(
    LEAGUE_GAMES.map(async ({ id }) => {
      const { entrants = [], rows, last } = (await store.read(LEAGUE, id)) ?? {};
      return [rows ?? entrants, last?.rows ?? []]
        .flat()
        .filter((one) => one.owner === owner)
        .map((one) => ({ league: id, name: one.name, ...("points" in one && { points: one.points }) }));
    }),
  );
  return found.flat();
}

/** Removes the person's names from them; resolves to whether there were any. @throws StoreError. */
export async function forgetInLeague(store: Store, owner: string): Promise<boolean> {
  const without = <One extends Pick<Entrant, "name" | "owner">>(all: readonly One[]): One[] =>
    all.map((one) => (one.owner === owner ? { ...one, name: undefined, owner: undefined } : one));
  const changed = LEAGUE_GAMES.map((game) =>
    change(store, game, (current) => {
      const { entrants, rows, last } = current ?? { entrants: [] };
      if (!current || ![entrants, rows ?? [], last?.rows ?? []].flat().some((one) => one.owner === owner))
        return undefined;
      return {
        ...current,
        entrants: without(entrants),
        rows: rows && without(rows),
        last: last && { ...last, rows: without(last.rows) },
      };
    }),
  );
  return (await Promise.all(changed)).some((month) => month !== undefined);
}
