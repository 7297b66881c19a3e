// What a tournament's pages share: their addresses, and blocks of chat messages as markup.

import type { TournamentOnPage } from "../../../../commands/tournament/pages.ts";
import { cardBlocks, tournamentTitle, winnersOf } from "../../../../commands/tournament/view.ts";
import type { Block } from "../../../chat/index.ts";
import { listed } from "../../../infra/i18n/phrases.ts";
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

/** Who won, once it's over. */
export function wonWords({ state }: Opened, { say, locale }: Visit): string | undefined {
  if (state.phase !== "ended") return undefined;
  return say("tournament-last", { names: listed(winnersOf(state.tournament, locale), locale) });
}

/** Its chat's message, without the table, which its page shows in full. */
export function stateBlocks({ state }: Opened, { locale }: Visit): readonly Block[] {
  return cardBlocks(state, locale).filter(({ type }) => type !== "table");
}

/** What a link to one of its pages says: who won, or how far it is. */
export function aboutOf(opened: Opened, visit: Visit): string | undefined {
  const text = stateBlocks(opened, visit).find((block) => block.type === "text")?.text;
  return wonWords(opened, visit) ?? text?.split("\n")[0];
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
