// A match's record as the course that its proof tells: what was fixed when it began, under which seed
// each move was sealed, and what its opponent could know. Pure; see `src/core/fairness/course.ts`.

import {
  chainAccount,
  chainOpening,
  chainPolicy,
  chainRound,
  chainSeal,
  chainTerms,
  policyText,
} from "../../core/fairness/course.ts";
import type { MatchCourse, MatchTerms, Opening } from "../../core/fairness/index.ts";
import { sealOf } from "../../core/fairness/seals.ts";
import type { MatrixGame, Move, Rounds } from "../../core/games/index.ts";
import { LEARN_EVERYTHING } from "../../core/matches/known-rounds.ts";
import { isSameAccount } from "../../core/strategies/bank/account.ts";
import type { Account } from "../../core/strategies/index.ts";
import { boundHistory } from "../../core/verify/recompute.ts";
import { readHistory } from "./history.ts";
import { givenUp, type MatchRecord, type PlayerGame, turnOf } from "./player-game.ts";
import { policyOf } from "./segments.ts";

/** A seed drawn for a match, the day of its key, and when it was drawn, Unix ms. */
export interface DrawnForMatch {
  readonly seed: Uint8Array;
  readonly day: number;
  readonly at: number;
}

/** The match, not begun yet, with everything that its first messages bind. */
export function bindMatch(
  game: MatrixGame,
  document: PlayerGame,
  match: Omit<MatchRecord, "chain" | "bound" | "openings">,
  bound: MatchRecord["bound"],
  drawn: DrawnForMatch,
): MatchRecord {
  const begun = { ...match, bound, chain: chainTerms(termsOf(game, { ...match, bound })) };
  const opening = openingOf(game, document, begun, drawn);
  return { ...begun, openings: [opening], chain: chainOpening(begun.chain, opening, match.id) };
}

/** Gives up the move that is sealed, if there is one, and begins anew under a fresh seed: the player has
 * played other rounds meanwhile, or the key of the day is due to be told. */
export function reopenMatch(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  drawn: DrawnForMatch,
): MatchRecord {
  const voided = givenUp(match);
  const opening = openingOf(game, document, voided, drawn);
  return {
    ...voided,
    openings: [...voided.openings, opening],
    chain: chainOpening(voided.chain, opening, match.id),
  };
}

/** A chosen move. */
interface ChosenMove {
  readonly next: NonNullable<MatchRecord["next"]>;
  /** Of what chose it. */
  readonly version: string;
  /** What it might lose, where it keeps an account. */
  readonly stake?: Stake | undefined;
}

/** The account that a move may risk, and how much of its bank other sealed moves may cost. */
export interface Stake {
  readonly account: Account;
  readonly held: number;
}

/** The match with its chosen move sealed. */
export function withSealedMove(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  { next, version, stake }: ChosenMove,
): MatchRecord {
  const number = nextNumber(match);
  const word = wordOf(game, next[0]);
  const seal = sealOf({ move: word, seed: seedOf(match), session: match.id, round: number });
  const told = withAccount(withPolicy(document, match, number, version), number, stake);
  return { ...told, next, chain: chainSeal(told.chain, seal) };
}

/** Tells what is learned from, where that changed. */
function withPolicy(document: PlayerGame, match: MatchRecord, number: number, version: string): MatchRecord {
  const { mode, since, pausedRanges, paused } = policyOf(document) ?? LEARN_EVERYTHING;
  const changed = version === match.bound.version ? {} : { version };
  const ranges = pausedRanges.map(([from, to]): [number, number] => [from, to]);
  const policy = { seal: number, mode, since, pausedRanges: ranges, paused, ...changed };
  if (policyText(policy) === policyText(match.policies?.at(-1) ?? LEARN_EVERYTHING)) return match;
  return {
    ...match,
    chain: chainPolicy(match.chain, policy),
    policies: [...(match.policies ?? []), policy],
  };
}

/** States the account where it does not follow from what was stated: a round of another match was booked, a
 * move of another game was sealed, or whoever plays again begins here. */
function withAccount(match: MatchRecord, seal: number, stake: Stake | undefined): MatchRecord {
  if (!stake) return match;
  const { account, held } = stake;
  const begins = [match.openings, match.policies].some((all) => all?.at(-1)?.seal === seal);
  const isHeld = held === (match.accounts?.at(-1)?.held ?? 0);
  if (!begins && isHeld && match.account && isSameAccount(match.account, account)) return match;
  const told = { seal, held, ...account };
  return {
    ...match,
    account,
    accounts: [...(match.accounts ?? []), told],
    chain: chainAccount(match.chain, told),
  };
}

/** The chain after a round. */
export function chainAfter(game: MatrixGame, { chain }: MatchRecord, person: Move, bot: Move): string {
  return chainRound(chain, wordOf(game, person), wordOf(game, bot));
}

/** The number of the next seal, from 1. */
function nextNumber(match: Pick<MatchRecord, "score" | "voided">): number {
  return turnOf(match) + 1 + (match.voided?.length ?? 0);
}

/** The seed that the match's moves are sealed under now. */
export function seedOf({ openings: [first, ...later] }: Pick<MatchRecord, "openings">): Uint8Array {
  return (later.at(-1) ?? first).seed;
}

/** The seed that the move of the last round was sealed under. */
export function seedOfLast(match: MatchRecord): Uint8Array {
  const turn = turnOf(match);
  const before = (match.voided ?? []).filter(([at]) => at < turn);
  const [first, ...later] = match.openings;
  return seedOf({ openings: [first, ...later.filter(({ seal }) => seal <= turn + before.length)] });
}

/** The day of that seed's key. */
export function dayOf({ bound: { pledge }, openings: [first, ...later] }: MatchRecord) {
  return { day: (later.at(-1) ?? first).day, pledge };
}

/** Everything that a finished match's seals follow from. */
export function courseOfMatch(game: MatrixGame, match: MatchRecord, rounds: Rounds): MatchCourse {
  const { openings, voided = [], policies = [], accounts = [], playedAt = 0, next } = match;
  return {
    ...termsOf(game, match),
    openings,
    policies,
    accounts,
    rounds,
    lastPlayedAt: playedAt,
    voided: voided.map(([after, move]) => ({ after, move })),
    ...(next && { unplayed: next[0] }),
  };
}

function termsOf(
  game: MatrixGame,
  { id, opponent, bound }: Pick<MatchRecord, "id" | "opponent" | "bound">,
): MatchTerms {
  return { game, session: id, opponent, ...bound };
}

/** What the match's next seal is under, and what could be known before it. */
function openingOf(
  game: MatrixGame,
  { totals, history }: PlayerGame,
  match: Omit<MatchRecord, "openings">,
  { seed, day, at }: DrawnForMatch,
): Opening {
  const [total, kept] = [totals.rounds, history.rounds];
  const { hash } = boundHistory(game.size, { total, kept }, readHistory(game, history), total - kept);
  const { playedAt: lastPlayedAt = 0 } = match;
  return { seal: nextNumber(match), total, kept, known: hash, at, lastPlayedAt, day, seed };
}

function wordOf(game: MatrixGame, move: Move): string {
  return game.moveIds[move] as string;
}
