// *Send to a friend*: instead of an address to copy, a button that asks whom to send it to.

import type { Link } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** Telegram's page for that opens its app, wherever it is pressed. `words` go with the address. */
export function sendLink(address: string, words: string, locale: Locale): Link {
  const query = new URLSearchParams({ url: address, text: words });
  // Telegram shows a plus as it is.
  const url = `https://t.me/share/url?${query.toString().replaceAll("+", "%20")}`;
  return { sign: "✉️", label: say(locale, "button-send-friend"), url };
}
