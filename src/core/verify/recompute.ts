// Plays a match's opponent again from what it knew, move by move, by the very functions that decided in
// the match: whoever has the proof and the player's export finds a move that was chosen otherwise.

import { historyHash } from "../fairness/course.ts";
import type { AccountAt, MatchCourse, OpenedSeal, Opening } from "../fairness/index.ts";
import { areSameMoves, type Rounds } from "../games/index.ts";
import type { Decision, KnowingMatch } from "../matches/index.ts";
import { KeptStrategy } from "../matches/kept-strategy.ts";
import { firstKnownTo, LEARN_EVERYTHING, nextQuestion } from "../matches/known-rounds.ts";
import { isApart } from "../strategies/apart.ts";
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

/** A player's rounds at a game, oldest first. */
export interface KnownHistory {
  /** Index of the first of them among all of the player's rounds at the game. */
  readonly first: number;
  readonly rounds: Rounds;
  /** Some of these were taken out when there were so many: for a match that began before, only those from
   * here on are where they were. */
  readonly moved?: number;
}

/** Why a move was not played again. `apart`: what others made plays in their own file; `history-cut`: the export no longer has what was known then, or where it was;
 * `no-history`: none was given; `other-history`: it is not that of this match; `other-version`: this
 * program has another version of what plays. */
type RecomputeGap = "apart" | "history-cut" | "no-history" | "other-history" | "other-version";

export interface Recomputed {
  /** Moves that came out the same. */
  readonly same: number;
  /** The numbers of the seals whose move the strategy would not have chosen. */
  readonly different: readonly number[];
  readonly gaps: readonly { readonly seal: number; readonly why: RecomputeGap }[];
  /** By turn of the match, from 0, what the opponent expected of the person; -1: nothing. Of moves that came
   * out the same alone. */
  readonly expected: ReadonlyMap<number, number>;
  /** Numbers of seals at which an account was stated that cannot have been. */
  readonly falseAccounts: readonly number[];
  /** Seals at which the account follows from something outside of the match: rounds booked elsewhere, or moves
   * sealed there (0 rounds). */
  readonly accountGaps: readonly AccountGap[];
  /** Whether a history was given that has the match's rounds where they should be. */
  readonly isOfPlayer: boolean;
}

interface AccountGap {
  readonly seal: number;
  readonly rounds: number;
}

