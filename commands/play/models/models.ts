// A player's access to their model: what it believes, whether it learns, and forgetting.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Account, describeHabits, type Habit } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  ACCOUNT,
  forgottenLog,
  knownToModel,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  type PlayerId,
  playerGameKey,
  policyOf,
  switchedLog,
  writePlayerId,
} from "../../../src/people/index.ts";
import { CHAT_GAMES } from "../../kit/chat-games.ts";
import { askModel, modelKey } from "./decide-move.ts";
import type { ModelCache } from "./model-cache.ts";

const ROUNDS_SHOWN_MIN = 20;
const HABITS_SHOWN = 3;

/** What a player's model knows at a game, and what it believes once that's enough. */
export interface ModelReport {
  readonly learns: boolean;
  /** Its first round, from 1. */
  readonly since: number;
  readonly rounds: number;
  /** Rounds still needed before it can report a belief. */
  readonly missing: number;
  /** What the bot may lose to the player, over all games. */
  readonly account: Account;
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

  async report(player: PlayerId, game: MatrixGame): Promise<ModelReport> {
    const key = playerGameKey(player, game.id);
    const document = (await this.#store.read(PLAYER_GAME, key)) ?? NEW_PLAYER_GAME;
    const { account } = (await this.#store.read(ACCOUNT, writePlayerId(player))) ?? NEW_PERSON_ACCOUNT;
    const known = knownToModel(game, document);
    const rounds = known.person.length;
    const missing = Math.max(0, ROUNDS_SHOWN_MIN - rounds);
    const since = (policyOf(document)?.since ?? 0) + 1;
    const facts = { learns: document.mode === undefined, since, rounds, missing, account };
    if (missing > 0) return facts;
    const habits = describeHabits(game, known, HABITS_SHOWN);
    const asked = await askModel(this.#cache, key, { game, document }, (model) => ({
      score: model.score,
      populationShare: model.populationShare(),
    }));
    return { ...facts, belief: { habits, ...asked } };
  }

  /** Whether the bot learns from this person. */
  async learns(player: PlayerId): Promise<boolean> {
    const [first] = CHAT_GAMES;
    const document = first && (await this.#store.read(PLAYER_GAME, playerGameKey(player, first.id)));
    return document?.mode === undefined;
  }

  /** Lets it learn at every game, or at none; a move that's already fixed stays. False if it was so already. */
  setLearning(player: PlayerId, isOn: boolean): Promise<boolean> {
    return this.#changeAll(player, (document) => switchedLog(document, isOn));
  }

  /** Forgets everything learned at every game. What the bot may lose to the person starts again, and so do their ranked
   * rounds. False if there was nothing. */
  async forget(player: PlayerId): Promise<boolean> {
    const isForgotten = await this.#changeAll(player, (document) => {
      const isNew = (policyOf(document)?.since ?? 0) === document.totals.rounds;
      return isNew ? undefined : { ...forgottenLog(document), decided: undefined };
    });
    if (isForgotten) await this.#store.remove(ACCOUNT, writePlayerId(player));
    return isForgotten;
  }

  async #changeAll(player: PlayerId, change: (document: PlayerGame) => PlayerGame | undefined) {
    const changed = await Promise.all(
      CHAT_GAMES.map(({ id }) =>
        this.#store.update(PLAYER_GAME, playerGameKey(player, id), (current = NEW_PLAYER_GAME) => {
          const next = change(current);
          return { next, result: next !== undefined };
        }),
      ),
    );
    this.drop(player, CHAT_GAMES);
    return changed.includes(true);
  }

  /** Evicts the player's models; required after deletion of the player's documents. */
  drop(player: PlayerId, games: readonly MatrixGame[]): void {
    for (const game of games) this.#cache.drop(modelKey(playerGameKey(player, game.id)));
  }
}
