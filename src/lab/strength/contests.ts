// Matches against programs: pairings and scores.

import type { MatrixGame } from "../../core/games/index.ts";
import { playMatch } from "../../core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../core/random/index.ts";
import {
  createStrategy,
  FortuneTeller,
  families,
  planAgainst,
  type Strategy,
} from "../../core/strategies/index.ts";
import type { ClusterSum } from "../clustered.ts";
import { gameOf, seedBytes } from "../task-values.ts";

/** Matches of one kind. */
export interface Contest {
  readonly purpose: "gauntlet" | "chance" | "constants" | "adversary";
  readonly game: string;
  readonly strategy: string;
  /** An id; the adversary has none. */
  readonly opponent: string;
  readonly rounds: number;
  /** Warm-up rounds, excluded from the score. */
  readonly uncounted: number;
  readonly matches: number;
}

/** Aliases of another strategy, excluded so that it is not counted twice. */
const TWINS = ["wildcard-counters"];
const FURTHER_SETTINGS = ["markov:order=1", "markov:order=2"];

/** The gauntlet of a game: every family by default, some other settings, and each constant move. */
export function gauntletOf(game: MatrixGame): readonly string[] {
  const playing = families.filter(({ family, plays }) => plays(game) && !TWINS.includes(family));
  return [...playing.map(({ family }) => family), ...FURTHER_SETTINGS, ...constantsOf(game).slice(1)];
}

/** Every strategy that always makes the same move. */
export function constantsOf({ size }: MatrixGame): readonly string[] {
  return Array.from({ length: size }, (_, move) => (move === 0 ? "constant" : `constant:move=${move}`));
}

/** The judged strategy's score in the counted rounds. Opponents' seeds ignore whom they meet. */
export function playContest(contest: Contest, match: number, seed: number): ClusterSum {
  const { purpose, opponent, rounds, uncounted } = contest;
  const game = gameOf(contest.game);
  const randomOf = (role: string): RandomSource =>
    seededRandom(deriveSeed(seedBytes(seed), "strength", purpose, role, opponent, match));
  const a =
    purpose === "adversary"
      ? adversaryOf(game, contest.strategy, randomOf("opponent"))
      : createStrategy(opponent, { game, side: "person", random: randomOf("opponent") });
  const b = createStrategy(contest.strategy, { game, side: "bot", random: randomOf("judged") });
  playMatch({ game, a, b, rounds: uncounted });
  const { wins, losses } = playMatch({ game, a, b, rounds: rounds - uncounted });
  return { sum: losses - wins, count: rounds - uncounted };
}

/** Counters the planned move of a simulated twin, without knowing its draws. @throws TypeError. */
function adversaryOf(game: MatrixGame, strategy: string, random: RandomSource): Strategy {
  const twin = createStrategy(strategy, { game, side: "bot", random });
  if (!(twin instanceof FortuneTeller)) throw new TypeError(`${strategy} has no plan to be known`);
  const one = (moves: readonly number[]): number => moves[random.below(moves.length)] as number;
  return {
    choose: () => one(game.counters("person", one(planAgainst(game, "bot", twin.probabilities()).moves))),
    expected: () => undefined,
    observe: (own, opponent) => twin.observe(opponent, own),
    snapshot: () => new Uint8Array(),
  };
}
