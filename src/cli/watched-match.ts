// A match between strategies that a person watches: it tells how far it is, and Ctrl+C ends it with
// what was played so far.

import { setImmediate } from "node:timers/promises";
import type { MatrixGame } from "../core/games/index.ts";
import { type MatchTally, playMatch } from "../core/matches/index.ts";
import type { Strategy } from "../core/strategies/index.ts";
import { hearCtrlC } from "../infra/console/interruption.ts";
import type { Progress } from "../infra/console/progress.ts";

/** Between two looks at signals pass about so many milliseconds: too few for a person to wait, too
 * many to cost anything. */
const STRETCH_MS = 50;
const FIRST_STRETCH_ROUNDS = 64;

/** How far a match came. */
export interface WatchedTally {
  readonly tally: MatchTally;
  /** Ctrl+C came before the last round. */
  readonly interrupted: boolean;
}

/** Plays `rounds` rounds, or as many as there is time for until SIGINT. A second SIGINT ends the
 * process at once. */
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

/** Twice as many rounds while they are done soon, half as many when they take long. */
function nextStretch(rounds: number, tookMs: number): number {
  if (tookMs < STRETCH_MS / 2) return rounds * 2;
  return tookMs > STRETCH_MS * 2 ? Math.max(1, Math.floor(rounds / 2)) : rounds;
}

function sum(one: MatchTally, other: MatchTally): MatchTally {
  return { wins: one.wins + other.wins, losses: one.losses + other.losses, draws: one.draws + other.draws };
}
