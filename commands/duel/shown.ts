import type { View } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import type { KnownDuel } from "./duels.ts";
import { duelView } from "./views/board.ts";
import type { DuelReader } from "./views/words.ts";

/** The duel's message at present, as that reader is to see it. */
export function shownDuel(
  { now, link }: Pick<Services, "now" | "link">,
  { id, duel }: KnownDuel,
  reader: DuelReader,
): View {
  const { code } = duel;
  const call = code !== undefined && { command: "rps", subcommand: "join", options: { code } };
  // Of the platforms that have links, Telegram is the one where a link says more than the code.
  return duelView({ id, duel, now: now(), link: call ? link?.("telegram", call) : undefined }, reader);
}
