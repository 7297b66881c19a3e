// The league in the store: its entrants and its tables.

import { returnOf } from "../../core/championships/league/index.ts";
import { CATALOGUE, gameOf, type MatrixGame } from "../../core/games/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PublicEntrant } from "../submissions/index.ts";
import { choiceOf } from "./choices.ts";
import {
  type BuiltInEntrant,
  builtInsOf,
  type Choice,
  type EntrantSource,
  type LeagueEntrant,
  OTHERS_MAX,
  rosterOf,
} from "./entrants.ts";
import { type Figures, type FiguresAsked, recordOf } from "./figures.ts";
import { openPlayed, readFinal } from "./finals.ts";
import { KeptTables, nameOf } from "./kept-tables.ts";
import { hashOfResults, type LeagueResults, readResults } from "./results.ts";
import { type LeagueRun, pairKey, pairOf } from "./run.ts";
import { pairsOf } from "./schedule.ts";
import { type Season, seasonAt, seasonBefore } from "./season.ts";
import { type BegunSeason, readSeason, runOf } from "./seasons.ts";
import type { LeagueTable, TableEntrant } from "./table.ts";

/** Games that have a league. */
export const LEAGUE_GAMES: readonly MatrixGame[] = CATALOGUE.map(gameOf);

export interface LeagueDependencies {
  readonly store: Store;
  /** Unix ms. */
  now(): number;
  readonly sources: readonly EntrantSource[];
  /** A game's built-in entrants; by default those in the registry. */
  builtIns?(game: MatrixGame): readonly BuiltInEntrant[];
  /** All accounts of the person who has this one (`platform:id`), including this one. */
  accountsOf(owner: string): Promise<readonly string[]>;
  /** Computes in a thread. */
  figures(asked: FiguresAsked): Promise<Figures>;
}

/** A different entrant, and the return per round against it. */
export interface Met {
  readonly entrant: LeagueEntrant;
  readonly return: number;
}

export interface League {
  /** All public entrants by anyone. @throws StoreError. */
  open(): Promise<readonly PublicEntrant[]>;
  /** A game's current entrants, by id. @throws StoreError. */
  roster(game: MatrixGame): Promise<readonly LeagueEntrant[]>;
  /** A season's table, by default the current one's, at most a few minutes old; undefined if the season never started.
   * Withdrawn entrants are left out of a running season, and nameless in finished ones. @throws StoreError. */
  table(game: MatrixGame, season?: Season): Promise<LeagueTable | undefined>;
  /** A game's finished seasons that have a table, newest first. @throws StoreError. */
  seasons(game: MatrixGame): Promise<readonly Season[]>;
  /** The opponents an entrant has met in the current season, best return first. @throws StoreError. */
  met(game: MatrixGame, id: string): Promise<readonly Met[]>;
  /** A season's final table, with the entrants who are still there. @throws StoreError. */
  finalTable(begun: BegunSeason, game: MatrixGame): Promise<LeagueTable>;
}

/** How long results that were read may be reused, in milliseconds. */
const RESULTS_MS = 5_000;
/** How long the owners of past seasons may be reused, in milliseconds. */
const HELD_MS = 3_600_000;
/** Number of past seasons in which a place counts. */
const HELD_SEASONS = 6;

export function openLeague(dependencies: LeagueDependencies): League {
  const { store, now, sources, figures } = dependencies;
  const results = new Recent<LeagueResults>(now, RESULTS_MS);
  const held = new Recent<Held>(now, HELD_MS);
  const tables = new KeptTables(now);
  const open = async () => (await Promise.all(sources.map((source) => source(store, now())))).flat();
  const heldIn = (game: MatrixGame) => {
    const present = seasonAt(now());
    return held.read(`${present.id} ${game.id}`, () => readHeld(store, game, present));
  };
  const roster = async (game: MatrixGame) => rosterIn(dependencies, game, await open(), heldIn);
  const resultsOf = (run: LeagueRun, all: readonly LeagueEntrant[]) => {
    const ids = all.map(({ id }) => id);
    return results.read(JSON.stringify([run, ids]), () => readResults(store, run, ids));
  };
  const rankedIn = async (game: MatrixGame) =>
    (await roster(game)).filter(({ standing }) => standing !== "beside");
  const tableIn = async (
    begun: BegunSeason,
    game: MatrixGame,
    ranked: readonly LeagueEntrant[],
    { isOver, before }: { readonly isOver: boolean; readonly before?: LeagueTable | undefined },
  ): Promise<LeagueTable> => {
    const run = runOf(begun, game.id);
    const asked = askedOf(run, ranked, await resultsOf(run, ranked));
    const { builtIns, entrants, pairs, hash } = asked;
    const lot = `${run.season} ${game.id}`;
    const isSame =
      before?.season === run.season && before.hash === hash && areSame(before.entrants, entrants);
    const found = isSame ? before : await figures({ size: entrants.length, pairs, builtIns, lot });
    const { pledge, day, rules } = begun;
    return {
      season: run.season,
      game: game.id,
      isOver,
      rules,
      drawn: { pledge, day },
      pairs: { played: pairs.length, all: pairsOf(ranked).length },
      entrants,
      hash,
      rows: found.rows,
      matrix: found.matrix,
      throwers: found.throwers,
    };
  };
  return {
    open,
    roster,
    async table(game, season = seasonAt(now())) {
      if (season.id !== seasonAt(now()).id)
        return namedTable(await readFinal(store, season.id, game.id), open);
      const begun = await readSeason(store, season);
      if (!begun) return undefined;
      const ranked = await rankedIn(game);
      const there = new Set(ranked.map((one) => nameOf(entrantOf(one))));
      return tables.read(game.id, JSON.stringify(runOf(begun, game.id)), there, (before) =>
        tableIn(begun, game, ranked, { isOver: false, before }),
      );
    },
    seasons: openPlayed(store, now),
    async met(game, id) {
      const begun = await readSeason(store, seasonAt(now()));
      const all = await roster(game);
      return begun ? metBy(id, all, await resultsOf(runOf(begun, game.id), all)) : [];
    },
    finalTable: async (begun, game) => tableIn(begun, game, await rankedIn(game), { isOver: true }),
  };
}

