// A match's record as the transcript its proof contains: what was fixed at the start, which seed each move was sealed
// under, and what the opponent could know. Pure; see `src/core/fairness/transcript.ts`.

import type { MatchTerms, MatchTranscript, SeedEpoch } from "../../core/fairness/index.ts";
import { sealOf } from "../../core/fairness/seals.ts";
import {
  chainAccount,
  chainPolicy,
  chainRound,
  chainSeal,
  chainSeedEpoch,
  chainTerms,
  policyText,
} from "../../core/fairness/transcript.ts";
import type { MatrixGame, Move, Rounds } from "../../core/games/index.ts";
import { LEARN_EVERYTHING } from "../../core/matches/known-rounds.ts";
import { isSameAccount } from "../../core/strategies/bank/account.ts";
import type { Account } from "../../core/strategies/index.ts";
import { boundHistory } from "../../core/verify/recompute.ts";
import { readHistory } from "./history.ts";
import { givenUp, type MatchRecord, type PlayerGame, turnOf } from "./player-game.ts";
import { policyOf } from "./segments.ts";

/** A seed drawn for a match, the day of its key, and when it was drawn (Unix ms). */
export interface DrawnForMatch {
  readonly seed: Uint8Array;
  readonly day: number;
  readonly at: number;
}

/** The match before its first round, with everything that its first messages commit. */
export function bindMatch(
  game: MatrixGame,
  document: PlayerGame,
  match: Omit<MatchRecord, "chain" | "bound" | "seedEpochs">,
  bound: MatchRecord["bound"],
  drawn: DrawnForMatch,
): MatchRecord {
  const begun = { ...match, bound, chain: chainTerms(termsOf(game, { ...match, bound })) };
  const seedEpoch = seedEpochOf(game, document, begun, drawn);
  return { ...begun, seedEpochs: [seedEpoch], chain: chainSeedEpoch(begun.chain, seedEpoch, match.id) };
}

/** Gives up the sealed move, if any, and continues under a fresh seed: the day's key is due to be published. */
export function reopenMatch(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  drawn: DrawnForMatch,
): MatchRecord {
  const noResult = givenUp(match);
  const seedEpoch = seedEpochOf(game, document, noResult, drawn);
  return {
    ...noResult,
    seedEpochs: [...noResult.seedEpochs, seedEpoch],
    chain: chainSeedEpoch(noResult.chain, seedEpoch, match.id),
  };
}

interface ChosenMove {
  readonly next: NonNullable<MatchRecord["next"]>;
  /** Version of the strategy that chose it. */
  readonly version: string;
  /** What it might lose, if the opponent keeps an account. */
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
  const stated = withAccount(withPolicy(document, match, number, version), number, stake);
  return { ...stated, next, chain: chainSeal(stated.chain, seal) };
}

/** Records the learning policy if it changed. */
function withPolicy(document: PlayerGame, match: MatchRecord, number: number, version: string): MatchRecord {
  const { mode, since } = policyOf(document) ?? LEARN_EVERYTHING;
  const changed = version === match.bound.version ? {} : { version };
  const policy = { seal: number, mode, since, ...changed };
  if (policyText(policy) === policyText(match.policies?.at(-1) ?? LEARN_EVERYTHING)) return match;
  return {
    ...match,
    chain: chainPolicy(match.chain, policy),
    policies: [...(match.policies ?? []), policy],
  };
}

/** Records the account where it doesn't follow from earlier records: a round of a different match was booked, a move of
 * a different game was sealed, or someone replaying the match starts here. */
function withAccount(match: MatchRecord, seal: number, stake: Stake | undefined): MatchRecord {
  if (!stake) return match;
  const { account, held } = stake;
  const begins = [match.seedEpochs, match.policies].some((all) => all?.at(-1)?.seal === seal);
  const isHeld = held === (match.accounts?.at(-1)?.held ?? 0);
  if (!begins && isHeld && match.account && isSameAccount(match.account, account)) return match;
  const stated = { seal, held, ...account };
  return {
    ...match,
    account,
    accounts: [...(match.accounts ?? []), stated],
    chain: chainAccount(match.chain, stated),
  };
}

/** The chain after a round. */
export function chainAfter(game: MatrixGame, { chain }: MatchRecord, person: Move, bot: Move): string {
  return chainRound(chain, wordOf(game, person), wordOf(game, bot));
}

/** The number of the next seal, from 1. */
function nextNumber(match: Pick<MatchRecord, "score" | "noResult">): number {
  return turnOf(match) + 1 + (match.noResult?.length ?? 0);
}

/** The seed that the match's moves are currently sealed under. */
export function seedOf({ seedEpochs: [first, ...later] }: Pick<MatchRecord, "seedEpochs">): Uint8Array {
  return (later.at(-1) ?? first).seed;
}

/** The seed that the move of the last round was sealed under. */
export function seedOfLast(match: MatchRecord): Uint8Array {
  const turn = turnOf(match);
  const before = (match.noResult ?? []).filter(([at]) => at < turn);
  const [first, ...later] = match.seedEpochs;
  return seedOf({ seedEpochs: [first, ...later.filter(({ seal }) => seal <= turn + before.length)] });
}

/** The day of that seed's key. */
export function dayOf({ bound: { pledge }, seedEpochs: [first, ...later] }: MatchRecord) {
  return { day: (later.at(-1) ?? first).day, pledge };
}

/** Everything that a finished match's seals follow from. */
export function transcriptOfMatch(game: MatrixGame, match: MatchRecord, rounds: Rounds): MatchTranscript {
  const { seedEpochs, noResult = [], policies = [], accounts = [], playedAt = 0, next } = match;
  return {
    ...termsOf(game, match),
    seedEpochs,
    policies,
    accounts,
    rounds,
    lastPlayedAt: playedAt,
    noResult: noResult.map(([after, move]) => ({ after, move })),
    ...(next && { unplayed: next[0] }),
  };
}

function termsOf(
  game: MatrixGame,
  { id, opponent, bound }: Pick<MatchRecord, "id" | "opponent" | "bound">,
): MatchTerms {
  return { game, session: id, opponent, ...bound };
}

/** What the match's next seal derives from, and what could be known before it. */
function seedEpochOf(
  game: MatrixGame,
  { totals, history }: PlayerGame,
  match: Omit<MatchRecord, "seedEpochs">,
  { seed, day, at }: DrawnForMatch,
): SeedEpoch {
  const [total, kept] = [totals.rounds, history.rounds];
  const { hash } = boundHistory(game.size, { total, kept }, readHistory(game, history), total - kept);
  const { playedAt: lastPlayedAt = 0 } = match;
  return { seal: nextNumber(match), total, kept, known: hash, at, lastPlayedAt, day, seed };
}

function wordOf(game: MatrixGame, move: Move): string {
  return game.moveIds[move] as string;
}
