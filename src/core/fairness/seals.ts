// Commit and reveal: the bot's move is fixed and sealed before the person picks. Seals are SHA-256
// of ASCII text, so any tool can check them: printf 'rock|<nonce>|1|<session>' | sha256sum.

import { hexOf, sha256Hex } from "./digest.ts";

/** The nonce of a seal (from 1), 32 hex digits: the first half of SHA-256 of `nonce|<seed in hex>|session|number`. It
 * hides the move until the seed is revealed, and is binding because the seed is sealed first. */
export function nonceOf(seed: Uint8Array, session: string, number: number): string {
  return sha256Hex(`nonce|${hexOf(seed)}|${session}|${number}`).slice(0, 32);
}

/** Seal of a move, 64 hex digits: SHA-256 of `move|nonce|number|session`; numbers from 1. */
export function sealOf(sealed: {
  readonly move: string;
  readonly seed: Uint8Array;
  readonly session: string;
  /** The round's number, plus one for each move sealed before it and withdrawn. */
  readonly round: number;
}): string {
  const { move, seed, session, round } = sealed;
  return sha256Hex(`${move}|${nonceOf(seed, session, round)}|${round}|${session}`);
}

/** Seal of the seed: SHA-256 of `seed|<seed in hex>|session`. */
export function seedSealOf(seed: Uint8Array, session: string): string {
  return sha256Hex(`seed|${hexOf(seed)}|${session}`);
}
