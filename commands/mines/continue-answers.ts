// Answers about open games: the command and button that continue one, and the button for a new one.

import type { ButtonPress, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { eventMark } from "../kit/session-id.ts";
import { type Continued, continueGame, wishOf } from "./continuing.ts";
import { type ChatRequest, localeOf, type MinesDeps } from "./deps.ts";
import { allGames } from "./document.ts";
import { planBoard, readGames } from "./games.ts";
import { gamesAside } from "./set-aside.ts";
import { beginPlan, editOf, postOf, show, tell } from "./shown.ts";
import { choiceView } from "./views/continue.ts";

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
  return { ...postOf(record, await show(deps, caller, record)), counted };
}

/** *Continue*: the pressed message becomes the game's; that of a race is seen by its runner alone. */
export async function continuePress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const wanted = { session: action.session, event: eventMark(press.id), locale: localeOf(press) };
  const result = await continueGame(deps, caller, wanted);
  if (result.kind === "unknown") return tell(caller, "continue-board-gone");
  const { record } = result;
  if (record.race !== undefined) return postOf(record, await show(deps, caller, record));
  return { ...(await editOf(deps, caller, record)), ...outcomeOf(result, press) };
}

function outcomeOf({ kind }: Continued, { caller }: ButtonPress) {
  if (kind === "over") return { notice: say(caller.locale, "mines-over") };
  return { counted: kind === "repeated" ? "before" : "now" } as const;
}

/** *New*: the pressed question becomes the message of the board that was asked for. */
export async function newPress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const { session: id } = action;
  const document = await readGames(deps, caller);
  const begun = allGames(document).find((game) => game.id === id);
  if (begun) return { ...(await editOf(deps, caller, begun)), counted: "before" };
  const wanted = document.wanted?.find((one) => one.id === id);
  if (!wanted) return tell(caller, "continue-board-asked-gone");
  const plan = await planBoard(deps, wishOf(wanted));
  if (!plan) return tell(caller, "mines-no-such-board");
  const { view, counted } = await beginPlan(deps, press, { ...plan, id }, "place");
  return { type: "edit", view, ...(counted && { counted }) };
}
