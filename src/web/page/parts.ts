// What pages of several folders are made of.

import { type Html, html } from "./html.ts";
import type { Shown } from "./page.ts";

/** For whoever was given its address: nobody keeps it, and no search engine finds it. */
export function unlisted(title: string, main: Html, status = 200): Shown {
  return { title, main, status, isUnlisted: true };
}

/** A table that alone scrolls where it is wider than a phone. */
export function scrolling(label: string, table: Html): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
}
