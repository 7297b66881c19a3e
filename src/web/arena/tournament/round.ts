// A round of a tournament: who met whom, why these two, how it ended, and the way to each match.

import type { TournamentOnPage } from "../../../../commands/tournament/pages.ts";
import { entrantWords, pairingWords } from "../../../../commands/tournament/view.ts";
import { type Html, html } from "../../page/html.ts";
import type { Shown, Visit } from "../../page/page.ts";
import { pieceLinks, pieceOf } from "../../page/paging.ts";
import { unlisted } from "../../page/parts.ts";
import { type Opened, titleOf, wayBack } from "./shown.ts";

type Pairing = TournamentOnPage["pairings"][number];

/** The round that the address names; undefined for one that is not finished. */
export function roundPage(opened: Opened, visit: Visit): Shown | undefined {
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
  );
}

function pairingLine({ state, path }: Opened, pairing: Pairing, { locale, say, href }: Visit): Html {
  const { round, table, games } = pairing;
  const names = [pairing.a, pairing.b ?? ""].map(entrantWords);
  // Before the end nothing is played again: what it would show is drawn from the seed.
  const links = (state.phase === "ended" ? games : []).map((_, at) => {
    const address = href(`${path}/match/${round}.${table}.${at + 1}`);
    const which = games.length > 1 ? ` ${at + 1}` : "";
    const label = `${say("web-tournament-rounds")}${which}: ${names.join(" – ")}`;
    return html` <a href="${address}" aria-label="${label}">${say("web-tournament-rounds")}${which}</a>`;
  });
  return html`<li>${pairingWords(pairing, locale)}${links}</li>
`;
}

/** The way to all rounds that are finished; `present` is the one that is looked at. */
export function roundLinks({ pairings, path }: Opened, { say, href }: Visit, present?: number) {
  const rounds = [...new Set(pairings.map(({ round }) => round))];
  if (rounds.length === 0) return undefined;
  const links = rounds.map((round) =>
    round === present
      ? html`<li><span aria-current="page">${say("tournament-cross-round", { round })}</span></li>`
      : html`<li><a href="${href(`${path}/round/${round}`)}">${say("tournament-cross-round", { round })}</a></li>`,
  );
  return html`<nav aria-label="${say("web-tournament-pairings")}"><ul class="actions">${links}</ul></nav>`;
}