async function rosterIn(
  { store, accountsOf, builtIns = builtInsOf }: LeagueDependencies,
  game: MatrixGame,
  open: readonly PublicEntrant[],
  heldIn: (game: MatrixGame) => Promise<Held>,
): Promise<readonly LeagueEntrant[]> {
  const held: Held = open.length > OTHERS_MAX ? await heldIn(game) : new Map();
  const owners = [...new Set(open.map(({ owner }) => owner))];
  const people = new Map<string, string>();
  const choices = new Map<string, Choice>();
  const seasons = new Map<string, number>();
  const note = async (owner: string): Promise<void> => {
    const accounts = (await accountsOf(owner)).toSorted();
    const person = accounts[0] ?? owner;
    people.set(owner, person);
    seasons.set(person, new Set(accounts.flatMap((account) => held.get(account) ?? [])).size);
    const choice = await choiceOf(store, accounts, game.id);
    if (choice) choices.set(person, choice);
  };
  await Promise.all(owners.map(note));
  const personOf = (owner: string): string => people.get(owner) ?? owner;
  return rosterOf({
    game,
    builtIns: builtIns(game),
    open,
    personOf,
    choiceOf: (person) => choices.get(person),
    seasonsOf: (person) => seasons.get(person) ?? 0,
  });
}

/** The past seasons in which an account had a place, by account. */
type Held = ReadonlyMap<string, readonly string[]>;

/** @throws StoreError. */
async function readHeld(store: Store, game: MatrixGame, present: Season): Promise<Held> {
  const held = new Map<string, string[]>();
  // One at a time: a table of two hundred entrants is a megabyte.
  for (let months = 1; months <= HELD_SEASONS; months++) {
    const { id } = seasonBefore(present, months);
    for (const { owner } of (await readFinal(store, id, game.id))?.entrants ?? [])
      if (owner !== undefined) held.set(owner, [...(held.get(owner) ?? []), id]);
  }
  return held;
}

/** The pairs that have met, by entrants' numbers. */
function askedOf(run: LeagueRun, ranked: readonly LeagueEntrant[], results: LeagueResults) {
  const due = pairsOf(ranked).filter((pair) => results.has(pairKey(pair)));
  const met = new Set(due.flat());
  const there = ranked.filter(({ id }) => met.has(id));
  const numbers = new Map(there.map(({ id }, number) => [id, number]));
  const numberOf = (id: string): number => numbers.get(id) as number;
  const matchesOf = (key: string) => results.get(key) ?? [];
  return {
    entrants: there.map(entrantOf),
    builtIns: there.flatMap(({ standing, id }) => (standing === "built-in" ? [numberOf(id)] : [])),
    pairs: due.map((pair) => recordOf(numberOf(pair[0]), numberOf(pair[1]), matchesOf(pairKey(pair)))),
    hash: hashOfResults(new Map(due.map((pair) => [pairKey(pair), matchesOf(pairKey(pair))]))),
    run,
  };
}

function entrantOf({ id, name, owner, standing }: LeagueEntrant): TableEntrant {
  return { id, name, isBuiltIn: standing === "built-in", ...(owner !== undefined && { owner }) };
}

function areSame(before: readonly TableEntrant[], now: readonly TableEntrant[]): boolean {
  return before.length === now.length && before.every(({ id }, at) => id === now[at]?.id);
}

function metBy(id: string, all: readonly LeagueEntrant[], results: LeagueResults): readonly Met[] {
  const met = all.flatMap((entrant): Met[] => {
    const pair = pairOf(id, entrant.id);
    const matches = (results.get(pairKey(pair)) ?? []).filter((match) => match !== "void");
    if (entrant.id === id || matches.length === 0) return [];
    const total = matches.reduce((sum, match) => sum + returnOf(match), 0) / matches.length;
    return [{ entrant, return: pair[0] === id ? total : 0 - total }];
  });
  return met.sort((a, b) => b.return - a.return);
}

/** Leaves out names of entries that are no longer public. */
async function namedTable(
  table: LeagueTable | undefined,
  open: () => Promise<readonly PublicEntrant[]>,
): Promise<LeagueTable | undefined> {
  if (!table) return undefined;
  const there = new Set((await open()).map(({ owner, name }) => `${owner} ${name}`));
  const entrants = table.entrants.map((one): TableEntrant => {
    if (one.isBuiltIn || there.has(`${one.owner} ${one.name}`)) return one;
    const { name: _withdrawn, ...rest } = one;
    return rest;
  });
  return { ...table, entrants };
}

/** Caches a value for a short time. */
class Recent<Value> {
  readonly #now: () => number;
  readonly #forMs: number;
  readonly #kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();

  constructor(now: () => number, forMs: number) {
    this.#now = now;
    this.#forMs = forMs;
  }

  read(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known && Math.abs(this.#now() - known.at) < this.#forMs) return known.value;
    for (const [old, { at }] of this.#kept)
      if (Math.abs(this.#now() - at) >= this.#forMs) this.#kept.delete(old);
    const value = read();
    this.#kept.set(key, { at: this.#now(), value });
    value.catch(() => this.#kept.delete(key));
    return value;
  }
}
