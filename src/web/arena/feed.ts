// A league's news as an Atom feed: who is ahead, and who has won each month.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { headOf, leagueTitle } from "../../../commands/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { html } from "../html.ts";
import type { Sent, Site, Visit } from "../page.ts";
import { KEPT_SECONDS, type Shelf, seasonPath } from "./shelf.ts";

interface Fed {
  readonly game: MatrixGame;
  /** The newest first. */
  readonly shelves: readonly Shelf[];
}

export function feedOf({ app, publicUrl }: Site, { locale, say }: Visit, { game, shelves }: Fed): Sent {
  const own = `${publicUrl}/arena/${game.id}/feed.xml`;
  const updated = (shelf: Shelf): string =>
    new Date(
      shelf.table.isOver ? shelf.season.ends : Math.min(app.services.now(), shelf.season.ends),
    ).toISOString();
  const entries = shelves.map((shelf) => {
    const { season, table } = shelf;
    const leader = table.entrants[table.rows[0]?.entrant ?? -1];
    const address = `${publicUrl}${seasonPath(shelf)}`;
    // News is another leader, and the end: then a reader shows the entry anew.
    const id = `${address}#${table.isOver ? "over" : encodeURIComponent(leader?.id ?? "")}`;
    return html`<entry><id>${id}</id><title>${leagueTitle({ game, season }, locale)}</title><link href="${address}"/><updated>${updated(shelf)}</updated><summary>${headOf(table, locale)}</summary></entry>
`;
  });
  const [newest] = shelves;
  const body = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><id>${own}</id><title>Gadalka · ${say("web-arena-title")} · ${gameTitle(game, locale)}</title><author><name>Gadalka</name></author><link rel="self" href="${own}"/><updated>${newest ? updated(newest) : new Date(0).toISOString()}</updated>
${entries}</feed>
`;
  return { type: "application/atom+xml", body: String(body), keptSeconds: KEPT_SECONDS };
}
