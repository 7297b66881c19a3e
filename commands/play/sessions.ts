// Live matches as they are stored: begins them, counts presses, and says as data what became of
// each. Every change is one atomic update of the player's document at that game.

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
  /** The most rounds of history that are kept of a player at a game. */
  readonly historyRounds: number;
  /** 16 unpredictable bytes, fresh at every call. */
  freshSeed(): Uint8Array;
  /** Milliseconds since 1970. */
  now(): number;
  /** Is told of what failed beside an answer. */
  onFailure(error: unknown): void;
}

/** With the models of the players who are playing. */
type Dependencies = SessionDependencies & { readonly models: ModelCache };

/** What a match is begun with. */
interface Opening {
  readonly caller: Caller;
  readonly place: Place;
  readonly game: MatrixGame;
  /** A canonical strategy id; the usual opponent unless told. */
  readonly opponent?: string | undefined;
  /** The game's usual length unless told. */
  readonly length?: Length | undefined;
  /** What began it: the same origin begins the same match again, not another. */
  readonly origin: string;
}

/** Who does something at a game, and where. */
type Actor = Pick<Opening, "caller" | "place" | "game">;

/** What became of an opening. */
export interface BeginResult {
  /** `before`: the same origin had begun it already. */
  readonly counted: "now" | "before";
  readonly state: MatchState;
}

/** What became of the press of a move button. */
export type MoveResult =
  | { readonly kind: Exclude<PressResult["kind"], "unknown">; readonly state: MatchState }
  | { readonly kind: "unknown" };

export interface Sessions {
  /** Begins a match; a live one at the same game ends as `replaced`. */
  begin(opening: Opening): Promise<BeginResult>;
  /** Counts the press of a move button, at most once for each turn. */
  play(actor: Actor, press: MovePress): Promise<MoveResult>;
  /** Stops a match; one that is over stays as it is. Undefined where it is not kept. */
  stop(actor: Actor, session: string): Promise<MatchState | undefined>;
  /** A match as it is now; undefined where it is not kept. */
  find(player: PlayerId, game: MatrixGame, session: string): Promise<MatchState | undefined>;
  /** The first of these games' last match that is over after a round at least, or else live. */
  latest(player: PlayerId, games: readonly MatrixGame[]): Promise<MatchState | undefined>;
  /** What is known of each player, and its owner's power over it. */
  readonly models: Models;
}

export function createSessions(given: SessionDependencies): Sessions {
  const dependencies = { ...given, models: new ModelCache() };
  return {
    begin: (opening) => beginMatch(dependencies, opening),
    play: (actor, press) => playMove(dependencies, actor, press),
    stop: (actor, session) => stopMatch(dependencies, actor, session),
    find: async (player, game, session) => stateOf(game, await read(given.store, player, game), session),
    latest: (player, games) => latest(given.store, player, games),
    models: new Models(dependencies),
  };
}

async function read(store: Store, player: PlayerId, game: MatrixGame): Promise<PlayerGame> {
  return (await store.read(PLAYER_GAME, playerGameKey(player, game.id))) ?? NEW_PLAYER_GAME;
}

function stateOf(game: MatrixGame, document: PlayerGame, session: string): MatchState | undefined {
  const match = document.matches.find(({ id }) => id === session);
  return match && { game, document, match };
}

async function beginMatch(dependencies: Dependencies, opening: Opening): Promise<BeginResult> {
  const { caller, place, game, origin, opponent = USUAL_OPPONENT, length = defaultLength(game) } = opening;
  const id = sessionId(caller, origin);
  const locale = place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
  const plan = { id, opponent, length, locale, seed: dependencies.freshSeed() };
  const { result, document } = await updateAndSeal<BeginResult["counted"]>(
    dependencies,
    opening,
    (current) =>
      current.matches.some((match) => match.id === id)
        ? { result: "before" }
        : { result: "now", next: begin(current, plan) },
  );
  const state = stateOf(game, document, id);
  if (!state) throw new Error(`the match ${id} is not in the document that it was begun in`);
  return { counted: result, state };
}

async function playMove(dependencies: Dependencies, actor: Actor, press: MovePress): Promise<MoveResult> {
  const { historyRounds } = dependencies;
  const limits = { historyRounds, now: dependencies.now() };
  const { result: kind, document } = await updateAndSeal(dependencies, actor, (current) => {
    const played = play(actor.game, current, press, limits);
    return { result: played.kind, next: played.kind === "accepted" ? played.document : undefined };
  });
  if (kind === "accepted" && !liveMatch(document)) await recordInRankings(dependencies, actor, document);
  const state = stateOf(actor.game, document, press.session);
  return kind === "unknown" || !state ? { kind: "unknown" } : { kind, state };
}

/** What a change comes to, and the document as it is stored then. */
interface Changed<Result> {
  readonly result: Result;
  readonly document: PlayerGame;
}

/** Changes the player's document by a step (`next`: the changed document) and seals the next move
 * of the match that is live then, in one update. */
function updateAndSeal<Result>(
  { store, models }: Dependencies,
  { caller, game }: Pick<Actor, "caller" | "game">,
  step: (current: PlayerGame) => { readonly result: Result; readonly next?: PlayerGame | undefined },
): Promise<Changed<Result>> {
  const key = playerGameKey(caller, game.id);
  return withReadyModels(models, key, (decideMove) => {
    const change = (current = NEW_PLAYER_GAME): Change<PlayerGame, Changed<Result> | ModelNotReady> => {
      const { result, next } = step(current);
      const input = next && nextMoveInput(game, next);
      if (!input) return { next, result: { result, document: next ?? current } };
      const decision = decideMove(input);
      if (decision instanceof ModelNotReady) return { next: undefined, result: decision };
      const document = sealMove(input, decision);
      return { next: document, result: { result, document } };
    };
    return store.update(PLAYER_GAME, key, change);
  });
}

async function stopMatch(
  dependencies: Dependencies,
  actor: Actor,
  session: string,
): Promise<MatchState | undefined> {
  const { caller, game } = actor;
  const key = playerGameKey(caller, game.id);
  const document = await dependencies.store.update(PLAYER_GAME, key, (current = NEW_PLAYER_GAME) => {
    const next = stop(current, session, "stopped");
    return { next, result: next ?? current };
  });
  const state = stateOf(game, document, session);
  if (state) await recordInRankings(dependencies, actor, document);
  return state;
}

/** Tells the rankings of a finished match, where its player agreed to that. The rounds are counted
 * already, so a failure is only reported: the rankings mend themselves. */
async function recordInRankings(
  { store, now, onFailure }: Dependencies,
  { caller, place, game }: Actor,
  document: PlayerGame,
): Promise<void> {
  const played = { gameId: game.id, document, place: placeKey(caller, place), now: now() };
  await notePlayed(store, caller, played).catch(onFailure);
}

async function latest(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
): Promise<MatchState | undefined> {
  for (const game of games) {
    const document = await read(store, player, game);
    const match = document.matches.find((one) => one.ending && turnOf(one) > 0) ?? liveMatch(document);
    if (match) return { game, document, match };
  }
  return undefined;
}
