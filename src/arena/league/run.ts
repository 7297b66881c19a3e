// The rules of a league, and each match's random numbers. These depend only on the season's seed, the game, the two
// strategies and the match's number, so the order of play, threads, processes and entry times can't change anything.

import type { LeagueMatch } from "../../core/championships/league/index.ts";
import { hexOf, hmacOf, sha256Hex } from "../../core/fairness/index.ts";
import { type MatchOutcome, type MatchTask, resultOf } from "../match/task.ts";

export interface LeagueRules {
  /** Matches per pair; even, because each strategy plays the person's side in half of them. */
  readonly matches: number;
  /** Rounds per match. */
  readonly rounds: number;
}

/** Eight matches of 300 rounds: a return is known within about ±0.03, and the 4,950 pairs of a hundred entrants take
 * one thread an hour or two. */
export const LEAGUE_RULES: LeagueRules = { matches: 8, rounds: 300 };

/** One game of one season under one pledge: results are stored per run. */
export interface LeagueRun {
  /** Such as `2026-11`. */
  readonly season: string;
  readonly game: string;
  /** The id of the pledge whose key the seed derives from; anything in a local league. */
  readonly pledge: string;
  readonly rules: LeagueRules;
}

/** Two strategies, the lesser id first. */
export type Pair = readonly [a: string, b: string];

export function pairOf(one: string, other: string): Pair {
  return one < other ? [one, other] : [other, one];
}

export function pairKey([a, b]: Pair): string {
  return `${a} ${b}`;
}

/** Only reached on a machine that has all but stalled; the match is then replayed. */
const LIMIT_MS = 120_000;

/** The matches of a pair; `table` is its place in a ledger. `seed`: the season's, 32 bytes. */
export function matchTasks(
  { game, rules }: LeagueRun,
  seed: Uint8Array,
  pair: Pair,
  table: number,
): readonly MatchTask[] {
  return Array.from({ length: rules.matches }, (_, number) => ({
    round: 0,
    table,
    game: number,
    rule: game,
    strategies: pair,
    pair: [0, 1] as const,
    rounds: rules.rounds,
    seed: 0,
    limitMs: LIMIT_MS,
    fixed: {
      person: number % 2 === 0 ? ("a" as const) : ("b" as const),
      dice: { a: diceOf(seed, game, pair, number, "a"), b: diceOf(seed, game, pair, number, "b") },
    },
  }));
}

/** HMAC-SHA-256(seed, "<game>|<lesser id>|<greater id>|<number>|<side>"), 64 hexadecimal digits. */
function diceOf(seed: Uint8Array, game: string, [a, b]: Pair, number: number, side: "a" | "b"): string {
  return hexOf(hmacOf(seed, [game, a, b, number, side].join("|")));
}

/** The result of a match, in stored form. */
export function matchResult(outcome: MatchOutcome): LeagueMatch | "void" {
  return outcome.noResult ? "void" : { ...outcome.tally, result: resultOf(outcome) };
}

/** The name of a batch in the ledger: the same pairs always give the same name. */
export function batchId({ season, game, pledge, rules }: LeagueRun, pairs: readonly Pair[]): string {
  const all = JSON.stringify([season, game, pledge, rules.matches, rules.rounds, pairs]);
  return `league-${sha256Hex(all).slice(0, 32)}`;
}
