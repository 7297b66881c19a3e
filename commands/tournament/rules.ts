// Every change of a chat's tournaments, as a pure function, and what they add up to.

import { builtInsOf, entered } from "../../src/arena/tournaments/built-ins.ts";
import { reportTournament } from "../../src/arena/tournaments/report.ts";
import { isOver, type PlayedMatch } from "../../src/arena/tournaments/tournament.ts";
import { afterOutage } from "../kit/refused-post.ts";
import {
  type ChatTournaments,
  type Current,
  ENTRANTS_MAX,
  ENTRIES_MAX,
  type Entry,
  FINISHED_KEPT,
  type Finished,
  type Opening,
  PLAYED_KEPT,
  playedOf,
  type Standing,
  standingsOf,
  type Tournament,
} from "./document.ts";

export type Refusal =
  | "open-already"
  | "none-open"
  | "begun"
  | "full"
  | "joined-already"
  | "too-many-yours"
  | "too-few"
  | "not-entered"
  | "not-yours"
  | "which";

export type ChangeResult = { readonly tournament: Current } | { readonly refusal: Refusal };

/** The seed of a tournament that starts now, and the day of the secret that it's drawn from. `entrants`: all names, in
 * order. */
export type DrawSeed = (id: string, entrants: readonly string[]) => Required<Pick<Current, "seed" | "day">>;

/** Opens it; the same event opens it once. */
export function opened(
  current: Current | undefined,
  opening: Opening,
  creator: string,
  id: string,
): ChangeResult {
  if (current) return current.id === id ? { tournament: current } : { refusal: "open-already" };
  return { tournament: { ...opening, id, creator, entrants: [] } };
}

export function joined(current: Current | undefined, entry: Entry): ChangeResult {
  if (!current) return { refusal: "none-open" };
  if (current.seed !== undefined) return { refusal: "begun" };
  const same = current.entrants.find(({ name }) => name === entry.name);
  // Another process may have had the same command.
  if (same) return same.by === entry.by ? { tournament: current } : { refusal: "joined-already" };
  if (current.entrants.length >= ENTRANTS_MAX) return { refusal: "full" };
  if (current.entrants.filter(({ by }) => by === entry.by).length >= ENTRIES_MAX)
    return { refusal: "too-many-yours" };
  return { tournament: { ...current, entrants: [...current.entrants, entry] } };
}

/** What to withdraw: the typed entrant, or the person's only one. */
export interface Leaving {
  readonly name: string | undefined;
  readonly by: string;
  readonly manages: boolean;
}

/** The entrant to withdraw; undefined if there is none, or if it's ambiguous. */
export function meantToLeave(
  current: Current | undefined,
  { name, by }: Pick<Leaving, "name" | "by">,
): Entry | undefined {
  const own = current?.entrants.filter((entry) => entry.by === by) ?? [];
  if (name === undefined) return own.length === 1 ? own[0] : undefined;
  return entered(current?.entrants ?? []).find((entry) => entry.name === name || entry.strategy === name);
}

export function left(current: Current | undefined, leaving: Leaving): ChangeResult {
  if (!current) return { refusal: "none-open" };
  const entry = meantToLeave(current, leaving);
  if (!entry) return { refusal: leaving.name === undefined ? "which" : "not-entered" };
  if (entry.by !== leaving.by && !leaving.manages) return { refusal: "not-yours" };
  if (current.seed !== undefined) return { refusal: "begun" };
  return { tournament: { ...current, entrants: current.entrants.filter((one) => one !== entry) } };
}

/** Current strategies by registered name. */
export type Meanings = ReadonlyMap<string, string>;

/** Registered names get their current strategy; a deleted name keeps its last one. Once all of that is fixed, one seed
 * picks the built-in strategies, and another one, of all entrants, is that of the tournament. */
