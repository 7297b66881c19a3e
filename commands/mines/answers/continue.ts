// Answers about open games: the command and button that continue one, and the button for a new one.

import { type ButtonPress, type Caller, localeOf, type Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import { eventDigest } from "../../kit/session-id.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import { allGames, type MinesRecord } from "../game/document.ts";
import { continueGame, planBoard, readGames, wishOf } from "../game/games.ts";
import { layoutOf } from "../game/layout.ts";
import { pausedGames } from "../game/paused-games.ts";
import { choiceView } from "../views/continue.ts";
import { editOf, postOf, show, startPlan, tell, withLine } from "./message.ts";

/** Reposts the only game that can be continued, or asks which one. */
export async function answerContinue(deps: MinesDeps, request: ChatRequest): Promise<Reply> {
  const { caller } = request;
  const event = eventDigest(request.id);
  const document = await readGames(deps, caller);
  const done = allGames(document).find(({ events }) => events.includes(event));
  if (done) return { ...postOf(done, await show(deps, caller, done)), counted: "duplicate" };
  const paused = pausedGames(document, deps.now());
  const found = paused.length > 0 ? paused : document.games.slice(0, 1).filter(({ ending }) => !ending);
  const [only] = found;
  if (!only) return tell(caller, "mines-none");
  if (found.length > 1)
    return { type: "post", view: choiceView(found, request, deps.now()), audience: "place" };
  const wanted = { session: only.id, event, locale: localeOf(request) };
  const result = await continueGame(deps, caller, wanted);
  if (result.kind === "unknown") return tell(caller, "mines-none");
  const { record, kind } = result;
  const counted = kind === "repeated" ? "duplicate" : "new";
  const closed = kind === "closed" ? say(caller.locale, "mines-daily-closed") : undefined;
  return { ...postOf(record, withLine(await show(deps, caller, record), closed)), counted };
}

/** Why a game can't continue. */
const ENDED = { over: "mines-over", closed: "mines-daily-closed" } as const;

/** *Continue*: the pressed message becomes the game's, unless only its player may see the board. */
export async function continuePress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const wanted = { session: action.session, event: eventDigest(press.id), locale: localeOf(press) };
  const result = await continueGame(deps, caller, wanted);
  if (result.kind === "unknown") return tell(caller, "continue-board-gone");
  const { record, kind } = result;
  if (kind === "over" || kind === "closed") {
    const why = say(caller.locale, ENDED[kind]);
    // Others may see the pressed message.
    return record.daily ? notice(why) : { ...(await editOf(deps, caller, record)), notice: why };
  }
  const counted = kind === "repeated" ? "duplicate" : "new";
  if (!becomesBoard(record, caller)) return { ...postOf(record, await show(deps, caller, record)), counted };
  return { ...(await editOf(deps, caller, record)), counted };
}

// Only their player sees a race or the board of a day, and not every platform can turn a text message into a picture.
function becomesBoard(
  { rules, race, daily }: Pick<MinesRecord, "rules" | "race" | "daily">,
  { fieldLimits }: Caller,
): boolean {
  return race === undefined && !daily && layoutOf(rules, fieldLimits).kind !== "picture";
}

/** *New*: the pressed question becomes the message of the requested board. */
export async function newPress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const { session: id } = action;
  const document = await readGames(deps, caller);
  const begun = allGames(document).find((game) => game.id === id);
  if (begun) return shownAgain(deps, caller, begun);
  const wanted = document.wanted?.find((one) => one.id === id);
  if (!wanted) return notice(say(caller.locale, "continue-asked-gone", { command: "mines" }));
  const plan = await planBoard(deps, wishOf(wanted), id);
  if (!plan) return tell(caller, "mines-no-such-board");
  // No `counted`: an existing game doesn't record which press started it.
  const { view } = await startPlan(deps, press, { ...plan, id }, "place");
  return becomesBoard(wanted, caller) ? { type: "edit", view } : { type: "post", view, audience: "place" };
}

async function shownAgain(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Reply> {
  if (becomesBoard(record, caller)) return editOf(deps, caller, record);
  return postOf(record, await show(deps, caller, record));
}
