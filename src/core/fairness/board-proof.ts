// A board of minesweeper as it was drawn, and its fairness proof as one line, which needs no store, bot
// or account: `gdb1.<board>.<signature>[.<day key>]`.

import { ByteReader, ByteWriter } from "../binary.ts";
import { type MinesRules, START_RULES, writeBoardCode } from "../games/minesweeper/index.ts";
import { sealedSession } from "./day-keys.ts";
import { hexOf, sha256Hex } from "./digest.ts";
import { type Pledge, pledgeBytes, pledgeIn } from "./pledge.ts";
import {
  checkSignature,
  type LineForm,
  readLine,
  type SignatureCheck,
  type ToldKey,
  writeLine,
} from "./signed-line.ts";

/** A board that was drawn for somebody, once its seed may be told. */
export interface DrawnBoard {
  readonly rules: MinesRules;
  /** As `boardSeedOf` gives it; of a board without guesses, the candidate's mark follows. */
  readonly seed: string;
  /** The cell that was opened for the player at the beginning. */
  readonly begin?: number | undefined;
  /** The first board without guesses of at most `NO_GUESS_ATTEMPTS` candidates. */
  readonly noGuess: boolean;
  /** The id of its game or race. */
  readonly session: string;
  /** How many boards were drawn for it before; each was unopened when the key of its day was due. */
  readonly again: number;
  /** The player's own word, or empty. */
  readonly word: string;
  /** When it was drawn, Unix ms. */
  readonly at: number;
  /** The day of the key that the seed follows from: that of `at`. */
  readonly day: number;
}

export interface BoardProof {
  readonly board: DrawnBoard;
  readonly pledge: Pledge;
  /** Absent: anybody could have written the proof. */
  readonly signature?: Uint8Array | undefined;
  /** The newest key that was told when the proof was asked for, if it is late enough. */
  readonly toldKey?: ToldKey | undefined;
}

export const BOARD_PROOF_PREFIX = "gdb1";
const FORM: LineForm = { prefix: BOARD_PROOF_PREFIX, signedAs: "gadalka-board|" };
/** Candidates that are looked at for a board without guesses. */
export const NO_GUESS_ATTEMPTS = 400;
export const BOARD_SEED_SIGNS = 12;
const SIGNS = 36n;
const SEAL_DIGITS = 32;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;

/** The board's seed of 32 drawn bytes: uniform over the 36^12 texts of digits and small letters, 62
 * bits, short enough to pass on. */
export function boardSeedOf(drawn: Uint8Array): string {
  const number = BigInt(`0x${hexOf(drawn)}`) % SIGNS ** BigInt(BOARD_SEED_SIGNS);
  return number.toString(Number(SIGNS)).padStart(BOARD_SEED_SIGNS, "0");
}

/** What the seal is the SHA-256 of: the board's code, its game or race, and what it was drawn by.
 * @throws RangeError for a board that cannot be. */
export function sealedBoardText(board: Omit<DrawnBoard, "noGuess">): string {
  const { rules, seed, begin, session, again, at, day, word } = board;
  const code = writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
  return ["mines", code, sealedSession(session, again), day, at, word].join("|");
}

/** 32 hex digits, of which messages show `boardCode`. */
export function boardSealOf(board: Omit<DrawnBoard, "noGuess">): string {
  return sha256Hex(sealedBoardText(board)).slice(0, SEAL_DIGITS);
}

/** The line of a proof, signed with the host's secret key (32 bytes) where one is given.
 * @throws RangeError for a board that cannot be. */
export function writeBoardProof(proof: Omit<BoardProof, "signature">, secretKey?: Uint8Array): string {
  return writeLine(FORM, bodyOf(proof), proof.toldKey, secretKey);
}

/** Reads a line; nothing of it is checked. Undefined for any other text. */
export function readBoardProof(text: string): BoardProof | undefined {
  const { body, ...signed } = readLine(FORM, text) ?? {};
  const read = body && readBody(body);
  return read && { ...read, ...signed };
}

/** Whether the host whose pledge is in the proof signed all of it. */
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
    // A board's code can be written of every board that can be, and of no other.
    return false;
  }
}
