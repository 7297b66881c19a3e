// An entrant of a month: what it is, since when, its source if published, how to play against it, its standing, and its
// results against each opponent. Its owner is known only to the owner and the bot.

import { dateWords } from "../../../commands/kit/time-words.ts";
import { entrantName, leagueTitle, ofHundred, rowWords } from "../../../commands/league/index.ts";
import type { LeagueTable, TableEntrant } from "../../arena/league/index.ts";
import { claimedOf, openSources, versionsOf } from "../../arena/submissions/index.ts";
import { CATALOGUE, type MatrixGame } from "../../core/games/index.ts";
import { plainLines } from "../../infra/console/plain.ts";
import { type Html, html } from "../page/html.ts";
import type { Shown, Site, Visit } from "../page/page.ts";
import { refusalPage } from "../page/parts.ts";
import { entrantPath, type Shelf, seasonPath } from "./shelf.ts";

/** An entrant whose name hasn't been withdrawn. */
type Named = TableEntrant & { readonly name: string };

/** Looks it up by the name in the address. @throws StoreError. */
export async function entrantPage(site: Site, visit: Visit, shelf: Shelf): Promise<Shown> {
  const { table, game, season } = shelf;
  const { say, locale, href, named } = visit;
  const isMeant = (one: TableEntrant): one is Named => one.name !== undefined && one.name === named.entrant;
  const entrant = table.entrants.find(isMeant);
  const row = entrant && table.rows.find((one) => table.entrants[one.entrant] === entrant);
  if (!entrant || !row) return refusalPage(visit, "web-arena-no-entrant");
  const name = entrantName(entrant, locale);
  const title = leagueTitle({ game, season }, locale);
  return {
    title: `${name} · ${title}`,
    about: rowWords(row, table, locale),
    main: html`<h1>${name}</h1>
<p><a href="${href(seasonPath(shelf))}">${title}</a></p>
<p class="lead">${rowWords(row, table, locale)}</p>
<p>${say(whatItIs(entrant))}</p>
${await madePart(site, visit, entrant)}
<h2>${say("web-arena-play-title")}</h2><p>${say("web-arena-play", { command: playCommand(game, entrant.name) })}</p>
${metPart(visit, shelf, row.entrant)}`,
  };
}

function whatItIs({ isBuiltIn }: TableEntrant) {
  return isBuiltIn ? "web-arena-built-in" : "web-arena-file";
}

/** The command as typed in a chat. */
export function playCommand(game: MatrixGame, name: string): string {
  const { command, variant } = { variant: undefined, ...CATALOGUE.find(({ id }) => id === game.id) };
  const of = variant === undefined || variant === "classic" ? "" : ` variant:${variant}`;
  return `/${command} play${of} opponent:${name}`;
}

/** Its public versions, and the newest one's source if its author published it. */
async function madePart({ app }: Site, { say, locale }: Visit, { name, owner }: Named) {
  if (owner === undefined) return undefined;
  const { store, now } = app.services;
  const made = (await claimedOf(store, owner)).find((one) => one.name === name);
  const versions = made ? versionsOf(made).filter(({ publicAt }) => publicAt <= now()) : [];
  const [newest] = versions;
  if (!newest) return undefined;
  const source = await openSources(store)(newest.id);
  const lines = versions.map(
    ({ version, publicAt }) =>
      html`<li>${say("web-arena-version", { version, date: dateWords(publicAt, locale) })}</li>`,
  );
  const about = { name, version: newest.version };
  return html`<ul>${lines}</ul>
${
  source === undefined
    ? html`<p>${say("strategy-sealed", { name })}</p>`
    : html`<p>${say("strategy-opened", { name })}</p><details><summary>${say("strategy-source-title", about)}</summary><pre class="scroll" tabindex="0">${plainLines(source)}</pre></details>`
}`;
}

function metPart({ say, locale, href }: Visit, shelf: Shelf, number: number): Html {
  const lines = metBy(shelf.table, number).map(({ rank, opponent, gain }) => {
    const shown = entrantName(opponent, locale);
    const { name } = opponent;
    const link = name === undefined ? shown : html`<a href="${href(entrantPath(shelf, name))}">${shown}</a>`;
    return html`<tr><td class="number">${rank}</td><th scope="row">${link}</th><td class="number">${ofHundred(gain)}</td></tr>`;
  });
  return html`<h2>${say("web-arena-met")}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${say("web-arena-met")}"><table><caption>${say("league-matrix-how")}</caption>
<thead><tr><th scope="col" class="number">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col" class="number">${say("league-of-hundred")}</th></tr></thead>
<tbody>${lines}</tbody></table></div>`;
}

function metBy({ rows, entrants, matrix }: LeagueTable, number: number) {
  return rows.flatMap(({ entrant, rank }) => {
    const gain = entrant === number ? null : (matrix[number]?.[entrant] ?? null);
    const opponent = entrants[entrant];
    return gain === null || !opponent ? [] : [{ rank, opponent, gain }];
  });
}
