// `/daily remind`: one private message a day, for who asks for it.

import type { Background, CommandCall, OptionSpec, PressHandler, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { DailyServices } from "../services.ts";

export const REMIND_SCOPE = "dailyremind";

export const REMIND_OPTIONS: readonly OptionSpec[] = [
  { type: "text", name: "time", description: "option-daily-time", maxLength: 20, suggests: false },
  { type: "text", name: "zone", description: "option-daily-zone", maxLength: 60, suggests: true },
];

export async function remindReply(_services: DailyServices, { caller }: CommandCall): Promise<Reply> {
  return notice(say(caller.locale, "daily-soon"));
}

export function remindPress(_services: DailyServices): PressHandler {
  return async ({ caller }) => notice(say(caller.locale, "press-old-button"));
}

export function reminders(_services: DailyServices): Background {
  return { start: async () => {}, stop: async () => {} };
}
