// Referee for players that may crash, stall or cheat: they forfeit, without affecting the other side.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import type { MatchTally } from "../../core/matches/index.ts";
import { type Player, PlayerFailure } from "./player.ts";

/** Why a match ended early. */
export interface Forfeit {
  readonly by: "a" | "b" | "both";
  /** The round that could not be played, from 1. */
  readonly round: number;
  /** A clause with "it" for the side that forfeits, such as `it ended with code 1`. */
  readonly reason: string;
}

export interface RefereedMatch {
  /** The official tally: a side that forfeits loses every round; if both do, all are drawn. */
  readonly tally: MatchTally;
  /** The rounds actually played. */
  readonly played: MatchTally;
  readonly forfeit: Forfeit | undefined;
  /** Stopped before its last round; the rounds played so far count. */
  readonly interrupted: boolean;
}

interface Match {
  readonly game: MatrixGame;
  readonly a: Player;
  readonly b: Player;
  readonly rounds: number;
  /** Aborting stops the match at once, even during a pending move. */
  readonly signal?: AbortSignal;
}

type Answers = readonly [PromiseSettledResult<Move>, PromiseSettledResult<Move>];

/** Plays the match and ends both players. Neither sees a move before both have replied. */
export async function refereeMatch(match: Match): Promise<RefereedMatch> {
  const { game, a, b, rounds, signal } = match;
  const played = { wins: 0, losses: 0, draws: 0 };
  // Ending a player settles its pending move.
  const breakOff = (): Promise<unknown> => Promise.all([a.end(undefined), b.end(undefined)]);
  signal?.addEventListener("abort", breakOff, { once: true });
  let last: { readonly a: Move; readonly b: Move } | undefined;
  for (let round = 1; round <= rounds; round++) {
    const answers = await ask(match, last);
    if (signal?.aborted) {
      await breakOff();
      return { tally: played, played, forfeit: undefined, interrupted: true };
    }
    const forfeit = forfeitOf(answers, round);
    if (forfeit) {
      await breakOff();
      return { tally: forfeited(forfeit, rounds), played, forfeit, interrupted: false };
    }
    last = { a: moveOf(answers[0]), b: moveOf(answers[1]) };
    count(played, game.result("person", last.a, last.b));
  }
  signal?.removeEventListener("abort", breakOff);
  await Promise.all([a.end(last?.b), b.end(last?.a)]);
  return { tally: played, played, forfeit: undefined, interrupted: false };
}

function ask(
  { a, b, rounds }: Match,
  last: { readonly a: Move; readonly b: Move } | undefined,
): Promise<Answers> {
  return Promise.allSettled(last ? [a.next(last.b), b.next(last.a)] : [a.begin(rounds), b.begin(rounds)]);
}

function moveOf(answer: PromiseSettledResult<Move>): Move {
  if (answer.status === "fulfilled") return answer.value;
  throw answer.reason;
}

function count(tally: { wins: number; losses: number; draws: number }, result: number): void {
  if (result > 0) tally.wins++;
  else if (result < 0) tally.losses++;
  else tally.draws++;
}

function forfeitOf([a, b]: Answers, round: number): Forfeit | undefined {
  const [failureA, failureB] = [failureOf(a), failureOf(b)];
  if (failureA && failureB)
    return { by: "both", round, reason: `a: ${failureA.message}; b: ${failureB.message}` };
  if (failureA) return { by: "a", round, reason: failureA.message };
  return failureB && { by: "b", round, reason: failureB.message };
}

function failureOf(answer: PromiseSettledResult<Move>): PlayerFailure | undefined {
  if (answer.status === "fulfilled") return undefined;
  if (answer.reason instanceof PlayerFailure) return answer.reason;
  throw answer.reason;
}

/** The tally after a forfeit: the side that forfeits loses all rounds; if both do, all are drawn. */
export function forfeited({ by }: Pick<Forfeit, "by">, rounds: number): MatchTally {
  return {
    wins: by === "b" ? rounds : 0,
    losses: by === "a" ? rounds : 0,
    draws: by === "both" ? rounds : 0,
  };
}
