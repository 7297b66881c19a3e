// A match or duel round by round, for anyone with the link, until one of its players withdraws it.

import { gameTitle, moveLabel } from "../../../commands/kit/game-words.ts";
import type { Move } from "../../core/games/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Page, Sent, Shown, Site, Visit } from "../page/page.ts";
import { pieceLinks, pieceOf } from "../page/paging.ts";
import { scrolling, unlisted } from "../page/parts.ts";
import { cardOf, leadsOf } from "./card.ts";
import { type Opened, opened } from "./opened.ts";

export function replayPages(site: Site): readonly Page[] {
  return [
    { path: "/m/:id", answer: async (visit) => shownOr(visit, await opened(site, visit)) },
    { path: "/m/:id/card.png", answer: (visit) => card(site, visit) },
  ];
}

/** The same text whether it never existed or was withdrawn. */
function shownOr(visit: Visit, found: Opened | undefined): Shown {
  const { say } = visit;
  if (found) return shown(found, visit);
  const title = say("web-replay-gone-title");
  return unlisted(title, html`<h1>${title}</h1><p>${say("web-replay-gone")}</p>`, 404);
}

async function card(site: Site, visit: Visit): Promise<Sent | undefined> {
  const found = await opened(site, visit);
  if (!found) return undefined;
  const png = await site.app.services.painter.draw(cardOf(found, visit.locale).chart, [found.replay.of]);
  return { type: "image/png", body: new Uint8Array(png) };
}

function shown(found: Opened, visit: Visit): Shown {
  const { say, locale, href, named } = visit;
  const { game, names, replay } = found;
  const title = names.join(" – ");
  const path = `/m/${named.id}`;
  const { alt, score } = cardOf(found, locale);
  return unlisted(
    `${title} · ${gameTitle(game, locale)}`,
    html`<div class="wide"><h1>${title}</h1>
<p class="lead">${gameTitle(game, locale)} · ${score}</p>
<p><img class="picture" src="${href(`${path}/card.png`)}" alt="${alt}"></p>
${replay.expected.map((_, side) => rightWords(found, side, visit))}
${roundsTable(found, path, visit)}
${replay.proof !== undefined && html`<p class="actions"><a class="button" href="${href("/verify")}#${replay.proof}">${say("button-verify")}</a></p>`}
<p class="quiet">${say("web-replay-unlisted")}</p></div>`,
  );
}

function roundsTable(found: Opened, path: string, visit: Visit): Html {
  const { say } = visit;
  const { replay, names } = found;
  const leads = leadsOf(replay);
  const piece = pieceOf([...leads.keys()], visit);
  const head = [
    ...names,
    say("web-tournament-lead"),
    ...replay.expected.map((_, side) => say("web-replay-expected", { name: names[side] ?? "" })),
  ];
  return html`${scrolling(
    say("web-tournament-rounds"),
    html`<table><caption>${say("web-tournament-rounds")}</caption>
<thead><tr><th scope="col" class="number">${say("web-tournament-number")}</th>${head.map((words) => html`<th scope="col">${words}</th>`)}</tr></thead>
<tbody>${piece.rows.map((at) => rowHtml(found, at, leads[at] ?? 0, visit))}</tbody></table>`,
  )}
${pieceLinks(piece, path, say("web-tournament-rounds"), visit)}`;
}

function rowHtml({ game, replay }: Opened, at: number, lead: number, { locale }: Visit): Html {
  const [first, second] = replay.rounds[at] ?? [-1, -1];
  const label = (move: Move): string => (move < 0 ? "–" : moveLabel(game, move, locale));
  const sign = lead > 0 ? "+" : lead < 0 ? "–" : "";
  const expected = replay.expected.map((moves, side) => {
    const move = moves[at] ?? -1;
    const isRight = move >= 0 && move === (side === 0 ? first : second);
    return html`<td class="${isRight ? "good" : "quiet"}">${label(move)}${isRight && " ✓"}</td>`;
  });
  return html`<tr><th scope="row" class="number">${at + 1}</th><td>${label(first)}</td><td>${label(second)}</td><td class="number">${sign}${Math.abs(lead)}</td>${expected}</tr>
`;
}

/** How many predictions were right; undefined if there were none. */
function rightWords({ replay, names }: Opened, side: number, { say }: Visit): Html | undefined {
  const expected = replay.expected[side] ?? [];
  const said = replay.rounds.flatMap((round, at) => {
    const move = expected[at] ?? -1;
    return move < 0 ? [] : [move === round[side === 0 ? 0 : 1]];
  });
  if (said.length === 0) return undefined;
  const right = said.filter(Boolean).length;
  return html`<p>${say("web-replay-right", { name: names[side] ?? "", right, all: said.length })}</p>`;
}
