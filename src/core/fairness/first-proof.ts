// Proofs of the first version, `gdk1.` (`gdk2.` with voided moves), of matches begun before hosts had
// pledges. They show that the moves fit the seals that a host wrote down, and nothing else.

import {
  type MatrixGame,
  type Move,
  matrixGame,
  packRounds,
  type Rounds,
  unpackRounds,
} from "../games/index.ts";
import type { VoidedMove } from "./course.ts";
import {
  base64urlOf,
  fromBase64url,
  fromHex,
  hexOf,
  joinBytes,
  sha256Hex,
  sha256Of,
  utf8,
} from "./digest.ts";
import { nonceOf, sealOf, seedSealOf } from "./seals.ts";

/** A finished match with the hash chain over all seals shown in it. */
export interface FirstProof {
  readonly game: MatrixGame;
  readonly session: string;
  /** 16 bytes. */
  readonly seed: Uint8Array;
  readonly rounds: Rounds;
  /** Oldest first. */
  readonly voided?: readonly VoidedMove[];
  /** The bot's move that was sealed and shown, but not played. */
  readonly unplayed?: Move;
  /** 64 hex digits; see `chainFirst`. */
  readonly chain: string;
}

/** A seal with its move and nonce. */
export interface FirstSeal {
  /** The number in the seal, from 1: that of its round, plus one for each voided move before it. */
  readonly round: number;
  /** Index of the round it was played in; undefined for a move that never was. */
  readonly playedAt: number | undefined;
  readonly move: Move;
  readonly nonce: string;
  readonly seal: string;
}

/** Why a text is no such proof. */
export type FirstProofProblem =
  | { readonly kind: "damaged" }
  | { readonly kind: "unknown-game"; readonly game: string };

export const FIRST_PROOF_PREFIXES = ["gdk1", "gdk2"] as const;
const SEED_BYTES = 16;
const HASH_BYTES = 32;
const CHECKSUM_BYTES = 4;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;

/** Extends the chain: SHA-256 of `chain|seal`; it begins with the seed's seal. */
export function chainFirst(chain: string, seal: string): string {
  return sha256Hex(`${chain}|${seal}`);
}

/** Opens every seal of a match, oldest first, the unplayed one last. */
export function openFirst(match: Omit<FirstProof, "chain">): FirstSeal[] {
  const { game, session, seed } = match;
  return sealedMoves(match).map(({ move, playedAt }, index) => {
    const round = index + 1;
    const word = game.moveIds[move];
    if (word === undefined) throw new RangeError(`${game.id} has no move ${move}`);
    const seal = sealOf({ move: word, seed, session, round });
    return { round, playedAt, move, nonce: nonceOf(seed, session, round), seal };
  });
}

function sealedMoves({ rounds, voided = [], unplayed }: Omit<FirstProof, "chain">) {
  const voidedAfter = (played: number) =>
    voided.filter(({ after }) => after === played).map(({ move }) => ({ move, playedAt: undefined }));
  const played = Array.from(rounds.bot, (move, playedAt) => [
    ...voidedAfter(playedAt),
    { move, playedAt },
  ]).flat();
  const last = unplayed === undefined ? [] : [{ move: unplayed, playedAt: undefined }];
  return [...played, ...voidedAfter(rounds.bot.length), ...last];
}

/** Whether the moves give the chain that the host wrote down. */
export function fitsFirst(proof: FirstProof): boolean {
  const chain = openFirst(proof).reduce(
    (running, { seal }) => chainFirst(running, seal),
    seedSealOf(proof.seed, proof.session),
  );
  return chain === proof.chain;
}

/** One line, `gdk1.` (with voided moves `gdk2.`) and base64url. @throws RangeError unless session is 1 to 64 letters, digits,
 * `_` or `-`, seed 16 bytes, chain 64 hex digits, rounds of the game. */
