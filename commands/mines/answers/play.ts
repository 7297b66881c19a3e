// Replies to commands and presses in a person's own games; the logic is in games.ts.

import type { ButtonPress, Caller, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { eventDigest, mayOwn, sessionId } from "../../kit/session-id.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import { gameOf, type MinesRecord } from "../game/document.ts";
import {
  type BoardWish,
  findGame,
  findHint,
  type Moved,
  makeMove,
  planBoard,
  readGames,
} from "../game/games.ts";
import { readMove } from "../views/buttons.ts";
import { statsView } from "../views/stats.ts";
import { hintWords, refusalWords, toastOf } from "../views/words.ts";
import { editOf, startPlan, tell } from "./message.ts";
import { proofOfGame } from "./verify.ts";

/** Starts a game on the requested board and replies with its message. `origin`: the idempotency key. */
export async function answerStart(
  deps: MinesDeps,
  request: ChatRequest,
  wish: BoardWish,
  origin = `event:${request.id}`,
): Promise<Reply> {
  const { caller } = request;
  const id = sessionId(deps.store, caller, origin);
  const plan = await planBoard(deps, wish, id);
  return plan ? startPlan(deps, request, { ...plan, id }, "place") : tell(caller, "mines-no-such-board");
}

/** Why nothing was done. */
const INSTEAD = {
  late: "mines-board-changed",
  redrawn: "mines-redrawn",
  closed: "mines-daily-closed",
} as const;

/** Whether its day is over, so that it ends at its next move. */
function isClosed({ host }: MinesDeps, { daily }: MinesRecord): boolean {
  return daily !== undefined && host.isExpired(daily.drawn);
}

function wordsOf(record: MinesRecord, { locale }: Caller): string {
  return record.hint ? hintWords(record.rules, gameOf(record).seen, record.hint, locale) : "";
}

/** The caller's statistics. */
export async function answerStats(deps: MinesDeps, caller: Caller): Promise<Reply> {
  const view = statsView(await readGames(deps, caller), caller.locale);
  return view ? { type: "post", view, audience: "caller" } : tell(caller, "mines-stats-none");
}

export async function answerPress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  if (!mayOwn(deps.store, caller, action.session)) return notYours(caller.locale, "mines-not-yours");
  const { session, turn } = action;
  if (action.move === "stats") return answerStats(deps, caller);
  const move = readMove(action.move);
  if (move) {
    const moved = await makeMove(deps, caller, { session, turn, move, event: eventDigest(press.id) });
    return moved ? answerMoved(deps, press, moved) : tell(caller, "press-old-button");
  }
  const record = await findGame(deps, caller, session);
  if (!record) return tell(caller, "press-old-button");
  if (action.move === "hint") return pressHint(deps, press, record);
  if (action.move === "verify" || action.move === "proof")
    return proofOfGame(deps, caller, record, action.move === "proof");
  return action.move === "again" ? playAgain(deps, press, record) : tell(caller, "press-old-button");
}

async function answerMoved(
  deps: MinesDeps,
  { caller }: ButtonPress,
  { outcome, move, before, record }: Moved,
): Promise<Reply> {
  const refusal = refusalWords({ record, move, outcome }, caller.locale);
  if (refusal !== undefined) return notice(refusal);
  const edit = await editOf(deps, caller, record);
  const toastTurn = record.turn;
  if (outcome === "done") return { ...edit, toast: toastOf(before, record, move), toastTurn, counted: "new" };
  if (outcome === "repeated") return { ...edit, counted: "duplicate" };
  if (outcome === "late" || outcome === "redrawn" || outcome === "closed") {
    const changed = say(caller.locale, INSTEAD[outcome]);
    return { ...edit, notice: changed, toast: changed, toastTurn, outdated: true };
  }
  return outcome === "over" ? { ...edit, notice: say(caller.locale, "mines-over") } : edit;
}

async function pressHint(deps: MinesDeps, { caller }: ButtonPress, record: MinesRecord): Promise<Reply> {
  if (record.ending)
    return { ...(await editOf(deps, caller, record)), notice: say(caller.locale, "mines-over") };
  if (isClosed(deps, record)) return tell(caller, "mines-daily-closed");
  const hinted = await findHint(deps, caller, record);
  if (hinted) return { ...(await editOf(deps, caller, hinted)), toast: wordsOf(hinted, caller) };
  const now = (await findGame(deps, caller, record.id)) ?? record;
  const changed = say(caller.locale, "mines-board-changed");
  return { ...(await editOf(deps, caller, now)), outdated: true, notice: changed };
}

async function playAgain(
  deps: MinesDeps,
  press: ButtonPress,
  { rules, begin, drawn }: MinesRecord,
): Promise<Reply> {
  const wish = { rules, noGuess: begin !== undefined, word: drawn?.word };
  const begun = await answerStart(deps, { ...press, id: `again:${press.action.session}` }, wish);
  if (begun.type !== "post") return begun;
  const { counted: _ofAnotherPressPerhaps, ...posted } = begun;
  return posted;
}
