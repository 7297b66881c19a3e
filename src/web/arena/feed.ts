// Events in a game's league as an Atom feed (RFC 4287): a month starts, the lead changes, a month ends. Dates are those
// of the events, so that a reader shows each entry once.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { headOf, leagueTitle } from "../../../commands/league/index.ts";
import { leadOf, type Season, seasonAt } from "../../arena/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { html } from "../page/html.ts";
import type { Sent, Site, Visit } from "../page/page.ts";
import { KEPT_SECONDS, seasonPath } from "./shelf.ts";

/** Months before the current one that the feed covers. */
const PAST = 3;

interface Entry {
  /** Appended to the month's address. */
  readonly part: string;
  readonly season: Season;
  /** Unix ms. */
  readonly at: number;
  readonly words: string;
}

/** @throws StoreError. */
export async function feedOf(site: Site, visit: Visit, game: MatrixGame): Promise<Sent> {
  const { publicUrl, app } = site;
  const { locale, say, href } = visit;
  const id = `${publicUrl}/arena/${game.id}/feed.xml`;
  const entries = await entriesOf(site, visit, game);
  const updated = entries.map(({ at }) => at);
  const ofAll = updated.length > 0 ? Math.max(...updated) : seasonAt(app.services.now()).begins;
  const lines = entries.map(({ part, season, at, words }) => {
    const path = seasonPath({ game, season });
    return html`<entry><id>${publicUrl}${path}#${part}</id><title>${leagueTitle({ game, season }, locale)}</title><link href="${publicUrl}${href(path)}"/><updated>${isoOf(at)}</updated><summary>${words}</summary></entry>
`;
  });
  const body = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><id>${id}</id><title>Gadalka · ${say("web-arena-title")} · ${gameTitle(game, locale)}</title><author><name>Gadalka</name></author><link rel="self" href="${publicUrl}${href(`/arena/${game.id}/feed.xml`)}"/><updated>${isoOf(ofAll)}</updated>
${lines}</feed>
`;
  return {
    type: "application/atom+xml",
    body: String(body),
    keptSeconds: KEPT_SECONDS,
    headers: { vary: "Accept-Language", "content-language": locale },
  };
}

/** Newest first. */
async function entriesOf({ app }: Site, { say, locale }: Visit, game: MatrixGame): Promise<readonly Entry[]> {
  const { league, services } = app;
  const season = seasonAt(services.now());
  const past = (await league.seasons(game)).slice(0, PAST);
  const [table, ...finals] = await Promise.all([season, ...past].map((one) => league.table(game, one)));
  const over = past.flatMap((one, at): Entry[] => {
    const final = finals[at];
    return final ? [{ part: "over", season: one, at: one.ends, words: headOf(final, locale) }] : [];
  });
  if (!table || table.rows.length === 0) return over;
  const { leaders, since } = await leadOf(services.store, table, services.now());
  return [
    { part: `lead-${leaders}`, season, at: since, words: headOf(table, locale) },
    { part: "begun", season, at: season.begins, words: say("web-arena-begun") },
    ...over,
  ];
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
