// The league as it stands in the store: its entrants and its tables.

import { returnOf } from "../../core/championships/league/index.ts";
import { CATALOGUE, gameOf, type MatrixGame } from "../../core/games/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PublicEntrant } from "../made/index.ts";
import { choiceOf } from "./choices.ts";
import { type Choice, type EntrantSource, type LeagueEntrant, rosterOf } from "./entrants.ts";
import { type Figures, type FiguresAsked, recordOf } from "./figures.ts";
import { readFinal } from "./finals.ts";
import { type HouseEntrant, houseOf } from "./house.ts";
import { openPlayed } from "./played.ts";
import { hashOfResults, type LeagueResults, readResults } from "./results.ts";
import { type LeagueRun, pairKey, pairOf } from "./run.ts";
import { pairsOf } from "./schedule.ts";
import { type Season, seasonAt } from "./season.ts";
import { type BegunSeason, readSeason, runOf } from "./seasons.ts";
import type { LeagueTable, TableEntrant } from "./table.ts";

/** Games that have a league. */
export const LEAGUE_GAMES: readonly MatrixGame[] = CATALOGUE.map(gameOf);

export interface LeagueDependencies {
  readonly store: Store;
  /** Unix ms. */
  now(): number;
  readonly sources: readonly EntrantSource[];
  /** The house's entrants of a game; default: those of the registry. */
  house?(game: MatrixGame): readonly HouseEntrant[];
  /** All accounts of whoever has this one (`platform:id`), itself among them. */
  accountsOf(owner: string): Promise<readonly string[]>;
  /** Computes in a thread. */
  figures(asked: FiguresAsked): Promise<Figures>;
}

/** Another entrant, and what was returned against it a round. */
export interface Met {
  readonly entrant: LeagueEntrant;
  readonly return: number;
}

export interface League {
  /** Everything public, of whoever made it. @throws StoreError. */
  open(): Promise<readonly PublicEntrant[]>;
  /** Who plays a game at present, by id. @throws StoreError. */
  roster(game: MatrixGame): Promise<readonly LeagueEntrant[]>;
  /** The table of a season, by default of the present one; undefined where none was begun. Withdrawn
   * entrants are in none that is on, and nameless in those that are over. @throws StoreError. */
  table(game: MatrixGame, season?: Season): Promise<LeagueTable | undefined>;
  /** Seasons of a game that are over and have a table, the newest first. @throws StoreError. */
  seasons(game: MatrixGame): Promise<readonly Season[]>;
  /** Whom an entrant of the present season has met, the best return first. @throws StoreError. */
  met(game: MatrixGame, id: string): Promise<readonly Met[]>;
  /** The table of a season at its end, by whoever is there now. @throws StoreError. */
  finalTable(begun: BegunSeason, game: MatrixGame): Promise<LeagueTable>;
}

/** For so long results that were read are good enough, in milliseconds. */
const RESULTS_MS = 5_000;
const TABLES_MAX = 16;

export function openLeague(dependencies: LeagueDependencies): League {
  const { store, now, sources, figures } = dependencies;
  const results = new Recent<LeagueResults>(now);
  const tables = new Map<string, Promise<Figures>>();
  const open = async () => (await Promise.all(sources.map((source) => source(store, now())))).flat();
  const roster = async (game: MatrixGame) => rosterIn(dependencies, game, await open());
  const resultsOf = (run: LeagueRun, all: readonly LeagueEntrant[]) => {
    const ids = all.map(({ id }) => id);
    return results.read(JSON.stringify([run, ids]), () => readResults(store, run, ids));
  };
  /** Those of the same results are computed once. */
  const figuresOnce = (key: string, asked: FiguresAsked): Promise<Figures> => {
    const found = tables.get(key) ?? figures(asked);
    tables.delete(key);
    tables.set(key, found);
    found.catch(() => tables.delete(key));
    for (const oldest of tables.keys()) if (tables.size > TABLES_MAX) tables.delete(oldest);
    return found;
  };
  const tableIn = async (begun: BegunSeason, game: MatrixGame, isOver: boolean): Promise<LeagueTable> => {
    const ranked = (await roster(game)).filter(({ standing }) => standing !== "beside");
    const run = runOf(begun, game.id);
    const asked = askedOf(run, ranked, await resultsOf(run, ranked));
    const { house, entrants, pairs, hash } = asked;
    const key = [begun.season.id, game.id, hash, ...entrants.map(({ id }) => id)].join(" ");
    const found = await figuresOnce(key, {
      size: entrants.length,
      pairs,
      house,
      lot: `${run.season} ${game.id}`,
    });
    const { pledge, day, rules } = begun;
    return {
      ...{ season: run.season, game: game.id, isOver, rules, drawn: { pledge, day } },
      ...{ pairs: { played: pairs.length, all: pairsOf(ranked).length }, entrants, hash },
      ...found,
    };
  };
  return {
    open,
    roster,
    async table(game, season = seasonAt(now())) {
      if (season.id !== seasonAt(now()).id)
        return namedTable(await readFinal(store, season.id, game.id), open);
      const begun = await readSeason(store, season);
      return begun && tableIn(begun, game, false);
    },
    seasons: openPlayed(store, now),
    async met(game, id) {
      const begun = await readSeason(store, seasonAt(now()));
      const all = await roster(game);
      return begun ? metBy(id, all, await resultsOf(runOf(begun, game.id), all)) : [];
    },
    finalTable: (begun, game) => tableIn(begun, game, true),
  };
}

