// A task of the league study: all matches of a pair, each with its own random numbers.

import type { LeagueMatch } from "../../src/core/championships/league/index.ts";
import { playMatch } from "../../src/core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { createStrategy } from "../../src/core/strategies/index.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";

export interface PairTask {
  readonly game: string;
  readonly strategies: readonly [a: string, b: string];
  readonly rounds: number;
  readonly matches: number;
  readonly seed: number;
}

/** The pair's matches, from the side of the first. */
export function playPair(task: PairTask): readonly LeagueMatch[] {
  return Array.from({ length: task.matches }, (_, match) => played(task, match));
}

function played({ game: id, strategies, rounds, seed }: PairTask, match: number): LeagueMatch {
  const game = gameOf(id);
  const randomOf = (side: string): RandomSource =>
    seededRandom(deriveSeed(seedBytes(seed), "league", ...strategies, match, side));
  const [first, second] = strategies;
  const a = createStrategy(first, { game, side: "person", random: randomOf("a") });
  const b = createStrategy(second, { game, side: "bot", random: randomOf("b") });
  const { wins, losses, draws } = playMatch({ game, a, b, rounds });
  return { wins, losses, draws, result: wins > losses ? 1 : wins < losses ? 0 : 0.5 };
}
