// The board of a day as a game: it is the same for everybody and begins once a person.

import type { Reply } from "../../../src/chat/index.ts";
import { DAILY_BOARD, DAILY_FIRST } from "../../../src/core/daily/index.ts";
import { NO_GUESS_ATTEMPTS } from "../../../src/core/fairness/index.ts";
import type { BoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { eventMark } from "../../kit/session-id.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import type { MinesRecord } from "../game/document.ts";
import { continueGame } from "../game/games.ts";
import { beginPlan, postOf, show, withLine } from "./message.ts";

/** A board of a day, for one person. */
export interface DailyBoard {
  /** The id of the game, which follows from day and person. */
  readonly id: string;
  readonly code: BoardCode;
  /** Days since 1970. */
  readonly day: number;
  /** Pledge and day of the chain whose key it was drawn under. */
  readonly drawn: NonNullable<MinesRecord["daily"]>["drawn"];
}

/** The first board after that seed that needs no guess. */
export function certifiedBoard({ solver }: MinesDeps, seed: string): Promise<BoardCode | undefined> {
  return solver.noGuess(DAILY_BOARD, seed, DAILY_FIRST, NO_GUESS_ATTEMPTS);
}

/** Begins the caller's game of the board, once. */
export function beginDaily(
  deps: MinesDeps,
  request: ChatRequest,
  { id, code, day, drawn }: DailyBoard,
): Promise<Reply> {
  const daily = { day, drawn };
  const { rules, seed, first = DAILY_FIRST } = code;
  return beginPlan(deps, ownPlace(request), { id, rules, seed, begin: first, daily }, "caller");
}

/** Shows the caller's game as it stands; one that was set aside goes on. Undefined where it is not kept. */
export async function resumeDaily(
  deps: MinesDeps,
  request: ChatRequest,
  session: string,
): Promise<Reply | undefined> {
  const { caller, id } = request;
  const wanted = { session, event: eventMark(id), locale: caller.locale };
  const result = await continueGame(deps, caller, wanted);
  if (result.kind === "unknown") return undefined;
  const view = await show(deps, caller, result.record);
  const closed = result.kind === "closed" ? say(caller.locale, "mines-daily-closed") : undefined;
  return postOf(result.record, withLine(view, closed));
}

/** Seen by the caller alone, so in the language that is theirs, wherever it was asked for. */
function ownPlace(request: ChatRequest): ChatRequest {
  return { ...request, place: { kind: "private", id: request.caller.id } };
}
