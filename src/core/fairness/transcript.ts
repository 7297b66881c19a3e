// The transcript of a match as its messages showed it: what was fixed before each press. Every step goes into one
// running hash, the chain; the code in each message contains a part of it.

import { type MatrixGame, type Move, packRounds, type Rounds } from "../games/index.ts";
import { joinBytes, sha256Hex, utf8 } from "./digest.ts";
import { nonceOf, sealOf, seedSealOf } from "./seals.ts";

/** What is fixed when a match starts. */
export interface MatchTerms {
  readonly game: MatrixGame;
  readonly session: string;
  /** The player's own word, or empty. */
  readonly word: string;
  /** The canonical id of the strategy. */
  readonly opponent: string;
  /** Identifies the sources of what plays, 16 hex digits. */
  readonly version: string;
  /** The most rounds the host keeps of a player at a game, and so the most that a strategy can know. */
  readonly window: number;
  /** The id of the host's pledge, 32 hex digits. */
  readonly pledge: string;
}

/** Applies from a seal on: the seed in use, and what was known. A match has one at its start, and one more each time a
 * sealed move was withdrawn. */
export interface SeedEpoch {
  /** The first seal under it, from 1. */
  readonly seal: number;
  /** The player's rounds at the game before that seal, in all matches. */
  readonly total: number;
  /** How many of those rounds, newest first, were stored. */
  readonly kept: number;
  /** `historyHash` of the rounds that could be known. */
  readonly known: string;
  /** When it was drawn, Unix ms; any move withdrawn for it had been withdrawn by then. */
  readonly at: number;
  /** When the match's last round before it was played, Unix ms; 0 if there was none. */
  readonly lastPlayedAt: number;
  /** The day of the key that the seed derives from; it's the day of `at`. */
  readonly day: number;
  readonly seed: Uint8Array;
}

export const MODES = ["learning", "off"] as const;

/** Applies from a seal on: what the player's settings let the opponent's model learn from, and the version that played,
 * if the program was updated during the match. */
export interface KnowledgePolicy {
  readonly seal: number;
  readonly mode: (typeof MODES)[number];
  /** The first round known, counted over all of the player's rounds at the game. */
  readonly since: number;
  /** Absent: the version in the terms. */
  readonly version?: string | undefined;
}

/** The opponent's exploitation budget when it chose a seal's move; only listed if it doesn't follow from the previous
 * seal and the round played. */
export interface AccountAt {
  readonly seal: number;
  readonly bank: number;
  readonly reserve: number;
  readonly purse: number;
  readonly rounds: number;
  /** Points of the bank that moves sealed in other games may cost, and that can't be risked here. */
  readonly held: number;
}

/** A sealed move that was withdrawn unplayed. */
export interface NoResultMove {
  /** Rounds of the match played before it. */
  readonly after: number;
  readonly move: Move;
}

/** Everything from which the seals of a match are computed. */
export interface MatchTranscript extends MatchTerms {
  /** Oldest first; the first has seal 1. */
  readonly seedEpochs: readonly [SeedEpoch, ...SeedEpoch[]];
  /** Oldest first; if there's none at the first seal, the model learned from everything. */
  readonly policies: readonly KnowledgePolicy[];
  /** Oldest first; empty if the opponent has no exploitation budget. */
  readonly accounts: readonly AccountAt[];
  readonly rounds: Rounds;
  /** When the last round was played, Unix ms; 0 if there was none. */
  readonly lastPlayedAt: number;
  /** Oldest first. */
  readonly noResult: readonly NoResultMove[];
  /** The bot's move that was sealed and shown, but not played. */
  readonly unplayed?: Move | undefined;
}

/** An opened seal. */
export interface OpenedSeal {
  /** From 1: the round's number, plus one for each move withdrawn before it. */
  readonly number: number;
  /** Rounds of the match played before it. */
  readonly turn: number;
  /** False for a withdrawn move, and for the one left unplayed at the end. */
  readonly isPlayed: boolean;
  readonly move: Move;
  readonly nonce: string;
  readonly seal: string;
  readonly seedSeal: string;
  /** The chain after the seal was shown. */
  readonly chain: string;
  readonly seedEpoch: SeedEpoch;
  /** The player's rounds at the game before it, in all matches. */
  readonly total: number;
  readonly policy: KnowledgePolicy | undefined;
  /** Absent: it follows from the previous round. */
  readonly account: AccountAt | undefined;
}

/** Starts the chain. */
export function chainTerms(terms: MatchTerms): string {
  const { game, session, word, opponent, version, window, pledge } = terms;
  return sha256Hex(["match", game.id, session, word, opponent, version, window, pledge].join("|"));
}