export function started(current: Current | undefined, meanings: Meanings, draw: DrawSeed): ChangeResult {
  if (!current) return { refusal: "none-open" };
  if (current.seed !== undefined) return { tournament: current };
  if (current.entrants.length < 2) return { refusal: "too-few" };
  const entrants = current.entrants.map((entry): Entry => {
    const now = entry.isRegistered && meanings.get(entry.name);
    return now ? { ...entry, strategy: now } : entry;
  });
  const { startsAt: _past, isPutOff: _late, ...rest } = current;
  const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  const { seed } = draw(current.id, namesOf(entrants));
  const all = [...entrants, ...builtInsOf({ ...rest, entrants, seed })];
  return { tournament: { ...rest, entrants: all, ...draw(current.id, namesOf(all)) } };
}

/** At its time it starts, or stays open if it may not; undefined if it isn't time. */
export function atItsTime(
  document: ChatTournaments,
  now: number,
  start: (current: Current) => ChangeResult,
): ChatTournaments | undefined {
  const { current } = document;
  if (current?.startsAt === undefined || current.startsAt > now) return undefined;
  const outcome = start(current);
  if ("tournament" in outcome) return { ...document, current: outcome.tournament };
  const { startsAt: _past, ...open } = current;
  return { ...document, current: { ...open, isPutOff: true } };
}

/** After a finished round, which may have been the last. Undefined if the tournament was cancelled. */
export function afterRound(
  document: ChatTournaments,
  id: string,
  played: readonly (readonly PlayedMatch[])[],
  at: number,
): ChatTournaments | undefined {
  const { current, ...rest } = document;
  if (current?.id !== id || current.seed === undefined) return undefined;
  const next = { ...current, played: played.map((round) => round.map(stored)) };
  const tournament = playedOf(next);
  if (!isOver(tournament)) return { ...rest, current: next };
  const { creator: _who, entrants, seed = 0, ...settings } = next;
  const finished: Finished = {
    ...settings,
    seed,
    entrants: entrants.map(({ by: _by, isRegistered: _named, ...entrant }) => entrant),
    endedAt: at,
    standings: standingsOf(reportTournament(tournament)),
  };
  const all = [finished, ...document.finished].slice(0, FINISHED_KEPT);
  return { ...rest, finished: all.map((one, index) => (index < PLAYED_KEPT ? one : withoutMatches(one))) };
}

function withoutMatches({ played: _gone, ...finished }: Finished): Finished {
  return finished;
}

/** Without reasons, which may be long; nobody sees them here. */
function stored({ table, game, outcome: { tally, forfeits, noResult } }: PlayedMatch) {
  const outcome = {
    tally,
    forfeits: forfeits.map(({ by, kind, round }) => ({ by, kind, round, reason: "" })),
    ...(noResult && { noResult: { ...noResult, reason: "" } }),
  };
  return { table, game, outcome };
}

/** The document with that tournament changed. */
export function withChanged(
  document: ChatTournaments,
  id: string,
  change: <One extends Tournament>(tournament: One) => One,
): ChatTournaments {
  const { current, finished } = document;
  return {
    ...document,
    ...(current?.id === id && { current: change(current) }),
    finished: finished.map((one) => (one.id === id ? change(one) : one)),
  };
}

export function withoutCard<One extends Tournament>({ card: _gone, ...tournament }: One): One {
  return tournament as unknown as One;
}

/** When something is due next, Unix ms; 0: at once; undefined: never. What's announced at this moment is due if that
 * fails. */
