// The page on which anybody checks a proof in their own browser. The proof stands behind the address's
// `#`, which no browser sends.

import type { Block, Link } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** A longer proof is pasted there, or chosen as a file: a message holds only so much. */
const LINE_MAX = 1000;

/** The line that leads there; none where the bot has no pages. */
export function verifyPage(publicUrl: string | undefined, line: string, locale: Locale): readonly Block[] {
  if (publicUrl === undefined) return [];
  const link = `${publicUrl}/verify${line.length <= LINE_MAX ? `#${line}` : ""}`;
  return [{ type: "text", text: say(locale, "proof-page", { link }) }];
}

/** Apps take no longer addresses behind a button. */
const URL_MAX = 512;

/** The same as a button; a longer proof is pasted there. */
export function verifyLink(publicUrl: string | undefined, line: string, locale: Locale): Link | undefined {
  if (!publicUrl?.startsWith("https:")) return undefined;
  const url = `${publicUrl}/verify#${line}`;
  const label = say(locale, "button-check-in-browser");
  return { label, url: url.length <= URL_MAX ? url : `${publicUrl}/verify` };
}
