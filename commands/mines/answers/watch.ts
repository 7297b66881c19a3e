// A strategy that explains its moves. Stateless: the buttons contain the strategy, the board and the move count.

import {
  type Button,
  type ButtonPress,
  type Caller,
  localeOf,
  type Reply,
  type View,
} from "../../../src/chat/index.ts";
import {
  lookOf,
  type MinesRules,
  type Minesweeper,
  readBoardCode,
  readGame,
  writeBoardCode,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { ownerTag } from "../../../src/people/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import { cellName } from "../game/cells.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import { progressOf } from "../game/document.ts";
import type { Layout } from "../game/layout.ts";
import { drawBoard } from "../game/sealed-board.ts";
import type { Watched } from "../solver/solving.ts";
import { boardBlocks, pictureOf, sizeOf, type Viewer } from "../views/game.ts";
import { reasonWords } from "../views/words.ts";
import { viewerOf } from "./message.ts";

const ALL_MOVES = 10_000;

const writeWatching = ({ strategy, rules, seed }: Watching, caller: Caller): string =>
  `${strategy}_${writeBoardCode({ rules, seed })}_${ownerTag(caller)}`;

/** Parses a button's session; `stranger` if it belongs to someone else. */
function readWatching(session: string, caller: Caller): Watching | "stranger" | undefined {
  const [, strategy, code, owner] = /^([a-z]+)_([\w-]+?)_([\w-]{4})$/.exec(session) ?? [];
  const board = code === undefined ? undefined : readBoardCode(code);
  if (!board || strategy === undefined) return undefined;
  return owner === ownerTag(caller) ? { strategy, rules: board.rules, seed: board.seed } : "stranger";
}

async function viewAfter(
  deps: MinesDeps,
  request: Pick<ChatRequest, "caller" | "place">,
  watching: Watching,
  moves: number,
) {
  const { caller } = request;
  const watched = await deps.solver.watch({ ...watching, moves });
  const session = writeWatching(watching, caller);
  return watchView(watching, watched, session, viewerOf(deps, caller), localeOf(request));
}

export async function answerWatch(
  deps: MinesDeps,
  request: ChatRequest,
  board: Omit<Watching, "seed"> & { readonly seed?: string | undefined },
): Promise<Reply> {
  const {
    seed = drawBoard(deps.host, sessionId(deps.store, request.caller, `watch:${request.id}`), {}).seed,
  } = board;
  return { type: "post", view: await viewAfter(deps, request, { ...board, seed }, 0), audience: "place" };
}

/** Handles *Next* and *To the end*; idempotent. */
export async function answerWatchPress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const watching = readWatching(action.session, caller);
  const moves = { next: action.turn + 1, end: ALL_MOVES, again: 0 }[action.move];
  if (watching === "stranger") return notYours(caller.locale, "mines-not-yours");
  if (!watching || moves === undefined) return notice(say(caller.locale, "press-old-button"));
  // The next board is derived from this one, so that this press is idempotent, too.
  const { seed } = action.move === "again" ? drawBoard(deps.host, action.session, {}) : watching;
  const board = { ...watching, seed };
  return { type: "edit", view: await viewAfter(deps, press, board, moves) };
}

export const WATCH_SCOPE = "mineswatch";

/** A strategy and the board it plays. */
export interface Watching {
  readonly strategy: string;
  readonly rules: MinesRules;
  readonly seed: string;
}

/** The game after some moves; `session` is that of its buttons. */
async function watchView(
  watching: Watching,
  watched: Watched,
  session: string,
  viewer: Viewer,
  locale: Locale,
): Promise<View> {
  const game = readGame(watched.document, minesRandom);
  const looks = lookOf(game);
  const picture = { ...pictureOf(game.board, looks), ...(watched.last && { mark: watched.last.cell }) };
  const layout: Layout = viewer.fieldLimits ? { kind: "picture", windows: [] } : { kind: "text" };
  const { strategy, rules } = watching;
  const isOver = game.state === "won" || game.state === "lost";
  const code = say(locale, "mines-watch-code", { code: writeBoardCode(watching) });
  return {
    title: say(locale, "mines-watch-title", { strategy, ...sizeOf(watching), mines: rules.mines }),
    blocks: [
      { type: "text", text: moveWords(watched, game, locale) },
      ...(await boardBlocks(picture, { game, looks, layout, locale }, viewer)),
      ...(isOver ? [{ type: "quiet" as const, text: code }] : []),
    ],
    buttons: [watchButtons(session, watched.moves, isOver, locale)],
  };
}

function moveWords({ document, moves, last }: Watched, game: Minesweeper, locale: Locale): string {
  if (!last) return say(locale, "mines-watch-begin");
  const because = reasonWords(document.rules, game.seen, last.reason, locale);
  const cell = cellName(document.rules, last.cell);
  const moveLine = say(locale, "mines-watch-move", { move: moves, cell, because });
  return `${moveLine}\n${say(locale, "mines-watch-progress", { state: game.state, ...progressOf(game) })}`;
}

function watchButtons(session: string, turn: number, isOver: boolean, locale: Locale): readonly Button[] {
  const button = (label: MessageId, move: string): Button => ({
    label: say(locale, label),
    action: { scope: WATCH_SCOPE, session, turn, move },
  });
  if (isOver) return [{ ...button("button-play-again", "again"), style: "primary" }];
  return [{ ...button("button-next", "next"), style: "primary" }, button("button-to-end", "end")];
}
