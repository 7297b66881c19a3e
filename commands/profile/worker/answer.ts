// Handles a request in the worker thread: profile, comparison, or a computation of crowd.ts.

import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import {
  type Comparison,
  type CrowdHabits,
  type CrowdRounds,
  compareProfiles,
  countSituations,
  crowdHabits,
  type Difference,
  type Foretold,
  foretoldIn,
  largestDifferences,
  type Profile,
  profileOf,
  readRounds,
  type Situations,
} from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  type ComparedGroups,
  comparePeople,
  type MappedPeople,
  mapPeople,
  type Neighbourhood,
  neighboursOf,
} from "./crowd.ts";

/** Context lengths of the source's distance. */
const CONTEXT = 6;
const DIFFERENCES_MOST = 6;
/** Fixed seed, that of the map: the same request gives the same answer. */
const SEED = 1;

export type ProfileQuestion =
  | {
      readonly kind: "profile";
      readonly gameId: string;
      readonly rounds: Rounds;
      readonly starts?: readonly number[];
    }
  | { readonly kind: "comparison"; readonly gameId: string; readonly a: Rounds; readonly b: Rounds }
  | { readonly kind: "map"; readonly gameId: string; readonly people: readonly Rounds[] }
  | {
      readonly kind: "neighbours";
      readonly gameId: string;
      readonly one: Rounds;
      readonly others: readonly Rounds[];
    }
  | {
      readonly kind: "groups";
      readonly gameId: string;
      readonly first: readonly Rounds[];
      readonly second: readonly Rounds[];
    }
  | { readonly kind: "habits"; readonly gameId: string; readonly people: readonly CrowdRounds[] };

export type Answer = Profile | ComparedProfiles | MappedPeople | Neighbourhood | ComparedGroups | CrowdHabits;

export interface ComparedProfiles {
  readonly comparison: Comparison;
  /** Most significant first; `a` of each is the first person. */
  readonly differences: readonly Difference[];
  readonly a: ComparedPerson;
  readonly b: ComparedPerson;
}

/** How often a person was read, and what follows what. */
interface ComparedPerson extends Pick<Situations, "after"> {
  readonly foretold: Foretold;
}

/** @throws RangeError for an unknown game, a person without rounds, an empty group, and too few for an average. */
export function answerQuestion(question: ProfileQuestion): Answer {
  const game = gameOf(question.gameId);
  switch (question.kind) {
    case "profile":
      return profileOf(game, question.rounds, seededRandom(SEED), question.starts);
    case "comparison":
      return compare(game, question.a, question.b);
    case "map":
      return mapPeople(game, question.people);
    case "neighbours":
      return neighboursOf(game, question.one, question.others);
    case "groups":
      return comparePeople(game, question.first, question.second);
    case "habits":
      return crowdHabits(game, question.people, seededRandom(SEED));
  }
}

function gameOf(id: string): MatrixGame {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`no game "${id}"`);
  return game;
}

function compare(game: MatrixGame, a: Rounds, b: Rounds): ComparedProfiles {
  return {
    comparison: compareProfiles({ game, context: CONTEXT, random: seededRandom(SEED) }, a, b),
    differences: largestDifferences(game, a, b, DIFFERENCES_MOST),
    a: personOf(game, a),
    b: personOf(game, b),
  };
}

function personOf(game: MatrixGame, rounds: Rounds): ComparedPerson {
  const foretold = foretoldIn(game.size, readRounds(game, rounds, seededRandom(SEED)));
  return { after: countSituations(game, rounds).after, foretold };
}
