// What a strategy of Gadalka is given, and what it gives back: one file that exports `create` or `move`.
// There is nothing else: no clock, no imports, no network, no console. `Math.random` is `random`.

/** The rules of one game. */
export interface Game {
  /** `rps`, `rpsls`, `oddeven`, or `rps-7`, `rps-9` … `rps-101`. */
  readonly id: string;
  /** How many moves there are; a move is a whole number from 0 to size - 1. */
  readonly size: number;
  /** The moves' names by number: at `rps` rock, scissors, paper. */
  readonly moves: readonly string[];
  /** 1: your `own` wins against `opponent`; 0: a draw; -1: it loses. Always from your side. */
  outcome(own: number, opponent: number): -1 | 0 | 1;
}

/** What a strategy knows before the first round. */
export interface Seat {
  readonly game: Game;
  /** How many rounds are to be played. The opponent may end a match in a chat earlier. */
  readonly rounds: number;
  /** The match's own dice: the next number, at least 0 and less than 1. */
  readonly random: () => number;
  /** Matters at `oddeven` alone: `bot` guesses, and wins when the moves are the same. */
  readonly side: "person" | "bot";
}

/** One match of a strategy. */
export interface Player {
  /** Your move of this round, by its number or its name. */
  choose(): number | string;
  /** Called after each round with both moves' numbers. */
  observe?(own: number, opponent: number): void;
}

/** `export function create({ game, rounds, random, side }) { … }`: called once a match. */
export type Create = (seat: Seat) => Player;

/** A round that was played: both moves' numbers. */
export interface Round {
  readonly own: number;
  readonly opponent: number;
}

/** `export function move(history, game, random) { … }`, the short form: called once a round with all
 * rounds so far, the oldest first. */
export type Move = (history: readonly Round[], game: Game, random: () => number) => number | string;

/** `export const games = ["rps"]`: the games that it plays; all where it exports none. */
export type Games = readonly string[];

/** `export const parameters = { kept: { min: 0.5, max: 1, default: 0.9 } }`: numbers that `arena evolve` may
 * change within their ranges, by writing others for the defaults. The file plays by `parameters.kept.default`. */
export type Ranges = Readonly<Record<string, Range>>;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** `whole` numbers only; any number without it. */
  readonly kind?: "whole" | "real";
}
