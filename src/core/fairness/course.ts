// The course of a match as its messages told it: what was fixed before which press. Every step goes
// into one running hash, the chain; a part of it stands in the code of each message.

import { type MatrixGame, type Move, packRounds, type Rounds } from "../games/index.ts";
import { joinBytes, sha256Hex, utf8 } from "./digest.ts";
import { nonceOf, sealOf, seedSealOf } from "./seals.ts";

/** What is fixed when a match begins. */
export interface MatchTerms {
  readonly game: MatrixGame;
  readonly session: string;
  /** The player's own word, or empty. */
  readonly word: string;
  /** The canonical id of the strategy. */
  readonly opponent: string;
  /** Names the sources of what plays, 16 hex digits. */
  readonly version: string;
  /** The most rounds that the host keeps of a player at a game: what a strategy can know. */
  readonly window: number;
  /** The id of the host's pledge, 32 hex digits. */
  readonly pledge: string;
}

/** From a seal on: under which seed, and what was known. A match has one at its beginning, and one more
 * wherever a sealed move was given up. */
export interface Opening {
  /** The number of the first seal under it, from 1. */
  readonly seal: number;
  /** The player's rounds at the game before that seal, in all matches. */
  readonly total: number;
  /** How many of the newest of them were stored. */
  readonly kept: number;
  /** `historyHash` of those that could be known. */
  readonly known: string;
  /** When it was drawn, Unix ms; a move given up for it was given up by then. */
  readonly at: number;
  /** When the match's last round before it was played, Unix ms; 0 where there is none. */
  readonly lastPlayedAt: number;
  /** The day of the key that the seed follows from: that of `at`. */
  readonly day: number;
  readonly seed: Uint8Array;
}

export const MODES = ["learning", "frozen", "off"] as const;

/** From a seal on: what the opponent's model might learn from, by the player's own settings, and what
 * played, where the program was brought up to date meanwhile. */
export interface KnowledgePolicy {
  readonly seal: number;
  readonly mode: (typeof MODES)[number];
  /** The first round known, counted over all of the player's rounds at the game. */
  readonly since: number;
  /** Rounds seen but not learned from, [from, to). */
  readonly pausedRanges: readonly (readonly [from: number, to: number])[];
  readonly paused?: number | undefined;
  /** Absent: that of the terms. */
  readonly version?: string | undefined;
}

/** The opponent's account when it chose the move of a seal, where that does not follow from the seal before
 * it and the round played. */
export interface AccountAt {
  readonly seal: number;
  readonly bank: number;
  readonly reserve: number;
  readonly purse: number;
  readonly rounds: number;
  /** Points of the bank that moves sealed in other games may cost: the opponent cannot risk them here. */
  readonly held: number;
}

/** A sealed move that was given up unplayed. */
export interface VoidedMove {
  /** Rounds of the match before it. */
  readonly after: number;
  readonly move: Move;
}

/** Everything that the seals of a match follow from. */
export interface MatchCourse extends MatchTerms {
  /** Oldest first; the first has seal 1. */
  readonly openings: readonly [Opening, ...Opening[]];
  /** Oldest first; without one at the first seal everything was learned from. */
  readonly policies: readonly KnowledgePolicy[];
  /** Oldest first; none where the opponent keeps no account. */
  readonly accounts: readonly AccountAt[];
  readonly rounds: Rounds;
  /** When the last round was played, Unix ms; 0 where there is none. */
  readonly lastPlayedAt: number;
  /** Oldest first. */
  readonly voided: readonly VoidedMove[];
  /** The bot's move that was sealed and shown, but not played. */
  readonly unplayed?: Move | undefined;
}

/** A seal, opened. */
export interface OpenedSeal {
  /** From 1: that of its round, plus one for each move given up before it. */
  readonly number: number;
  /** Rounds of the match played before it. */
  readonly turn: number;
  /** False for a move that was given up, and for the one that the end left unplayed. */
  readonly isPlayed: boolean;
  readonly move: Move;
  readonly nonce: string;
  readonly seal: string;
  readonly seedSeal: string;
  /** The chain once the seal was shown. */
  readonly chain: string;
  readonly opening: Opening;
  /** The player's rounds at the game before it, in all matches. */
  readonly total: number;
  readonly policy: KnowledgePolicy | undefined;
  /** Absent: it follows from the round before. */
  readonly account: AccountAt | undefined;
}

/** Begins the chain. */
export function chainTerms(terms: MatchTerms): string {
  const { game, session, word, opponent, version, window, pledge } = terms;
  return sha256Hex(["match", game.id, session, word, opponent, version, window, pledge].join("|"));
}

export function chainOpening(chain: string, opening: Opening, session: string): string {
  const { day, at, lastPlayedAt, total, kept, known, seed } = opening;
  const drawn = [day, at, lastPlayedAt, total, kept, known, seedSealOf(seed, session)];
  return sha256Hex([chain, "opening", ...drawn].join("|"));
}

