// Replies to commands and presses in a person's own games; the logic is in games.ts.

import { type ButtonPress, type Caller, localeOf, type Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { eventDigest, mayOwn, sessionId } from "../../kit/session-id.ts";
import { cellName, readCells } from "../game/cells.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import { gameOf, type MinesRecord } from "../game/document.ts";
import {
  askFirst,
  type BoardWish,
  findGame,
  findHint,
  type GamePlan,
  type Moved,
  makeMove,
  pendingOf,
  planBoard,
  readGames,
  typeCells,
} from "../game/games.ts";
import { readMove } from "../views/buttons.ts";
import { questionView } from "../views/continue.ts";
import { statsView } from "../views/stats.ts";
import { hintWords, refusalWords, toastOf } from "../views/words.ts";
import { continuePress, newPress } from "./continue.ts";
import { editOf, postOf, show, startPlan, tell, withLine } from "./message.ts";
import { MORE, moreReply } from "./more.ts";
import { proofOfGame } from "./verify.ts";

/** Starts a game on the requested board, or asks first if one is open; replies with the message. `origin`: the
 * idempotency key. */
export async function answerStart(
  deps: MinesDeps,
  request: ChatRequest,
  wish: BoardWish,
  origin = `event:${request.id}`,
): Promise<Reply> {
  const { caller } = request;
  const id = sessionId(deps.store, caller, origin);
  const asked = await askFirst(deps, caller, pendingOf(wish, id, localeOf(request)));
  if (asked)
    return {
      type: "post",
      view: questionView(asked.open, id, request),
      audience: "place",
      counted: asked.counted,
    };
  const plan = await planBoard(deps, wish, id);
  return plan ? startPlan(deps, request, { ...plan, id }, "place") : tell(caller, "mines-no-such-board");
}

/** Starts a game without asking, such as that of a race. */
export function startAnswer(
  deps: MinesDeps,
  request: ChatRequest,
  plan: Omit<GamePlan, "locale">,
  origin: string,
  audience: "place" | "caller",
): Promise<Reply & { readonly type: "post" }> {
  return startPlan(deps, request, { ...plan, id: sessionId(deps.store, request.caller, origin) }, audience);
}

/** Reposts the live game's message. */
export async function answerAgain(deps: MinesDeps, { caller }: ChatRequest): Promise<Reply> {
  const [newest] = (await readGames(deps, caller)).games;
  if (!newest || newest.ending) return tell(caller, newest ? "mines-over" : "mines-none");
  return postOf(newest, await show(deps, caller, newest));
}

/** Why nothing was done. */
const INSTEAD = {
  late: "mines-board-changed",
  redrawn: "mines-redrawn",
  closed: "mines-daily-closed",
} as const;

/** Opens or flags the typed cells. */
export async function answerTyped(
  deps: MinesDeps,
  { id, caller }: ChatRequest,
  typed: string,
  flags: boolean,
): Promise<Reply> {
  const { locale } = caller;
  const [newest] = (await readGames(deps, caller)).games;
  if (!newest || newest.ending) return tell(caller, newest ? "mines-over" : "mines-none");
  const { rules } = newest;
  const read = readCells(rules, typed, flags);
  if ("bad" in read) {
    const last = cellName(rules, rules.width * rules.height - 1);
    return notice(say(locale, "mines-no-cell", { typed: read.bad, last }));
  }
  const line = { session: newest.id, event: eventDigest(id), cells: read.cells };
  const { record, refused, done, instead } = await typeCells(deps, caller, line);
  const over = say(locale, "mines-over");
  const problem = instead
    ? say(locale, INSTEAD[instead])
    : refused && (refusalWords(refused, caller) ?? over);
  if (!record || done === undefined) return notice(problem ?? over);
  return { ...postOf(record, withLine(await show(deps, caller, record), problem)), counted: done };
}

/** A hint for the live game, which only the caller sees. */
export async function answerHint(deps: MinesDeps, { caller }: ChatRequest): Promise<Reply> {
  const [newest] = (await readGames(deps, caller)).games;
  if (!newest || newest.ending) return tell(caller, newest ? "mines-over" : "mines-none");
  if (newest.race !== undefined) return tell(caller, "mines-race-no-hints");
  if (isClosed(deps, newest)) return tell(caller, "mines-daily-closed");
  const hinted = await findHint(deps, caller, newest);
  return hinted ? notice(wordsOf(hinted, caller)) : tell(caller, "mines-board-changed");
}

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
  if (action.move === MORE) return moreReply(press);
  if (!mayOwn(deps.store, caller, action.session)) return notYours(caller.locale, "mines-not-yours");
  const { session, turn } = action;
  if (action.move === "continue") return continuePress(deps, press);
  if (action.move === "new") return newPress(deps, press);
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
  if (action.move === "standings") return { type: "edit", view: await show(deps, caller, record) };
  return action.move === "again" ? playAgain(deps, press, record) : tell(caller, "press-old-button");
}

async function answerMoved(
  deps: MinesDeps,
  { caller }: ButtonPress,
  { outcome, move, before, record }: Moved,
): Promise<Reply> {
  const refusal = refusalWords({ record, move, outcome }, caller);
  if (refusal !== undefined) return notice(refusal);
  const edit = await editOf(deps, caller, record);
  const toastTurn = record.turn;
  if (outcome === "done") return { ...edit, toast: toastOf(before, record, move), toastTurn, counted: "new" };
  if (outcome === "repeated") return { ...edit, counted: "duplicate" };
  if (outcome === "paused") return { ...edit, notice: say(caller.locale, "continue-board-is-paused") };
  if (outcome === "late" || outcome === "redrawn" || outcome === "closed") {
    const changed = say(caller.locale, INSTEAD[outcome]);
    return { ...edit, notice: changed, toast: changed, toastTurn, outdated: true };
  }
  return outcome === "over" ? { ...edit, notice: say(caller.locale, "mines-over") } : edit;
}

async function pressHint(deps: MinesDeps, { caller }: ButtonPress, record: MinesRecord): Promise<Reply> {
  if (record.race !== undefined) return tell(caller, "mines-race-no-hints");
  const refused = record.ending ? "mines-over" : record.pausedAt && "continue-board-is-paused";
  if (!refused && isClosed(deps, record)) return tell(caller, "mines-daily-closed");
  if (refused) return { ...(await editOf(deps, caller, record)), notice: say(caller.locale, refused) };
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
  const wish = { kind: "fresh", rules, noGuess: begin !== undefined, word: drawn?.word } as const;
  const begun = await answerStart(deps, { ...press, id: `again:${press.action.session}` }, wish);
  if (begun.type !== "post") return begun;
  const { counted: _ofAnotherPressPerhaps, ...posted } = begun;
  return posted;
}
