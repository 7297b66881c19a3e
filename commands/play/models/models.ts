// A player's access to their model: report, reset, freeze, disable.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Account, type Habit, tellHabits } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  ACCOUNT,
  changedPolicy,
  foreignCount,
  identitiesOf,
  knownToModel,
  LEARN_EVERYTHING,
  type LearningMode,
  type ModelChange,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  ownBefore,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  writePlayerId,
} from "../../../src/players/index.ts";
import { askModel, modelKey } from "./decide-move.ts";
import type { ModelCache } from "./model-cache.ts";

const ROUNDS_TOLD_MIN = 20;
const HABITS_TOLD = 3;

/** A report on a player's model at a game. */
export interface ModelReport {
  readonly mode: LearningMode;
  /** Its first round, from 1, counted over the rounds that the player played here. */
  readonly since: number;
  /** The round, counted likewise, at which learning paused; undefined while it learns. */
  readonly pausedFrom: number | undefined;
  readonly rounds: number;
  /** How many it knows that were not played against it here. */
  readonly elsewhere: number;
  /** Rounds missing until it can report a belief. */
  readonly missing: number;
  readonly belief?: Belief;
  /** What it may lose to the player over all games. */
  readonly account: Account;
}

interface Belief {
  /** Strongest first, at most three. */
  readonly habits: readonly Habit[];
  /** Correct predictions, and all predictions, over the last hundred rounds. */
  readonly score: readonly [right: number, all: number];
  /** Share of the current prediction's weight that comes from other people, 0 … 1. */
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

  async report(player: PlayerId, game: MatrixGame): Promise<ModelReport> {
    const key = playerGameKey(player, game.id);
    const document = (await this.#store.read(PLAYER_GAME, key)) ?? NEW_PLAYER_GAME;
    const { mode, since, paused } = document.lessons ?? LEARN_EVERYTHING;
    const known = knownToModel(game, document);
    const rounds = known.rounds.person.filter((_, round) => known.isLearned(round)).length;
    const missing = Math.max(0, ROUNDS_TOLD_MIN - rounds);
    const pausedFrom = paused === undefined ? undefined : ownBefore(document, paused) + 1;
    const { account } = (await this.#store.read(ACCOUNT, writePlayerId(player))) ?? NEW_PERSON_ACCOUNT;
    const facts = {
      ...{ mode, since: ownBefore(document, since) + 1, pausedFrom, rounds, missing, account },
      elsewhere: foreignCount(document),
    };
    if (missing > 0) return facts;
    const habits = tellHabits(game, known, HABITS_TOLD);
    const asked = await askModel(this.#cache, key, { game, document }, (model) => ({
      score: model.score,
      populationShare: model.populationShare(),
    }));
    return { ...facts, belief: { habits, ...asked } };
  }

  /** Changes the learning mode under all identities of the person; a sealed move stays. `changed` is
   * false if it already was so. */
  async change(player: PlayerId, game: MatrixGame, change: ModelChange) {
    const identities = await identitiesOf(this.#store, player);
    const results = await Promise.all(identities.map((one) => this.#changeAt(one, game, change)));
    const [{ mode } = { mode: LEARN_EVERYTHING.mode }] = results;
    return { changed: results.some(({ changed }) => changed), mode };
  }

  async #changeAt(player: PlayerId, game: MatrixGame, change: ModelChange) {
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

  /** Evicts the player's models; required after deletion of the player's documents. */
  drop(player: PlayerId, games: readonly MatrixGame[]): void {
    for (const game of games) this.#cache.drop(modelKey(playerGameKey(player, game.id)));
  }
}
