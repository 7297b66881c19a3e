// The model that is kept of each player, in its owner's hands: what it believes, and how to make it
// forget, hold still, or be silent.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Habit, tellHabits } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  changedPolicy,
  LEARN_EVERYTHING,
  type LearningMode,
  type ModelChange,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
} from "../../../src/players/index.ts";
import { askModel, modelKey } from "./decide-move.ts";
import { knownToModel } from "./known-rounds.ts";
import type { ModelCache } from "./model-cache.ts";

/** With fewer rounds there is nothing to tell. */
const ROUNDS_TOLD_MIN = 20;
const HABITS_TOLD = 3;

/** What is known of a player at a game. */
export interface ModelReport {
  readonly mode: LearningMode;
  /** Its first round, counted from 1 over all rounds of the player at the game. */
  readonly since: number;
  /** Since which round it does not learn, counted likewise; undefined while it learns. */
  readonly pausedFrom: number | undefined;
  /** Rounds that it learned from. */
  readonly rounds: number;
  /** How many rounds more it must know before it can tell anything. */
  readonly missing: number;
  /** Absent while rounds are missing. */
  readonly belief?: Belief;
}

interface Belief {
  /** Strongest first, at most three. */
  readonly habits: readonly Habit[];
  /** Of the last hundred rounds: moves it would have read right, and those it would have read. */
  readonly score: readonly [right: number, all: number];
  /** How much of what it counts on at present comes from other people, in 0 … 1. */
  readonly populationShare: number;
}

/** The models of all players. */
export class Models {
  readonly #store: Store;
  readonly #cache: ModelCache;

  constructor(store: Store, cache: ModelCache) {
    this.#store = store;
    this.#cache = cache;
  }

  /** What is known of the player at the game. */
  async report(player: PlayerId, game: MatrixGame): Promise<ModelReport> {
    const key = playerGameKey(player, game.id);
    const document = (await this.#store.read(PLAYER_GAME, key)) ?? NEW_PLAYER_GAME;
    const { mode, since, paused } = document.lessons ?? LEARN_EVERYTHING;
    const known = knownToModel(game, document);
    const rounds = known.rounds.person.filter((_, round) => known.isLearned(round)).length;
    const missing = Math.max(0, ROUNDS_TOLD_MIN - rounds);
    const pausedFrom = paused === undefined ? undefined : paused + 1;
    const facts = { mode, since: since + 1, pausedFrom, rounds, missing };
    if (missing > 0) return facts;
    const habits = tellHabits(game, known, HABITS_TOLD);
    const asked = await askModel(this.#cache, key, { game, document }, (model) => ({
      score: model.score,
      populationShare: model.populationShare(),
    }));
    return { ...facts, belief: { habits, ...asked } };
  }

  /** Changes what the model may learn from; a live match keeps the move that it has sealed.
   * Resolves to what is the case now; `changed` is false where it was so already. */
  async change(player: PlayerId, game: MatrixGame, change: ModelChange) {
    const key = playerGameKey(player, game.id);
    const result = await this.#store.update(PLAYER_GAME, key, (current = NEW_PLAYER_GAME) => {
      const before = current.lessons ?? LEARN_EVERYTHING;
      const lessons = changedPolicy(before, change, current.totals.rounds);
      const next = lessons && { ...current, lessons };
      return { next, result: { changed: next !== undefined, mode: (lessons ?? before).mode } };
    });
    if (result.changed) this.#cache.drop(modelKey(key));
    return result;
  }

  /** Drops the models in memory; needed when the player's documents are gone. */
  drop(player: PlayerId, games: readonly MatrixGame[]): void {
    for (const game of games) this.#cache.drop(modelKey(playerGameKey(player, game.id)));
  }
}
