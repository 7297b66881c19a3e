// Matches in the store: every change is one atomic update of the predictor's document.

import { randomBytes } from "node:crypto";
import type { Caller, CommandCall, Incoming, Place } from "../../src/chat/incoming.ts";
import { localeOf, placeKey } from "../../src/chat/incoming.ts";
import type { Button, Reply } from "../../src/chat/view.ts";
import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import type { Decision } from "../../src/core/matches/bot.ts";
import { SECRET_BYTES } from "../../src/core/proof/match.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { PlayerId } from "../../src/people/identity/player.ts";
import { notePlayed } from "../../src/people/lists/rankings.ts";
import {
  endMatch,
  type Match,
  matchIn,
  NEW_PREDICTOR,
  PREDICTOR,
  type PredictorState,
  predictorKey,
  turnOf,
} from "../../src/people/rounds/predictor.ts";
import { USUAL_LENGTH, USUAL_OPPONENT } from "../kit/chat-games.ts";
import type { Length } from "../kit/length.ts";
import type { Services } from "../kit/services.ts";
import { sessionId } from "../kit/session-id.ts";
import { Bots, type BotsOptions, opponentOf, type Prepared } from "./bots.ts";
import { begin, type MatchState, type MovePress, play, stop, withNext } from "./rules.ts";

/** Another process may count a round while a strategy is prepared. */
const ATTEMPTS = 5;

interface SessionDependencies extends BotsOptions {
  readonly store: Store;
  /** The most rounds kept to learn from, per person and game. */
  readonly historyRounds: number;
  /** S of the proof of a match by that id, 32 bytes; default: random ones. */
  newSecret?(id: string): Uint8Array;
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
  /** What begins it, so that it begins once. */
  readonly origin: string;
}

type Actor = Pick<Opening, "caller" | "place" | "game">;

/** `late`: the button was of another turn, or the match is over; `unknown`: it isn't stored. */
export type MoveResult =
  | { readonly kind: "accepted" | "late"; readonly state: MatchState }
  | { readonly kind: "unknown" };

interface Step<Result> {
  readonly result: Result;
  /** The changed document, if it changed. */
  readonly next?: PredictorState | undefined;
}

