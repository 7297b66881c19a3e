// Players with a history: rounds played by habit, written where matches would have stored them.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  NEW_PREDICTOR,
  type PlayerId,
  PREDICTOR,
  predictorKey,
  storeRounds,
} from "../../../src/people/index.ts";

/** The person's next move after the last one, which they mostly stick to. */
export type Habit = (game: MatrixGame, before: Move, won: boolean) => Move;

/** The same move again, win or lose. */
export const stubborn: Habit = (_game, before) => before;
/** The next move in the circle. */
export const turning: Habit = (game, before) => (before + 1) % game.size;

/** Rounds against random moves; four out of five follow the habit. */
export function roundsBy(game: MatrixGame, habit: Habit, count: number, seed = 1): Rounds {
  const random = seededRandom(seed);
  const rounds = { person: new Uint8Array(count), bot: new Uint8Array(count) };
  for (let round = 1; round < count; round++) {
    const before = rounds.person[round - 1] as Move;
    const won = game.result("person", before, rounds.bot[round - 1] as Move) === 1;
    rounds.bot[round] = random.below(game.size);
    rounds.person[round] = random.unit() < 0.8 ? habit(game, before, won) : random.below(game.size);
  }
  return rounds;
}

/** Stores these rounds as if the player had played them. */
export async function giveRounds(
  store: Store,
  player: PlayerId,
  {
    habit = stubborn,
    count = 300,
    gameId = "rps",
    seed = 1,
  }: { habit?: Habit; count?: number; gameId?: string; seed?: number } = {},
): Promise<void> {
  const game = matrixGame(gameId) as MatrixGame;
  const history = storeRounds(game, roundsBy(game, habit, count, seed));
  const totals = { rounds: count, wins: 0, losses: 0, draws: count };
  await store.update(PREDICTOR, predictorKey(player, gameId), (before = NEW_PREDICTOR) => ({
    next: { ...before, history, totals },
    result: undefined,
  }));
}
