// The bot's expectation of the last move and its evidence: counts over the rounds it may know.

import type { Move } from "../../../src/core/games/matrix-game.ts";
import type { Rounds } from "../../../src/core/games/rounds.ts";
import { type Evidence, evidenceFor } from "../../../src/core/profiles/traits.ts";
import { CAREFUL_ROUNDS, isExpired } from "../../../src/core/strategies/bases/bank.ts";
import { isSandboxed } from "../../../src/core/strategies/family.ts";
import { type Recount, recount } from "../../../src/core/strategies/fortune-teller/contexts.ts";
import { withoutLast } from "../../../src/people/rounds/packed-rounds.ts";
import { expectedIn, knownIn } from "../../../src/people/rounds/predictor.ts";
import { isRanking, type MatchState, type Opponent } from "../rules.ts";

/** Minimum count of a habit worth reporting. */
const SEEN_MIN = 2;
/** With fewer known rounds, the confidence turned out to be miscalibrated. */
const CONFIDENT_FROM_ROUNDS = 5;
/** With a smaller exploitation budget, a plan is no longer followed as a whole. */
const POOR_BELOW = 1;

/** `guessed`: nothing seen yet; `chance`: fell back to a random move, `careful` because they have just met, `read`
 * because its budget is nearly used up; `spent`: has nothing left to lose to this person, and plays every move at
 * random; `none`: expected no move. */
type NoExpectation =
  | "apart"
  | "by-rule"
  | "by-merits"
  | "random"
  | "off"
  | "guessed"
  | "chance"
  | "careful"
  | "read"
  | "spent"
  | "none";

/** An expected move and its evidence. */
export interface Expectation {
  readonly kind: "expected";
  readonly move: Move;
  readonly known: number;
  /** Percent; undefined where it is not meaningful. */
  readonly confidence: number | undefined;
  /** The deciding context, recounted over all known rounds. */
  readonly context: Recount | undefined;
  /** The simplest regularity that predicts the move. Computed lazily, because the context is usually shown instead. */
  evidence(): Evidence | undefined;
  /** Whether a fixed rule, not an observed regularity, predicted the move. */
  readonly isByRule: boolean;
}

export type Reading =
  /** The opponent's version was removed. */
  | { readonly kind: "opponent-gone" }
  | { readonly kind: "unexpected"; readonly reason: NoExpectation }
  | Expectation;

/** The reading of the last round; the next round's stays sealed. */
export function readingOf(state: MatchState): Reading {
  const { game, match, opponent } = state;
  if (!opponent) return { kind: "opponent-gone" };
  const move = expectedIn(match);
  // A random move sometimes happens to answer the likeliest one; that isn't a reading.
  if (move === undefined || hasExpired(state))
    return { kind: "unexpected", reason: whyUnexpected(state, opponent) };
  const known = knownBefore(state);
  const count = known.person.length;
  const isByRule = opponent.playsBy === "guess-by-rule";
  const [context, confidence] = match.reason ?? [];
  const counted = context === undefined ? undefined : recount(game.size, context, known, move);
  return {
    kind: "expected",
    move,
    known: count,
    confidence: count >= CONFIDENT_FROM_ROUNDS ? confidence : undefined,
    context: counted && isTelling(counted, game.size) ? counted : undefined,
    evidence: () => (isByRule ? undefined : evidenceFor(game, known, move)),
    isByRule,
  };
}

/** Whether the count is above chance: a recent regularity need not hold over all rounds. */
function isTelling({ seen, followed }: Recount, moves: number): boolean {
  return seen >= SEEN_MIN && followed * moves > seen;
}

/** What the opponent knew before the last round. */
function knownBefore({ game, document, match, opponent }: MatchState): Rounds {
  return withoutLast(knownIn(game, document, match, opponent?.lifetime).rounds);
}

function hasExpired({ document, match }: MatchState): boolean {
  return isRanking(match) && isExpired(document.account);
}

function whyUnexpected(state: MatchState, { playsBy: by, lifetime }: Opponent): NoExpectation {
  if (isSandboxed(state.match.opponent)) return "apart";
  const isFirst = knownBefore(state).person.length === 0;
  if (by === "rule" || (by === "merits" && !isFirst)) return hasExpired(state) ? "spent" : `by-${by}`;
  if (by === "chance") return "random";
  const hasModel = lifetime !== undefined;
  if (hasModel && state.document.learns === false) return "off";
  if (hasExpired(state)) return "spent";
  if (isFirst) return "guessed";
  return hasModel ? whyChance(state) : "none";
}

function whyChance({ document: { account }, match }: MatchState): NoExpectation {
  if (!isRanking(match)) return "chance";
  if (account.bank < POOR_BELOW) return "read";
  return account.rounds <= CAREFUL_ROUNDS ? "careful" : "chance";
}

/** Whether its owner had it forget what it knew before the last round. */
export function isForgotten({ document }: MatchState): boolean {
  const { dropped = 0, history, totals } = document;
  return dropped + history.rounds < Math.min(2, totals.rounds);
}
