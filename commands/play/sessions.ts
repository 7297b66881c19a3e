// Live matches in chats: the single door for beginning one and for every press of its buttons.

import type { ButtonPress, Caller, Counted, Place, PressHandler, Reply } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { isPlayable } from "../../src/core/strategies/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Change, Store } from "../../src/infra/store/index.ts";
import {
  liveMatch,
  type MatchRecord,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  playerGameKey,
} from "../../src/players/index.ts";
import { defaultLength, USUAL_OPPONENT } from "../kit/chat-games.ts";
import { type Length, readLength } from "../kit/length.ts";
import { eventMark, mayOwn, sessionId } from "../kit/session-id.ts";
import { matchView, roundToast } from "./match-view.ts";
import { decider, withReadyMinds } from "./models/deciding.ts";
import type { ModelCache } from "./models/model-cache.ts";
import { createModels, type Models } from "./models/models.ts";
import { noteMatch } from "./noting.ts";
import { takeOffer } from "./offers.ts";
import { begin, matchRounds, type Play, play, stop, turnOf } from "./play.ts";
import { matchOf, presentView } from "./present.ts";
import { proofOfMatch, proofView } from "./proof-view.ts";
import { whyNotice } from "./readings/reading.ts";

export interface SessionParts {
  readonly store: Store;
  /** The most rounds of history that are kept of a player at a game. */
  readonly historyRounds: number;
  /** The models of the players who are playing. */
  readonly minds: ModelCache;
  /** 16 unpredictable bytes, fresh at every call. */
  freshSeed(): Uint8Array;
  /** Milliseconds since 1970. */
  now(): number;
  /** Is told of what failed beside an answer. */
  onFailure(error: unknown): void;
}

/** What a match is begun with. */
interface Opening {
  readonly caller: Caller;
  readonly place: Place;
  readonly game: MatrixGame;
  /** A canonical strategy id; the game's usual opponent unless told. */
  readonly opponent?: string | undefined;
  /** The game's usual length unless told. */
  readonly length?: Length | undefined;
  /** What began it: the same origin begins the same match again, not another. */
  readonly origin: string;
}

export interface Sessions {
  /** Begins a match (a live one at the same game is set aside) and resolves to its message. */
  begin(opening: Opening): Promise<Reply & { readonly type: "post" }>;
  /** Answers the buttons of a match, all but *Chart*; its action's scope is the game's id. */
  readonly press: PressHandler;
  /** The private message with the proof of the caller's last finished match over these games;
   * undefined where there is none. */
  proof(caller: Caller, games: readonly MatrixGame[]): Promise<Reply | undefined>;
  /** What is known of each player, and its owner's power over it. */
  readonly models: Models;
}

export function createSessions(parts: SessionParts): Sessions {
  return {
    begin: (opening) => beginMatch(parts, opening),
    press: (press) => answerPress(parts, press),
    proof: (caller, games) => lastProof(parts, caller, games),
    models: createModels(parts),
  };
}

async function beginMatch(parts: SessionParts, opening: Opening): Promise<Reply & { readonly type: "post" }> {
  const { caller, place, game } = opening;
  const id = sessionId(caller, opening.origin);
  const plan = {
    id,
    opponent: opening.opponent ?? USUAL_OPPONENT,
    length: opening.length ?? defaultLength(game),
    locale: place.kind === "private" ? caller.locale : (place.locale ?? caller.locale),
    seed: parts.freshSeed(),
  };
  const key = playerGameKey(caller, game.id);
  const change = (
    current = NEW_PLAYER_GAME,
  ): Change<PlayerGame, { document: PlayerGame; counted: Counted }> => {
    if (current.matches.some((match) => match.id === id)) {
      return { next: undefined, result: { document: current, counted: "before" } };
    }
    const next = begin(game, current, plan, decider(parts.minds, key));
    return { next, result: { document: next, counted: "now" } };
  };
  const { document, counted } = await withReadyMinds(parts.minds, () =>
    parts.store.update(PLAYER_GAME, key, change),
  );
  const match = document.matches.find((one) => one.id === id) as MatchRecord;
  return { type: "post", view: matchView(game, document, match, caller.name), audience: "place", counted };
}

async function answerPress(parts: SessionParts, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const game = matrixGame(action.scope);
  if (!game) return notice(press, "press-old-button");
  if (action.move === "begin") return beginByButton(parts, press, game);
  if (!mayOwn(caller, action.session)) return notice(press, "press-not-yours");
  const move = game.moveIds.indexOf(action.move);
  if (move >= 0) return playMove(parts, press, game, move);
  if (action.move === "stop") return stopMatch(parts, press, game);
  return answerAbout(parts, press, game);
}

async function playMove(
  parts: SessionParts,
  press: ButtonPress,
  game: MatrixGame,
  move: number,
): Promise<Reply> {
  const { action, caller } = press;
  const pressed = { session: action.session, turn: action.turn, move, event: eventMark(press.id) };
  const key = playerGameKey(caller, game.id);
  const rules = { historyRounds: parts.historyRounds, decide: decider(parts.minds, key), now: parts.now() };
  const change = (
    current = NEW_PLAYER_GAME,
  ): Change<PlayerGame, { document: PlayerGame; outcome: Play["kind"] }> => {
    const result = play(game, current, pressed, rules);
    const next = result.kind === "accepted" ? result.document : undefined;
    return { next, result: { document: next ?? current, outcome: result.kind } };
  };
  const { document, outcome } = await withReadyMinds(parts.minds, () =>
    parts.store.update(PLAYER_GAME, key, change),
  );
  if (outcome === "accepted" && !liveMatch(document)) await noteMatch(parts, press, game, document);
  const reply = afterMove(press, game, document, outcome);
  return reply.type === "edit"
    ? { ...reply, present: presentView(parts.store, caller, game, action.session) }
    : reply;
}

