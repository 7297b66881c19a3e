// The rankings of the day: how people did at the opponent and the board, in this chat and everywhere.

import {
  type ButtonPress,
  type CommandCall,
  localeOf,
  type OptionSpec,
  type PersonalData,
  type PressHandler,
  placeKey,
  type Reply,
  storedAs,
  type View,
} from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  type DailyList,
  dailyIndexes,
  leaveLists,
  listedDays,
  readLeaderboard,
} from "../../../src/people/index.ts";
import { showMeButton } from "../../kit/list-me.ts";
import { notice } from "../../kit/refusals.ts";
import { dayOf } from "../day/day.ts";
import type { DailyServices } from "../day/services.ts";
import { settledPerson } from "../tries/board.ts";
import { dayList } from "./lists.ts";
import { ownPlace } from "./own.ts";
import { type Query, readQuery, TOP_MOVES, topView } from "./view.ts";

export { TOP_SCOPE } from "./view.ts";
/** An option that can't be typed, only sent by a button. */
export const OWN = "own";
export const TOP_OPTIONS: readonly OptionSpec[] = [];

type Asker = Pick<CommandCall, "caller" | "place">;

/** Leaves out the caller's own rank if others can read the message; a button shows it. A button on a message that only
 * the caller sees gets an answer that only they see. */
export async function topReply(services: DailyServices, asker: CommandCall | ButtonPress): Promise<Reply> {
  await settledPerson(services, asker.caller);
  const audience = "action" in asker || asker.options[OWN] !== undefined ? "caller" : "place";
  const isPrivate = asker.place.kind === "private" || audience === "caller";
  const scope = asker.place.kind === "private" ? "everywhere" : "here";
  const query: Query = { what: "mind", scope, day: dayOf(services.now()) };
  return shown(services, asker, query, isPrivate, (view) => ({ type: "post", view, audience }));
}

export function topPress(services: DailyServices): PressHandler {
  return async (press) => {
    const { action, caller, place } = press;
    const asked = readQuery(action.session);
    const move = TOP_MOVES.find((one) => one === action.move);
    if (!asked || !move) return notice(say(caller.locale, "press-old-button"));
    const query = presentQuery(services, press, asked);
    if (move === "mine") return mine(services, press, query);
    if (move === "open") {
      await settledPerson(services, caller);
      return shown(services, press, query, true, (view) => ({ type: "post", view, audience: "caller" }));
    }
    const isOwn = move === "own" || place.kind === "private";
    return shown(services, press, query, isOwn, (view) => ({ type: "edit", view }));
  };
}

/** The query of a button of any age: today's list if its day is no longer listed, the global one in a private chat. */
function presentQuery({ now }: DailyServices, { place }: ButtonPress, asked: Query): Query {
  const days = listedDays(now());
  const day = days.includes(asked.day) ? asked.day : days[0];
  return { ...asked, day, scope: place.kind === "private" ? "everywhere" : asked.scope };
}

async function mine(services: DailyServices, { caller, place }: ButtonPress, query: Query): Promise<Reply> {
  const list = listOf({ caller, place }, query);
  if (!list) return notice(say(caller.locale, "leaderboard-alone-here"));
  await settledPerson(services, caller);
  const { text, isHidden } = await ownPlace(services, caller, list);
  if (!isHidden) return notice(text);
  const buttons = [[showMeButton(caller.locale)]];
  return { type: "post", view: { blocks: [{ type: "text", text }], buttons }, audience: "caller" };
}

/** Undefined for the list of a private chat, which does not exist. */
function listOf({ caller, place }: Asker, { what, day, scope }: Query): DailyList | undefined {
  const where = scope === "everywhere" ? scope : placeKey(caller, place);
  return where === undefined ? undefined : { what, day, place: where };
}

async function shown(
  services: DailyServices,
  { caller, place }: Asker,
  query: Query,
  isOwn: boolean,
  reply: (view: View) => Reply,
): Promise<Reply> {
  const list = listOf({ caller, place }, query);
  if (!list) return notice(say(caller.locale, "leaderboard-alone-here"));
  const locale = isOwn ? caller.locale : localeOf({ caller, place });
  const own = isOwn ? await ownPlace(services, caller, list) : undefined;
  const ranking = await readLeaderboard(services.store, dayList(services, list));
  const now = services.now();
  const hasHere = placeKey(caller, place) !== undefined;
  const seen = { query, ranking, today: dayOf(now), now, hasHere, ...(own !== undefined && { own }) };
  return reply(topView(seen, locale));
}

/** How many people on the list of a day's opponent won more rounds than they lost, and how many are listed. */
export async function mindReaders(
  services: DailyServices,
  day: number,
): Promise<{ readonly ahead: number; readonly all: number } | undefined> {
  const list = dayList(services, { what: "mind", day, place: "everywhere" });
  const { lines } = await readLeaderboard(services.store, list);
  return lines.length > 0
    ? { ahead: lines.filter(({ score }) => score > 0).length, all: lines.length }
    : undefined;
}

export function topData({ store, now }: DailyServices): PersonalData {
  return {
    kinds: storedAs("stored-daily", "board:daily"),
    // The lists derive from the attempts, which are exported.
    export: async () => ({}),
    remove: async (person) => {
      await leaveLists(store, person, dailyIndexes(["everywhere"], now()));
      return false;
    },
  };
}
