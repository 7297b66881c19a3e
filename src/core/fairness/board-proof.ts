// A minesweeper board as it was drawn, and its fairness proof as one line that can be checked without store, bot or
// account: `gdb1.<board>.<signature>[.<day key>]`.

import { ByteReader, ByteWriter } from "../binary.ts";
import { type MinesRules, START_RULES } from "../games/minesweeper/index.ts";
import { writeBoardCode } from "./board-code.ts";
import { sealedSession } from "./day-keys.ts";
import { hexOf, sha256Hex } from "./digest.ts";
import { type Pledge, pledgeBytes, pledgeIn } from "./pledge.ts";
import {
  checkSignature,
  type LineForm,
  type PublishedKey,
  readLine,
  type SignatureCheck,
  writeLine,
} from "./signed-line.ts";

/** A board drawn for someone, once its seed may be published. */
export interface DrawnBoard {
  readonly rules: MinesRules;
  /** From `boardSeedOf`; for a no-guess board, followed by the candidate's suffix. */
  readonly seed: string;
  /** The cell opened for the player at the start. */
  readonly begin?: number | undefined;
  /** Whether it's the first no-guess board among at most `NO_GUESS_ATTEMPTS` candidates. */
  readonly noGuess: boolean;
  /** The id of its game. */
  readonly session: string;
  /** How many boards were drawn for it before; each was still unopened when its day's key was due. */
  readonly again: number;
  /** The player's own word, or empty. */
  readonly word: string;
  /** When it was drawn, Unix ms. */
  readonly at: number;
  /** The day of the key that the seed derives from; it's the day of `at`. */
  readonly day: number;
}

export interface BoardProof {
  readonly board: DrawnBoard;
  readonly pledge: Pledge;
  /** Absent: anyone could have written the proof. */
  readonly signature?: Uint8Array | undefined;
  /** The newest key published when the proof was requested, if it's recent enough. */
  readonly publishedKey?: PublishedKey | undefined;
}

export const BOARD_PROOF_PREFIX = "gdb1";
const FORM: LineForm = { prefix: BOARD_PROOF_PREFIX, signedAs: "gadalka-board|" };
/** Candidates tried to find a no-guess board. */
export const NO_GUESS_ATTEMPTS = 400;
export const BOARD_SEED_SIGNS = 12;
const SIGNS = 36n;
const SEAL_DIGITS = 32;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;

/** The board's seed from 32 random bytes: uniform over the 36^12 texts of digits and lowercase letters, 62 bits, short
 * enough to pass on. */
export function boardSeedOf(drawn: Uint8Array): string {
  const number = BigInt(`0x${hexOf(drawn)}`) % SIGNS ** BigInt(BOARD_SEED_SIGNS);
  return number.toString(Number(SIGNS)).padStart(BOARD_SEED_SIGNS, "0");
}

/**
 * The input of the seal's SHA-256: the board's code, its game, and how it was drawn.
 * @throws RangeError for an impossible board.
 */
export function sealedBoardText(board: Omit<DrawnBoard, "noGuess">): string {
  const { rules, seed, begin, session, again, at, day, word } = board;
  const code = writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
  return ["mines", code, sealedSession(session, again), day, at, word].join("|");
}

/** 32 hex digits; messages show the part returned by `boardCode`. */
export function boardSealOf(board: Omit<DrawnBoard, "noGuess">): string {
  return sha256Hex(sealedBoardText(board)).slice(0, SEAL_DIGITS);
}

/**
 * The proof as a line, signed if the host's secret key (32 bytes) is given.
 * @throws RangeError for an impossible board.
 */
export function writeBoardProof(proof: Omit<BoardProof, "signature">, secretKey?: Uint8Array): string {
  return writeLine(FORM, bodyOf(proof), proof.publishedKey, secretKey);
}

/** Parses a line without checking it. Undefined for any other text. */
export function readBoardProof(text: string): BoardProof | undefined {
  const { body, ...signed } = readLine(FORM, text) ?? {};
  const read = body && readBody(body);
  return read && { ...read, ...signed };
}

/** Whether the host with the proof's pledge signed all of it. */
export function boardSignature(proof: BoardProof): SignatureCheck {
  return checkSignature(FORM, bodyOf(proof), proof);
}

function bodyOf({ board, pledge }: Omit<BoardProof, "signature">): Uint8Array {
  const { rules, seed, begin, noGuess, session, again, word, at, day } = board;
  const { width, height, mines, start } = rules;
  if (!isPossible(board)) throw new RangeError("no such board");
  const writer = new ByteWriter().number(width).number(height).number(mines);
  writer
    .number(START_RULES.indexOf(start))
    .text(seed)
    .number(begin === undefined ? 0 : begin + 1);
  writer.number(Number(noGuess)).text(session).number(again).text(word).number(at).number(day);
  return writer.bytes(pledgeBytes(pledge)).done();
}

function readBody(body: Uint8Array): Omit<BoardProof, "signature"> | undefined {
  try {
    const reader = new ByteReader(body);
    const board = readBoard(reader);
    const pledge = pledgeIn(reader.bytes());
    reader.end();
    return board && pledge && isPossible(board) ? { board, pledge } : undefined;
  } catch {
    // Well-formed line with invalid content: reported, not thrown.
    return undefined;
  }
}

function readBoard(reader: ByteReader): DrawnBoard | undefined {
  const [width, height, mines] = [reader.number(), reader.number(), reader.number()];
  const start = START_RULES[reader.number()];
  const [seed, first, noGuess] = [reader.text(), reader.number(), reader.number()];
  const [session, again, word] = [reader.text(), reader.number(), reader.text()];
  const [at, day] = [reader.number(), reader.number()];
  if (start === undefined || noGuess > 1) return undefined;
  const rules = { width, height, mines, start };
  const begin = first === 0 ? {} : { begin: first - 1 };
  return { rules, seed, ...begin, noGuess: noGuess === 1, session, again, word, at, day };
}

function isPossible(board: DrawnBoard): boolean {
  const { session, word } = board;
  try {
    return SESSION.test(session) && !/[|~]/.test(word) && sealedBoardText(board) !== "";
  } catch {
    // Exactly the possible boards can be written as a code.
    return false;
  }
}
