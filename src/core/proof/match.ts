// Commit and reveal. A secret S is bound in the first message of a match or board, before anything of the person is
// known. The key of a round depends on S and on all moves so far, and is the only source of the bot's dice in that
// round; a code of the bot's move stands in the message before the person picks. At the end S is shown. The host has
// nothing left to choose, so short codes suffice. docs/fairness.md has the check in Python.

import { bytesToHex as hexOf } from "@noble/hashes/utils.js";
import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { type RandomSource, seededRandom } from "../random/index.ts";
import { hmacOf, sha256Hex } from "../sha256.ts";

export { hexOf };

export const SECRET_BYTES = 32;
const BOUND_DIGITS = 32;
const CODE_DIGITS = 12;

/** A match as its proof tells it: what was drawn, and what was played. */
export interface PlayedMatch {
  readonly game: MatrixGame;
  /** The id of the match: letters, digits, `_` and `-`. */
  readonly session: string;
  /** S, 32 bytes. */
  readonly secret: Uint8Array;
  readonly rounds: Rounds;
  /** The bot's move whose code was shown, but which the person never answered. */
  readonly unplayed?: Move | undefined;
}

/** What the first message binds S with: the first 32 hex digits of SHA-256(S). */
export function boundOf(secret: Uint8Array): string {
  return sha256Hex(secret).slice(0, BOUND_DIGITS);
}

/** Rounds as text: for each round the person's and the bot's move number, one digit or small letter each. The rounds
 * rock-paper, paper-paper of rock 0, scissors 1, paper 2 are `0222`. */
export function movesText({ person, bot }: Rounds): string {
  return Array.from(person, (move, at) => move.toString(36) + (bot[at] as number).toString(36)).join("");
}

/** The key of the round after `moves`, 32 bytes: `HMAC-SHA-256(S, "number|moves")`, numbers from 1. Nothing else goes
 * in: of anything that the first message doesn't bind, a host could prepare two values that give one code. */
export function roundKey(secret: Uint8Array, moves: string): Uint8Array {
  return hmacOf(secret, `${moves.length / 2 + 1}|${moves}`);
}

/** The dice of a round. */
export function diceOf(key: Uint8Array): RandomSource {
  return seededRandom(key);
}

/** The code of a move, 12 hex digits of `HMAC-SHA-256(key, move's id)`. */
export function codeOf(key: Uint8Array, moveId: string): string {
  return hexOf(hmacOf(key, moveId)).slice(0, CODE_DIGITS);
}

/** The codes of all rounds in order, that of an unplayed move last. */
export function codesOf({ game, secret, rounds, unplayed }: PlayedMatch): string[] {
  const moves = movesText(rounds);
  const bot = [...rounds.bot, ...(unplayed === undefined ? [] : [unplayed])];
  return bot.map((move, at) =>
    codeOf(roundKey(secret, moves.slice(0, 2 * at)), game.moveIds[move] as string),
  );
}

/** What has been shown so far, in one number that a match's document can store: `shownAfter("", code1)`, and so on. */
export function shownAfter(shown: string, code: string): string {
  return sha256Hex(shown + code).slice(0, BOUND_DIGITS);
}

/** Whether the codes that were shown are those of the moves that were played: the bot's own check at the end. */
export function isShown(match: PlayedMatch, shown: string): boolean {
  return codesOf(match).reduce(shownAfter, "") === shown;
}

/** Rounds won, lost and drawn by the person. */
export function scoreOf(
  game: MatrixGame,
  { person, bot }: Rounds,
): [won: number, lost: number, drawn: number] {
  const score: [number, number, number] = [0, 0, 0];
  person.forEach((move, at) => {
    const result = game.result("person", move, bot[at] as Move);
    score[result > 0 ? 0 : result < 0 ? 1 : 2]++;
  });
  return score;
}

/** The seed of a minesweeper board, 16 hex digits: `HMAC-SHA-256(S, "first cell|attempt")`. `attempt`: how many boards
 * before it could not be solved without guessing, if that was asked for. */
export function boardSeed(secret: Uint8Array, first: number, attempt = 0): string {
  return hexOf(hmacOf(secret, `${first}|${attempt}`)).slice(0, 16);
}

/** The code of a board, 12 hex digits. If the first cell is the bot's choice, the first message shows it, because S
 * alone doesn't bind the attempt. */
export function boardCode(seed: string): string {
  return sha256Hex(seed).slice(0, CODE_DIGITS);
}

/** Hex digits in groups, as messages show them: a code as `9f2c 41e0 77ab`, what binds S in four groups of eight. */
export function inGroups(digits: string): string {
  const size = digits.length === BOUND_DIGITS ? 8 : 4;
  return (digits.match(new RegExp(`.{1,${size}}`, "g")) ?? []).join(" ");
}

/** @throws RangeError unless the text is an even number of hex digits. */
export function bytesOf(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) throw new RangeError("these aren't hex digits");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