async function rosterIn(
  { store, accountsOf, house = houseOf }: LeagueDependencies,
  game: MatrixGame,
  open: readonly PublicEntrant[],
): Promise<readonly LeagueEntrant[]> {
  const owners = [...new Set(open.map(({ owner }) => owner))];
  const people = new Map<string, string>();
  const choices = new Map<string, Choice>();
  const note = async (owner: string): Promise<void> => {
    const accounts = (await accountsOf(owner)).toSorted();
    const person = accounts[0] ?? owner;
    people.set(owner, person);
    const choice = await choiceOf(store, accounts, game.id);
    if (choice) choices.set(person, choice);
  };
  await Promise.all(owners.map(note));
  const personOf = (owner: string): string => people.get(owner) ?? owner;
  return rosterOf({ game, house: house(game), open, personOf, choiceOf: (person) => choices.get(person) });
}

/** The pairs of those who have met anybody, by their numbers. */
function askedOf(run: LeagueRun, ranked: readonly LeagueEntrant[], results: LeagueResults) {
  const due = pairsOf(ranked).filter((pair) => results.has(pairKey(pair)));
  const met = new Set(due.flat());
  const there = ranked.filter(({ id }) => met.has(id));
  const numbers = new Map(there.map(({ id }, number) => [id, number]));
  const numberOf = (id: string): number => numbers.get(id) as number;
  const matchesOf = (key: string) => results.get(key) ?? [];
  return {
    entrants: there.map(entrantOf),
    house: there.flatMap(({ standing, id }) => (standing === "house" ? [numberOf(id)] : [])),
    pairs: due.map((pair) => recordOf(numberOf(pair[0]), numberOf(pair[1]), matchesOf(pairKey(pair)))),
    hash: hashOfResults(new Map(due.map((pair) => [pairKey(pair), matchesOf(pairKey(pair))]))),
    run,
  };
}

function entrantOf({ id, name, owner, standing }: LeagueEntrant): TableEntrant {
  return { id, name, isHouse: standing === "house", ...(owner !== undefined && { owner }) };
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

/** Names of entries that nobody may meet any more are not told. */
export async function namedTable(
  table: LeagueTable | undefined,
  open: () => Promise<readonly PublicEntrant[]>,
): Promise<LeagueTable | undefined> {
  if (!table) return undefined;
  const there = new Set((await open()).map(({ owner, name }) => `${owner} ${name}`));
  const entrants = table.entrants.map((one): TableEntrant => {
    if (one.isHouse || there.has(`${one.owner} ${one.name}`)) return one;
    const { name: _withdrawn, ...rest } = one;
    return rest;
  });
  return { ...table, entrants };
}

/** What was read a moment ago. */
class Recent<Value> {
  readonly #now: () => number;
  readonly #kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  read(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known && Math.abs(this.#now() - known.at) < RESULTS_MS) return known.value;
    for (const [old, { at }] of this.#kept)
      if (Math.abs(this.#now() - at) >= RESULTS_MS) this.#kept.delete(old);
    const value = read();
    this.#kept.set(key, { at: this.#now(), value });
    value.catch(() => this.#kept.delete(key));
    return value;
  }
}