export function chainSeedEpoch(chain: string, seedEpoch: SeedEpoch, session: string): string {
  const { day, at, lastPlayedAt, total, kept, known, seed } = seedEpoch;
  const drawn = [day, at, lastPlayedAt, total, kept, known, seedSealOf(seed, session)];
  return sha256Hex([chain, "opening", ...drawn].join("|"));
}

export function chainPolicy(chain: string, policy: KnowledgePolicy): string {
  return sha256Hex([chain, "policy", policyText(policy)].join("|"));
}

export function chainAccount(chain: string, { held, ...account }: AccountAt): string {
  return sha256Hex([chain, "account", ...accountNumbers(account), held].join("|"));
}

/** An account in the order used by the chain, proofs and the store. */
export function accountNumbers(account: Omit<AccountAt, "seal" | "held">): readonly number[] {
  return [account.bank, account.purse, account.rounds, account.reserve];
}

/** A policy as one word; two policies are equal exactly if their words are. */
export function policyText(policy: Omit<KnowledgePolicy, "seal">): string {
  const { mode, since, version } = policy;
  return [mode, since, version ?? ""].join("/");
}

export function chainSeal(chain: string, seal: string): string {
  return sha256Hex([chain, "seal", seal].join("|"));
}

/** Adds a round. `person` and `bot`: the ids of their moves. */
export function chainRound(chain: string, person: string, bot: string): string {
  return sha256Hex([chain, "round", person, bot].join("|"));
}

/** Identifies the rounds from `first` on, counted over all of a player's rounds at a game; 32 hex digits. */
export function historyHash(size: number, first: number, rounds: Rounds): string {
  const head = utf8(`history|${first}|${rounds.person.length}|`);
  return sha256Hex(joinBytes(head, packRounds(size, rounds))).slice(0, 32);
}

/**
 * Opens every seal of a match, oldest first and the unplayed one last, and computes the final chain.
 * @throws RangeError for a move that the game doesn't have, or a transcript without a start.
 */
export function openTranscript(course: MatchTranscript): {
  readonly seals: OpenedSeal[];
  readonly chain: string;
} {
  const seals: OpenedSeal[] = [];
  let chain = chainTerms(course);
  let at = startOf(course);
  for (const { turn, move, isPlayed } of sealedMoves(course)) {
    const number = seals.length + 1;
    const seedEpoch = course.seedEpochs.find(({ seal }) => seal === number);
    if (seedEpoch) {
      at = { ...at, seedEpoch, turn };
      chain = chainSeedEpoch(chain, seedEpoch, course.session);
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
  readonly seedEpoch: SeedEpoch;
  /** Rounds of the match played before the seed epoch. */
  readonly turn: number;
  readonly policy: KnowledgePolicy | undefined;
}

function startOf({ seedEpochs: [first] }: MatchTranscript): Standing {
  if (first?.seal !== 1) throw new RangeError("a course starts with a seed epoch");
  return { seedEpoch: first, turn: 0, policy: undefined };
}

function openOne(
  course: MatchTranscript,
  { seedEpoch, turn: from, policy }: Standing,
  sealed: Pick<OpenedSeal, "number" | "turn" | "move" | "isPlayed">,
): Omit<OpenedSeal, "chain" | "account"> {
  const { session } = course;
  const { seed } = seedEpoch;
  const { number, turn, move } = sealed;
  return {
    ...sealed,
    nonce: nonceOf(seed, session, number),
    seal: sealOf({ move: wordOf(course, move), seed, session, round: number }),
    seedSeal: seedSealOf(seed, session),
    seedEpoch,
    policy,
    total: seedEpoch.total + turn - from,
  };
}

function sealedMoves({ rounds, noResult, unplayed }: MatchTranscript) {
  const noResultAfter = (turn: number) =>
    noResult.filter(({ after }) => after === turn).map(({ move }) => ({ turn, move, isPlayed: false }));
  const played = Array.from(rounds.bot, (move, turn) => [
    ...noResultAfter(turn),
    { turn, move, isPlayed: true },
  ]).flat();
  const end = rounds.bot.length;
  const last = unplayed === undefined ? [] : [{ turn: end, move: unplayed, isPlayed: false }];
  return [...played, ...noResultAfter(end), ...last];
}

function wordOf({ game }: MatchTerms, move: Move | undefined): string {
  const word = game.moveIds[move ?? -1];
  if (word === undefined) throw new RangeError(`${game.id} has no move ${move}`);
  return word;
}
