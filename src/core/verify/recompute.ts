// Replays a match's opponent from what it knew, move by move, with the same functions that decided in the match, so
// anyone with the proof and the player's export can find a move that was chosen differently.

import type { AccountAt, MatchTranscript, OpenedSeal, SeedEpoch } from "../fairness/index.ts";
import { historyHash } from "../fairness/transcript.ts";
import { areSameMoves, type Rounds } from "../games/index.ts";
import type { Decision, KnowingMatch } from "../matches/index.ts";
import { KeptStrategy } from "../matches/kept-strategy.ts";
import { firstKnownTo, nextQuestion } from "../matches/known-rounds.ts";
import {
  available,
  booked,
  boundedAccount,
  canBecome,
  isSameAccount,
  NEW_ACCOUNT,
} from "../strategies/bank/account.ts";
import type { Account } from "../strategies/index.ts";
import { isBanked, isPlayable, modelLifetimeOf } from "../strategies/registry.ts";
import { isSandboxed } from "../strategies/sandboxed.ts";

/** A player's rounds at a game, oldest first. */
export interface KnownHistory {
  /** Index of the first of them among all of the player's rounds at the game. */
  readonly first: number;
  readonly rounds: Rounds;
}

/** Why a move wasn't replayed. `apart`: a submission plays from its own file; `history-cut`: the export no longer has
 * what was known then; `no-history`: none was given; `other-history`: it doesn't belong to
 * this match; `other-version`: this program has a different version of the strategy. */
type RecomputeGap = "apart" | "history-cut" | "no-history" | "other-history" | "other-version";

export interface Recomputed {
  /** How many moves came out the same. */
  readonly same: number;
  /** The numbers of the seals whose moves the strategy wouldn't have chosen. */
  readonly different: readonly number[];
  readonly gaps: readonly { readonly seal: number; readonly why: RecomputeGap }[];
  /** By turn of the match, from 0: the move that the opponent expected; -1 for none. Only for moves that came out the
   * same. */
  readonly expected: ReadonlyMap<number, number>;
  /** The numbers of the seals that state an impossible account. */
  readonly falseAccounts: readonly number[];
  /** Seals whose account depends on something outside the match: rounds booked at other games, or moves sealed there
   * (0 rounds). */
  readonly accountGaps: readonly AccountGap[];
  /** Whether the given history has the match's rounds where they should be. */
  readonly isOfPlayer: boolean;
}

interface AccountGap {
  readonly seal: number;
  readonly rounds: number;
}

/** Replays every sealed move of the match. `version`: this program's result of `strategyVersion`. */
export function recomputeMoves(
  seals: readonly OpenedSeal[],
  course: MatchTranscript,
  history: KnownHistory | undefined,
  version: string,
): Recomputed {
  const gapsFor = (why: RecomputeGap): Recomputed => {
    const gaps = seals.map(({ number }) => ({ seal: number, why }));
    const accounts = { falseAccounts: [], accountGaps: [] };
    return { same: 0, different: [], gaps, expected: new Map(), ...accounts, isOfPlayer: false };
  };
  if (isSandboxed(course.opponent)) return gapsFor("apart");
  // A removed strategy is treated like one with an unknown version.
  if (!isPlayable(course.opponent, course.game)) return gapsFor("other-version");
  const turns = seals.map(({ turn }) => turn);
  const again = new OpponentAgain(course, turns, history);
  const same: number[] = [];
  const different: number[] = [];
  const gaps: { seal: number; why: RecomputeGap }[] = [];
  const expected = new Map<number, number>();
  for (const seal of seals) {
    const choice = again.choose(seal, version);
    if (typeof choice === "string") gaps.push({ seal: seal.number, why: choice });
    else (choice === seal.move ? same : different).push(seal.number);
    if (choice === seal.move && seal.isPlayed) expected.set(seal.turn, again.expected ?? NO_MOVE);
  }
  const { falseAccounts, accountGaps, isOfPlayer } = again;
  return { same: same.length, different, gaps, expected, falseAccounts, accountGaps, isOfPlayer };
}

/** Never equals a sealed move: a move sealed without stating the account can't be checked as chosen by it. */
const NO_MOVE = -1;

