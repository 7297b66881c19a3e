// Live matches in the store; every change is one atomic update of the player's game document.

import { type Caller, type Place, placeKey } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Change, Store } from "../../src/infra/store/index.ts";
import {
  liveMatch,
  NEW_PLAYER_GAME,
  notePlayed,
  PLAYER_GAME,
  type PlayerGame,
  type PlayerId,
  playerGameKey,
} from "../../src/players/index.ts";
import { defaultLength, USUAL_OPPONENT } from "../kit/chat-games.ts";
import type { Length } from "../kit/length.ts";
import { sessionId } from "../kit/session-id.ts";
import { ModelNotReady, withReadyModels } from "./models/decide-move.ts";
import { ModelCache } from "./models/model-cache.ts";
import { Models } from "./models/models.ts";
import {
  begin,
  type MatchState,
  type MovePress,
  nextMoveInput,
  type PressResult,
  play,
  sealMove,
  stop,
  turnOf,
} from "./play.ts";

interface SessionDependencies {
  readonly store: Store;
  readonly historyRounds: number;
  /** 16 bytes from a CSPRNG. */
  freshSeed(): Uint8Array;
  /** Unix ms. */
  now(): number;
  onFailure(error: unknown): void;
}

interface Opening {
  readonly caller: Caller;
  readonly place: Place;
  readonly game: MatrixGame;
  /** A canonical strategy id; defaults to the usual opponent. */
  readonly opponent?: string | undefined;
  /** The registered name by which it was chosen. */
  readonly opponentName?: string | undefined;
  readonly length?: Length | undefined;
  /** Idempotency key. */
  readonly origin: string;
}

type Actor = Pick<Opening, "caller" | "place" | "game">;

/** The result of beginning a match. */
export interface BeginResult {
  /** `before`: an earlier delivery of the same origin began it. */
  readonly counted: "now" | "before";
  readonly state: MatchState;
}

/** The result of pressing a move button. */
export type MoveResult =
  | { readonly kind: Exclude<PressResult["kind"], "unknown">; readonly state: MatchState }
  | { readonly kind: "unknown" };

interface Changed<Result> {
  readonly result: Result;
  readonly document: PlayerGame;
}

/** The matches of all players. */
export class Sessions {
  readonly models: Models;
  readonly #dependencies: SessionDependencies;
  readonly #store: Store;
  readonly #cache = new ModelCache();

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store;
    this.models = new Models(this.#store, this.#cache);
  }

  /** Begins a match, idempotent per origin; a live one at the game ends as `replaced`. */
  async begin(opening: Opening): Promise<BeginResult> {
    const { caller, place, game, origin, opponent = USUAL_OPPONENT, length = defaultLength(game) } = opening;
    const id = sessionId(caller, origin);
    const locale = place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
    const plan = {
      id,
      opponent,
      opponentName: opening.opponentName,
      length,
      locale,
      seed: this.#dependencies.freshSeed(),
    };
    const { result: counted, document } = await this.#updateAndSeal(opening, (current) => {
      const isBegun = current.matches.some((match) => match.id === id);
      return isBegun ? { result: "before" } : { result: "now", next: begin(current, plan) };
    });
    const state = stateOf(game, document, id);
    if (!state) throw new Error(`the match ${id} is not in the document that it was begun in`);
    return { counted, state };
  }

  /** Counts the press of a move button, at most once per turn. */
  async play(actor: Actor, press: MovePress): Promise<MoveResult> {
    const { game } = actor;
    const { historyRounds } = this.#dependencies;
    const limits = { historyRounds, now: this.#dependencies.now() };
    const { result: kind, document } = await this.#updateAndSeal(actor, (current) => {
      const played = play(game, current, press, limits);
      return { result: played.kind, next: played.kind === "accepted" ? played.document : undefined };
    });
    if (kind === "accepted" && !liveMatch(document)) await this.#recordInRankings(actor, document);
    const state = stateOf(game, document, press.session);
    return kind === "unknown" || !state ? { kind: "unknown" } : { kind, state };
  }

  /** Stops a match; a finished one is unchanged. Undefined where it is not stored. */
  async stop(actor: Actor, session: string): Promise<MatchState | undefined> {
    const key = playerGameKey(actor.caller, actor.game.id);
    const document = await this.#store.update(PLAYER_GAME, key, (current = NEW_PLAYER_GAME) => {
      const next = stop(current, session, "stopped");
      return { next, result: next ?? current };
    });
    const state = stateOf(actor.game, document, session);
    if (state) await this.#recordInRankings(actor, document);
    return state;
  }

  /** The current state of a match; undefined where it is not stored. */
  async find(player: PlayerId, game: MatrixGame, session: string): Promise<MatchState | undefined> {
    return stateOf(game, await this.#read(player, game), session);
  }

  /** The latest match of the first game with one finished after a round, else a live one. */
  async latest(player: PlayerId, games: readonly MatrixGame[]): Promise<MatchState | undefined> {
    for (const game of games) {
      const document = await this.#read(player, game);
      const match = document.matches.find((one) => one.ending && turnOf(one) > 0) ?? liveMatch(document);
      if (match) return { game, document, match };
    }
    return undefined;
  }

  async #read(player: PlayerId, game: MatrixGame): Promise<PlayerGame> {
    return (await this.#store.read(PLAYER_GAME, playerGameKey(player, game.id))) ?? NEW_PLAYER_GAME;
  }

  /** Applies a step (`next`: the changed document) and seals the next move in one atomic update. */
  #updateAndSeal<const Result>(
    { caller, game }: Pick<Actor, "caller" | "game">,
    step: (current: PlayerGame) => { readonly result: Result; readonly next?: PlayerGame | undefined },
  ): Promise<Changed<Result>> {
    const key = playerGameKey(caller, game.id);
    return withReadyModels(this.#cache, key, (decideMove) => {
      const change = (current = NEW_PLAYER_GAME): Change<PlayerGame, Changed<Result> | ModelNotReady> => {
        const { result, next } = step(current);
        const input = next && nextMoveInput(game, next);
        if (!input) return { next, result: { result, document: next ?? current } };
        const decision = decideMove(input);
        if (decision instanceof ModelNotReady) return { next: undefined, result: decision };
        const document = sealMove(input, decision);
        return { next: document, result: { result, document } };
      };
      return this.#store.update(PLAYER_GAME, key, change);
    });
  }

  // Failures are only reported, because the rounds are stored and the rankings repair themselves.
  async #recordInRankings({ caller, place, game }: Actor, document: PlayerGame): Promise<void> {
    const { now, onFailure } = this.#dependencies;
    const played = { gameId: game.id, document, place: placeKey(caller, place), now: now() };
    await notePlayed(this.#store, caller, played).catch(onFailure);
  }
}

function stateOf(game: MatrixGame, document: PlayerGame, session: string): MatchState | undefined {
  const match = document.matches.find(({ id }) => id === session);
  return match && { game, document, match };
}
