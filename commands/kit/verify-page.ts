// The page on which anyone can check a proof in their own browser. The proof follows the `#` of the URL, which browsers
// don't send.

import type { Block, Link } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** A longer proof has to be pasted there or chosen as a file, because a message has limited length. */
const LINE_MAX = 1000;

/** The line with the link to it; none if the bot has no web pages. */
export function verifyPage(publicUrl: string | undefined, line: string, locale: Locale): readonly Block[] {
  if (publicUrl === undefined) return [];
  const link = `${publicUrl}/verify${line.length <= LINE_MAX ? `#${line}` : ""}`;
  return [{ type: "text", text: say(locale, "proof-page", { link }) }];
}

/** Apps don't accept a longer URL behind a button. */
const URL_MAX = 512;

/** The same as a button; a longer proof has to be pasted there. */
export function verifyLink(publicUrl: string | undefined, line: string, locale: Locale): Link | undefined {
  if (!publicUrl?.startsWith("https:")) return undefined;
  const url = `${publicUrl}/verify#${line}`;
  const label = say(locale, "button-check-in-browser");
  return { label, url: url.length <= URL_MAX ? url : `${publicUrl}/verify` };
}