export function chainPolicy(chain: string, policy: KnowledgePolicy): string {
  return sha256Hex([chain, "policy", policyText(policy)].join("|"));
}

export function chainAccount(chain: string, { held, ...account }: AccountAt): string {
  return sha256Hex([chain, "account", ...accountNumbers(account), held].join("|"));
}

/** An account as the chain, proofs and the store write it. */
export function accountNumbers(account: Omit<AccountAt, "seal" | "held">): readonly number[] {
  return [account.bank, account.purse, account.rounds, account.reserve];
}

/** What a policy says, as one word: two are alike exactly if these are. */
export function policyText(policy: Omit<KnowledgePolicy, "seal">): string {
  const { mode, since, pausedRanges, paused, version } = policy;
  const gaps = pausedRanges.map(([from, to]) => `${from}-${to}`).join(",");
  return [mode, since, gaps, paused ?? "", version ?? ""].join("/");
}

export function chainSeal(chain: string, seal: string): string {
  return sha256Hex([chain, "seal", seal].join("|"));
}

/** `person` and `bot`: the words of their moves. */
export function chainRound(chain: string, person: string, bot: string): string {
  return sha256Hex([chain, "round", person, bot].join("|"));
}

/** Names the rounds from `first` on, counted over all of a player's rounds at a game; 32 hex digits. */
export function historyHash(size: number, first: number, rounds: Rounds): string {
  const head = utf8(`history|${first}|${rounds.person.length}|`);
  return sha256Hex(joinBytes(head, packRounds(size, rounds))).slice(0, 32);
}

/** Opens every seal of a match, oldest first, the unplayed one last, and gives the chain at its end.
 * @throws RangeError for a move that the game has not, or a course without a beginning. */
export function openCourse(course: MatchCourse): { readonly seals: OpenedSeal[]; readonly chain: string } {
  const seals: OpenedSeal[] = [];
  let chain = chainTerms(course);
  let at = startOf(course);
  for (const { turn, move, isPlayed } of sealedMoves(course)) {
    const number = seals.length + 1;
    const opening = course.openings.find(({ seal }) => seal === number);
    if (opening) {
      at = { ...at, opening, turn };
      chain = chainOpening(chain, opening, course.session);
    }
    const policy = course.policies.find(({ seal }) => seal === number);
    if (policy) {
      at = { ...at, policy };
      chain = chainPolicy(chain, policy);
    }
    const account = course.accounts.find(({ seal }) => seal === number);
    if (account) chain = chainAccount(chain, account);
    const opened = { ...openOne(course, at, { number, turn, move, isPlayed }), account };
    chain = chainSeal(chain, opened.seal);
    seals.push({ ...opened, chain });
    if (isPlayed) chain = chainRound(chain, wordOf(course, course.rounds.person[turn]), wordOf(course, move));
  }
  return { seals, chain };
}

interface Standing {
  readonly opening: Opening;
  /** Rounds of the match before the opening. */
  readonly turn: number;
  readonly policy: KnowledgePolicy | undefined;
}

function startOf({ openings: [first] }: MatchCourse): Standing {
  if (first?.seal !== 1) throw new RangeError("a course begins with an opening");
  return { opening: first, turn: 0, policy: undefined };
}

function openOne(
  course: MatchCourse,
  { opening, turn: from, policy }: Standing,
  sealed: Pick<OpenedSeal, "number" | "turn" | "move" | "isPlayed">,
): Omit<OpenedSeal, "chain" | "account"> {
  const { session } = course;
  const { seed } = opening;
  const { number, turn, move } = sealed;
  return {
    ...sealed,
    nonce: nonceOf(seed, session, number),
    seal: sealOf({ move: wordOf(course, move), seed, session, round: number }),
    seedSeal: seedSealOf(seed, session),
    opening,
    policy,
    total: opening.total + turn - from,
  };
}

function sealedMoves({ rounds, voided, unplayed }: MatchCourse) {
  const voidedAfter = (turn: number) =>
    voided.filter(({ after }) => after === turn).map(({ move }) => ({ turn, move, isPlayed: false }));
  const played = Array.from(rounds.bot, (move, turn) => [
    ...voidedAfter(turn),
    { turn, move, isPlayed: true },
  ]).flat();
  const end = rounds.bot.length;
  const last = unplayed === undefined ? [] : [{ turn: end, move: unplayed, isPlayed: false }];
  return [...played, ...voidedAfter(end), ...last];
}

function wordOf({ game }: MatchTerms, move: Move | undefined): string {
  const word = game.moveIds[move ?? -1];
  if (word === undefined) throw new RangeError(`${game.id} has no move ${move}`);
  return word;
}
