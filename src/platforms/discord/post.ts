// Posts into a channel without an interaction: what was announced to come, such as the end of a tournament.

import { DiscordAPIError, type REST, Routes } from "discord.js";
import type { Log, PostOutcome, View } from "../../chat/index.ts";
import { renderView } from "./message.ts";
import { describe } from "./refusal.ts";

/** Posts the view. Discord keeps a message of the same `key` from appearing twice within some minutes. Never rejects. */
export async function postToChannel(
  rest: REST,
  channel: string,
  view: View,
  key: string,
  log: Log,
): Promise<PostOutcome> {
  try {
    const { body, files } = renderView(view);
    await rest.post(Routes.channelMessages(channel), { body: { ...body, nonce: key, enforce_nonce: true }, files });
    return { state: "posted" };
  } catch (error) {
    log.warn({ channel, ...describe(error) }, "a message could not be posted to Discord");
    const isFinal = error instanceof DiscordAPIError || error instanceof RangeError;
    return { state: isFinal && !(error instanceof DiscordAPIError && error.status >= 500) ? "refused" : "away" };
  }
}
