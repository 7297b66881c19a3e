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
import type { BothChange, DocumentAt, Store } from "../../src/infra/store/index.ts";
import { BusyError } from "../../src/infra/threads/index.ts";
import {
  ACCOUNT,
  elsewhereOf,
  elsewhereSigns,
  endMatch,
  isNowhereElse,
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
  type WantedMatch,
  withBooked,
  withMatch,
  withSealedIn,
  writePlayerId,
} from "../../src/people/index.ts";
import { defaultLength, USUAL_OPPONENT } from "../kit/chat-games.ts";
import { type Length, writeLength } from "../kit/length.ts";
import type { Services } from "../kit/services.ts";
import { sessionId } from "../kit/session-id.ts";
import { type DecideMove, lookInto, ModelNotReady, withReadyModels } from "./models/decide-move.ts";
import { ModelCache } from "./models/model-cache.ts";
import { Models } from "./models/models.ts";
import { OpponentGone } from "./models/played-apart.ts";
import type { ProofChecker } from "./proofs/checking.ts";
import type { Binding } from "./state/bound.ts";
import {
  beginAsked,
  beginOrAsk,
  type ContinueKind,
  continueMatch,
  type Moment,
  type Step,
} from "./state/continue.ts";
import {
  type MatchState,
  type MovePress,
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
  /** Bounds what is held ready of opponents, in megabytes. */
  readonly memoryMb?: number;
  /** Plays opponents that others made. */
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

/** The result of asking for a match. */
export type BeginResult =
  /** `before`: an earlier delivery of the same origin began it. */
  | { readonly kind: "begun"; readonly counted: Counted; readonly state: MatchState }
  /** Another match is open: `state`. `wanted` is the session's id of the one to begin on *New*. */
  | {
      readonly kind: "asked";
      readonly counted: Counted;
      readonly state: MatchState;
      readonly wanted: WantedMatch;
    };

/** The result of choosing *New*. */
export type NewResult =
  | { readonly kind: "begun"; readonly counted: Counted; readonly state: MatchState }
  | { readonly kind: "opponent-gone" }
  | { readonly kind: "gone" };

/** The result of taking a match up again. */
export type ContinueResult =
  | { readonly kind: Exclude<ContinueKind, "unknown">; readonly state: MatchState }
  | { readonly kind: "unknown" };

/** The result of pressing a move button; see `PressResult`. */
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
  readonly #cache: ModelCache;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store;
    this.#cache = new ModelCache(dependencies);
    this.models = new Models(this.#store, this.#cache, () => ({
      historyRounds: this.#dependencies.historyRounds,
      now: this.#dependencies.now(),
    }));
  }

  /** Ends the threads that choose moves; the next question starts them again. */
  close(): Promise<void> {
    return this.#cache.close();
  }

  /** Begins a match, idempotent per origin; asks first where one is open that has a round. */
  async begin(opening: Opening): Promise<BeginResult> {
    const { caller, game, origin, opponent = USUAL_OPPONENT, opponentName } = opening;
    const { length = defaultLength(game), word } = opening;
    const id = sessionId(this.#store, caller, origin);
    const wanted: WantedMatch = {
      id,
      opponent,
      length: writeLength(length),
      locale: localeOf(opening),
      ...(opponentName !== undefined && { opponentName }),
      ...(word !== undefined && { word }),
    };
    const { result, document } = await this.#begin(opening, (current, moment) =>
      beginOrAsk(game, current, wanted, moment),
    );
    if (result === "now" || result === "before")
      return { kind: "begun", counted: result, state: requireState(game, document, id) };
    const open = requireState(game, document, liveMatch(document)?.id ?? "");
    return { kind: "asked", counted: result === "asked" ? "now" : "before", state: open, wanted };
  }

  /** Begins the match that was asked for, once; the open one is set aside. */
  async beginAsked(actor: Actor, wanted: string): Promise<NewResult> {
    const { game } = actor;
    const { result, document } = await this.#begin(actor, (current, moment) =>
      beginAsked(game, current, wanted, moment),
    );
    if (result === "gone" || result === "opponent-gone") return { kind: result };
    return { kind: "begun", counted: result, state: requireState(game, document, wanted) };
  }

  /** Takes a match up again, once per event; the open one is set aside. */
  async continue(actor: Actor, session: string, event: string): Promise<ContinueResult> {
    const { game } = actor;
    const wanted = { session, event, locale: localeOf(actor) };
    const { result: kind, document } = await this.#begin(actor, (current, moment) =>
      continueMatch(game, current, wanted, moment),
    );
    const state = stateOf(game, document, session);
    return kind === "unknown" || !state ? { kind: "unknown" } : { kind, state };
  }

  /** Counts the press of a move button, at most once per turn. */
  async play(actor: Actor, press: MovePress): Promise<MoveResult> {
    const { game } = actor;
    const moment = this.#moment();
    const { result: kind, document } = await this.#updateAndSeal(actor, (current) => {
      const played = play(game, current, press, moment);
      if (!("document" in played)) return { result: played.kind };
      return { result: played.kind, next: played.document, gained: played.gained };
    });
    if ((kind === "accepted" || kind === "went-back") && !liveMatch(document))
      await this.#recordInRankings(actor, document);
    const state = stateOf(game, document, press.session);
    return kind === "unknown" || !state ? { kind: "unknown" } : { kind, state };
  }

  /** Stops a match; a finished one is unchanged. Undefined where it is not stored. */
  async stop(actor: Actor, session: string): Promise<MatchState | undefined> {
    const { document } = await this.#updateAndSeal(actor, (current) => {
      return { result: undefined, next: stop(current, session, "stopped") };
    });
    const state = stateOf(actor.game, document, session);
    if (state) await this.#recordInRankings(actor, document);
    return state;
  }

  /** The current state of a match; undefined where it is not stored. */
  async find(player: PlayerId, game: MatrixGame, session: string): Promise<MatchState | undefined> {
    return stateOf(game, await readPlayerGame(this.#store, player, game), session);
  }

  /** What the opponent went by in the match's last round; undefined where it has no table to show, where
   * its move is decided otherwise today, and where it takes too long to build. */
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

  /** The latest match of the first game with one finished after a round, else a live one. */
  latest(player: PlayerId, games: readonly MatrixGame[]): Promise<MatchState | undefined> {
    return latestMatch({ store: this.#store, player, games });
  }

  /** Begins a match or takes one up again, with what the person played elsewhere. Most people did nowhere: their
   * match does not wait for the store to say so, but begins by an update that holds only if it is so. */
  async #begin<const Result extends string>(
    actor: Pick<Actor, "caller" | "game">,
    step: (current: PlayerGame, moment: Moment) => Step<Result>,
  ): Promise<Changed<Result>> {
    const { caller, game } = actor;
    const asked = elsewhereOf(this.#store, caller, game);
    asked.catch(() => undefined);
    const moment = { ...this.#moment(), elsewhere: [] };
    const { result, document } = await this.#updateAndSeal(
      actor,
      (current, ...signs) => (isNowhereElse(signs) ? step(current, moment) : { result: undefined }),
      elsewhereSigns(caller),
    );
    if (result !== undefined) return { result, document };
    const elsewhere = await asked;
    // Also where the link was made by a process that ended right after.
    if (elsewhere.length > 0) await this.models.alignModes(caller, [game]);
    const later = { ...this.#moment(), elsewhere };
    return this.#updateAndSeal(actor, (current) => step(current, later));
  }

  #moment() {
    return { now: this.#dependencies.now(), binding: this.#dependencies };
  }

  /** Applies a step, books it, and seals the move that a live match lacks then, in one atomic update. */
  #updateAndSeal<const Result>(
    { caller, game }: Pick<Actor, "caller" | "game">,
    step: (current: PlayerGame, ...beside: unknown[]) => Step<Result>,
    beside: readonly DocumentAt<unknown>[] = [],
  ): Promise<Changed<Result>> {
    const key = playerGameKey(caller, game.id);
    return withReadyModels(this.#cache, key, (decideMove) => {
      const change = (
        current = NEW_PLAYER_GAME,
        account = NEW_PERSON_ACCOUNT,
        ...present: unknown[]
      ): BothChange<PlayerGame, PersonAccount, Changed<Result> | ModelNotReady> => {
        const { result, next: stepped, gained } = step(current, ...present);
        if (!stepped) return { next: [undefined, undefined], result: { result, document: current } };
        const counted = withBooked(account, gained);
        const next = this.#sealed(game, stepped, counted, decideMove);
        if (next instanceof ModelNotReady) return { next: [undefined, undefined], result: next };
        const after = withSealedIn(game, next, counted);
        const isSame = isSamePersonAccount(after, account);
        return { next: [next, isSame ? undefined : after], result: { result, document: next } };
      };
      const person = { kind: ACCOUNT, id: writePlayerId(caller) };
      return this.#store.updateBoth({ kind: PLAYER_GAME, id: key }, person, change, beside);
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

  // Failures are only reported, because the rounds are stored and the rankings repair themselves.
  async #recordInRankings({ caller, place, game }: Actor, document: PlayerGame): Promise<void> {
    const { now, onFailure } = this.#dependencies;
    const played = { gameId: game.id, document, place: placeKey(caller, place), now: now() };
    await notePlayed(this.#store, caller, played).catch(onFailure);
  }
}

/** The match ends where its opponent does; every seal of it is open by then. */
function endGone({ document, match }: MatchState, { ending, brokeAt }: OpponentGone): PlayerGame {
  return withMatch(document, endMatch({ ...match, ...(brokeAt && { brokeAt }) }, ending));
}

/** Whether that was the move, and the expectation, of the last round. */
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
  /** Why the game is not played where the command was typed; undefined where it is. */
  refusalOf(call: CommandCall, game: MatrixGame): Promise<Reply | undefined>;
  /** What other features offer at the end of a match, between *Rematch* and *More*; their own presses. */
  endOffers?: ((end: Pick<Incoming, "caller" | "place">) => Promise<readonly Button[]>) | undefined;
}