/** The matches of all players. */
export class Sessions {
  readonly bots: Bots;
  readonly #dependencies: SessionDependencies;
  readonly #store: Store;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store;
    this.bots = new Bots(dependencies);
  }

  /** Begins a match, once per origin; an open one ends with its score as it stands. */
  async begin(opening: Opening): Promise<MatchState> {
    const { caller, game, origin, opponent = USUAL_OPPONENT, opponentName } = opening;
    const { length = USUAL_LENGTH } = opening;
    const id = sessionId(this.#store, caller, origin);
    const { now, newSecret = () => randomBytes(SECRET_BYTES) } = this.#dependencies;
    const secret = newSecret(id);
    const plan = { id, opponent, opponentName, length, locale: localeOf(opening), secret, now: now() };
    const { document } = await this.#change(opening, (current) =>
      current.begun?.includes(id) ? { result: undefined } : { result: undefined, next: begin(current, plan) },
    );
    const match = matchIn(document, id) ?? document.live ?? document.last;
    if (!match) throw new Error(`the match ${id} is not in the document that it was begun in`);
    return stateOf(game, document, match);
  }

  /** Counts a press of a move button if its turn is the match's. */
  async play({ caller, place, game }: Actor, press: MovePress): Promise<MoveResult> {
    const { historyRounds, now } = this.#dependencies;
    const { result: kind, document } = await this.#change({ caller, game }, (current) => {
      const isPlayable = (opponent: string) => opponentOf(game, opponent) !== undefined;
      const next = play(game, current, press, { historyRounds, now: now(), isPlayable });
      return typeof next === "string" ? { result: next } : { result: "accepted", next };
    });
    const match = matchIn(document, press.session);
    if (kind === "unknown" || !match) return { kind: "unknown" };
    if (kind === "accepted" && match.ending) await this.#rank({ caller, place, game }, document);
    return { kind, state: stateOf(game, document, match) };
  }

  /** Stops a match; a finished one stays unchanged. Undefined if it isn't stored. */
  async stop({ caller, place, game }: Actor, session: string): Promise<MatchState | undefined> {
    const { document } = await this.#change({ caller, game }, (current) => ({
      result: undefined,
      next: stop(current, session),
    }));
    const match = matchIn(document, session);
    if (!match) return undefined;
    await this.#rank({ caller, place, game }, document);
    return stateOf(game, document, match);
  }

  /** The present state of a match; undefined if it isn't stored. */
  async find(player: PlayerId, game: MatrixGame, session: string): Promise<MatchState | undefined> {
    const document = await this.read(player, game);
    const match = matchIn(document, session);
    return match && stateOf(game, document, match);
  }

  /** The open match of the first of the games that has one; for `last`, the last one that ended after a round, else an
   * open one. */
  async latest(
    player: PlayerId,
    games: readonly MatrixGame[],
    which: "live" | "last",
  ): Promise<MatchState | undefined> {
    for (const game of games) {
      const document = await this.read(player, game);
      const { live, last } = document;
      const match = which === "last" && last && turnOf(last) > 0 ? last : live;
      if (match) return stateOf(game, document, match);
    }
    return undefined;
  }

  async read(player: PlayerId, game: MatrixGame): Promise<PredictorState> {
    return (await this.#store.read(PREDICTOR, predictorKey(player, game.id))) ?? NEW_PREDICTOR;
  }

  /** What the opponent based its move on in the match's last round, if there's a table to show. */
  lastDecision(state: MatchState): Promise<Decision | undefined> {
    return this.bots.lastDecision(state);
  }

  /** Applies a step, and chooses the next move of the live match if it lacks one, in one atomic update. */
  async #change<const Result>(
    { caller, game }: Pick<Actor, "caller" | "game">,
    step: (current: PredictorState) => Step<Result>,
  ): Promise<{ readonly result: Result; readonly document: PredictorState }> {
    const key = predictorKey(caller, game.id);
    let prepared: Prepared | undefined;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      let unready: MatchState | undefined;
      let keep: (() => void) | undefined;
      const changed = await this.#store.update(PREDICTOR, key, (current = NEW_PREDICTOR) => {
        // Used once: if the document has changed meanwhile, what was prepared has seen a round that wasn't stored.
        const given = prepared;
        [unready, keep, prepared] = [undefined, undefined, undefined];
        const { result, next } = step(current);
        const match = next?.live;
        if (!next || !match || match.next) return { next, result: { result, document: next ?? current } };
        const state = stateOf(game, next, match);
        const chosen = this.bots.choose(key, state, given);
        if (!chosen) {
          unready = state;
          return { next: undefined, result: { result, document: current } };
        }
        keep = chosen.keep;
        const { decision } = chosen;
        const document = "gone" in decision ? ended(next, decision) : withNext(game, next, decision);
        return { next: document, result: { result, document } };
      });
      if (!unready) {
        keep?.();
        return changed;
      }
      prepared = await this.bots.prepare(key, unready);
    }
    throw new Error("the rounds changed whenever a move was chosen");
  }

  // Failures are only reported: the rounds are stored, and the rankings repair themselves.
  async #rank({ caller, place, game }: Actor, document: PredictorState): Promise<void> {
    const { now, onFailure } = this.#dependencies;
    const played = { gameId: game.id, document, place: placeKey(caller, place), now: now() };
    await notePlayed(this.#store, caller, played).catch(onFailure);
  }
}

function stateOf(game: MatrixGame, document: PredictorState, match: Match): MatchState {
  return { game, document, match, opponent: opponentOf(game, match.opponent) };
}

/** The match ends with its opponent. */
function ended(
  document: PredictorState,
  { gone, brokeAt }: { gone: "forfeited" | "withdrawn"; brokeAt?: [number, number] | undefined },
): PredictorState {
  const over = endMatch(document, gone);
  return over.last ? { ...over, last: { ...over.last, brokeAt } } : over;
}

export interface PlayServices extends Services {
  readonly sessions: Sessions;
  /** Why the game can't be played in this chat; undefined if it can. */
  refusalOf(call: CommandCall, game: MatrixGame): Promise<Reply | undefined>;
  /** Other features' buttons at the end of a match, between *Rematch* and *More*; they handle the presses. */
  endOffers?: ((end: Pick<Incoming, "caller" | "place">) => Promise<readonly Button[]>) | undefined;
}
