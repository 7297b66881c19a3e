// Parts of an answer that a platform would cut off.

import type { Reply, View } from "../../src/chat/index.ts";
import { renderContent } from "../../src/platforms/discord/content.ts";
import {
  ALT_CHARACTERS,
  DISPLAYED_CHARACTERS,
  LABEL_CHARACTERS,
} from "../../src/platforms/discord/limits.ts";
import { renderView as renderDiscord } from "../../src/platforms/discord/message.ts";
import { TELEGRAM_LIMITS } from "../../src/platforms/telegram/limits.ts";
import { renderView as renderTelegram } from "../../src/platforms/telegram/render.ts";

/** The parts of the answer that would be lost on Telegram or Discord. */
export function lostIn(reply: Reply): readonly string[] {
  return [...lostOnTelegram(reply), ...lostOnDiscord(reply)];
}

const begin = (text: string): string => JSON.stringify(text.slice(0, 80));
const longer = (what: string, text: string, limit: number): readonly string[] =>
  text.length > limit ? [`${what} of ${text.length} characters, at most ${limit}: ${begin(text)}`] : [];

const viewIn = (reply: Reply): View | undefined => ("view" in reply ? reply.view : undefined);

function lostOnTelegram(reply: Reply): readonly string[] {
  const view = viewIn(reply);
  const { messageCharacters, captionCharacters, answerCharacters } = TELEGRAM_LIMITS;
  const toast = reply.type === "edit" && reply.toast ? longer("toast", reply.toast, answerCharacters) : [];
  if (!view) return toast;
  const { plain } = renderTelegram(view, Number.POSITIVE_INFINITY);
  // When a picture is edited, the text stays in its caption.
  const isCaption = reply.type === "edit" && view.blocks.some(({ type }) => type === "picture");
  return [...toast, ...longer("message", plain, isCaption ? captionCharacters : messageCharacters)];
}

function lostOnDiscord(reply: Reply): readonly string[] {
  const view = viewIn(reply) ?? {
    blocks: [{ type: "text" as const, text: "text" in reply ? reply.text : "" }],
  };
  const labels = (view.buttons ?? [])
    .flat()
    .flatMap(({ label }) => longer("button", label, LABEL_CHARACTERS));
  const alts = view.blocks.flatMap((block) =>
    block.type === "picture" ? longer("alt text", block.alt, ALT_CHARACTERS) : [],
  );
  return [...labels, ...alts, ...cutContent(view)];
}

function cutContent(view: View): readonly string[] {
  const [whole = ""] = renderContent(view, [Number.POSITIVE_INFINITY]);
  if (view.field) return longer("message", whole, DISPLAYED_CHARACTERS);
  const { content = "" } = renderDiscord(view);
  return content.endsWith("\n…") && !whole.endsWith("\n…")
    ? [`message of ${whole.length}: ${begin(whole)}`]
    : [];
}