export function writeFirstProof(proof: FirstProof): string {
  const { game, session, seed, chain, rounds, voided = [], unplayed } = proof;
  if (!SESSION.test(session)) throw new RangeError(`not a session's id: ${JSON.stringify(session)}`);
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed of ${seed.length} bytes, not ${SEED_BYTES}`);
  if (!/^[0-9a-f]{64}$/.test(chain)) throw new RangeError("a chain is 64 hex digits");
  const body = joinBytes(
    withLength(game.id),
    withLength(session),
    seed,
    fromHex(chain),
    Uint8Array.of(unplayed === undefined ? 0 : unplayed + 1),
    ...(voided.length > 0 ? [bigEndian(voided.length, 2), ...voided.map(voidedBytes)] : []),
    bigEndian(rounds.person.length, 4),
    packRounds(game.size, rounds),
  );
  const [plain, withVoided] = FIRST_PROOF_PREFIXES;
  const prefix = voided.length > 0 ? withVoided : plain;
  return `${prefix}.${base64urlOf(joinBytes(body, sha256Of(body).subarray(0, CHECKSUM_BYTES)))}`;
}

function voidedBytes({ after, move }: VoidedMove): Uint8Array {
  return joinBytes(bigEndian(after, 4), Uint8Array.of(move));
}

/** Reads a line without checking its seals. Never throws. */
export function readFirstProof(text: string): FirstProof | FirstProofProblem {
  const [, version, encoded = ""] = /^(gdk[12])\.([A-Za-z0-9_-]*)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64url(encoded);
  if (version === undefined || !bytes) return { kind: "damaged" };
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const sum = sha256Of(body).subarray(0, CHECKSUM_BYTES);
  if (hexOf(sum) !== hexOf(bytes.subarray(-CHECKSUM_BYTES))) return { kind: "damaged" };
  try {
    return readBody(new FirstReader(body), version === FIRST_PROOF_PREFIXES[1]);
  } catch {
    // Well-formed line with invalid content: reported, not thrown.
    return { kind: "damaged" };
  }
}

function readBody(body: FirstReader, hasVoided: boolean): FirstProof | FirstProofProblem {
  const id = body.text();
  const game = matrixGame(id);
  if (!game) return { kind: "unknown-game", game: id };
  const session = body.text();
  const seed = body.take(SEED_BYTES);
  const chain = hexOf(body.take(HASH_BYTES));
  const last = body.number(1);
  const voided = hasVoided ? readVoided(game, body) : [];
  const count = body.number(4);
  const rounds: Rounds = unpackRounds(game.size, count, body.rest());
  // What was given up after rounds that were not played would be opened nowhere.
  const isStray = voided.some(({ after }) => after > count);
  if (!SESSION.test(session) || isStray || last > game.size) return { kind: "damaged" };
  const proof = { game, session, seed, chain, rounds, ...(last > 0 && { unplayed: last - 1 }) };
  return voided.length > 0 ? { ...proof, voided } : proof;
}

function readVoided(game: MatrixGame, body: FirstReader): VoidedMove[] {
  return Array.from({ length: body.number(2) }, () => {
    const [after, move] = [body.number(4), body.number(1)];
    if (move >= game.size) throw new RangeError(`${game.id} has no move ${move}`);
    return { after, move };
  });
}

class FirstReader {
  #left: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#left = bytes;
  }
  take(count: number): Uint8Array {
    if (this.#left.length < count) throw new RangeError("cut short");
    const taken = this.#left.slice(0, count);
    this.#left = this.#left.subarray(count);
    return taken;
  }
  /** Big-endian. */
  number(bytes: number): number {
    return this.take(bytes).reduce((value, byte) => value * 256 + byte, 0);
  }
  text(): string {
    return String.fromCharCode(...this.take(this.number(1)));
  }
  rest(): Uint8Array {
    return this.take(this.#left.length);
  }
}

function bigEndian(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
}

function withLength(word: string): Uint8Array {
  return joinBytes(Uint8Array.of(word.length), utf8(word));
}
