// Answers about open games: the command and button that continue one, and the button for a new one.

import { type ButtonPress, type Caller, localeOf, type Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import { eventMark } from "../../kit/session-id.ts";
import type { ChatRequest, MinesDeps } from "../game/deps.ts";
import { allGames, type MinesRecord } from "../game/document.ts";
import { continueGame, planBoard, readGames, wishOf } from "../game/games.ts";
import { layoutOf } from "../game/layout.ts";
import { gamesAside } from "../game/set-aside.ts";
import { choiceView } from "../views/continue.ts";
import { beginPlan, editOf, postOf, show, tell, withLine } from "./message.ts";

/** Brings down the only game that can be continued, or asks which. */
export async function answerContinue(deps: MinesDeps, request: ChatRequest): Promise<Reply> {
  const { caller } = request;
  const event = eventMark(request.id);
  const document = await readGames(deps, caller);
  const done = allGames(document).find(({ events }) => events.includes(event));
  if (done) return { ...postOf(done, await show(deps, caller, done)), counted: "before" };
  const aside = gamesAside(document, deps.now());
  const found = aside.length > 0 ? aside : document.games.slice(0, 1).filter(({ ending }) => !ending);
  const [only] = found;
  if (!only) return tell(caller, "continue-no-board");
  if (found.length > 1)
    return { type: "post", view: choiceView(found, request, deps.now()), audience: "place" };
  const wanted = { session: only.id, event, locale: localeOf(request) };
  const result = await continueGame(deps, caller, wanted);
  if (result.kind === "unknown") return tell(caller, "continue-no-board");
  const { record, kind } = result;
  const counted = kind === "repeated" ? "before" : "now";
  const closed = kind === "closed" ? say(caller.locale, "mines-daily-closed") : undefined;
  return { ...postOf(record, withLine(await show(deps, caller, record), closed)), counted };
}

/** Why a game does not go on. */
const ENDED = { over: "mines-over", closed: "mines-daily-closed" } as const;

/** *Continue*: the pressed message becomes the game's, unless its player alone may see that. */
export async function continuePress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const wanted = { session: action.session, event: eventMark(press.id), locale: localeOf(press) };
  const result = await continueGame(deps, caller, wanted);
  if (result.kind === "unknown") return tell(caller, "continue-board-gone");
  const { record, kind } = result;
  if (kind === "over" || kind === "closed") {
    const why = say(caller.locale, ENDED[kind]);
    // The message that was pressed may be seen by others.
    return record.daily ? notice(why) : { ...(await editOf(deps, caller, record)), notice: why };
  }
  const counted = kind === "repeated" ? "before" : "now";
  if (!becomesBoard(record, caller)) return { ...postOf(record, await show(deps, caller, record)), counted };
  return { ...(await editOf(deps, caller, record)), counted };
}

// A race and the board of a day are seen by their player alone, and a message of text cannot become a picture everywhere.
function becomesBoard(
  { rules, race, daily }: Pick<MinesRecord, "rules" | "race" | "daily">,
  { fieldLimits }: Caller,
): boolean {
  return race === undefined && !daily && layoutOf(rules, fieldLimits).kind !== "picture";
}

/** *New*: the pressed question becomes the message of the board that was asked for. */
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
  // Without `counted`: a game that is there does not tell which press began it.
  const { view } = await beginPlan(deps, press, { ...plan, id }, "place");
  return becomesBoard(wanted, caller) ? { type: "edit", view } : { type: "post", view, audience: "place" };
}

async function shownAgain(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Reply> {
  if (becomesBoard(record, caller)) return editOf(deps, caller, record);
  return postOf(record, await show(deps, caller, record));
}