class OpponentAgain {
  readonly #course: MatchTranscript;
  /** Turns of all seals. */
  readonly #turns: readonly number[];
  readonly #given: KnownHistory | undefined;
  readonly #isOther: boolean;
  /** All rounds that any of its moves could depend on; those that weren't given are zeros. */
  readonly #history: KnownHistory;
  readonly #seedEpochs = new Map<SeedEpoch, RecomputeGap | undefined>();
  #kept: KeptStrategy | undefined;
  /** The opponent's account at the next seal, or why it isn't known; undefined if it wasn't stated. */
  #account: Account | RecomputeGap | undefined;
  #held = 0;
  /** Rounds booked by the next seal, even if the account isn't known; undefined until it's stated. */
  #booked: number | undefined;
  readonly falseAccounts: number[] = [];
  readonly accountGaps: AccountGap[] = [];
  /** What the strategy expected at its last decision. */
  expected: number | undefined;

  constructor(course: MatchTranscript, turns: readonly number[], given: KnownHistory | undefined) {
    this.#course = course;
    this.#turns = turns;
    this.#given = given;
    this.#history = withOwnRounds(course, stretchesAt(course, turns, Number.POSITIVE_INFINITY), this.#given);
    this.#isOther = this.#given !== undefined && !agree(this.#given, this.#history);
  }

  get isOfPlayer(): boolean {
    return this.#given !== undefined && !this.#isOther;
  }

