// The boards of the day: how people did at the mind and at the board, here and everywhere.

import type { CommandCall, OptionSpec, PersonalData, PressHandler, Reply } from "../../../src/chat/index.ts";
import { NO_PERSONAL_DATA } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { DailyServices, TryEnded } from "../services.ts";

export const TOP_SCOPE = "dailytop";
export const TOP_OPTIONS: readonly OptionSpec[] = [];

export async function topReply(
  _services: DailyServices,
  { caller }: Pick<CommandCall, "caller" | "place">,
): Promise<Reply> {
  return notice(say(caller.locale, "daily-soon"));
}

export function topPress(services: DailyServices): PressHandler {
  return (press) => topReply(services, press);
}

/** Enters a try that has just ended on the boards of its day, for who lets themselves be seen. */
export async function enterTop(_services: DailyServices, _ended: TryEnded): Promise<void> {}

/** How many people on the board of a day's mind won more rounds than they lost, of how many. */
export async function mindReaders(
  _services: DailyServices,
  _day: number,
): Promise<{ readonly ahead: number; readonly all: number } | undefined> {
  return undefined;
}

export function topData(_services: DailyServices): PersonalData {
  return NO_PERSONAL_DATA;
}
