// The league: once a month, for each game, a tournament of all public entrants and the built-in strategies. Entrants
// score only against the built-in strategies and last month's ten best, so a ring of accounts gains nothing.

import { z } from "zod";
import { CATALOGUE, gameOf, type MatrixGame } from "../core/games/index.ts";
import { estimateMean } from "../core/statistics.ts";
import { monthOf, periodName } from "../infra/calendar.ts";
import { documentKind } from "../infra/document-kind.ts";
import { underLease } from "../infra/lease.ts";
import type { Store } from "../infra/store/index.ts";
import { resultOf } from "./match/task.ts";
import type { MatchExecutor } from "./playing.ts";
import { type FileRegistration, fileRegistrations } from "./submissions/index.ts";
import { builtInEntrants, isBuiltIn } from "./tournaments/built-ins.ts";
import type { Plan } from "./tournaments/plan.ts";
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
/** By game and month. */
export const LEAGUE = documentKind(
  "league",
  z.object({
    seed: whole,
    /** In the tournament's order. Without a name: one of last month's ten best that isn't public any more, or whose
     * owner deleted their data. */
    entrants: z.array(
      z.object({
        strategy: z.string(),
        name: z.exactOptional(z.string()),
        /** `platform:id`. */
        owner: z.exactOptional(z.string()),
        isYardstick: z.exactOptional(z.literal(true)),
      }),
    ),
    /** Best first, once it's over: entrants' numbers from 0, mean points a match with their standard error, matches. */
    rows: z.exactOptional(
      z.array(z.object({ entrant: whole, points: z.number(), error: z.number(), matches: whole })),
    ),
  }),
);
type Month = ReturnType<typeof LEAGUE.parse>;
type Entrant = Month["entrants"][number];

export interface LeagueTable {
  readonly game: string;
  /** A time in the month, Unix ms. */
  readonly at: number;
  /** Best first; only entrants that may be named. */
  readonly rows: readonly LeagueRow[];
}

export interface LeagueRow {
  readonly name: string;
  /** Mean points a match, and the standard error. */
  readonly points: number;
  readonly error: number;
  readonly matches: number;
}

export interface LeagueDependencies {
  readonly store: Store;
  /** Unix ms. */
  now(): number;
  /** The seed of a tournament of these entrants that starts now. */
  draw(id: string, names: readonly string[]): number;
  readonly players: MatchExecutor;
}

/** The newest table of a game that is over; undefined if there's none from this month or the last. @throws StoreError. */
export async function leagueTable(
  store: Store,
  game: MatrixGame,
  now: number,
): Promise<LeagueTable | undefined> {
  const there = new Set((await fileRegistrations(store)).map(({ name }) => name));
  for (const at of [now, lastMonth(now)]) {
    const { entrants = [], rows } = (await store.read(LEAGUE, idOf(game, at))) ?? {};
    if (!rows) continue;
    const shown = rows.flatMap(({ entrant, ...row }) => {
      const name = entrants[entrant]?.name;
      return name !== undefined && (isBuiltIn({ name }) || there.has(name)) ? [{ name, ...row }] : [];
    });
    return { game: game.id, at, rows: shown };
  }
  return undefined;
}

/** Plays what's due, unless another process does. @throws StoreError. */
export async function playLeague(dependencies: LeagueDependencies, closing: AbortSignal): Promise<void> {
  const { store, now } = dependencies;
  for (const game of LEAGUE_GAMES) {
    const month = await monthDue(dependencies, game);
    if (!month) continue;
    const play = (lost: AbortSignal) =>
      playMonth(dependencies, game, month, AbortSignal.any([lost, closing]));
    await underLease(store, `league:${idOf(game, now())}`, play, LEASE_MS);
  }
}

/** The present month, unless it's over or nobody has entered. */
async function monthDue({ store, now, draw }: LeagueDependencies, game: MatrixGame) {
  const at = now();
  const month = (await store.read(LEAGUE, idOf(game, at))) ?? (await begun(store, game, at, draw));
  return month?.rows ? undefined : month;
}

async function playMonth(
  { store, now, players }: LeagueDependencies,
  game: MatrixGame,
  month: Month,
  signal: AbortSignal,
): Promise<void> {
  const id = idOf(game, now());
  const played = await playTournament(planOf(game, month), players, { signal });
  if (!isOver(played)) return;
  const rows = rowsOf(month.entrants, played);
  await store.update(
    LEAGUE,
    id,
    (current) => ({ next: current && { ...current, rows }, result: undefined }),
    KEPT_MS,
  );
}

