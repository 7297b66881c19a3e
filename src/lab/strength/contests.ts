// Matches against programs: who meets whom, and what a round brings.

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
  /** The judged strategy's id. */
  readonly strategy: string;
  /** An id; the adversary has none. */
  readonly opponent: string;
  readonly rounds: number;
  /** Rounds at the beginning that are played and not counted. */
  readonly uncounted: number;
  readonly matches: number;
}

/** The same strategy under another name: to meet it twice would count it twice. */
const TWINS = ["wildcard-counters"];
const FURTHER_SETTINGS = ["markov:order=1", "markov:order=2"];

/** The gauntlet of a game: every family as usual, some settings more, and each constant move. */
export function gauntletOf(game: MatrixGame): readonly string[] {
  const playing = families.filter(({ family, plays }) => plays(game) && !TWINS.includes(family));
  return [...playing.map(({ family }) => family), ...FURTHER_SETTINGS, ...constantsOf(game).slice(1)];
}

/** Every strategy that always makes the same move. */
export function constantsOf({ size }: MatrixGame): readonly string[] {
  return Array.from({ length: size }, (_, move) => (move === 0 ? "constant" : `constant:move=${move}`));
}

/** What the judged strategy won of one match, over the counted rounds. Opponents draw the same lots
 * whoever is judged. */
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

/**
 * Somebody who runs the judged fortune-teller's own code on the same rounds: knows at every moment
 * what it plans, but not its dice, and plays against the plan. @throws TypeError when the strategy
 * is no fortune-teller
 */
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
