// Live matches in the store; every change is one atomic update of the player's game document.

import type { Sandbox } from "../../src/arena/index.ts";
import {
  type Button,
  type Caller,
  type CommandCall,
  type Counted,
  type Incoming,
  localeOf,
  type Place,
  placeKey,
  type Reply,
} from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Decision } from "../../src/core/matches/index.ts";
import { isPlayable, showsInside } from "../../src/core/strategies/index.ts";
import type { BothChange, Store } from "../../src/infra/store/index.ts";
import { BusyError } from "../../src/infra/threads/index.ts";
import {
  ACCOUNT,
  endMatch,
  isSamePersonAccount,
  lastDecision,
  liveMatch,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  notePlayed,
  type PersonAccount,
  PLAYER_GAME,
  type PlayerGame,
  type PlayerId,
  playerGameKey,
  stakeFor,
  withBooked,
  withMatch,
  withSealedIn,
  writePlayerId,
} from "../../src/people/index.ts";
import { defaultLength, USUAL_OPPONENT } from "../kit/chat-games.ts";
import type { Length } from "../kit/length.ts";
import type { Services } from "../kit/services.ts";
import { sessionId } from "../kit/session-id.ts";
import { type DecideMove, lookInto, ModelNotReady, withReadyModels } from "./models/decide-move.ts";
import { ModelCache } from "./models/model-cache.ts";
import { Models } from "./models/models.ts";
import { OpponentGone } from "./models/sandboxed-move.ts";
import type { ProofChecker } from "./proofs/checking.ts";
import { type Binding, begin } from "./state/bound.ts";
import {
  type MatchState,
  type MovePress,
  matchIn,
  nextMoveInput,
  type PressResult,
  play,
  roundsOf,
  sealMove,
  stop,
} from "./state/play.ts";
import { latestMatch, readPlayerGame, stateOf } from "./state/stored-matches.ts";

interface SessionDependencies {
  readonly store: Store;
  readonly historyRounds: number;
  readonly host: Binding["host"];
  versionOf: Binding["versionOf"];
  /** Limits the cache of opponents ready to play, in megabytes. */
  readonly memoryMb?: number;
  /** Plays opponents written by other people. */
  readonly sandbox?: Pick<Sandbox, "next">;
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
  /** The player's own word. */
  readonly word?: string | undefined;
  /** Idempotency key. */
  readonly origin: string;
}

type Actor = Pick<Opening, "caller" | "place" | "game">;

/** A started match. `duplicate`: an earlier delivery of the same origin started it. */
export interface Begun {
  readonly counted: Counted;
  readonly state: MatchState;
}

/** The result of pressing a move button; see `PressResult`. */
export type MoveResult =
  | { readonly kind: Exclude<PressResult["kind"], "unknown">; readonly state: MatchState }
  | { readonly kind: "unknown" };

/** A result, and the changed document if it changed. */
interface Step<Result> {
  readonly result: Result;
  readonly next?: PlayerGame | undefined;
  /** The bot's expected gain from the counted round, to be booked on the person's account. */
  readonly gained?: number | undefined;
}

interface Changed<Result> {
  readonly result: Result;
  readonly document: PlayerGame;
}

/** The matches of all players. */
export class Sessions {
  readonly models: Models;
  readonly #dependencies: SessionDependencies;
  readonly #store: Store;
  readonly #cache: ModelCache;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store;
    this.#cache = new ModelCache(dependencies);
    this.models = new Models(this.#store, this.#cache);
  }

  /** Ends the threads that choose moves; the next request starts them again. */
  close(): Promise<void> {
    return this.#cache.close();
  }

  /** Starts a match, idempotent per origin; an open one ends with its score as it stands. */
  async begin(opening: Opening): Promise<Begun> {
    const { caller, game, origin, opponent = USUAL_OPPONENT, opponentName, word } = opening;
    const { length = defaultLength(game) } = opening;
    const id = sessionId(this.#store, caller, origin);
    const plan = { id, opponent, opponentName, length, locale: localeOf(opening), word };
    const { result: counted, document } = await this.#updateAndSeal<Counted>(opening, (current) =>
      matchIn(current, id)
        ? { result: "duplicate" }
        : { result: "new", next: begin(game, current, plan, this.#dependencies) },
    );
    return { counted, state: requireState(game, document, id) };
  }

  /** Counts a move-button press, at most once per turn. */
  async play(actor: Actor, press: MovePress): Promise<MoveResult> {
    const { game } = actor;
    const moment = this.#moment();
    const { result: kind, document } = await this.#updateAndSeal(actor, (current) => {
      const played = play(game, current, press, moment);
      if (!("document" in played)) return { result: played.kind };
      return { result: played.kind, next: played.document, gained: played.gained };
    });
    if ((kind === "accepted" || kind === "rolled-back") && !liveMatch(document))
      await this.#recordInRankings(actor, document);
    const state = stateOf(game, document, press.session);
    return kind === "unknown" || !state ? { kind: "unknown" } : { kind, state };
  }

