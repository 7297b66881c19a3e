// Answers about open matches: the command and button that continue one, and the button for a new one.

import type { ButtonPress, CommandCall, Reply } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import { eventMark } from "../kit/session-id.ts";
import { choiceView, commandOf, shownMatch, withWaiting } from "./continue-view.ts";
import type { PlayServices } from "./services.ts";
import { type ContinueResult, localeOf } from "./sessions.ts";
import { matchWithEvent, unfinishedMatches } from "./stored-matches.ts";

type GamePress = ButtonPress & { readonly game: MatrixGame };
type Edit = Extract<Reply, { type: "edit" }>;

/** Brings down the only match that can be continued, or asks which. */
export async function continueCommand(
  { sessions, store, now }: PlayServices,
  call: CommandCall,
  games: readonly [MatrixGame, ...MatrixGame[]],
): Promise<Reply> {
  const { caller, place, id } = call;
  const event = eventMark(id);
  const player = { store, player: caller, games };
  const done = await matchWithEvent(player, event);
  if (done)
    return { type: "post", view: shownMatch(done, caller.name), audience: "place", counted: "before" };
  const found = await unfinishedMatches(player, now());
  const [only] = found;
  if (!only) return notice(say(caller.locale, "continue-nothing", { command: commandOf(games[0]) }));
  if (found.length > 1) {
    return { type: "post", view: choiceView(found, localeOf(call), now()), audience: "place" };
  }
  const result = await sessions.continue({ caller, place, game: only.game }, only.match.id, event);
  if (result.kind === "unknown")
    return notice(say(caller.locale, "continue-nothing", { command: commandOf(only.game) }));
  const counted = result.kind === "repeated" ? "before" : "now";
  return { type: "post", view: shownMatch(result.state, caller.name), audience: "place", counted };
}

/** *Continue*: the pressed message becomes the match's. */
export async function continuePress(
  { sessions }: PlayServices,
  press: GamePress,
  present: NonNullable<Edit["present"]>,
): Promise<Reply> {
  const { caller, game, action } = press;
  const result = await sessions.continue(press, action.session, eventMark(press.id));
  if (result.kind === "unknown")
    return notice(say(caller.locale, "continue-gone", { command: commandOf(game) }));
  const edit: Edit = { type: "edit", view: shownMatch(result.state, caller.name), present };
  const told = TOLD[result.kind];
  if (told) return { ...edit, notice: say(caller.locale, told) };
  return { ...edit, counted: result.kind === "repeated" ? "before" : "now" };
}

const TOLD: Readonly<Partial<Record<ContinueResult["kind"], MessageId>>> = {
  over: "press-match-over",
  "opponent-gone": "opponent-gone",
};

/** *New*: the pressed question becomes the message of the match that was asked for. */
export async function newPress(
  { sessions }: PlayServices,
  press: GamePress,
  present: NonNullable<Edit["present"]>,
): Promise<Reply> {
  const { caller, game, action } = press;
  const result = await sessions.beginAsked(press, action.session);
  if (result.kind === "opponent-gone") return notice(say(caller.locale, "opponent-gone"));
  if (result.kind === "gone")
    return notice(say(caller.locale, "continue-asked-gone", { command: commandOf(game) }));
  const { counted, state } = result;
  const view = shownMatch(state, caller.name);
  // Without `counted`: a match that is there does not tell which press began it.
  return { type: "edit", view: counted === "now" ? withWaiting(view, state) : view, present };
}
