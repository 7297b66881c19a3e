// A strategy explains its moves. Stateless: the buttons carry strategy, board and move count.

import type { ButtonPress, Caller, Reply } from "../../../src/chat/index.ts";
import { readBoardCode, writeBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { ownerTag } from "../../../src/people/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import { type ChatRequest, localeOf, type MinesDeps } from "../deps.ts";
import { drawBoard } from "../sealed-board.ts";
import { viewerOf } from "../shown.ts";
import { type Watching, watchView } from "../views/watch.ts";

const ALL_MOVES = 10_000;

const writeWatching = ({ strategy, rules, seed }: Watching, caller: Caller): string =>
  `${strategy}_${writeBoardCode({ rules, seed })}_${ownerTag(caller)}`;

/** Parses a button's session; `stranger` where it belongs to another person. */
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