  /** Stops a match; a finished one stays unchanged. Undefined if it isn't stored. */
  async stop(actor: Actor, session: string): Promise<MatchState | undefined> {
    const { document } = await this.#updateAndSeal(actor, (current) => {
      return { result: undefined, next: stop(current, session, "stopped") };
    });
    const state = stateOf(actor.game, document, session);
    if (state) await this.#recordInRankings(actor, document);
    return state;
  }

  /** The current state of a match; undefined if it isn't stored. */
  async find(player: PlayerId, game: MatrixGame, session: string): Promise<MatchState | undefined> {
    return stateOf(game, await readPlayerGame(this.#store, player, game), session);
  }

  /** What the opponent based its move on in the match's last round. Undefined if it has no table to show, if today's
   * version would decide differently, or if rebuilding it takes too long. */
  async lastDecision(player: PlayerId, { game, document, match }: MatchState): Promise<Decision | undefined> {
    if (!isPlayable(match.opponent, game) || !showsInside(match.opponent, game)) return undefined;
    const question = lastDecision({ game, document, match });
    if (!question) return undefined;
    try {
      const decision = await lookInto(this.#cache, playerGameKey(player, game.id), question);
      return isLastDecision({ game, document, match }, decision) ? decision : undefined;
    } catch (error) {
      if (error instanceof BusyError) return undefined;
      throw error;
    }
  }

  /** The latest match of the first game that has one finished after a round, else a live one. */
  latest(player: PlayerId, games: readonly MatrixGame[]): Promise<MatchState | undefined> {
    return latestMatch({ store: this.#store, player, games });
  }

  #moment() {
    return { now: this.#dependencies.now(), binding: this.#dependencies };
  }

  /** Applies a step, books its result, and seals the next move if the live match lacks one, in one atomic update. */
  #updateAndSeal<const Result>(
    { caller, game }: Pick<Actor, "caller" | "game">,
    step: (current: PlayerGame) => Step<Result>,
  ): Promise<Changed<Result>> {
    const key = playerGameKey(caller, game.id);
    return withReadyModels(this.#cache, key, (decideMove) => {
      const change = (
        current = NEW_PLAYER_GAME,
        account = NEW_PERSON_ACCOUNT,
      ): BothChange<PlayerGame, PersonAccount, Changed<Result> | ModelNotReady> => {
        const { result, next: stepped, gained } = step(current);
        if (!stepped) return { next: [undefined, undefined], result: { result, document: current } };
        const counted = withBooked(account, gained);
        const next = this.#sealed(game, stepped, counted, decideMove);
        if (next instanceof ModelNotReady) return { next: [undefined, undefined], result: next };
        const after = withSealedIn(game, next, counted);
        const isSame = isSamePersonAccount(after, account);
        return { next: [next, isSame ? undefined : after], result: { result, document: next } };
      };
      const person = { kind: ACCOUNT, id: writePlayerId(caller) };
      return this.#store.updateBoth({ kind: PLAYER_GAME, id: key }, person, change);
    });
  }

  #sealed(
    game: MatrixGame,
    document: PlayerGame,
    person: PersonAccount,
    decideMove: DecideMove,
  ): PlayerGame | ModelNotReady {
    const state = nextMoveInput(game, document);
    if (!state || state.match.next) return document;
    const input = { ...state, stake: stakeFor(game, document, state.match, person) };
    const decision = decideMove(input);
    if (decision instanceof ModelNotReady) return decision;
    if (decision instanceof OpponentGone) return endGone(input, decision);
    return sealMove(input, decision, this.#dependencies);
  }

  // Failures are only reported: the rounds are stored, and the rankings repair themselves.
  async #recordInRankings({ caller, place, game }: Actor, document: PlayerGame): Promise<void> {
    const { now, onFailure } = this.#dependencies;
    const played = { gameId: game.id, document, place: placeKey(caller, place), now: now() };
    await notePlayed(this.#store, caller, played).catch(onFailure);
  }
}

/** The match ends with its opponent; by then, all its seals have been opened. */
function endGone({ document, match }: MatchState, { ending, brokeAt }: OpponentGone): PlayerGame {
  return withMatch(document, endMatch({ ...match, ...(brokeAt && { brokeAt }) }, ending));
}

/** Whether the decision matches the move and the expectation of the last round. */
function isLastDecision(
  { game, document, match }: MatchState,
  decision: Decision | OpponentGone,
): decision is Decision {
  if (decision instanceof OpponentGone) return false;
  const isMove = decision.move === roundsOf(game, document).bot.at(-1);
  return isMove && (decision.expected ?? -1) === match.expected;
}

function requireState(game: MatrixGame, document: PlayerGame, session: string): MatchState {
  const state = stateOf(game, document, session);
  if (!state) throw new Error(`the match ${session} is not in the document that it was begun in`);
  return state;
}

export interface PlayServices extends Services {
  readonly sessions: Sessions;
  readonly proofs: ProofChecker;
  /** Why the game can't be played in this chat; undefined if it can. */
  refusalOf(call: CommandCall, game: MatrixGame): Promise<Reply | undefined>;
  /** Other features' buttons at the end of a match, between *Rematch* and *More*; they handle the presses. */
  endOffers?: ((end: Pick<Incoming, "caller" | "place">) => Promise<readonly Button[]>) | undefined;
}
