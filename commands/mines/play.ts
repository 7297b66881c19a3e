// Replies to commands and presses in a person's games of minesweeper.

import { randomBytes } from "node:crypto";
import {
  type ButtonPress,
  type Caller,
  localeOf,
  type Place,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import type { MinesRules } from "../../src/core/games/minesweeper/board.ts";
import { findNoGuess } from "../../src/core/matches/minesweeper.ts";
import { checkProof } from "../../src/core/proof/check.ts";
import { type Proof, writeBoardLine } from "../../src/core/proof/line.ts";
import { boardSeed, SECRET_BYTES } from "../../src/core/proof/match.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { type PlayerId, writePlayerId } from "../../src/people/index.ts";
import { proofView } from "../kit/proof-view.ts";
import { notice, othersGame } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { mayOwn, ownerName, sessionId } from "../kit/session-id.ts";
import { startAction } from "../play/index.ts";
import {
  applyMove,
  drawnBoardOf,
  isVerified,
  type MinesMove,
  type MinesRecord,
  type MoveOutcome,
  middleCell,
  NEW_PLAYER_MINES,
  newGame,
  type PlayerMines,
  playerMines,
  withHint,
  withNewGame,
  withRecord,
} from "./rules.ts";
import {
  type Beside,
  gameView,
  hintWords,
  MINES_SCOPE,
  readMove,
  refusalWords,
  statsView,
  toastOf,
} from "./view.ts";

export const PLAYER_MINES = documentKind<PlayerMines>("mines", playerMines);

/** Where a person's games are kept, and what's shown with them: their own boards, or those of the day. */
export interface Games {
  find(player: PlayerId, session: string): Promise<MinesRecord | undefined>;
  /** Changes the game; undefined if it isn't kept any more. `change` may be called again. */
  update(
    player: PlayerId,
    session: string,
    change: (record: MinesRecord) => MinesRecord | undefined,
  ): Promise<MinesRecord | undefined>;
  beside(caller: Caller, record: MinesRecord): Promise<Beside>;
  /** Whether it's too late for moves. */
  isClosed(record: MinesRecord): boolean;
}

export function ownGames({ store }: Pick<Services, "store">): Games {
  return {
    find: async (player, session) =>
      (await store.read(PLAYER_MINES, writePlayerId(player)))?.games.find(({ id }) => id === session),
    update: (player, session, change) =>
      store.update(PLAYER_MINES, writePlayerId(player), (current) => {
        const before = current?.games.find(({ id }) => id === session);
        const record = before && change(before);
        if (!current || !record) return { next: undefined, result: before };
        return { next: withRecord(current, record), result: record };
      }),
    beside: async () => ({}),
    isClosed: () => false,
  };
}

/** The caller and chat of a command or press. */
export interface ChatRequest {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}

/** The board that's asked for. */
export interface BoardWish {
  readonly rules: MinesRules;
  readonly noGuess: boolean;
}

/** Starts a game on such a board and replies with its message. `origin`: the same one starts it once. */
export async function answerStart(
  deps: Services,
  request: ChatRequest,
  { rules, noGuess }: BoardWish,
  origin = `event:${request.id}`,
): Promise<Reply> {
  const { store, now } = deps;
  const { caller } = request;
  const id = sessionId(store, caller, origin);
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  const first = middleCell(rules);
  // Takes a few milliseconds on boards of buttons.
  const attempt = noGuess ? findNoGuess(rules, first, (number) => boardSeed(secret, first, number)) : 0;
  if (attempt === undefined) return tell(caller, "mines-no-such-board");
  const board = { rules, secret, ...(noGuess && { first, attempt }) };
  const record = await store.update(PLAYER_MINES, writePlayerId(caller), (current = NEW_PLAYER_MINES) => {
    const known = current.games.find((one) => one.id === id);
    if (known) return { next: undefined, result: known };
    const begun = newGame({ id, locale: localeOf(request), board }, now());
    return { next: withNewGame(current, begun, now()), result: begun };
  });
  return { type: "post", view: gameView(record, caller.name), audience: "place" };
}

/** The caller's statistics. */
export async function answerStats({ store }: Services, caller: Caller): Promise<Reply> {
  const document = (await store.read(PLAYER_MINES, writePlayerId(caller))) ?? NEW_PLAYER_MINES;
  const view = statsView(document, caller.locale);
  return view ? { type: "post", view, audience: "caller" } : tell(caller, "mines-stats-none");
}

export async function answerPress(deps: Services, games: Games, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { session, turn } = action;
  if (!mayOwn(deps.store, caller, session)) return othersBoard(deps, press);
  if (action.move === "stats") return answerStats(deps, caller);
  const record = await games.find(caller, session);
  if (!record) return tell(caller, "press-old-button");
  if (action.move === "verify") return answerVerify(deps, caller, record);
  if (action.move === "again") {
    const { rules, attempt } = record;
    return answerStart(deps, press, { rules, noGuess: attempt !== undefined }, `again:${session}`);
  }
  if (games.isClosed(record)) return tell(caller, "daily-old-button");
  if (action.move === "hint") return answerHint(games, caller, session);
  const move = readMove(action.move);
  return move ? answerMove(deps, games, caller, { session, turn, move }) : tell(caller, "press-old-button");
}

/** For someone who pressed on someone else's board. */
export function othersBoard({ store }: Pick<Services, "store">, press: ButtonPress): Reply {
  const name = ownerName(store, press.action.session);
  const whose = name === undefined ? undefined : say(press.caller.locale, "board-of", { name });
  return othersGame(press, { whose, start: startAction(MINES_SCOPE) });
}

async function answerMove(
  { now }: Services,
  games: Games,
  caller: Caller,
  { session, turn, move }: { readonly session: string; readonly turn: number; readonly move: MinesMove },
): Promise<Reply> {
  let before: MinesRecord | undefined;
  let outcome: MoveOutcome | undefined;
  const record = await games.update(caller, session, (current) => {
    const moved = applyMove(current, { turn, move, now: now() });
    before = current;
    outcome = moved.outcome;
    return moved.record === current ? undefined : moved.record;
  });
  if (!before || !record || !outcome) return tell(caller, "press-old-button");
  const refusal = refusalWords({ record, move, outcome }, caller.locale);
  if (refusal !== undefined) return notice(refusal);
  const edit = await editOf(games, caller, record);
  if (outcome === "done") return { ...edit, toast: toastOf(before, record, move) };
  if (outcome === "over") return { ...edit, notice: say(caller.locale, "mines-over") };
  if (outcome !== "late") return edit;
  return { ...edit, notice: say(caller.locale, "mines-board-changed"), outdated: true };
}

async function answerHint(games: Games, caller: Caller, session: string): Promise<Reply> {
  const record = await games.update(caller, session, withHint);
  if (!record) return tell(caller, "press-old-button");
  const edit = await editOf(games, caller, record);
  if (!record.hint) return { ...edit, notice: say(caller.locale, "mines-over") };
  return { ...edit, toast: hintWords(record, record.hint, caller.locale) };
}

/** `/mines verify`: the proof of the caller's last finished board. */
export async function answerLastVerify(deps: Services, caller: Caller): Promise<Reply> {
  const { games = [] } = (await deps.store.read(PLAYER_MINES, writePlayerId(caller))) ?? {};
  const over = games.find(({ ending, first }) => ending && first !== undefined);
  if (over) return answerVerify(deps, caller, over);
  return tell(caller, games.some(({ ending }) => !ending) ? "proof-not-yet" : "proof-none");
}

/** *Verify*; only the person sees it. Others may still be playing the day's board, so its secret is shown with the day's
 * answers. */
function answerVerify({ publicUrl }: Services, caller: Caller, record: MinesRecord): Reply {
  if (!record.ending || record.day !== undefined) return tell(caller, "proof-not-yet");
  const board = drawnBoardOf(record);
  if (!board) return tell(caller, "proof-none");
  const proof: Proof = { kind: "board", ...board };
  const shown = { line: writeBoardLine(board), check: checkProof(proof), isShown: isVerified(record) };
  return { type: "post", view: proofView({ ...shown, publicUrl }, caller.locale), audience: "caller" };
}

type Edit = Extract<Reply, { type: "edit" }>;

async function editOf(games: Games, caller: Caller, record: MinesRecord): Promise<Edit> {
  const present = presentOf(games, caller, record.id);
  return { type: "edit", view: await viewOf(games, caller, record), present };
}

/** Reads the game's current message; undefined if it's no longer stored. */
export function presentOf(games: Games, caller: Caller, session: string) {
  return async (): Promise<View | undefined> => {
    const now = await games.find(caller, session);
    return now && viewOf(games, caller, now);
  };
}

export async function viewOf(games: Games, caller: Caller, record: MinesRecord): Promise<View> {
  return gameView(record, caller.name, await games.beside(caller, record));
}

const tell = ({ locale }: Caller, id: MessageId): Reply => notice(say(locale, id));
