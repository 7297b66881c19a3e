// Whether a file plays like one of the built-in strategies: in the same trial, with the same seeds.

import { type MatchExecutor, type MatchOutcome, memoryLedger } from "../../../src/arena/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { canonicalId, families, isPlayable } from "../../../src/core/strategies/index.ts";
import { behaviourOf, FILE_TRIAL_OPPONENTS, type GameTrial, movesOf, trialTask } from "./file-trial.ts";

/** Plays matches of built-in strategies; must be closed. */
export type BuiltInPlayers = () => MatchExecutor;

/** Caches the built-in strategies' moves; one per process. */
export class BuiltInPlay {
  readonly #players: BuiltInPlayers;
  readonly #openings = new Map<string, Promise<ReadonlyMap<string, Uint8Array>>>();

  constructor(players: BuiltInPlayers) {
    this.#players = players;
  }

  /** The built-in strategy that makes exactly the same moves, if there is one. */
  async playingAs(trial: GameTrial, signal: AbortSignal): Promise<string | undefined> {
    const game = matrixGame(trial.game);
    if (!game) return undefined;
    const openings = await this.#openingsAt(game);
    for (const [id, opening] of openings)
      if (Buffer.compare(opening, trial.opening) === 0 && (await this.#isSame(id, game, trial, signal)))
        return id;
    return undefined;
  }

  /** First matches only: files hardly ever match beyond one. */
  #openingsAt(game: MatrixGame): Promise<ReadonlyMap<string, Uint8Array>> {
    const known = this.#openings.get(game.id);
    if (known) return known;
    const ids = deterministic(game);
    const played = this.#play(ids.map((id, at) => ({ ...trialTask(game, 0, id), game: at }))).then(
      (outcomes) => {
        if (outcomes.length < ids.length) this.#openings.delete(game.id);
        return new Map(outcomes.map((outcome, at) => [ids[at] as string, movesOf(outcome)]));
      },
    );
    this.#openings.set(game.id, played);
    played.catch(() => this.#openings.delete(game.id));
    return played;
  }

  async #isSame(id: string, game: MatrixGame, trial: GameTrial, signal: AbortSignal): Promise<boolean> {
    const tasks = FILE_TRIAL_OPPONENTS.map((_opponent, table) => trialTask(game, table, id));
    const outcomes = await this.#play(tasks, signal);
    const isWhole = outcomes.length === tasks.length;
    return isWhole && behaviourOf(outcomes) === trial.behaviour;
  }

  async #play(
    tasks: readonly ReturnType<typeof trialTask>[],
    signal?: AbortSignal,
  ): Promise<readonly MatchOutcome[]> {
    const ledger = memoryLedger();
    const players = this.#players();
    try {
      await players.play(tasks, ledger, { signal });
    } finally {
      await players.close();
    }
    return (await ledger.read(0)).map(({ outcome }) => outcome);
  }
}

/** Strategies that always answer the same history the same way; `constant` with each move. */
function deterministic(game: MatrixGame): readonly string[] {
  const usual = families
    .filter(({ family, randomised }) => !randomised && family !== "constant" && isPlayable(family, game))
    .map(({ family }) => canonicalId(family, game));
  const constant = game.moveIds.map((_id, move) => canonicalId(`constant:move=${move}`, game));
  return [...constant, ...usual];
}
