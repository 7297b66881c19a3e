// Commit and reveal: the bot's move is fixed and sealed before the person picks. Seals are SHA-256
// of ASCII text, so any tool can check them: printf 'rock|<nonce>|1|<session>' | sha256sum.

import { hash } from "node:crypto";
import type { MatrixGame, Move, Rounds } from "../games/index.ts";

/** A move that was sealed and shown, then given up for a fresh one, because its match was set aside
 * and other rounds were played before it went on. */
export interface VoidedMove {
  /** Rounds of the match before it. */
  readonly after: number;
  readonly move: Move;
}

/** A match's moves and the secret that sealed them. */
export interface SealedMatch {
  readonly game: MatrixGame;
  readonly session: string;
  /** The match's secret: 16 bytes from a cryptographic source, shown only after the match. */
  readonly seed: Uint8Array;
  readonly rounds: Rounds;
  /** Oldest first. */
  readonly voided?: readonly VoidedMove[];
  /** The bot's move that was sealed and shown, but not played. */
  readonly unplayed?: Move;
}

/** A seal with its move and nonce. */
export interface OpenedSeal {
  /** The number in the seal, from 1: that of its round, plus one for each voided move before it. */
  readonly round: number;
  /** Index of the round it was played in; undefined for a move that never was. */
  readonly playedAt: number | undefined;
  readonly move: Move;
  readonly nonce: string;
  readonly seal: string;
}

/** The round's nonce, 32 hex digits: first half of SHA-256 of `nonce|<seed in hex>|session|round`.
 * It hides the move until the seed is revealed, and is binding because the seed is sealed first. */
export function nonceOf(seed: Uint8Array, session: string, round: number): string {
  return sha256(`nonce|${hex(seed)}|${session}|${round}`).slice(0, 32);
}

/** Seal of a move, 64 hex digits: SHA-256 of `move|nonce|round|session`; rounds from 1. */
export function sealOf(sealed: {
  readonly move: string;
  readonly seed: Uint8Array;
  readonly session: string;
  readonly round: number;
}): string {
  const { move, seed, session, round } = sealed;
  return sha256(`${move}|${nonceOf(seed, session, round)}|${round}|${session}`);
}

/** Seal of the seed, starts the chain: SHA-256 of `seed|<seed in hex>|session`. */
export function seedSealOf(seed: Uint8Array, session: string): string {
  return sha256(`seed|${hex(seed)}|${session}`);
}

/** Extends the chain, a commitment to all shown seals: SHA-256 of `chain|seal`. */
export function chainSeal(chain: string, seal: string): string {
  return sha256(`${chain}|${seal}`);
}

/** Opens every seal of a match, oldest first, the unplayed one last. */
export function openSeals(match: SealedMatch): OpenedSeal[] {
  const { game, session, seed } = match;
  return sealedMoves(match).map(({ move, playedAt }, index) => {
    const round = index + 1;
    const word = game.moveIds[move];
    if (word === undefined) throw new RangeError(`${game.id} has no move ${move}`);
    const seal = sealOf({ move: word, seed, session, round });
    return { round, playedAt, move, nonce: nonceOf(seed, session, round), seal };
  });
}

function sealedMoves({ rounds, voided = [], unplayed }: SealedMatch) {
  const voidedAfter = (played: number) =>
    voided.filter(({ after }) => after === played).map(({ move }) => ({ move, playedAt: undefined }));
  const played = Array.from(rounds.bot, (move, playedAt) => [
    ...voidedAfter(playedAt),
    { move, playedAt },
  ]).flat();
  const last = unplayed === undefined ? [] : [{ move: unplayed, playedAt: undefined }];
  return [...played, ...voidedAfter(rounds.bot.length), ...last];
}

/** Whether the seals that were shown match what was played. */
export interface SealCheck {
  readonly ok: boolean;
  /** Seals that match; 0 when the chain differs, because it does not show which seal is false. */
  readonly opened: number;
  readonly sealed: number;
}

/** Recomputes every seal and compares with the chain of those shown. */
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
