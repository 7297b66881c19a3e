// Parts shared by pages in several folders.

import { type Html, html } from "./html.ts";
import type { Shown } from "./page.ts";

/** A page for anyone with the link: never cached, and hidden from search engines. */
export function unlisted(
  title: string,
  main: Html,
  more: Pick<Shown, "status" | "about" | "picture"> = {},
): Shown {
  return { title, main, ...more, isUnlisted: true };
}

/** A table that scrolls on its own if it's wider than a phone. */
export function scrolling(label: string, table: Html): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
}