  choose(seal: OpenedSeal, version: string): number | RecomputeGap {
    if ((seal.policy?.version ?? this.#course.version) !== version) {
      // It's unknown which rounds a different version booked.
      this.#account = "other-version";
      this.#booked = undefined;
      return "other-version";
    }
    if (seal.account) this.#state(seal.account, seal);
    const state = this.#stateAt(seal);
    const choice = this.#choose(seal, state);
    if (typeof choice === "string") this.#account = choice;
    if (seal.isPlayed && isStaking(state) && this.#booked !== undefined) this.#booked++;
    return choice;
  }

  /** Records a stated account. A host that could state any account could thereby choose its moves, so the account has
   * to follow from the rounds before, except for what happened at other games. */
  #state({ held, seal: number, ...account }: AccountAt, seal: OpenedSeal): void {
    const before = this.#booked === undefined ? NEW_ACCOUNT : this.#account;
    const rounds = account.rounds - (this.#booked ?? 0);
    const isPossible =
      isSameAccount(account, boundedAccount(account)) &&
      (typeof before !== "object" || canBecome(before, account, rounds));
    const isMoved = rounds > 0 || held !== this.#held;
    const isNew =
      this.#booked === undefined || seal.seedEpoch.seal === number || seal.policy?.seal === number;
    if (rounds < 0 || held > account.bank || !isPossible || !(isNew || isMoved))
      this.falseAccounts.push(number);
    else if (this.#booked !== undefined && isMoved) this.accountGaps.push({ seal: number, rounds });
    this.#account = account;
    this.#held = held;
    this.#booked = account.rounds;
  }

  #choose(seal: OpenedSeal, state: KnowingMatch): number | RecomputeGap {
    const { total, kept } = state.player;
    // Rounds leave the store and never come back, so a history that still has older ones had them then, too.
    if (this.#isOther || (this.#given && this.#given.first < total - kept)) return "other-history";
    const why = this.#gapOf(seal.seedEpoch, state);
    if (why) return this.#given ? why : "no-history";
    if (!isStaking(state)) return this.#decide(state, seal, undefined).move;
    const account = this.#account;
    // This version always states it at the first seal, and after seals of any other version.
    if (account === undefined || account === "other-version") return NO_MOVE;
    if (typeof account === "string") return account;
    const { move, results } = this.#decide(state, seal, account);
    const gained = results?.[this.#course.rounds.person[seal.turn] as number];
    if (seal.isPlayed && gained !== undefined) this.#account = booked(account, gained);
    return move;
  }

  #decide(state: KnowingMatch, { seedEpoch }: OpenedSeal, account: Account | undefined): Decision {
    const question = nextQuestion(state, seedEpoch.seed, account && available(account, this.#held));
    if (this.#kept?.missing(question) === undefined) this.#kept = new KeptStrategy(question);
    const decision = this.#kept.catchUp(question).decide(question);
    this.expected = decision.expected;
    return decision;
  }

  #gapOf(seedEpoch: SeedEpoch, state: KnowingMatch): RecomputeGap | undefined {
    const { opponent, player } = state;
    if (isOff(state) || modelLifetimeOf(opponent) === "match") return undefined;
    const first = this.#given?.first ?? this.#course.seedEpochs[0].total;
    if (firstKnownTo(player) < first) return "history-cut";
    if (!this.#seedEpochs.has(seedEpoch))
      this.#seedEpochs.set(seedEpoch, seedEpochGap(this.#course, seedEpoch, this.#history, first));
    return this.#seedEpochs.get(seedEpoch);
  }

  /** Returns what could be known about the player when the move was sealed. */
  #stateAt({ number, turn, total, seedEpoch, policy }: OpenedSeal): KnowingMatch {
    const { game, window, opponent } = this.#course;
    const kept = Math.min(window, seedEpoch.kept + total - seedEpoch.total);
    const rounds = () => roundsBetween(this.#history, total - kept, total);
    const stretches = () =>
      stretchesAt(this.#course, this.#turns, number).map(([from, count]) => [from, from + count] as const);
    const player = { total, kept, learningPolicy: policy, rounds };
    return { game, opponent, turn, player, stretches };
  }
}

/** Whether the opponent keeps an account; it doesn't while its model is off. */
function isStaking(state: KnowingMatch): boolean {
  return isBanked(state.opponent) && !isOff(state);
}

/** Whether its model is off, so that it plays at random. */
function isOff({ opponent, player }: KnowingMatch): boolean {
  return player.learningPolicy?.mode === "off" && modelLifetimeOf(opponent) !== undefined;
}

/** The match's rounds before a seal, as stretches of the player's history: first index and number of rounds. */
function stretchesAt(
  { seedEpochs, rounds }: MatchTranscript,
  turns: readonly number[],
  number: number,
): [number, number][] {
  const stretches: [number, number][] = [];
  const turnAt = (seal: number): number => turns[seal - 1] ?? rounds.bot.length;
  const open = seedEpochs.filter(({ seal }) => seal <= number);
  open.forEach(({ seal, total }, at) => {
    const count = turnAt(Math.min(number, open[at + 1]?.seal ?? number)) - turnAt(seal);
    const last = stretches.at(-1);
    if (last && last[0] + last[1] === total) last[1] += count;
    // The newest stretch counts even before its first round.
    else if (count > 0 || at === open.length - 1) stretches.push([total, count]);
  });
  return stretches;
}

/** The history from the oldest round that was stored when the match started, with the match's own rounds in their
 * positions. */
function withOwnRounds(
  { seedEpochs, rounds }: MatchTranscript,
  stretches: readonly (readonly [number, number])[],
  given: KnownHistory | undefined,
): KnownHistory {
  const first = Math.min(...seedEpochs.map(({ total, kept }) => total - kept));
  const ends = [...seedEpochs.map(({ total }) => total), ...stretches.map(([from, count]) => from + count)];
  const end = Math.max(...ends);
  const fill = (own: Uint8Array, others: Uint8Array | undefined): Uint8Array => {
    const moves = new Uint8Array(end - first);
    const from = Math.max(first, given?.first ?? end);
    if (others && given && from < end)
      moves.set(others.subarray(from - given.first, end - given.first), from - first);
    let turn = 0;
    for (const [from, count] of stretches) {
      moves.set(own.subarray(turn, turn + count), from - first);
      turn += count;
    }
    return moves;
  };
  const [person, bot] = [fill(rounds.person, given?.rounds.person), fill(rounds.bot, given?.rounds.bot)];
  return { first, rounds: { person, bot } };
}

/** Whether the given history has the same rounds wherever the two overlap. */
function agree(given: KnownHistory, whole: KnownHistory): boolean {
  const from = Math.max(given.first, whole.first);
  const end = whole.first + whole.rounds.bot.length;
  if (given.first + given.rounds.bot.length < end) return false;
  const [one, other] = [roundsBetween(given, from, end), roundsBetween(whole, from, end)];
  return areSameMoves(one.person, other.person) && areSameMoves(one.bot, other.bot);
}

function roundsBetween({ first, rounds }: KnownHistory, from: number, to: number): Rounds {
  const [start, end] = [Math.max(0, from - first), Math.max(0, to - first)];
  return { person: rounds.person.subarray(start, end), bot: rounds.bot.subarray(start, end) };
}

/** Returns undefined if these are the rounds that the seed epoch committed to, otherwise the reason. */
function seedEpochGap(
  course: MatchTranscript,
  { total, kept, known }: SeedEpoch,
  history: KnownHistory,
  given: number,
): RecomputeGap | undefined {
  const bound = boundHistory(course.game.size, { total, kept }, history.rounds, history.first);
  if (bound.first < given) return "history-cut";
  return bound.hash === known ? undefined : "other-history";
}

/** Returns what a seed epoch commits to about earlier rounds: everything that an opponent could know then. `first`: the
 * index of the first of `rounds` among all of the player's. */
export function boundHistory(
  size: number,
  { total, kept }: Pick<SeedEpoch, "total" | "kept">,
  rounds: Rounds,
  first: number,
): { readonly first: number; readonly hash: string } {
  const from = firstKnownTo({ total, kept });
  return { first: from, hash: historyHash(size, from, roundsBetween({ first, rounds }, from, total)) };
}
