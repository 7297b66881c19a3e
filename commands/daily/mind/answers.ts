import type { CommandCall, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { DailyServices } from "../services.ts";

/** Begins the caller's try, goes on with it, or shows how it went. */
export async function mindReply(
  _services: DailyServices,
  { caller }: Pick<CommandCall, "caller" | "place">,
): Promise<Reply> {
  return notice(say(caller.locale, "daily-soon"));
}
