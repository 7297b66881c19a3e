// Who plays in the league of a game: the house, what others made and opened to everybody, and of each
// owner's one alone that scores.

import type { MatrixGame } from "../../core/games/index.ts";
import { canonicalId, isApart, isPlayable } from "../../core/strategies/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PublicEntrant } from "../made/index.ts";

/** The house's: strategies of the registry, from the simplest to the strongest, so that a new entry has known ones
 * to be measured by from its first day. As they are typed, and called in tables. A changed list changes the season
 * that is on. */
const HOUSE: readonly string[] = [
  ...["fortune-teller", "mirror", "random", "wildcard", "wildcard-counters", "rotation"],
  ...["anti-rotation", "copy", "always-counter", "always-counter-self", "win-stay-lose-shift"],
  ...["frequency", "markov", "mupn", "supp", "mkia", "daemons", "shannon", "seer", "mixing", "experts"],
  ...["vote", "ppm", "context-tree", "history-match", "second-guess", "iocaine", "lempel-ziv"],
  ...["naive-bayes", "regret-matching", "exp3", "de-bruijn"],
];

/** Where entrants come from: what is public at `now`, Unix ms. */
export type EntrantSource = (store: Store, now: number) => Promise<readonly PublicEntrant[]>;

/** What an owner wants in a game's league: an entry of theirs that scores, or none at all. */
export interface Choice {
  readonly entry: string | "none";
}

/** One of a league. */
export interface LeagueEntrant {
  /** A strategy's canonical id. */
  readonly id: string;
  readonly name: string;
  /** The account that made it (`platform:id`), and one name for all accounts linked with that; absent:
   * the house's. */
  readonly owner?: string;
  readonly person?: string;
  /** House: a yardstick, ranked as one. Scoring: its owner's entry. Beside: it plays, without a rank. */
  readonly standing: "house" | "scoring" | "beside";
  /** The name that it copies. */
  readonly copyOf?: string;
}

export interface RosterAsked {
  readonly game: MatrixGame;
  readonly house: readonly HouseEntrant[];
  /** What is public, of all games. */
  readonly open: readonly PublicEntrant[];
  /** One name for all linked accounts of an owner. */
  personOf(owner: string): string;
  choiceOf(person: string): Choice | undefined;
  /** In how many past seasons the person had a place; asked only where places are short. */
  seasonsOf(person: string): number;
}

/** Entrants of one owner that play at a time: the scoring one and the newest others. */
const OF_ONE_OWNER_MAX = 3;
/** Others' entrants in one league. */
export const OTHERS_MAX = 200;

/** The entrants, by id: the same ones give the same list, in whatever order they came. */
export function rosterOf(asked: RosterAsked): readonly LeagueEntrant[] {
  const { game, open, personOf, choiceOf, seasonsOf } = asked;
  const house = asked.house.map((one): LeagueEntrant => ({ ...one, standing: "house" }));
  const taken = new Set(house.map(({ id }) => id));
  const known = firstOfEach(open.filter(({ id, games }) => isApart(id) && games.includes(game.id)));
  const byPerson = Map.groupBy(known, ({ owner }) => personOf(owner));
  const others = [...byPerson].flatMap(([person, all]) => entriesOf(person, all, choiceOf(person)));
  const free = placed(
    others.filter(({ id }) => !taken.has(id)),
    seasonsOf,
  );
  return [...house, ...free.map(({ publicAt: _unused, ...one }) => one)].sort((a, b) => byText(a.id, b.id));
}

/** Those that get a place, where places are short: each owner's scoring entry before anybody's further
 * ones; of these, whose owner had a place in fewer past seasons, then whichever became public first. So
 * many accounts of one person keep nobody out for longer than a month. */
function placed(others: readonly Entry[], seasonsOf: RosterAsked["seasonsOf"]): readonly Entry[] {
  if (others.length <= OTHERS_MAX) return others;
  const order = others.map((entry) => {
    const turn = entry.standing === "scoring" ? 0 : 1;
    return { entry, turn, seasons: seasonsOf(entry.person ?? "") };
  });
  order.sort(
    (a, b) =>
      a.turn - b.turn ||
      a.seasons - b.seasons ||
      a.entry.publicAt - b.entry.publicAt ||
      byText(a.entry.id, b.entry.id),
  );
  return order.slice(0, OTHERS_MAX).map(({ entry }) => entry);
}

/** The same file of two owners is one entrant: theirs who opened it first. */
function firstOfEach(open: readonly PublicEntrant[]): readonly PublicEntrant[] {
  const byAge = open.toSorted((a, b) => a.publicAt - b.publicAt || byText(a.name, b.name));
  return [...new Map(byAge.toReversed().map((one) => [one.id, one])).values()];
}

type Entry = LeagueEntrant & Pick<PublicEntrant, "publicAt">;

function entriesOf(
  person: string,
  all: readonly PublicEntrant[],
  choice: Choice | undefined,
): readonly Entry[] {
  if (choice?.entry === "none") return [];
  const newest = all.toSorted(
    (a, b) => b.publicAt - a.publicAt || b.version - a.version || byText(a.id, b.id),
  );
  const scoring = scoringOf(newest, choice);
  const playing = [...new Set([...(scoring ? [scoring] : []), ...newest])].slice(0, OF_ONE_OWNER_MAX);
  return playing.map(({ id, name, publicAt, owner, copyOf }) => ({
    id,
    name,
    publicAt,
    owner,
    person,
    standing: id === scoring?.id ? "scoring" : "beside",
    ...(copyOf !== undefined && { copyOf }),
  }));
}

/** The chosen one while it is there, else the newest file, else the newest ghost; never a copy. */
function scoringOf<One extends Pick<PublicEntrant, "id" | "copyOf">>(
  newest: readonly One[],
  choice: Choice | undefined,
): One | undefined {
  const own = newest.filter(({ copyOf }) => copyOf === undefined);
  const chosen = own.find(({ id }) => id === choice?.entry);
  return chosen ?? own.find(({ id }) => id.startsWith("file:")) ?? own[0];
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface HouseEntrant {
  readonly id: string;
  readonly name: string;
}

/** The house's that play the game, by name. */
export function houseOf(game: MatrixGame): readonly HouseEntrant[] {
  return HOUSE.filter((name) => isPlayable(name, game)).map((name) => ({
    id: canonicalId(name, game),
    name,
  }));
}
