// Commit and reveal: the bot's move is fixed and sealed before the person picks, and every seal can
// be opened afterwards. All seals are SHA-256 of ASCII text, so that a stranger can check them with
// any tool: printf 'rock|<nonce>|1|<session>' | sha256sum.

import { hash } from "node:crypto";
import type { MatrixGame, Move, Rounds } from "../games/index.ts";

/** What the bot's moves of a match were sealed with, and what they were. */
export interface SealedMatch {
  readonly game: MatrixGame;
  readonly session: string;
  /** The match's secret: 16 bytes, drawn by the caller from a cryptographic source, shown only
   * after the match. */
  readonly seed: Uint8Array;
  readonly rounds: Rounds;
  /** The bot's move that was sealed and shown, but not played any more. */
  readonly unplayed?: Move;
}

/** One seal, opened. */
export interface OpenedSeal {
  /** From 1. */
  readonly round: number;
  readonly move: Move;
  readonly nonce: string;
  readonly seal: string;
}

/**
 * The nonce of a round, 32 hex digits: the first half of the SHA-256 of `nonce|<seed in
 * hex>|session|round`. It hides the move until the seed is shown; and since the seed was sealed
 * first, no other nonce can be claimed later.
 */
export function nonceOf(seed: Uint8Array, session: string, round: number): string {
  return sha256(`nonce|${hex(seed)}|${session}|${round}`).slice(0, 32);
}

/** The seal of a move, 64 hex digits: SHA-256 of `move|nonce|round|session`. `move` is the move's
 * id, such as `rock`; rounds count from 1. */
export function sealOf(sealed: {
  readonly move: string;
  readonly seed: Uint8Array;
  readonly session: string;
  readonly round: number;
}): string {
  const { move, seed, session, round } = sealed;
  return sha256(`${move}|${nonceOf(seed, session, round)}|${round}|${session}`);
}

/** The seal of the seed itself, shown before the first pick: SHA-256 of `seed|<seed in
 * hex>|session`. The chain of a match begins with it. */
export function seedSealOf(seed: Uint8Array, session: string): string {
  return sha256(`seed|${hex(seed)}|${session}`);
}

/** The chain after one more seal was shown: SHA-256 of `chain|seal`. Kept with the match, it
 * remembers in 64 digits all seals that were shown. */
export function chainSeal(chain: string, seal: string): string {
  return sha256(`${chain}|${seal}`);
}

/** Opens every seal of a match, oldest first; the one that was not played comes last. */
export function openSeals({ game, session, seed, rounds, unplayed }: SealedMatch): OpenedSeal[] {
  const moves = unplayed === undefined ? [...rounds.bot] : [...rounds.bot, unplayed];
  return moves.map((move, index) => {
    const round = index + 1;
    const word = game.moveIds[move];
    if (word === undefined) throw new RangeError(`${game.id} has no move ${move}`);
    const seal = sealOf({ move: word, seed, session, round });
    return { round, move, nonce: nonceOf(seed, session, round), seal };
  });
}

/** Whether the seals that were shown open to what was played. */
export interface SealCheck {
  readonly ok: boolean;
  /** How many seals fit; none of them when the chain does not, for it tells that one is false, not
   * which. */
  readonly opened: number;
  /** How many seals were shown. */
  readonly sealed: number;
}

/** Opens every seal and compares with the chain of those that were shown. */
export function checkSeals(match: SealedMatch & { readonly chain: string }): SealCheck {
  const seals = openSeals(match);
  const chain = seals.reduce(
    (running, { seal }) => chainSeal(running, seal),
    seedSealOf(match.seed, match.session),
  );
  const ok = chain === match.chain;
  return { ok, opened: ok ? seals.length : 0, sealed: seals.length };
}

function sha256(text: string): string {
  return hash("sha256", text);
}

function hex(seed: Uint8Array): string {
  return Buffer.from(seed).toString("hex");
}
