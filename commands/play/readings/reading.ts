// The bot's expectation of the last move and its evidence: counts over the rounds it may know.

import type { Move } from "../../../src/core/games/index.ts";
import { isExpired } from "../../../src/core/strategies/bank/account.ts";
import { CAREFUL_ROUNDS } from "../../../src/core/strategies/bank/stake.ts";
import { evidenceFor } from "../../../src/core/strategies/evidence.ts";
import { recount } from "../../../src/core/strategies/fortune-teller/recount.ts";
import type { Evidence, Recount } from "../../../src/core/strategies/index.ts";
import {
  isPlayable,
  modelLifetimeOf,
  playsBy,
  readsOpponent,
} from "../../../src/core/strategies/registry.ts";
import { isSandboxed } from "../../../src/core/strategies/sandboxed.ts";
import { knownBefore } from "../../../src/people/rounds/known-rounds.ts";
import { policyOf } from "../../../src/people/rounds/segments.ts";
import type { MatchState } from "../state/play.ts";

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
  const { game, match } = state;
  if (!isPlayable(match.opponent, game)) return { kind: "opponent-gone" };
  // A random move sometimes happens to answer the likeliest one; that isn't a reading.
  if (match.expected < 0 || hasExpired(match)) return { kind: "unexpected", reason: whyUnexpected(state) };
  const known = knownBefore(state);
  const count = known.person.length;
  const isByRule = playsBy(match.opponent) === "guess-by-rule";
  const [context, confidence] = match.reason ?? [];
  const counted = context === undefined ? undefined : recount(game.size, context, known, match.expected);
  return {
    kind: "expected",
    move: match.expected,
    known: count,
    confidence: count >= CONFIDENT_FROM_ROUNDS ? confidence : undefined,
    context: counted && isTelling(counted, game.size) ? counted : undefined,
    evidence: () => (isByRule ? undefined : evidenceFor(game, known, match.expected)),
    isByRule,
  };
}

/** Whether the count is above chance: a recent regularity need not hold over all rounds. */
function isTelling({ seen, followed }: Recount, moves: number): boolean {
  return seen >= SEEN_MIN && followed * moves > seen;
}

function hasExpired({ account }: MatchState["match"]): boolean {
  return account !== undefined && isExpired(account);
}

function whyUnexpected(state: MatchState): NoExpectation {
  const { opponent } = state.match;
  if (isSandboxed(opponent)) return "apart";
  const by = playsBy(opponent);
  const isFirst = knownBefore(state).person.length === 0;
  if (by === "rule" || (by === "merits" && !isFirst)) return hasExpired(state.match) ? "spent" : `by-${by}`;
  if (!readsOpponent(opponent)) return "random";
  const hasModel = modelLifetimeOf(opponent) !== undefined;
  if (hasModel && state.document.mode === "off") return "off";
  if (hasExpired(state.match)) return "spent";
  if (isFirst) return "guessed";
  return hasModel ? whyChance(state) : "none";
}

function whyChance({ match: { account } }: MatchState): NoExpectation {
  if (!account) return "chance";
  if (account.bank < POOR_BELOW) return "read";
  return account.rounds <= CAREFUL_ROUNDS ? "careful" : "chance";
}

/** Whether the owner's reset deleted everything before the last round. */
export function isForgotten({ document }: MatchState): boolean {
  return (policyOf(document)?.since ?? 0) >= Math.max(1, document.totals.rounds - 1);
}
