// Matches against programs: pairings and scores, by expectation over the judged strategy's random numbers.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, families, type Strategy } from "../../src/core/strategies/index.ts";
import type { ClusterSum } from "../../src/lab/kit/clustered.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";
import { expectedResults } from "../../src/lab/prior/expectation.ts";

/** Matches of one kind. */
export interface Contest {
  readonly purpose: "gauntlet" | "chance" | "constants";
  readonly game: string;
  readonly strategy: string;
  readonly opponent: string;
  readonly rounds: number;
  /** Warm-up rounds, excluded from the score. */
  readonly uncounted: number;
  readonly matches: number;
}

/** Aliases of other strategies, excluded so that none counts twice. */
const TWINS = ["wildcard-counters"];
const FURTHER_SETTINGS = ["markov:order=1", "markov:order=2"];

/** A game's gauntlet: every family at its defaults, some other settings, and each constant move. */
export function gauntletOf(game: MatrixGame): readonly string[] {
  const playing = families.filter(({ family, plays }) => plays(game) && !TWINS.includes(family));
  return [...playing.map(({ family }) => family), ...FURTHER_SETTINGS, ...constantsOf(game).slice(1)];
}

/** Every strategy that always makes the same move. */
export function constantsOf({ size }: MatrixGame): readonly string[] {
  return Array.from({ length: size }, (_, move) => (move === 0 ? "constant" : `constant:move=${move}`));
}

/** The judged strategy's score in the counted rounds. Opponents' seeds don't depend on whom they play. */
export function playContest(contest: Contest, match: number, seed: number): ClusterSum {
  const { purpose, opponent, rounds, uncounted } = contest;
  const game = gameOf(contest.game);
  const randomOf = (role: string): RandomSource =>
    seededRandom(deriveSeed(seedBytes(seed), "strength", purpose, role, opponent, match));
  const other = createStrategy(opponent, { game, side: "person", random: randomOf("opponent") });
  const judged = createStrategy(contest.strategy, { game, side: "bot", random: randomOf("judged") });
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const expected = playRound(game, judged, other);
    if (round >= uncounted) sum += expected;
  }
  return { sum, count: rounds - uncounted };
}

/** The judged strategy's expected result. */
function playRound(game: MatrixGame, judged: Strategy, other: Strategy): number {
  const [move, own] = [other.choose(), judged.choose()];
  const expected = expectedResults(game, judged, own)[move] as number;
  judged.observe(own, move);
  other.observe(move, own);
  return expected;
}
