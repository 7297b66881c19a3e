// What the bot expected of a person's last move and what bears that out, as data: counts over the
// rounds that it may know, and nothing that is not in the history.

import type { Move } from "../../../src/core/games/index.ts";
import {
  type Evidence,
  evidenceFor,
  isPlayable,
  modelLifetimeOf,
  playsByRule,
  type Recount,
  readsOpponent,
  recount,
} from "../../../src/core/strategies/index.ts";
import { knownBefore } from "../models/known-rounds.ts";
import type { MatchState } from "../play.ts";

/** Fewer times than this are no habit that can be told. */
const SEEN_MIN = 2;
/** With fewer rounds known, the confidence was not found to be right as often as it says. */
const CONFIDENT_FROM_ROUNDS = 5;

/** Why no move was expected: the opponent plays by a rule, or draws at random; its model is off; it
 * had seen nothing yet; it fell back on chance; or it just expected none. */
type NoExpectation = "by-rule" | "random" | "off" | "guessed" | "chance" | "none";

/** An expected move and what can be told of it. */
export interface Expectation {
  readonly kind: "expected";
  readonly move: Move;
  /** How many rounds the opponent knew. */
  readonly known: number;
  /** Percent; undefined where it says nothing. */
  readonly confidence: number | undefined;
  /** The situation that decided, counted again over all rounds known. */
  readonly context: Recount | undefined;
  /** The simplest regularity that leads to the move. */
  readonly evidence: Evidence | undefined;
}

export type Reading =
  /** No version of the opponent is known any more. */
  | { readonly kind: "opponent-gone" }
  | { readonly kind: "unexpected"; readonly reason: NoExpectation }
  | Expectation;

/** The reading of the last round; the next one's stays sealed. */
export function readingOf(state: MatchState): Reading {
  const { game, match } = state;
  if (!isPlayable(match.opponent, game)) return { kind: "opponent-gone" };
  if (match.expected < 0) return { kind: "unexpected", reason: whyUnexpected(state) };
  const known = knownBefore(state);
  const count = known.rounds.person.length;
  const [context, confidence] = match.reason ?? [];
  const counted = context === undefined ? undefined : recount(game.size, context, known, match.expected);
  return {
    kind: "expected",
    move: match.expected,
    known: count,
    confidence: count >= CONFIDENT_FROM_ROUNDS ? confidence : undefined,
    context: counted && isTelling(counted, game.size) ? counted : undefined,
    evidence: evidenceFor(game, "person", known.rounds, match.expected),
  };
}

/** More often than by chance: what is true lately need not be true of all rounds. */
function isTelling({ seen, followed }: Recount, moves: number): boolean {
  return seen >= SEEN_MIN && followed * moves > seen;
}

function whyUnexpected(state: MatchState): NoExpectation {
  const { opponent } = state.match;
  if (playsByRule(opponent)) return "by-rule";
  if (!readsOpponent(opponent)) return "random";
  const hasModel = modelLifetimeOf(opponent) !== undefined;
  const { totals, lessons } = state.document;
  // The move that was sealed when the model was turned off was still played.
  if (hasModel && lessons?.mode === "off" && totals.rounds - 1 > (lessons.paused ?? 0)) return "off";
  if (knownBefore(state).rounds.person.length === 0) return "guessed";
  return hasModel ? "chance" : "none";
}

/** Whether the opponent's model has learned nothing since it was frozen. */
export function isFrozen({ document: { lessons }, match }: MatchState): boolean {
  return lessons?.mode === "frozen" && modelLifetimeOf(match.opponent) !== undefined;
}

/** Whether everything before the last round was forgotten at its owner's wish. */
export function isForgotten({ document: { lessons, totals } }: MatchState): boolean {
  return (lessons?.since ?? 0) >= Math.max(1, totals.rounds - 1);
}
