import type { CommandCall, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { notice } from "../kit/refusals.ts";
import type { DailyServices } from "./services.ts";

export async function yesterdayReply(_services: DailyServices, { caller }: CommandCall): Promise<Reply> {
  return notice(say(caller.locale, "daily-soon"));
}