/** Fixes the month's entrants; undefined if no one submitted one. */
async function begun(store: Store, game: MatrixGame, at: number, draw: LeagueDependencies["draw"]) {
  const all = (await fileRegistrations(store))
    .filter(({ file }) => file.games.includes(game.id))
    .sort((a, b) => a.file.submittedAt - b.file.submittedAt || (a.name < b.name ? -1 : 1));
  if (all.length === 0) return undefined;
  const last = await store.read(LEAGUE, idOf(game, lastMonth(at)));
  const entrants = entrantsOf(game, all, last);
  const seed = draw(`league.${idOf(game, at)}`, namesOf(entrants));
  const month: Month = { seed, entrants };
  return store.update(
    LEAGUE,
    idOf(game, at),
    (current) => ({ next: current ? undefined : month, result: current ?? month }),
    KEPT_MS,
  );
}

function entrantsOf(game: MatrixGame, all: readonly FileRegistration[], last: Month | undefined): Entrant[] {
  const best = new Set(bestOf(last));
  const people = all.slice(0, ENTRANTS_MAX).map(
    ({ strategy, name, owner }): Entrant => ({
      strategy,
      name,
      owner,
      ...(best.delete(strategy) && YARDSTICK),
    }),
  );
  const others = [...best].map((strategy): Entrant => ({ strategy, ...YARDSTICK }));
  return [...people, ...others, ...builtInEntrants(game).map((one) => ({ ...one, ...YARDSTICK }))];
}

const YARDSTICK = { isYardstick: true } as const;

/** The strategies of the ten best, one of each owner. */
function bestOf({ entrants, rows = [] }: Month = { seed: 0, entrants: [] }): readonly string[] {
  const people = rows
    .flatMap(({ entrant }) => entrants[entrant] ?? [])
    .filter(({ owner }) => owner !== undefined);
  const owners = new Map(people.toReversed().map((one) => [one.owner, one]));
  return people
    .filter((one) => owners.get(one.owner) === one)
    .slice(0, BEST)
    .map(({ strategy }) => strategy);
}

const namesOf = (entrants: readonly Entrant[]): readonly string[] =>
  entrants.map(({ name }, at) => name ?? `withdrawn.${at}`);

function planOf({ id }: MatrixGame, { seed, entrants }: Month): Plan {
  const names = namesOf(entrants);
  const named = entrants.map(({ strategy }, at) => ({ name: names[at] as string, strategy }));
  return {
    game: id,
    system: "round-robin",
    seed,
    entrants: named,
    match: MATCH,
  };
}

function rowsOf(
  entrants: readonly Entrant[],
  { championship, played }: Tournament,
): NonNullable<Month["rows"]> {
  const points = entrants.map((): number[] => []);
  for (const [round, pairings] of championship.rounds.entries())
    for (const { table, a, b } of pairings) {
      const outcome = played[round]?.find((one) => one.table === table)?.outcome;
      if (b === null || !outcome || outcome.noResult) continue;
      const result = resultOf(outcome);
      if (entrants[b]?.isYardstick) points[a]?.push(result);
      if (entrants[a]?.isYardstick) points[b]?.push(1 - result);
    }
  return points
    .map((all, entrant) => {
      const { mean, standardError } = estimateMean(all);
      return { entrant, points: mean, error: standardError, matches: all.length };
    })
    .filter(({ matches }) => matches > 1)
    .sort((x, y) => y.points - x.points || x.entrant - y.entrant);
}

function idOf({ id }: MatrixGame, at: number): string {
  return `${id}.${periodName("month", at)}`;
}

function lastMonth(at: number): number {
  return monthOf(at)[0] - 1;
}

/** The person's entrants in tables of this month and the last. @throws StoreError. */
export async function leagueOf(store: Store, owner: string, now: number) {
  const found = await Promise.all(
    idsAt(now).map(async (id) => {
      const { entrants = [], rows = [] } = (await store.read(LEAGUE, id)) ?? {};
      return entrants.flatMap((one, number) => {
        const { points } = rows.find(({ entrant }) => entrant === number) ?? {};
        return one.owner === owner
          ? [{ league: id, name: one.name, ...(points !== undefined && { points }) }]
          : [];
      });
    }),
  );
  return found.flat();
}

/** Removes the person's names from them; resolves to whether there were any. @throws StoreError. */
export async function forgetInLeague(store: Store, owner: string, now: number): Promise<boolean> {
  const changed = idsAt(now).map((id) =>
    store.update(
      LEAGUE,
      id,
      (current) => {
        if (!current?.entrants.some((one) => one.owner === owner)) return { next: undefined, result: false };
        const entrants = current.entrants.map((one): Entrant => {
          if (one.owner !== owner) return one;
          const { name: _name, owner: _owner, ...rest } = one;
          return rest;
        });
        return { next: { ...current, entrants }, result: true };
      },
      KEPT_MS,
    ),
  );
  return (await Promise.all(changed)).includes(true);
}

function idsAt(now: number): readonly string[] {
  return LEAGUE_GAMES.flatMap((game) => [now, lastMonth(now)].map((at) => idOf(game, at)));
}
