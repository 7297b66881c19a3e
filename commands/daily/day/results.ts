// How an attempt went: rounds and score against the opponent; for the board, the time including hint penalties.

import { MIND_GAME, MIND_ROUNDS } from "../../../src/core/daily/index.ts";
import type { Move, Rounds } from "../../../src/core/games/index.ts";
import type { BoardTry, MindTry } from "./document.ts";

/** Whether all rounds are played. */
export function isWhole({ moves }: MindTry): boolean {
  return moves.length === MIND_ROUNDS;
}

export function roundsOf({ moves, replies }: Pick<MindTry, "moves" | "replies">): Rounds {
  const digits = (text: string): Uint8Array => Uint8Array.from(text, Number);
  return { person: digits(moves), bot: digits(replies) };
}

/** From the person's side, oldest first: 1 won, 0 drawn, -1 lost. */
export function resultsOf(mind: MindTry): readonly (-1 | 0 | 1)[] {
  const { person, bot } = roundsOf(mind);
  return [...person].map((move, at) => MIND_GAME.result("person", move, bot[at] as Move));
}

/** Rounds won by the person and by the opponent. */
export function scoreOf(mind: MindTry): { readonly won: number; readonly lost: number } {
  const results = resultsOf(mind);
  const count = (wanted: number): number => results.filter((one) => one === wanted).length;
  return { won: count(1), lost: count(-1) };
}

/** The time that a hint adds to a board. */
const HINT_MS = 10_000;

/** The time of a cleared board including hint penalties, in whole seconds, as shown; undefined for any other end. */
export function secondsOf({ result }: Pick<BoardTry, "result">): number | undefined {
  return result?.ending === "won" ? secondsWithHints(result) : undefined;
}

/** The time including hint penalties, and the number of hints. */
export function boardWords(result: NonNullable<BoardTry["result"]>) {
  return { time: clockOf(secondsWithHints(result)), hints: result.hints };
}

function secondsWithHints({ ms, hints }: NonNullable<BoardTry["result"]>): number {
  return Math.round((ms + HINT_MS * hints) / 1_000);
}

/** Minutes and seconds: `1:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
