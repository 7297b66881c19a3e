// A proof as one line of text that anyone can check: `gd1.match.…`, `gd1.board.…` or `gd1.day.…`. Fields are separated
// by dots; the last one is a checksum, so that a line that was cut or mistyped is recognised as such.

import { matrixGame } from "../games/find.ts";
import type { MatrixGame, Rounds } from "../games/index.ts";
import { type MinesRules, requireRules } from "../games/minesweeper/board.ts";
import { sha256Hex } from "../sha256.ts";
import { bytesOf, hexOf, movesText, type PlayedMatch, SECRET_BYTES, scoreOf } from "./match.ts";

/** A minesweeper board: drawn from S and the first cell. */
export interface DrawnBoard {
  readonly session: string;
  readonly secret: Uint8Array;
  readonly rules: MinesRules;
  readonly first: number;
  /** See `boardSeed`. */
  readonly attempt: number;
}

/** The secret of a day, and the anchor of its chain. */
export interface ShownDay {
  /** Days since 1970. */
  readonly day: number;
  readonly key: Uint8Array;
  /** 64 hex digits. */
  readonly anchor: string;
}

export type Proof =
  | ({ readonly kind: "match"; readonly score: string } & PlayedMatch)
  | ({ readonly kind: "board" } & DrawnBoard)
  | ({ readonly kind: "day" } & ShownDay);

/** Why a text is no proof line. `damaged`: cut short, or a character was changed; copy it again. */
export type LineProblem = "not-a-line" | "damaged" | "too-long" | "unknown-game";

const PREFIX = "gd1";
const CHECK_DIGITS = 12;
/** More than the longest match needs. */
const LINE_CHARACTERS_MAX = 60_000;

/** `gd1.match.<game>.<session>.<S>.<moves>.<won-lost-drawn>.<checksum>`; an unplayed move is the last digit of an odd
 * number of moves. */
export function writeMatchLine(match: PlayedMatch): string {
  const { game, session, secret, rounds, unplayed } = match;
  const moves = movesText(rounds) + (unplayed === undefined ? "" : unplayed.toString(36));
  return withChecksum("match", game.id, session, hexOf(secret), moves, scoreOf(game, rounds).join("-"));
}

/** `gd1.board.<session>.<S>.<width>x<height>-<mines>-<start rule>.<first cell>.<attempt>.<checksum>` */
export function writeBoardLine({ session, secret, rules, first, attempt }: DrawnBoard): string {
  const { width, height, mines, start } = rules;
  const size = `${width}x${height}-${mines}-${start}`;
  return withChecksum("board", session, hexOf(secret), size, String(first), String(attempt));
}

/** `gd1.day.<date>.<K>.<anchor>.<checksum>`; the date as 2026-11-29. */
export function writeDayLine({ day, key, anchor }: ShownDay): string {
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
  return withChecksum("day", date, hexOf(key), anchor);
}

function withChecksum(...fields: readonly string[]): string {
  const body = [PREFIX, ...fields].join(".");
  return `${body}.${sha256Hex(body).slice(0, CHECK_DIGITS)}`;
}

/** Reads a line, also within quotes or as the end of a link (`https://…/verify#gd1.…`). */
export function readLine(text: string): Proof | LineProblem {
  if (text.length > 2 * LINE_CHARACTERS_MAX) return "too-long";
  const [line] = text.match(/(?<![\w.])gd1\.[\w.-]*/) ?? [];
  if (line === undefined) return "not-a-line";
  if (line.length > LINE_CHARACTERS_MAX) return "too-long";
  const [, kind, ...fields] = line.split(".");
  const check = fields.pop();
  const body = line.slice(0, line.lastIndexOf("."));
  if (check !== sha256Hex(body).slice(0, CHECK_DIGITS)) return "damaged";
  try {
    if (kind === "match") return readMatch(fields);
    if (kind === "board") return readBoard(fields);
    return kind === "day" ? readDay(fields) : "damaged";
  } catch {
    // Fields that no program of this kind writes: not a board, not a date, not hex digits.
    return "damaged";
  }
}

function readMatch(fields: readonly string[]): Proof | LineProblem {
  const [gameId = "", session = "", secret = "", moves = "", score = ""] = fields;
  const game = matrixGame(gameId);
  if (!game) return "unknown-game";
  const numbers = Array.from(moves, (digit) => moveOf(game, digit));
  const unplayed = numbers.length % 2 === 1 ? numbers.pop() : undefined;
  const rounds: Rounds = {
    person: Uint8Array.from(numbers.filter((_, at) => at % 2 === 0)),
    bot: Uint8Array.from(numbers.filter((_, at) => at % 2 === 1)),
  };
  const drawn = { session: sessionOf(session), secret: secretOf(secret) };
  return { kind: "match", game, ...drawn, rounds, unplayed, score };
}

function readBoard(fields: readonly string[]): Proof {
  const [session = "", secret = "", size = "", first = "", attempt = ""] = fields;
  const [, width, height, mines, rule] = /^(\d{1,3})x(\d{1,3})-(\d{1,5})-([a-z]+)$/.exec(size) ?? [];
  const start = (["safe", "opening"] as const).find((known) => known === rule);
  if (!start || !/^\d{1,5}$/.test(first) || !/^\d{1,3}$/.test(attempt)) throw new RangeError("no such board");
  const rules = { width: Number(width), height: Number(height), mines: Number(mines), start };
  requireRules(rules);
  if (Number(first) >= rules.width * rules.height) throw new RangeError("no such cell");
  const drawn = { session: sessionOf(session), secret: secretOf(secret), rules };
  return { kind: "board", ...drawn, first: Number(first), attempt: Number(attempt) };
}

function readDay([date = "", key = "", anchor = ""]: readonly string[]): Proof {
  const atMs = Date.parse(`${date}T00:00:00Z`);
  if (!Number.isFinite(atMs) || !/^[0-9a-f]{64}$/.test(anchor)) throw new RangeError("no such day");
  return { kind: "day", day: atMs / 86_400_000, key: secretOf(key), anchor };
}

function moveOf({ id, size }: MatrixGame, digit: string): number {
  const move = Number.parseInt(digit, 36);
  if (!(move < size)) throw new RangeError(`${id} has no move ${digit}`);
  return move;
}

function sessionOf(text: string): string {
  if (!/^[\w-]{1,64}$/.test(text)) throw new RangeError("no such session");
  return text;
}

function secretOf(hex: string): Uint8Array {
  const bytes = bytesOf(hex);
  if (bytes.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`);
  return bytes;
}
