// A match's fairness proof as one self-contained line: checked without store, bot or account.

import { createHash } from "node:crypto";
import {
  type MatrixGame,
  type Move,
  matrixGame,
  packRounds,
  type Rounds,
  unpackRounds,
} from "../games/index.ts";
import {
  checkSeals,
  type OpenedSeal,
  openSeals,
  type SealCheck,
  type SealedMatch,
  type VoidedMove,
} from "./seals.ts";

/** A finished match with the hash chain over all seals shown in it. */
export interface Proof extends SealedMatch {
  /** 64 hex digits; see `chainSeal`. */
  readonly chain: string;
}

/** Why a text is not a valid proof. */
export type ProofProblem =
  | { readonly kind: "not-a-proof" }
  | { readonly kind: "unknown-version"; readonly version: string }
  | { readonly kind: "damaged" }
  | { readonly kind: "unknown-game"; readonly game: string };

/** Result of checking a text. */
export type ProofReport =
  | { readonly kind: "unreadable"; readonly problem: ProofProblem }
  | {
      readonly kind: "checked";
      readonly proof: Proof;
      readonly check: SealCheck;
      readonly seals: readonly OpenedSeal[];
    };

const VERSION = "gdk1";
/** For matches with voided moves; readers of the first version refuse it by name. */
const VERSION_VOIDED = "gdk2";
const SEED_BYTES = 16;
const HASH_BYTES = 32;
/** Distinguishes a typing error from a forged match. */
const CHECKSUM_BYTES = 4;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;

/** One line, `gdk1.` (with voided moves `gdk2.`) and base64url. @throws RangeError unless session is 1 to 64 letters, digits,
 * `_` or `-`, seed 16 bytes, chain 64 hex digits, rounds of the game. */
export function encodeProof({ game, session, seed, chain, rounds, voided = [], unplayed }: Proof): string {
  if (!SESSION.test(session)) throw new RangeError(`not a session's id: ${JSON.stringify(session)}`);
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed of ${seed.length} bytes, not ${SEED_BYTES}`);
  if (!/^[0-9a-f]{64}$/.test(chain)) throw new RangeError("a chain is 64 hex digits");
  const count = Buffer.alloc(4);
  count.writeUInt32BE(rounds.person.length);
  const body = Buffer.concat([
    withLength(game.id),
    withLength(session),
    seed,
    Buffer.from(chain, "hex"),
    Uint8Array.of(unplayed === undefined ? 0 : unplayed + 1),
    ...(voided.length > 0 ? [writeVoided(voided)] : []),
    count,
    packRounds(game.size, rounds),
  ]);
  const version = voided.length > 0 ? VERSION_VOIDED : VERSION;
  return `${version}.${Buffer.concat([body, checksum(body)]).toString("base64url")}`;
}

/** Checks a proof line, ignoring outer spaces. Never throws: bad input yields a typed problem. */
export function checkProof(text: string): ProofReport {
  const read = decodeProof(text);
  if ("problem" in read) return { kind: "unreadable", problem: read.problem };
  return { kind: "checked", proof: read.proof, check: checkSeals(read.proof), seals: openSeals(read.proof) };
}

/** Decodes a proof without checking its seals, or returns what is wrong with the text. */
export function decodeProof(text: string): { readonly proof: Proof } | { readonly problem: ProofProblem } {
  const [, version, encoded = ""] = /^(gdk[0-9]+)\.([A-Za-z0-9_-]*)$/.exec(text.trim()) ?? [];
  if (version === undefined) return { problem: { kind: "not-a-proof" } };
  if (version !== VERSION && version !== VERSION_VOIDED)
    return { problem: { kind: "unknown-version", version } };
  const bytes = Buffer.from(encoded, "base64url");
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const whole =
    bytes.toString("base64url") === encoded && checksum(body).equals(bytes.subarray(-CHECKSUM_BYTES));
  if (!whole) return { problem: { kind: "damaged" } };
  try {
    return readBody(new Reader(body), version === VERSION_VOIDED);
  } catch {
    // Well-formed line with invalid content: reported, not thrown.
    return { problem: { kind: "damaged" } };
  }
}

function readBody(
  body: Reader,
  hasVoided: boolean,
): { readonly proof: Proof } | { readonly problem: ProofProblem } {
  const id = body.text();
  const game = matrixGame(id);
  if (!game) return { problem: { kind: "unknown-game", game: id } };
  const session = body.text();
  const seed = Uint8Array.from(body.take(SEED_BYTES));
  const chain = body.take(HASH_BYTES).toString("hex");
  const unplayed = readUnplayed(game, body.byte());
  const voided = hasVoided ? readVoided(game, body) : [];
  const count = body.take(4).readUInt32BE();
  const rounds: Rounds = unpackRounds(game.size, count, body.rest());
  // What was given up after rounds that were not played would be opened nowhere.
  const isStray = voided.some(({ after }) => after > count);
  if (!SESSION.test(session) || isStray) return { problem: { kind: "damaged" } };
  const proof: Proof = { game, session, seed, chain, rounds, ...(unplayed !== undefined && { unplayed }) };
  return { proof: voided.length > 0 ? { ...proof, voided } : proof };
}

/** Two bytes for how many, then for each four bytes of rounds before it and one of its move. */
function writeVoided(voided: readonly VoidedMove[]): Buffer {
  const bytes = Buffer.alloc(2 + 5 * voided.length);
  bytes.writeUInt16BE(voided.length);
  voided.forEach(({ after, move }, at) => {
    bytes.writeUInt32BE(after, 2 + 5 * at);
    bytes.writeUInt8(move, 6 + 5 * at);
  });
  return bytes;
}

function readVoided(game: MatrixGame, body: Reader): VoidedMove[] {
  return Array.from({ length: body.take(2).readUInt16BE() }, () => {
    const [after, move] = [body.take(4).readUInt32BE(), body.byte()];
    if (move >= game.size) throw new RangeError(`${game.id} has no move ${move}`);
    return { after, move };
  });
}

function readUnplayed(game: MatrixGame, byte: number): Move | undefined {
  if (byte > game.size) throw new RangeError(`${game.id} has no move ${byte - 1}`);
  return byte === 0 ? undefined : byte - 1;
}

class Reader {
  #left: Buffer;
  constructor(bytes: Buffer) {
    this.#left = bytes;
  }
  take(count: number): Buffer {
    if (this.#left.length < count) throw new RangeError("cut short");
    const taken = this.#left.subarray(0, count);
    this.#left = this.#left.subarray(count);
    return taken;
  }
  byte(): number {
    return this.take(1).readUInt8();
  }
  text(): string {
    return this.take(this.byte()).toString("latin1");
  }
  rest(): Buffer {
    return this.take(this.#left.length);
  }
}

function withLength(word: string): Buffer {
  return Buffer.concat([Uint8Array.of(word.length), Buffer.from(word, "latin1")]);
}

function checksum(body: Uint8Array): Buffer {
  return createHash("sha256").update(body).digest().subarray(0, CHECKSUM_BYTES);
}
