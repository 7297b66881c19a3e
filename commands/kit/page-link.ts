// The button with which a message opens a page of ours for whom the platform vouches.

import type { Caller, Link } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** `id`: of a board, where the page opens one by it. */
interface Opened {
  readonly page: "/mines";
  readonly id: string;
}

/** Undefined where the bot has no pages, or the platform opens none there. */
export function pageLink(
  publicUrl: string | undefined,
  { opens }: Pick<Caller, "opens">,
  { page, id }: Opened,
  locale: Locale,
): Link | undefined {
  if (publicUrl === undefined || !opens) return undefined;
  const button = { sign: "🔎", label: say(locale, "button-open-page") };
  if (opens.by === "link") return { ...button, url: `${opens.before}${id}` };
  // Telegram opens an app by https alone.
  if (!publicUrl.startsWith("https:")) return undefined;
  return { ...button, url: `${publicUrl}${page}?board=${id}`, isApp: true };
}
