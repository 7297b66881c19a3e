// A player's access to their model: report, reset, freeze, disable.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Account, describeHabits, type Habit } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  ACCOUNT,
  changedLog,
  knownToModel,
  LEARN_EVERYTHING,
  type LearningMode,
  type ModelChange,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  type PlayerId,
  playerGameKey,
  policyOf,
  writePlayerId,
} from "../../../src/people/index.ts";
import { askModel, modelKey } from "./decide-move.ts";
import type { ModelCache } from "./model-cache.ts";

const ROUNDS_SHOWN_MIN = 20;
const HABITS_SHOWN = 3;

/** The state of a player's model at a game. */
export interface ModelFacts {
  readonly mode: LearningMode;
  /** Its first round, from 1. */
  readonly since: number;
  /** The round at which learning paused; undefined while it learns. */
  readonly pausedFrom: number | undefined;
  readonly rounds: number;
  /** Rounds still needed before it can report a belief. */
  readonly missing: number;
  /** Its exploitation budget against the player, over all games. */
  readonly account: Account;
}

/** Includes what it believes, once it has enough rounds. */
export interface ModelReport extends ModelFacts {
  readonly belief?: Belief;
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

  /** The facts that don't require the model itself. */
  async facts(player: PlayerId, game: MatrixGame): Promise<ModelFacts> {
    return this.#factsOf(player, game, await this.#read(player, game));
  }

  async report(player: PlayerId, game: MatrixGame): Promise<ModelReport> {
    const document = await this.#read(player, game);
    const facts = await this.#factsOf(player, game, document);
    if (facts.missing > 0) return facts;
    const habits = describeHabits(game, knownToModel(game, document), HABITS_SHOWN);
    const key = playerGameKey(player, game.id);
    const asked = await askModel(this.#cache, key, { game, document }, (model) => ({
      score: model.score,
      populationShare: model.populationShare(),
    }));
    return { ...facts, belief: { habits, ...asked } };
  }

  async #factsOf(player: PlayerId, game: MatrixGame, document: PlayerGame): Promise<ModelFacts> {
    const { mode, since, paused } = policyOf(document) ?? LEARN_EVERYTHING;
    const known = knownToModel(game, document);
    const rounds = known.rounds.person.filter((_, round) => known.isLearned(round)).length;
    const missing = Math.max(0, ROUNDS_SHOWN_MIN - rounds);
    const pausedFrom = paused === undefined ? undefined : paused + 1;
    const { account } = (await this.#store.read(ACCOUNT, writePlayerId(player))) ?? NEW_PERSON_ACCOUNT;
    return {
      mode,
      since: since + 1,
      pausedFrom,
      rounds,
      missing,
      account,
    };
  }

  async #read(player: PlayerId, game: MatrixGame): Promise<PlayerGame> {
    return (await this.#store.read(PLAYER_GAME, playerGameKey(player, game.id))) ?? NEW_PLAYER_GAME;
  }

  /** Changes the learning mode; a sealed move stays. `changed` is false if nothing had to change. */
  async change(player: PlayerId, game: MatrixGame, change: ModelChange) {
    const key = playerGameKey(player, game.id);
    const result = await this.#store.update(PLAYER_GAME, key, (current = NEW_PLAYER_GAME) => {
      const next = changedLog(current, change);
      return {
        next,
        result: { changed: next !== undefined, mode: (next ?? current).mode ?? LEARN_EVERYTHING.mode },
      };
    });
    if (result.changed) this.#cache.drop(modelKey(key));
    return result;
  }

  /** Evicts the player's models; required after deletion of the player's documents. */
  drop(player: PlayerId, games: readonly MatrixGame[]): void {
    for (const game of games) this.#cache.drop(modelKey(playerGameKey(player, game.id)));
  }
}
