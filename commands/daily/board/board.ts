// The board of the day: begins and shows it, and tells it afterwards.

import type { Block, ButtonPress, CommandCall, Reply } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { Puzzle } from "../puzzle.ts";
import type { DailyServices } from "../services.ts";

/** Begins today's board, goes on with it, or shows how it went; for `/daily board` and its button. */
export async function boardReply(_services: DailyServices, event: CommandCall | ButtonPress): Promise<Reply> {
  return notice(say(event.caller.locale, "daily-soon"));
}

/** The board of a day that is over, with its mines and its code, for `/daily yesterday`. */
export async function boardTold(
  _services: DailyServices,
  _puzzle: Puzzle,
  _locale: Locale,
): Promise<readonly Block[]> {
  return [];
}
