// What a tournament's pages share: their addresses, and blocks of chat messages as markup.

import type { TournamentOnPage } from "../../../../commands/tournament/pages.ts";
import { tournamentTitle } from "../../../../commands/tournament/view.ts";
import type { Block } from "../../../chat/index.ts";
import { type Html, html } from "../../page/html.ts";
import type { Visit } from "../../page/page.ts";

/** A tournament with its address. */
export interface Opened extends TournamentOnPage {
  readonly path: string;
}

export function titleOf({ state }: Opened, { locale }: Visit): string {
  return tournamentTitle(state.tournament, locale);
}

/** The link back from one of its pages. */
export function wayBack(opened: Opened, visit: Visit): Html {
  return html`<p><a href="${visit.href(opened.path)}">${titleOf(opened, visit)}</a></p>`;
}

/** Text and lines to copy; a page shows a message's other blocks in its own way. */
export function blocksAsHtml(blocks: readonly Block[]): readonly Html[] {
  return blocks.flatMap((block) => {
    if (block.type === "text") return [html`<p>${block.text}</p>`];
    if (block.type === "quiet") return [html`<p class="quiet">${block.text}</p>`];
    return block.type === "code"
      ? block.text.split("\n").map((line) => html`<code class="line">${line}</code>`)
      : [];
  });
}
