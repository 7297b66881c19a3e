// Tournaments in chats, for anyone with the link to one's page: they aren't listed anywhere.

import type { Finished } from "../../../../commands/tournament/document.ts";
import { fileName, fileOf, type TournamentOnPage } from "../../../../commands/tournament/pages.ts";
import {
  bestBlocks,
  detailBlocks,
  entrantWords,
  pairingWords,
  seedBlocks,
} from "../../../../commands/tournament/view.ts";
import { typed } from "../../../infra/console/typed.ts";
import { sourceWords } from "../../../infra/source-link.ts";
import { type Html, html } from "../../page/html.ts";
import type { Answer, Page, Shown, Site, Visit } from "../../page/page.ts";
import { pieceLinks, pieceOf, unlisted } from "../../page/parts.ts";
import { matchPage } from "./match.ts";
import { aboutOf, blocksAsHtml, type Opened, stateBlocks, titleOf, wayBack, wonWords } from "./shown.ts";
import { crossTablePart, standingsTable } from "./tables.ts";

const PATH = "/t";

export function tournamentPages(site: Site): readonly Page[] {
  const page = (
    path: string,
    answer: (opened: Opened, visit: Visit) => Answer | undefined | Promise<Answer | undefined>,
  ): Page => ({
    path: `${PATH}/:id${path}`,
    answer: async (visit) => {
      const { id = "" } = visit.named;
      const found = await site.app.tournaments.find(id);
      return found && answer({ ...found, path: `${PATH}/${id}` }, visit);
    },
  });
  return [
    page("", overview),
    page("/round/:round", roundPage),
    page("/match/:match", (opened, visit) => matchPage(site, opened, visit)),
    page("/file", fileAnswer),
  ];
}

/** Explains how to get to such a page. */
export function tournamentsPart({ say }: Visit): Html {
  return html`<h2>${say("web-tournament-title")}</h2><p>${say("web-tournament-where")}</p>`;
}

function overview(opened: Opened, visit: Visit): Shown {
  const { say } = visit;
  const { state, standings, pairings } = opened;
  const title = titleOf(opened, visit);
  const isForgotten = state.phase === "ended" && pairings.length === 0;
  return unlisted(
    title,
    html`<h1>${title}</h1>
${statePart(opened, visit)}
${standings.length > 0 && standingsTable(opened, visit)}
${isForgotten && html`<p class="quiet">${say("tournament-forgotten")}</p>`}
${crossTablePart(opened, visit)}
${pairings.length > 0 && html`<h2>${say("web-tournament-pairings")}</h2>${roundLinks(opened, visit)}`}
${state.phase === "ended" && html`<h2>${say("web-tournament-again")}</h2>${!isForgotten && filePart(opened.path, state.tournament, visit)}${blocksAsHtml(seedBlocks(state.tournament, visit.locale))}`}
<p class="quiet">${say("web-tournament-unlisted")}</p>`,
    { about: aboutOf(opened, visit) },
  );
}

/** The tournament's state, in its chat's words. */
function statePart(opened: Opened, visit: Visit): readonly Html[] {
  const { state } = opened;
  const { say, locale } = visit;
  if (state.phase === "ended") {
    const { tournament } = state;
    const settings = say("setting-match", { match: tournament.match });
    return [
      html`<p class="lead">${wonWords(opened, visit)}</p>`,
      ...blocksAsHtml(bestBlocks(tournament, locale)),
      html`<p class="quiet">${settings}</p>`,
    ];
  }
  return blocksAsHtml([...stateBlocks(opened, visit), ...detailBlocks(state.tournament, locale)]);
}

function filePart(path: string, { id }: Pick<Finished, "id">, { say, href, locale }: Visit): Html {
  return html`<p>${say("tournament-file")}</p><code class="line">${typed(`arena replay ${fileName(id)}`)}</code>
<p class="quiet">${sourceWords(locale)}</p>
<p class="actions"><a class="button" rel="nofollow" download href="${href(`${path}/file`)}">${say("settings-export")}</a></p>`;
}

type Pairing = TournamentOnPage["pairings"][number];

/** The round in the address; undefined if it isn't finished. */
function roundPage(opened: Opened, visit: Visit): Shown | undefined {
  const { say, named } = visit;
  const pairings = opened.pairings.filter(({ round }) => String(round) === named.round);
  const [first] = pairings;
  if (!first) return undefined;
  const title = say("tournament-round", { title: titleOf(opened, visit), round: first.round });
  const piece = pieceOf(pairings, visit);
  const path = `${opened.path}/round/${first.round}`;
  const lines = piece.rows.map((pairing) => pairingLine(opened, pairing, visit));
  return unlisted(
    title,
    html`<h1>${title}</h1>
${roundLinks(opened, visit, first.round)}
<ol class="apart" start="${piece.from}">${lines}</ol>
${pieceLinks(piece, path, say("web-tournament-pairings"), visit)}
${wayBack(opened, visit)}`,
    { about: aboutOf(opened, visit) },
  );
}

function pairingLine({ state, path }: Opened, pairing: Pairing, { locale, say, href }: Visit): Html {
  const { round, table, games } = pairing;
  const names = [pairing.a, pairing.b ?? ""].map(entrantWords);
  // Not replayed before the end: the replay would depend on the secret seed.
  const links = (state.phase === "ended" ? games : []).map((_, at) => {
    const address = href(`${path}/match/${round}.${table}.${at + 1}`);
    const which = games.length > 1 ? ` ${at + 1}` : "";
    const label = `${say("web-tournament-rounds")}${which}: ${names.join(" – ")}`;
    return html` <a href="${address}" aria-label="${label}">${say("web-tournament-rounds")}${which}</a>`;
  });
  return html`<li>${pairingWords(pairing, locale)}${links}</li>
`;
}

/** Links to all finished rounds; `present` is the one being viewed. */
function roundLinks({ pairings, path }: Opened, { say, href }: Visit, present?: number) {
  const rounds = [...new Set(pairings.map(({ round }) => round))];
  if (rounds.length === 0) return undefined;
  const links = rounds.map((round) =>
    round === present
      ? html`<li><span aria-current="page">${say("tournament-cross-round", { round })}</span></li>`
      : html`<li><a href="${href(`${path}/round/${round}`)}">${say("tournament-cross-round", { round })}</a></li>`,
  );
  return html`<nav aria-label="${say("web-tournament-pairings")}"><ul class="actions">${links}</ul></nav>`;
}

function fileAnswer({ state }: Opened): Answer | undefined {
  if (state.phase !== "ended") return undefined;
  const body = fileOf(state.tournament);
  return body === undefined
    ? undefined
    : { type: "application/json", body, fileName: fileName(state.tournament.id) };
}
