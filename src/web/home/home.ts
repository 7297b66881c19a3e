// What the bot is, on one screen, and where to start.

import { encodePledge, shortPledgeId } from "../../core/fairness/index.ts";
import { activityAt } from "../mines/mines.ts";
import { type Html, html } from "../page/html.ts";
import { ICON_SVG } from "../page/layout.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";
import { triedGame, tryCard, tryTexts } from "./try.ts";

const MINUTE_SECONDS = 60;

export function homePages(site: Site): readonly Page[] {
  return [
    {
      path: "/",
      // Discord opens Activities here, with parameters for that one visitor.
      shared: (url) => (activityAt({ url }) ? undefined : ["try"]),
      answer: (visit) => activityAt(visit) ?? home(site, visit),
    },
    {
      path: "/robots.txt",
      shared: () => [],
      answer: () => ({ type: "text/plain", body: ROBOTS, keptSeconds: DAY_SECONDS }),
    },
    // For clients that don't read the icon from a page's head.
    {
      path: "/favicon.ico",
      shared: () => [],
      answer: () => ({ type: "image/svg+xml", body: ICON_SVG, keptSeconds: DAY_SECONDS }),
    },
  ];
}

/** Unlisted pages say so in a header, so crawlers must be allowed to fetch them. Bundles are excluded because they're
 * made on request. */
const ROBOTS = "User-agent: *\nDisallow: /arena/*/bundle\nDisallow: /sign-in\n";
const DAY_SECONDS = 86_400;

function home(site: Site, visit: Visit): Shown {
  const { say, href } = visit;
  const { pledge } = site.app.services.host;
  const tried = triedGame(visit);
  return {
    title: say("web-home-title"),
    about: say("web-home-about"),
    keptSeconds: MINUTE_SECONDS,
    ...(tried && { scripts: ["home"], data: tryTexts(visit, tried) }),
    main: html`<div class="hero">
<div><h1>${say("web-home-title")}</h1>
<p class="lead">${say("web-home-about")}</p>
${entrances(site, say)}</div>
${crystalBall()}</div>
${tryCard(visit)}
<div class="cards">
<section class="card"><h2>${say("web-home-games-title")}</h2><p>${say("web-home-games")}</p></section>
<section class="card"><h2>${say("web-home-reads-title")}</h2><p>${say("web-home-reads")}</p></section>
</div>
<section class="card"><h2>${say("web-home-pledge-title")}</h2>
<p>${say("web-home-pledge", { pledge: shortPledgeId(pledge) })}</p>
<p><code class="line">${encodePledge(pledge)}</code></p>
<p><a class="button" href="${href("/verify")}">${say("web-home-check")}</a></p></section>`,
  };
}

function entrances({ entrances }: Site, say: Visit["say"]) {
  const links = (["discord", "telegram"] as const).flatMap((platform) => {
    const address = entrances.get(platform);
    return address
      ? [html`<li><a class="button first" href="${address}">${say("web-home-add", { platform })}</a></li>`]
      : [];
  });
  return links.length > 0 && html`<ul class="actions">${links}</ul>`;
}

/** Decorative only; its colours are in the stylesheet. */
function crystalBall(): Html {
  return html`<svg class="ball" viewBox="0 0 200 220" aria-hidden="true" focusable="false">
<defs><radialGradient id="glass" cx="38%" cy="30%" r="75%"><stop offset="0" class="light"/><stop offset="0.55" class="middle"/><stop offset="1" class="deep"/></radialGradient></defs>
<path class="stand" d="M52 178h96l14 30q1 4-4 4H42q-5 0-4-4z"/>
<circle cx="100" cy="100" r="88" fill="url(#glass)"/>
<path class="ring" d="M100 50 144 126 56 126z"/>
<path class="star" d="M100 36l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM144 112l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM56 112l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>
<circle class="dust" cx="74" cy="76" r="1.6"/><circle class="dust" cx="128" cy="66" r="1.2"/><circle class="dust" cx="104" cy="152" r="1.6"/><circle class="dust" cx="152" cy="88" r="1.2"/><circle class="dust" cx="40" cy="96" r="1.2"/>
<path class="shine" d="M38 74Q52 40 86 28"/>
</svg>`;
}
