// A player's access to their model: report, reset, freeze, disable.

import type { Caller } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Account, describeHabits, type Habit } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  ACCOUNT,
  changedLog,
  type ElsewhereKnown,
  elsewhereKnown,
  elsewhereOf,
  type ImportLimits,
  identitiesOf,
  knownToModel,
  LEARN_EVERYTHING,
  type LearningMode,
  liveMatch,
  type ModelChange,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  ownBefore,
  PLAYER_GAME,
  type PlayerGame,
  type PlayerId,
  passedOver,
  playerGameKey,
  policyOf,
  sourceOf,
  withAllElsewhere,
  writePlayerId,
} from "../../../src/people/index.ts";
import { askModel, modelKey } from "./decide-move.ts";
import type { ModelCache } from "./model-cache.ts";

const ROUNDS_SHOWN_MIN = 20;
const HABITS_SHOWN = 3;

const MODES_STRICTEST_FIRST: readonly LearningMode[] = ["off", "frozen", "learning"];

/** The change that makes an account as strict; none if all are learning. */
const MODE_CHANGES: Readonly<Record<LearningMode, ModelChange | undefined>> = {
  off: "off",
  frozen: "freeze",
  learning: undefined,
};

/** The state of a player's model at a game. */
export interface ModelFacts {
  readonly mode: LearningMode;
  /** Its first round, from 1, counted over the rounds that the player played here. */
  readonly since: number;
  /** The round, counted likewise, at which learning paused; undefined while it learns. */
  readonly pausedFrom: number | undefined;
  readonly rounds: number;
  /** How many of them weren't played against the bot under this identity. */
  readonly elsewhere: ElsewhereKnown;
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
  readonly #limits: () => ImportLimits;

  /** `limits`: how many rounds from elsewhere a match starting now would import. */
  constructor(store: Store, cache: ModelCache, limits: () => ImportLimits) {
    this.#store = store;
    this.#cache = cache;
    this.#limits = limits;
  }

  /** The facts that don't require the model itself. */
  async facts(player: PlayerId, game: MatrixGame): Promise<ModelFacts> {
    return this.#factsOf(player, game, await this.#asOfNow(player, game));
  }

  async report(player: PlayerId, game: MatrixGame): Promise<ModelReport> {
    const document = await this.#asOfNow(player, game);
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
    const pausedFrom = paused === undefined ? undefined : ownBefore(document, paused) + 1;
    const { account } = (await this.#store.read(ACCOUNT, writePlayerId(player))) ?? NEW_PERSON_ACCOUNT;
    return {
      mode,
      since: ownBefore(document, since) + 1,
      pausedFrom,
      rounds,
      missing,
      account,
      elsewhere: elsewhereKnown(document),
    };
  }

  /** Includes what a match starting now would know, such as rounds of a newly linked account. A running match knows
   * only what it did at its start. */
  async #asOfNow(player: PlayerId, game: MatrixGame): Promise<PlayerGame> {
    const stored = (await this.#store.read(PLAYER_GAME, playerGameKey(player, game.id))) ?? NEW_PLAYER_GAME;
    if (liveMatch(stored)) return stored;
    return withAllElsewhere(game, stored, await elsewhereOf(this.#store, player, game), this.#limits());
  }

  /** Changes the learning mode under all identities of the person; a sealed move stays. `changed` is false if nothing
   * had to change. */
  async change(caller: Caller, game: MatrixGame, change: ModelChange) {
    const identities = [caller];
    const results = await Promise.all(identities.map((one) => this.#changeAt(one, game, change)));
    const [{ mode } = { mode: LEARN_EVERYTHING.mode }] = results;
    return { changed: results.some(({ changed }) => changed), mode };
  }

  /** If linked accounts differ, the strictest mode applies to all: off, then frozen. */
  async alignModes(player: PlayerId, games: readonly MatrixGame[]): Promise<void> {
    const identities = await identitiesOf(this.#store, player);
    if (identities.length < 2) return;
    for (const game of games) {
      const modes = await Promise.all(identities.map((one) => this.#modeOf(one, game)));
      const strictest = MODES_STRICTEST_FIRST.find((mode) => modes.includes(mode));
      const change = strictest && MODE_CHANGES[strictest];
      if (change)
        for (const [at, one] of identities.entries())
          if (modes[at] !== strictest) await this.#changeAt(one, game, change);
    }
  }

  async #modeOf(player: PlayerId, game: MatrixGame): Promise<LearningMode> {
    const document = await this.#store.read(PLAYER_GAME, playerGameKey(player, game.id));
    return document?.mode ?? LEARN_EVERYTHING.mode;
  }

  async #changeAt(player: PlayerId, game: MatrixGame, change: ModelChange) {
    // Rounds from before a reset, or from while it wasn't learning, must not be learned later.
    const past = await this.#past(player, game, change);
    const key = playerGameKey(player, game.id);
    const result = await this.#store.update(PLAYER_GAME, key, (current = NEW_PLAYER_GAME) => {
      const changed = changedLog(current, change);
      const passed = changed || change === "reset" ? passedOver(changed ?? current, past) : current;
      const next = passed === current ? undefined : passed;
      return { next, result: { changed: next !== undefined, mode: passed.mode ?? LEARN_EVERYTHING.mode } };
    });
    if (result.changed) this.#cache.drop(modelKey(key));
    return result;
  }

  /** The rounds that a change skips: all of them at a reset, and the duels played meanwhile when learning resumes. For
   * other identities, their own settings say which of their rounds may be learned. */
  async #past(player: PlayerId, game: MatrixGame, change: ModelChange) {
    if (change !== "reset" && change !== "on") return [];
    const sources = await elsewhereOf(this.#store, player, game);
    return change === "reset" ? sources : sources.filter(({ key }) => sourceOf(key) === "duel");
  }

  /** Evicts the player's models; required after deletion of the player's documents. */
  drop(player: PlayerId, games: readonly MatrixGame[]): void {
    for (const game of games) this.#cache.drop(modelKey(playerGameKey(player, game.id)));
  }
}