function afterMove(press: ButtonPress, game: MatrixGame, document: PlayerGame, outcome: Play["kind"]): Reply {
  const match = matchOf(document, press.action.session);
  if (outcome === "unknown" || !match) return notice(press, "press-old-button");
  const view = matchView(game, document, match, press.caller.name);
  // Only an opponent that is no more lets a counted press stop the match.
  if (outcome === "accepted" && match.ending === "stopped")
    return { type: "edit", view, notice: say(press.caller.locale, "opponent-gone"), counted: "now" };
  if (outcome === "accepted")
    return {
      type: "edit",
      view,
      toast: roundToast(game, document, match, press.caller.name),
      counted: "now",
    };
  if (outcome === "repeated") return { type: "edit", view, counted: "before" };
  if (match.ending) return { type: "edit", view, notice: say(press.caller.locale, "press-match-over") };
  return { type: "edit", view, notice: say(press.caller.locale, "press-round-played"), outdated: true };
}

async function stopMatch(parts: SessionParts, press: ButtonPress, game: MatrixGame): Promise<Reply> {
  const { caller, action } = press;
  const document = await parts.store.update(
    PLAYER_GAME,
    playerGameKey(caller, game.id),
    (current = NEW_PLAYER_GAME) => {
      const next = stop(current, action.session, "stopped");
      return { next, result: next ?? current };
    },
  );
  const match = matchOf(document, action.session);
  if (!match) return notice(press, "press-old-button");
  await noteMatch(parts, press, game, document);
  const view = matchView(game, document, match, caller.name);
  return { type: "edit", view, present: presentView(parts.store, caller, game, action.session) };
}

/** Presses that change no match: *Why?*, *Verify*, *Rematch*. */
async function answerAbout(parts: SessionParts, press: ButtonPress, game: MatrixGame): Promise<Reply> {
  const { action, caller } = press;
  const document = (await parts.store.read(PLAYER_GAME, playerGameKey(caller, game.id))) ?? NEW_PLAYER_GAME;
  const match = matchOf(document, action.session);
  switch (action.move) {
    case "why":
      return why(press, game, document, match);
    case "verify":
      return match ? proofReply(press.caller, game, document, match) : notice(press, "press-old-button");
    case "again":
      return rematch(parts, press, game, match);
    default:
      return notice(press, "press-old-button");
  }
}

function why(
  press: ButtonPress,
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord | undefined,
): Reply {
  if (!match || match !== document.matches[0]) return notice(press, "press-old-button");
  return { type: "notice", text: whyNotice(game, document, match, press.caller.locale) };
}

function proofReply(caller: Caller, game: MatrixGame, document: PlayerGame, match: MatchRecord): Reply {
  const rounds = match.ending && matchRounds(game, document, match);
  if (!rounds)
    return { type: "notice", text: say(caller.locale, match.ending ? "proof-folded" : "proof-not-yet") };
  return {
    type: "post",
    view: proofView(proofOfMatch(game, match, rounds), caller.locale),
    audience: "caller",
  };
}

async function rematch(
  parts: SessionParts,
  press: ButtonPress,
  game: MatrixGame,
  match: MatchRecord | undefined,
): Promise<Reply> {
  const { caller, place, action } = press;
  if (match && !isPlayable(match.opponent, game)) return notice(press, "opponent-gone");
  const begun = await beginMatch(parts, {
    caller,
    place,
    game,
    opponent: match?.opponent,
    length: match && readLength(match.length),
    origin: `again:${action.session}`,
  });
  const { counted: _ofAnotherPressPerhaps, ...posted } = begun;
  return posted;
}

async function beginByButton(parts: SessionParts, press: ButtonPress, game: MatrixGame): Promise<Reply> {
  const { caller, place, action } = press;
  const offered = await takeOffer(parts.store, action.session, caller);
  if (offered === "taken") return notice(press, "offer-taken");
  if (offered === "not-yours") return notice(press, "press-not-yours");
  const origin = offered === "offer" ? `offer:${action.session}` : `event:${press.id}`;
  const posted = await beginMatch(parts, { caller, place, game, origin });
  if (offered === "no-offer") return posted;
  // The same offer may be pressed twice: that the match is there does not say which press began it.
  const present = presentView(parts.store, caller, game, sessionId(caller, origin));
  return { type: "edit", view: posted.view, present };
}

async function lastProof(
  parts: SessionParts,
  caller: Caller,
  games: readonly MatrixGame[],
): Promise<Reply | undefined> {
  for (const game of games) {
    const document = await parts.store.read(PLAYER_GAME, playerGameKey(caller, game.id));
    const finished = document?.matches.find((match) => match.ending && turnOf(match) > 0);
    if (document && finished) return proofReply(caller, game, document, finished);
    const live = document && liveMatch(document);
    if (document && live) return proofReply(caller, game, document, live);
  }
  return undefined;
}

function notice(
  press: ButtonPress,
  id: "press-old-button" | "press-not-yours" | "offer-taken" | "opponent-gone",
): Reply {
  return { type: "notice", text: say(press.caller.locale, id) };
}
