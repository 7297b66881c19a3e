// Who plays in a game's league: built-in strategies, public strategies that people made, and per owner exactly one
// entry that scores.

import type { MatrixGame } from "../../core/games/index.ts";
import { canonicalId, isPlayable, isSandboxed } from "../../core/strategies/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PublicEntrant } from "../submissions/index.ts";

/** Built-in entrants: registry strategies from the simplest to the strongest, so that a new entry is measured against
 * known ones from its first day. Written as they're typed, and as tables show them. Changing the list changes the
 * current season. */
const BUILT_INS: readonly string[] = [
  ...["fortune-teller", "mirror", "random", "wildcard", "wildcard-counters", "rotation"],
  ...["anti-rotation", "copy", "always-counter", "always-counter-self", "win-stay-lose-shift"],
  ...["frequency", "markov", "mupn", "supp", "mkia", "daemons", "shannon", "seer", "mixing", "experts"],
  ...["vote", "ppm", "context-tree", "history-match", "second-guess", "iocaine", "naive-bayes"],
];

/** Where entrants come from: the public ones at `now`, Unix ms. */
export type EntrantSource = (store: Store, now: number) => Promise<readonly PublicEntrant[]>;

/** An owner's choice in a game's league: which of their entries scores, or none. */
export interface Choice {
  readonly entry: string | "none";
}

/** An entrant in a league. */
export interface LeagueEntrant {
  /** A strategy's canonical id. */
  readonly id: string;
  readonly name: string;
  /** The account that made it (`platform:id`), and a name shared by its linked accounts; absent for built-in ones. */
  readonly owner?: string;
  readonly person?: string;
  /** Built-in: a yardstick, ranked like an entry. Scoring: its owner's entry. Beside: plays unranked. */
  readonly standing: "built-in" | "scoring" | "beside";
  /** The name of the strategy it copies. */
  readonly copyOf?: string;
}

export interface RosterAsked {
  readonly game: MatrixGame;
  readonly builtIns: readonly BuiltInEntrant[];
  /** The public ones, of all games. */
  readonly open: readonly PublicEntrant[];
  /** One name for all of an owner's linked accounts. */
  personOf(owner: string): string;
  choiceOf(person: string): Choice | undefined;
  /** In how many past seasons the person had a place; called only when places are short. */
  seasonsOf(person: string): number;
}

/** Entrants per owner that play at a time: the scoring one and the newest others. */
const OF_ONE_OWNER_MAX = 3;
/** Maximum entrants in one league that people made. */
export const OTHERS_MAX = 200;

/** The entrants, ordered by id: the same ones give the same list, whatever order they came in. */
export function rosterOf(asked: RosterAsked): readonly LeagueEntrant[] {
  const { game, open, personOf, choiceOf, seasonsOf } = asked;
  const builtIns = asked.builtIns.map((one): LeagueEntrant => ({ ...one, standing: "built-in" }));
  const taken = new Set(builtIns.map(({ id }) => id));
  const known = firstOfEach(open.filter(({ id, games }) => isSandboxed(id) && games.includes(game.id)));
  const byPerson = Map.groupBy(known, ({ owner }) => personOf(owner));
  const others = [...byPerson].flatMap(([person, all]) => entriesOf(person, all, choiceOf(person)));
  const free = placed(
    others.filter(({ id }) => !taken.has(id)),
    seasonsOf,
  );
  return [...builtIns, ...free.map(({ publicAt: _at, ...one }) => one)].sort((a, b) => byText(a.id, b.id));
}

/** The entrants that get a place when places are short. Each owner's scoring entry comes before anyone's additional
 * ones; among these, owners with a place in fewer past seasons come first, then the earliest public ones. So a person
 * with many accounts can't keep anyone out for longer than a month. */
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

/** If two owners have the same file, it's one entrant, of the owner who opened it first. */
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

/** The chosen one as long as it exists, else the newest; never a copy. */
function scoringOf<One extends Pick<PublicEntrant, "id" | "copyOf">>(
  newest: readonly One[],
  choice: Choice | undefined,
): One | undefined {
  const own = newest.filter(({ copyOf }) => copyOf === undefined);
  const chosen = own.find(({ id }) => id === choice?.entry);
  return chosen ?? own[0];
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface BuiltInEntrant {
  readonly id: string;
  readonly name: string;
}

/** The built-in strategies that play the game, with their names. */
export function builtInsOf(game: MatrixGame): readonly BuiltInEntrant[] {
  return BUILT_INS.filter((name) => isPlayable(name, game)).map((name) => ({
    id: canonicalId(name, game),
    name,
  }));
}