export function dueAt({ current, finished }: ChatTournaments, now: number): number | undefined {
  const start = current?.seed === undefined ? current?.startsAt : 0;
  const announcements = finished
    .filter(({ isAnnounced }) => !isAnnounced)
    .map(({ endedAt }) => afterOutage(endedAt, now));
  const times = [...announcements, ...(start === undefined ? [] : [start])];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Everyone whose deletion changes the document. */
export function peopleOf({ current, finished }: ChatTournaments): ReadonlySet<string> {
  const entrants = [current, ...finished].flatMap((one) => one?.entrants ?? []);
  const all = [current?.creator, ...entrants.flatMap(({ by, owner }) => [by, owner])];
  return new Set(all.flatMap((person) => (person ? [person] : [])));
}

/** Prefix of the names that replace those of people who deleted their data; no other name has a dot there. */
const WITHDRAWN = "withdrawn.";

/** Without this person: what they entered leaves, or plays on as nobody's; names that they registered are replaced.
 * Undefined if they aren't in it. */
export function withoutPerson(document: ChatTournaments, person: string): ChatTournaments | undefined {
  const { current, finished } = document;
  const isIn = (one: Tournament): boolean =>
    one.entrants.some(({ by, owner }) => by === person || owner === person);
  if (!finished.some(isIn) && !(current && (isIn(current) || current.creator === person))) return undefined;
  return {
    ...document,
    ...(current && { current: currentWithout(current, person) }),
    finished: finished.map((one) => {
      const names = replacedNames(one, person);
      const standings = one.standings.map((line) => ({ ...line, name: names.get(line.name) ?? line.name }));
      return { ...renamed(one, names), standings };
    }),
  };
}

function currentWithout(current: Current, person: string): Current {
  const stays = ({ by, owner }: Entry): boolean => by !== person && owner !== person;
  const entrants =
    current.seed === undefined
      ? current.entrants.filter(stays)
      : current.entrants.map(({ by, ...entry }) => (by === person ? entry : { ...entry, ...(by && { by }) }));
  const creator = current.creator === person ? "" : current.creator;
  const rest = { ...current, creator, entrants };
  return renamed(rest, replacedNames(rest, person));
}

function replacedNames({ entrants }: Tournament, person: string): ReadonlyMap<string, string> {
  const before = entrants.filter(isWithdrawn).length;
  const gone = entrants.filter(({ owner }) => owner === person);
  return new Map(gone.map(({ name }, at) => [name, `${WITHDRAWN}${before + at + 1}`]));
}

/** Nobody could check a draw for names that are gone. */
function renamed<One extends Tournament>(
  { day, ...tournament }: One,
  names: ReadonlyMap<string, string>,
): One {
  const entrants = tournament.entrants.map((entry) => {
    const name = names.get(entry.name);
    if (name === undefined) return entry;
    const { owner: _owner, author: _author, ...rest } = entry;
    return { ...rest, name };
  });
  return { ...tournament, ...(names.size === 0 && day !== undefined && { day }), entrants } as unknown as One;
}

function isWithdrawn({ name }: Pick<Entry, "name">): boolean {
  return name.startsWith(WITHDRAWN);
}

/** What a strategy reached in several tournaments. */
export interface LeaderboardLine {
  readonly strategy: string;
  /** Multiples of one half. */
  readonly points: number;
  readonly tournaments: number;
  readonly won: number;
  /** First and last of the shared ranks. */
  readonly ranks: readonly [number, number];
}

/** The ranks of strategies that people entered, as if built-in ones weren't in the table. */
export function amongEntered<Line extends Pick<Standing, "name" | "ranks">>(
  standings: readonly Line[],
): readonly Line[] {
  const lines = entered(standings);
  return lines.map((line) => {
    const better = lines.filter(({ ranks: [from] }) => from < line.ranks[0]).length;
    const equal = lines.filter(({ ranks: [from] }) => from === line.ranks[0]).length;
    return { ...line, ranks: [better + 1, better + equal] };
  });
}

/** Points per tournament: 1 for every entrant ranked below, 1/2 for every equal one, not counting built-in ones. Best
 * first. Withdrawn names count for the others, but have no line. */
export function ranking(finished: readonly Pick<Finished, "standings">[]): readonly LeaderboardLine[] {
  const totals = new Map<string, { points: number; tournaments: number; won: number }>();
  for (const { standings } of finished) {
    const lines = amongEntered(standings);
    for (const { name, ranks } of lines) {
      if (isWithdrawn({ name })) continue;
      const total = totals.get(name) ?? { points: 0, tournaments: 0, won: 0 };
      total.points += lines.length - (ranks[0] + ranks[1]) / 2;
      total.tournaments += 1;
      total.won += ranks[1] === 1 ? 1 : 0;
      totals.set(name, total);
    }
  }
  const all = [...totals].map(([strategy, total]) => ({ strategy, ...total }));
  all.sort((x, y) => y.points - x.points || x.strategy.localeCompare(y.strategy, "en"));
  return all.map((line) => {
    const better = all.filter(({ points }) => points > line.points).length;
    const equal = all.filter(({ points }) => points === line.points).length;
    return { ...line, ranks: [better + 1, better + equal] };
  });
}
