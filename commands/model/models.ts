// What the bot believes about a person, whether it learns from them, and forgetting.

import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import { countsOf, type Habit, habitsOf } from "../../src/core/profiles/traits.ts";
import type { Account } from "../../src/core/strategies/bases/bank.ts";
import type { FortuneTeller } from "../../src/core/strategies/fortune-teller/fortune-teller.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { PlayerId } from "../../src/people/identity/player.ts";
import { NO_ROUNDS } from "../../src/people/rounds/packed-rounds.ts";
import {
  learnedRounds,
  NEW_PREDICTOR,
  PREDICTOR,
  type PredictorState,
  predictorKey,
} from "../../src/people/rounds/predictor.ts";
import { CHAT_GAMES, USUAL_OPPONENT } from "../kit/chat-games.ts";
import { type Bots, nameOf } from "../play/index.ts";

const ROUNDS_SHOWN_MIN = 20;
const HABITS_SHOWN = 3;

/** What the bot knows of a person at a game, and what it believes once that's enough. */
export interface ModelReport {
  readonly learns: boolean;
  readonly rounds: number;
  /** Rounds still needed before it can report a belief. */
  readonly missing: number;
  /** What it may lose to the person. */
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

export class Models {
  readonly #store: Store;
  readonly #bots: Bots;
  readonly #now: () => number;

  /** `now`: Unix ms. */
  constructor(store: Store, bots: Bots, now: () => number) {
    this.#store = store;
    this.#bots = bots;
    this.#now = now;
  }

  async report(player: PlayerId, game: MatrixGame): Promise<ModelReport> {
    const key = predictorKey(player, game.id);
    const document = (await this.#store.read(PREDICTOR, key)) ?? NEW_PREDICTOR;
    const { account, dropped = 0 } = document;
    const rounds = learnedRounds(game, document);
    const count = rounds.person.length;
    const missing = Math.max(0, ROUNDS_SHOWN_MIN - count);
    const facts = { learns: document.learns !== false, rounds: count, missing, account };
    if (missing > 0) return facts;
    const habits = habitsOf(game, countsOf(game, rounds), HABITS_SHOWN);
    const known = { rounds, before: dropped, isMatchOnly: false };
    const name = nameOf(key, { document, match: { id: "", opponent: USUAL_OPPONENT } }, known);
    const { strategy } = await this.#bots.look(name, game, USUAL_OPPONENT, known);
    const model = strategy as FortuneTeller;
    return { ...facts, belief: { habits, score: model.score, populationShare: model.populationShare() } };
  }

  /** Whether the bot learns from this person. */
  async learns(player: PlayerId): Promise<boolean> {
    const [first] = CHAT_GAMES;
    const document = first && (await this.#store.read(PREDICTOR, predictorKey(player, first.id)));
    return document?.learns !== false;
  }

  /** Lets it learn at every game, or at none; a move that's already fixed stays. False if it was so already. */
  setLearning(player: PlayerId, isOn: boolean): Promise<boolean> {
    return this.#changeAll(player, ({ learns, ...document }) => {
      if (isOn === (learns !== false)) return undefined;
      return isOn ? document : { ...document, learns: false };
    });
  }

  /** Forgets everything learned at every game. What the bot may lose to the person starts again, and so do their ranked
   * rounds. False if there was nothing. */
  forget(player: PlayerId): Promise<boolean> {
    const since = this.#now();
    return this.#changeAll(player, ({ decided: _ranked, dropped, ...document }) => {
      const isNew = document.history.rounds === 0 && dropped === undefined;
      return isNew ? undefined : { ...document, since, history: NO_ROUNDS, account: NEW_PREDICTOR.account };
    });
  }

  async #changeAll(player: PlayerId, change: (document: PredictorState) => PredictorState | undefined) {
    const changed = await Promise.all(
      CHAT_GAMES.map(async ({ id }) => {
        const key = predictorKey(player, id);
        this.#bots.drop(nameOf(key));
        return this.#store.update(PREDICTOR, key, (current = NEW_PREDICTOR) => {
          const next = change(current);
          return { next, result: next !== undefined };
        });
      }),
    );
    return changed.includes(true);
  }
}
