// *Send to a friend*: instead of a link to copy, a button that asks who to send it to.

import type { Link } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** Telegram's share page opens its app from anywhere. `words` go with the link. */
export function sendLink(address: string, words: string, locale: Locale): Link {
  const query = new URLSearchParams({ url: address, text: words });
  // Telegram shows a plus sign literally.
  const url = `https://t.me/share/url?${query.toString().replaceAll("+", "%20")}`;
  return { sign: "✉️", label: say(locale, "button-send-friend"), url };
}
