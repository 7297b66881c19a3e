import type { View } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import type { KnownDuel } from "./duels.ts";
import { duelView } from "./views/board.ts";
import type { DuelReader } from "./views/words.ts";

/** The duel's message at present, as that reader is to see it. */
export function shownDuel(
  { now, link, publicUrl }: Pick<Services, "now" | "link" | "publicUrl">,
  { id, duel }: KnownDuel,
  reader: DuelReader,
): View {
  const { code } = duel;
  const call = code !== undefined && { command: "rps", subcommand: "join", options: { code } };
  // Of the platforms that have links, Telegram is the one where a link says more than the code.
  const shown = { id, duel, now: now(), hasPages: publicUrl !== undefined };
  return duelView({ ...shown, link: call ? link?.("telegram", call) : undefined }, reader);
}
