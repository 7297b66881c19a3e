// The board of the day: begins and shows it, and tells it afterwards.

import type { Block, ButtonPress, CommandCall, Reply } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { BusyError } from "../../../src/infra/threads/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { notice } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import { dayOf } from "../day.ts";
import type { BoardTry } from "../document.ts";
import { noteBegun } from "../here.ts";
import { boardTryOf, type DailyPerson } from "../person.ts";
import type { Puzzle } from "../puzzle.ts";
import type { DailyServices } from "../services.ts";
import { isForgotten } from "../used.ts";
import { boardOfDay, type DrawnDay, knownCode } from "./draw.ts";
import { claimTry, playedBy, settledPerson } from "./tries.ts";
import { elsewhereWords, overView, toldBlocks } from "./view.ts";

type Event = CommandCall | ButtonPress;

/** Begins today's board, goes on with it, or shows how it went; for `/daily board` and its button. */
export async function boardReply(services: DailyServices, event: Event): Promise<Reply> {
  const { store, now } = services;
  const { caller } = event;
  const day = dayOf(now());
  const person = await settledPerson(services, caller);
  const held = boardTryOf(person, day)?.found;
  if (held) return goOn(services, event, person, held);
  if (await isForgotten(store, caller, day, "boards")) return notice(say(caller.locale, "daily-used"));
  const drawn = await drawnToday(services, day);
  if (typeof drawn === "string") return notice(say(caller.locale, drawn));
  const begun = { day, begunAt: now(), game: sessionId(store, caller, `daily:${day}`) };
  const claimed = await claimTry(store, person, caller, begun);
  await noteBegun(services, event, { holder: person.listed, day });
  if (claimed.game !== begun.game) return goOn(services, event, person, claimed);
  return services.mines.daily.begin(event, { ...drawn, id: begun.game });
}

/** The board, or why there is none; a try is begun only once there is one. */
async function drawnToday(
  services: DailyServices,
  day: number,
): Promise<DrawnDay | "daily-board-none" | "daily-board-busy"> {
  try {
    return (await boardOfDay(services, day)) ?? "daily-board-none";
  } catch (error) {
    if (!(error instanceof BusyError)) services.onFailure(error);
    return "daily-board-busy";
  }
}

/** The try that the person has. */
async function goOn(
  services: DailyServices,
  event: Event,
  person: DailyPerson,
  held: BoardTry,
): Promise<Reply> {
  const { mines } = services;
  const { caller } = event;
  const player = playedBy(services.store, person, held);
  if (player && writePlayerId(player) === writePlayerId(caller)) {
    const shown = await mines.daily.resume(event, held.game);
    if (shown) return shown;
    // Begun by a process that died before there was a game.
    if (!held.result) return beginAgain(services, event, held);
  }
  if (held.result) return { type: "post", view: await overView(services, caller, held), audience: "caller" };
  if (!player) return notice(say(caller.locale, "daily-board-parted"));
  return notice(elsewhereWords(player, await mines.daily.find(player, held.game), caller.locale));
}

async function beginAgain(services: DailyServices, event: Event, { game, day }: BoardTry): Promise<Reply> {
  const drawn = await drawnToday(services, day);
  if (typeof drawn === "string") return notice(say(event.caller.locale, drawn));
  return services.mines.daily.begin(event, { ...drawn, id: game });
}

/** The board of a day that is over, with its mines and its code, for `/daily yesterday`. */
export async function boardTold(
  { now }: DailyServices,
  puzzle: Puzzle,
  locale: Locale,
): Promise<readonly Block[]> {
  const code = knownCode(puzzle);
  return code ? toldBlocks(puzzle.day, code, locale, now()) : [];
}