/** Plays every sealed move of the course again. `version`: what `strategyVersion` gives here. */
export function recomputeMoves(
  seals: readonly OpenedSeal[],
  course: MatchCourse,
  history: KnownHistory | undefined,
  version: string,
): Recomputed {
  const gapsFor = (why: RecomputeGap): Recomputed => {
    const gaps = seals.map(({ number }) => ({ seal: number, why }));
    const accounts = { falseAccounts: [], accountGaps: [] };
    return { same: 0, different: [], gaps, expected: new Map(), ...accounts, isOfPlayer: false };
  };
  if (isApart(course.opponent)) return gapsFor("apart");
  // A strategy that was removed since, and the version of one that is not known here, are the same case.
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

/** Chosen by nobody: whoever sealed a move without telling what it might lose did not choose so. */
const NO_MOVE = -1;

class OpponentAgain {
  readonly #course: MatchCourse;
  /** Turns of all seals. */
  readonly #turns: readonly number[];
  readonly #given: KnownHistory | undefined;
  readonly #isOther: boolean;
  /** Rounds that were counted before this index may have later ones since. */
  readonly #moved: number;
  /** All rounds that any of its moves could have been chosen by; those not given are zeros. */
  readonly #history: KnownHistory;
  readonly #openings = new Map<Opening, RecomputeGap | undefined>();
  #kept: KeptStrategy | undefined;
  /** The opponent's account at the next seal; why that is not known; or undefined, not stated. */
  #account: Account | RecomputeGap | undefined;
  #held = 0;
  /** Rounds booked by the next seal, also where the account is not known; undefined before it was stated. */
  #booked: number | undefined;
  readonly falseAccounts: number[] = [];
  readonly accountGaps: AccountGap[] = [];
  /** By whoever chose last. */
  expected: number | undefined;

  constructor(course: MatchCourse, turns: readonly number[], given: KnownHistory | undefined) {
    this.#course = course;
    this.#turns = turns;
    this.#given = given && inPlace(course, given);
    this.#history = withOwnRounds(course, stretchesAt(course, turns, Number.POSITIVE_INFINITY), this.#given);
    this.#moved = given ? (given.moved ?? 0) : Number.POSITIVE_INFINITY;
    this.#isOther = this.#given !== undefined && !agree(this.#given, this.#history);
  }

  get isOfPlayer(): boolean {
    return this.#given !== undefined && !this.#isOther;
  }

  choose(seal: OpenedSeal, version: string): number | RecomputeGap {
    if ((seal.policy?.version ?? this.#course.version) !== version) {
      // Which rounds another version booked is not known.
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

  /** Notes a stated account. Whoever may state any account may choose by it what is played: it has to follow from
   * the rounds before, as far as it does not follow from what happened elsewhere. */
  #state({ held, seal: number, ...account }: AccountAt, seal: OpenedSeal): void {
    const before = this.#booked === undefined ? NEW_ACCOUNT : this.#account;
    const rounds = account.rounds - (this.#booked ?? 0);
    const isPossible =
      isSameAccount(account, boundedAccount(account)) &&
      (typeof before !== "object" || canBecome(before, account, rounds));
    const isMoved = rounds > 0 || held !== this.#held;
    const begins = this.#booked === undefined || seal.opening.seal === number || seal.policy?.seal === number;
    if (rounds < 0 || held > account.bank || !isPossible || !(begins || isMoved))
      this.falseAccounts.push(number);
    else if (this.#booked !== undefined && isMoved) this.accountGaps.push({ seal: number, rounds });
    this.#account = account;
    this.#held = held;
    this.#booked = account.rounds;
  }

  #choose(seal: OpenedSeal, state: KnowingMatch): number | RecomputeGap {
    const { total, kept } = state.player;
    // Rounds leave the store and never come back: whoever still has older ones, had them then.
    if (this.#isOther || (this.#given && this.#given.first < total - kept)) return "other-history";
    const why = this.#gapOf(seal.opening, state);
    if (why) return this.#given ? why : "no-history";
    if (!isStaking(state)) return this.#decide(state, seal, undefined).move;
    const account = this.#account;
    // Whoever plays this version tells it at the first seal, and after any other version's.
    if (account === undefined || account === "other-version") return NO_MOVE;
    if (typeof account === "string") return account;
    const { move, results } = this.#decide(state, seal, account);
    const gained = results?.[this.#course.rounds.person[seal.turn] as number];
    if (seal.isPlayed && gained !== undefined) this.#account = booked(account, gained);
    return move;
  }

  #decide(state: KnowingMatch, { opening }: OpenedSeal, account: Account | undefined): Decision {
    const question = nextQuestion(state, opening.seed, account && available(account, this.#held));
    if (this.#kept?.missing(question) === undefined) this.#kept = new KeptStrategy(question);
    const decision = this.#kept.catchUp(question).decide(question);
    this.expected = decision.expected;
    return decision;
  }

  #gapOf(opening: Opening, state: KnowingMatch): RecomputeGap | undefined {
    const { opponent, player } = state;
    if (isOff(state)) return undefined;
    if (modelLifetimeOf(opponent) === "match")
      return this.#isUnmoved(opening, state) ? undefined : "history-cut";
    const first = this.#given?.first ?? this.#course.openings[0].total;
    if (firstKnownTo(player) < first) return "history-cut";
    if (!this.#openings.has(opening))
      this.#openings.set(opening, openingGap(this.#course, opening, this.#history, first));
    return this.#openings.get(opening);
  }

  /** Whether the match's rounds stood where its openings say, or it knew the same of them anyway. Where others were
   * taken out from among them, the older ones have later indices, by which settings told since are to be read. */
  #isUnmoved({ total, kept }: Opening, { player, stretches }: KnowingMatch): boolean {
    const [oldest] = this.#course.openings;
    const from = stretches[0]?.[0] ?? 0;
    const to = stretches.at(-1)?.[0] ?? 0;
    // Wherever rounds are taken out, the index of the first stored grows.
    if (total - kept === oldest.total - oldest.kept || this.#moved <= from) return true;
    const { pausedRanges, paused = 0 } = player.lessons ?? LEARN_EVERYTHING;
    const limits = [firstKnownTo(player), ...pausedRanges.flat(), paused];
    return limits.every((index) => index <= from || index >= to);
  }

  /** What could be known of the player when the move was sealed. */
  #stateAt({ number, turn, total, opening, policy }: OpenedSeal): KnowingMatch {
    const { game, window, opponent } = this.#course;
    const kept = Math.min(window, opening.kept + total - opening.total);
    const rounds = () => roundsBetween(this.#history, total - kept, total);
    const stretches = stretchesAt(this.#course, this.#turns, number);
    return {
      game,
      opponent,
      turn,
      player: { total, kept, lessons: policy, rounds },
      stretches: stretches.map(([from, count]) => [from, from + count]),
    };
  }
}

/** The rounds that are where the match's openings count them. */
function inPlace({ openings }: MatchCourse, { first, rounds, moved = 0 }: KnownHistory): KnownHistory {
  if (openings[0].total >= moved) return { first, rounds };
  const end = first + rounds.bot.length;
  return { first: moved, rounds: roundsBetween({ first, rounds }, moved, Math.max(moved, end)) };
}

/** Whether the opponent keeps an account: not where a model is off. */
function isStaking(state: KnowingMatch): boolean {
  return isBanked(state.opponent) && !isOff(state);
}

/** Whether its model is off, and chance plays for it. */
function isOff({ opponent, player }: KnowingMatch): boolean {
  return player.lessons?.mode === "off" && modelLifetimeOf(opponent) !== undefined;
}

/** The match's rounds before a seal, as stretches of the player's history: first index and number. */
function stretchesAt(
  { openings, rounds }: MatchCourse,
  turns: readonly number[],
  number: number,
): [number, number][] {
  const stretches: [number, number][] = [];
  const turnAt = (seal: number): number => turns[seal - 1] ?? rounds.bot.length;
  const open = openings.filter(({ seal }) => seal <= number);
  open.forEach(({ seal, total }, at) => {
    const count = turnAt(Math.min(number, open[at + 1]?.seal ?? number)) - turnAt(seal);
    const last = stretches.at(-1);
    if (last && last[0] + last[1] === total) last[1] += count;
    // The newest begins where it begins, also before its first round.
    else if (count > 0 || at === open.length - 1) stretches.push([total, count]);
  });
  return stretches;
}

/** The history from the oldest round that was stored when the match began, with the match's own rounds
 * in their places. */
function withOwnRounds(
  { openings, rounds }: MatchCourse,
  stretches: readonly (readonly [number, number])[],
  given: KnownHistory | undefined,
): KnownHistory {
  const first = Math.min(...openings.map(({ total, kept }) => total - kept));
  const ends = [...openings.map(({ total }) => total), ...stretches.map(([from, count]) => from + count)];
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

/** Whether a history given has the same rounds wherever both reach. */
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

/** Whether these are the rounds that the opening was bound to. */
function openingGap(
  course: MatchCourse,
  { total, kept, known }: Opening,
  history: KnownHistory,
  given: number,
): RecomputeGap | undefined {
  const bound = boundHistory(course.game.size, { total, kept }, history.rounds, history.first);
  if (bound.first < given) return "history-cut";
  return bound.hash === known ? undefined : "other-history";
}

/** What an opening binds of the rounds before it: all that an opponent could know then. `first`: the
 * index of the first of `rounds` among all of the player's. */
export function boundHistory(
  size: number,
  { total, kept }: Pick<Opening, "total" | "kept">,
  rounds: Rounds,
  first: number,
): { readonly first: number; readonly hash: string } {
  const from = firstKnownTo({ total, kept });
  return { first: from, hash: historyHash(size, from, roundsBetween({ first, rounds }, from, total)) };
}
