// Many new accounts: how many of them come to stand above an even share in a ranking of players.

import type { MatrixGame } from "../../../core/games/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../../core/random/index.ts";
import { createStrategy } from "../../../core/strategies/index.ts";
import { DECIDED_MIN, winShareBound } from "../../../players/win-share.ts";
import { gameOf, seedBytes } from "../../task-values.ts";
import { expectedResults } from "../expectation.ts";
import { least } from "./policies.ts";

export interface AccountsTask {
  readonly game: string;
  readonly strategy: string;
  /** Knows everything but the dice, or plays by chance. */
  readonly isKnowing: boolean;
  readonly from: number;
  readonly accounts: number;
  /** Each stops when it is ranked above one half, or after so many rounds. */
  readonly rounds: number;
  readonly seed: number;
}

/** How many accounts were, by their lower bound, above one half. */
export interface AccountsCount {
  readonly accounts: number;
  /** When they first had rounds enough for the ranking. */
  readonly atFirst: number;
  /** At any time, for who stops at the best moment. */
  readonly ever: number;
}

/** Deterministic. @throws StrategyProblem as `createStrategy`. */
export function openAccounts(task: AccountsTask): AccountsCount {
  const game = gameOf(task.game);
  const count = { accounts: task.accounts, atFirst: 0, ever: 0 };
  for (let account = task.from; account < task.from + task.accounts; account++) {
    const rankedAfter = rankedIn(game, task, account);
    if (rankedAfter === undefined) continue;
    count.ever++;
    if (rankedAfter === DECIDED_MIN) count.atFirst++;
  }
  return count;
}

/** The decided rounds after which the account is ranked above one half; undefined where it never is. */
function rankedIn(game: MatrixGame, task: AccountsTask, account: number): number | undefined {
  const randomOf = (role: string): RandomSource =>
    seededRandom(deriveSeed(seedBytes(task.seed), "strength", "account", role, account));
  const judged = createStrategy(task.strategy, { game, side: "bot", random: randomOf("judged") });
  const random = randomOf("person");
  let [won, lost] = [0, 0];
  for (let round = 0; round < task.rounds; round++) {
    const own = judged.choose();
    const move = task.isKnowing ? least(expectedResults(game, judged, own)) : random.below(game.size);
    judged.observe(own, move);
    const result = game.result("person", move, own);
    if (result > 0) won++;
    if (result < 0) lost++;
    if (result !== 0 && won + lost >= DECIDED_MIN && winShareBound([won, lost]) > 0.5) return won + lost;
  }
  return undefined;
}
