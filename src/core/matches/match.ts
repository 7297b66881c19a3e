// Two strategies against each other.

import type { MatrixGame } from "../games/index.ts";
import type { Strategy } from "../strategies/index.ts";

/** Result of a match for side `a`, in rounds. */
export interface MatchTally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Plays a match and mutates both strategies; `a` must be created for the person's side, `b` for the bot's. */
export function playMatch(match: {
  readonly game: MatrixGame;
  readonly a: Strategy;
  readonly b: Strategy;
  readonly rounds: number;
}): MatchTally {
  const { game, a, b, rounds } = match;
  const { size } = game;
  const played = new Float64Array(size * size);
  for (let round = 0; round < rounds; round++) {
    const moveA = a.choose();
    const moveB = b.choose();
    a.observe(moveA, moveB);
    b.observe(moveB, moveA);
    const pair = moveA * size + moveB;
    played[pair] = (played[pair] as number) + 1;
  }
  return winLossIn(game, played);
}

/** Sums the results over the counted pairs of moves, with one lookup per pair instead of one per round. */
function winLossIn(game: MatrixGame, played: Float64Array): MatchTally {
  let wins = 0;
  let losses = 0;
  let draws = 0;
  played.forEach((times, pair) => {
    if (times === 0) return;
    const won = game.result("person", Math.floor(pair / game.size), pair % game.size);
    if (won > 0) wins += times;
    else if (won < 0) losses += times;
    else draws += times;
  });
  return { wins, losses, draws };
}

/** wins / (wins + losses), ignoring draws; one half if every round was drawn. */
export function successOf({ wins, losses }: MatchTally): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}
