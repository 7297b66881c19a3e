// Types of a Gadalka strategy: what it receives and what it returns. A strategy is one file that exports `create` or
// `move`. There's no clock, no imports, no network and no console. `Math.random` is `random`.

/** The rules of one game. */
export interface Game {
  /** `rps`, `rpsls`, `oddeven`, or `rps-7`, `rps-9` … `rps-101`. */
  readonly id: string;
  /** The number of moves; a move is an integer from 0 to size - 1. */
  readonly size: number;
  /** The moves' names by number: for `rps`, rock, scissors, paper. */
  readonly moves: readonly string[];
  /** 1: your `own` beats `opponent`; 0: a draw; -1: it loses. Always from your side. */
  outcome(own: number, opponent: number): -1 | 0 | 1;
}

/** What a strategy knows before the first round. */
export interface Seat {
  readonly game: Game;
  /** Planned number of rounds. In a chat, the opponent may end the match earlier. */
  readonly rounds: number;
  /** The match's own random numbers: returns the next one, at least 0 and less than 1. */
  readonly random: () => number;
  /** Matters only in `oddeven`: `bot` guesses, and wins when the moves are equal. */
  readonly side: "person" | "bot";
}

/** A strategy in one match. */
export interface Player {
  /** Your move this round, by number or name. */
  choose(): number | string;
  /** Called after each round with both moves' numbers. */
  observe?(own: number, opponent: number): void;
}

/** `export function create({ game, rounds, random, side }) { … }`: called once per match. */
export type Create = (seat: Seat) => Player;

/** A played round: both moves' numbers. */
export interface Round {
  readonly own: number;
  readonly opponent: number;
}

/** `export function move(history, game, random) { … }`, the short form: called once per round with all rounds so far,
 * oldest first. */
export type Move = (history: readonly Round[], game: Game, random: () => number) => number | string;

/** `export const games = ["rps"]`: the games it plays; all if this isn't exported. */
export type Games = readonly string[];

/** `export const parameters = { kept: { min: 0.5, max: 1, default: 0.9 } }`: numbers that `arena evolve` may vary
 * within their ranges, by writing the declaration anew. The file plays by `parameters.kept.default`. */
export type Ranges = Readonly<Record<string, Range>>;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** `whole`: integers only; default: any number. */
  readonly kind?: "whole" | "real";
}

/** A board of minesweeper as its player sees it. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly mines: number;
  /** From the top, a character a cell: `.` covered, `0` to `8` open. */
  readonly rows: readonly string[];
}

/** `export function choose(board, random) { … }`, at minesweeper: the cell to open, numbered row by row from 0. */
export type Choose = (board: Board, random: () => number) => number;
