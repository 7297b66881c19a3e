// The board of a day as a game: the same for everyone, and started once per person.

import type { Block, Reply } from "../../../src/chat/index.ts";
import { DAILY_BOARD, DAILY_FIRST } from "../../../src/core/daily/index.ts";
import { NO_GUESS_ATTEMPTS } from "../../../src/core/fairness/index.ts";
import type { BoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { eventDigest } from "../../kit/session-id.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import type { MinesRecord } from "../game/document.ts";
import { settledGame } from "../game/games.ts";
import { postOf, show, startPlan } from "./message.ts";

/** One person's board of a day. */
export interface DailyBoard {
  /** The game's id, derived from day and person. */
  readonly id: string;
  readonly code: BoardCode;
  /** Days since 1970. */
  readonly day: number;
  /** The pledge, and the day in its chain, whose key it was drawn under. */
  readonly drawn: NonNullable<MinesRecord["daily"]>["drawn"];
}

/** The first board from that seed onwards that can be solved without guessing. */
export function certifiedBoard({ solver }: MinesDeps, seed: string): Promise<BoardCode | undefined> {
  return solver.noGuess(DAILY_BOARD, seed, DAILY_FIRST, NO_GUESS_ATTEMPTS);
}

/** Starts the caller's game on the board, once. */
export function startDaily(
  deps: MinesDeps,
  request: ChatRequest,
  { id, code, day, drawn }: DailyBoard,
): Promise<Reply> {
  const daily = { day, drawn };
  const { rules, seed, first = DAILY_FIRST } = code;
  return startPlan(deps, ownPlace(request), { id, rules, seed, begin: first, daily }, "caller");
}

/** Shows the caller's game again. Undefined if it's no longer kept. */
export async function resumeDaily(
  deps: MinesDeps,
  request: ChatRequest,
  session: string,
): Promise<Reply | undefined> {
  const { caller, id } = request;
  const settled = await settledGame(deps, caller, { session, event: eventDigest(id) });
  if (!settled) return undefined;
  const view = await show(deps, caller, settled.record);
  const closed: Block = { type: "text", text: say(caller.locale, "mines-daily-closed") };
  return postOf(settled.record, settled.isClosed ? { ...view, blocks: [...view.blocks, closed] } : view);
}

/** Only the caller sees it, so it's in their language, whichever chat they asked in. */
function ownPlace(request: ChatRequest): ChatRequest {
  return { ...request, place: { kind: "private", id: request.caller.id } };
}
