// The model that is kept of each player, in its owner's hands: what it believes, and how to make it
// forget, hold still, or be silent.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Habit, tellHabits } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  ALL_LESSONS,
  changedLessons,
  type LearningMode,
  type ModelChange,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
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
  /** The first round that it does not learn from at present, counted likewise; undefined while it
   * learns. */
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
  /** Of the last hundred rounds: moves that it would have read right, and rounds in which it would
   * have read one. */
  readonly score: readonly [right: number, all: number];
  /** How much of what it counts on at present comes from other people, in 0 … 1. */
  readonly populationShare: number;
}

interface Changed {
  /** False where it was so already. */
  readonly changed: boolean;
  readonly mode: LearningMode;
}

export interface Models {
  /** What is known of the player at the game. */
  report(player: PlayerId, game: MatrixGame): Promise<ModelReport>;
  /** Changes what the model may learn from. A live match goes on with the move that it has sealed.
   * Resolves to what is now the case. */
  change(player: PlayerId, game: MatrixGame, change: ModelChange): Promise<Changed>;
  /** Lets go of the models in memory; those of a player whose documents are gone are gone with
   * that. */
  drop(player: PlayerId, games: readonly MatrixGame[]): void;
}

interface ModelDependencies {
  readonly store: Store;
  readonly models: ModelCache;
}

export function createModels(dependencies: ModelDependencies): Models {
  return {
    report: (player, game) => report(dependencies, player, game),
    change: (player, game, change) => changeModel(dependencies, player, game, change),
    drop(player, games) {
      for (const game of games) dependencies.models.drop(modelKey(playerGameKey(player, game.id)));
    },
  };
}

async function report(
  { store, models }: ModelDependencies,
  player: PlayerId,
  game: MatrixGame,
): Promise<ModelReport> {
  const key = playerGameKey(player, game.id);
  const document = (await store.read(PLAYER_GAME, key)) ?? NEW_PLAYER_GAME;
  const { mode, since, paused } = document.lessons ?? ALL_LESSONS;
  const known = knownToModel(game, document);
  const rounds = known.rounds.person.filter((_, round) => known.isLearned(round)).length;
  const missing = Math.max(0, ROUNDS_TOLD_MIN - rounds);
  const facts = {
    mode,
    since: since + 1,
    pausedFrom: paused === undefined ? undefined : paused + 1,
    rounds,
    missing,
  };
  if (missing > 0) return facts;
  const habits = tellHabits(game, known, HABITS_TOLD);
  const asked = await askModel(models, key, { game, document }, (model) => ({
    score: model.score,
    populationShare: model.populationShare(),
  }));
  return { ...facts, belief: { habits, ...asked } };
}

async function changeModel(
  { store, models }: ModelDependencies,
  player: PlayerId,
  game: MatrixGame,
  change: ModelChange,
): Promise<Changed> {
  const key = playerGameKey(player, game.id);
  const result = await store.update(PLAYER_GAME, key, (current = NEW_PLAYER_GAME) => {
    const before = current.lessons ?? ALL_LESSONS;
    const lessons = changedLessons(before, change, current.totals.rounds);
    const next: PlayerGame | undefined = lessons && { ...current, lessons };
    return { next, result: { changed: next !== undefined, mode: (lessons ?? before).mode } };
  });
  if (result.changed) models.drop(modelKey(key));
  return result;
}
