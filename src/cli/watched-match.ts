// An in-process match with progress output that Ctrl+C can interrupt.

import { setImmediate } from "node:timers/promises";
import type { MatrixGame } from "../core/games/index.ts";
import { type MatchTally, playMatch } from "../core/matches/index.ts";
import type { Strategy } from "../core/strategies/index.ts";
import { hearCtrlC } from "../infra/console/interruption.ts";
import type { Progress } from "../infra/console/progress.ts";

/** Milliseconds between signal checks: unnoticeable to a person, and cheap. */
const STRETCH_MS = 50;
const FIRST_STRETCH_ROUNDS = 64;

/** The tally so far. */
export interface WatchedTally {
  readonly tally: MatchTally;
  readonly interrupted: boolean;
}

/** Plays up to `rounds` rounds, until SIGINT. A second SIGINT kills the process. */
export async function playWatched(match: {
  readonly game: MatrixGame;
  readonly a: Strategy;
  readonly b: Strategy;
  readonly rounds: number;
  readonly progress: Progress;
}): Promise<WatchedTally> {
  const { rounds, progress } = match;
  const ctrlC = hearCtrlC();
  let tally: MatchTally = { wins: 0, losses: 0, draws: 0 };
  let played = 0;
  let stretch = FIRST_STRETCH_ROUNDS;
  while (played < rounds && !ctrlC.signal.aborted) {
    const begun = performance.now();
    const now = Math.min(stretch, rounds - played);
    tally = sum(tally, playMatch({ ...match, rounds: now }));
    played += now;
    stretch = nextStretch(stretch, performance.now() - begun);
    progress.show(played, rounds);
    await setImmediate();
  }
  ctrlC.release();
  progress.end();
  return { tally, interrupted: played < rounds };
}

function nextStretch(rounds: number, tookMs: number): number {
  if (tookMs < STRETCH_MS / 2) return rounds * 2;
  return tookMs > STRETCH_MS * 2 ? Math.max(1, Math.floor(rounds / 2)) : rounds;
}

function sum(one: MatchTally, other: MatchTally): MatchTally {
  return { wins: one.wins + other.wins, losses: one.losses + other.losses, draws: one.draws + other.draws };
}
