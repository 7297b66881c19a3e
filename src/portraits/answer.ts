// What is worked out of rounds: a person's profile, or two of them and how they compare.

import { type MatrixGame, matrixGame, type Rounds } from "../games/index.ts";
import { seededRandom } from "../matches/index.ts";
import {
  type Comparison,
  compareProfiles,
  countSituations,
  type Difference,
  largestDifferences,
  type Profile,
  profileOf,
  type Situations,
} from "../profiles/index.ts";

/** Numbers of context of the source's distance. */
const CONTEXT = 6;
const DIFFERENCES_MOST = 6;
/** Whoever asks twice gets the same answer. */
const SEED = 1;

export type Question =
  | { readonly kind: "profile"; readonly gameId: string; readonly rounds: Rounds }
  | { readonly kind: "comparison"; readonly gameId: string; readonly a: Rounds; readonly b: Rounds };

/** Two people beside each other. */
export interface ComparedProfiles {
  readonly comparison: Comparison;
  /** The most surprising first; `a` of each is the first person. */
  readonly differences: readonly Difference[];
  readonly a: Situations;
  readonly b: Situations;
}

/** @throws RangeError for an unknown game, and for a comparison with somebody who has no round. */
export function answerQuestion(question: Question): Profile | ComparedProfiles {
  const game = gameOf(question.gameId);
  if (question.kind === "comparison") return compare(game, question.a, question.b);
  return profileOf(game, question.rounds, seededRandom(SEED));
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
    a: countSituations(game, a),
    b: countSituations(game, b),
  };
}
