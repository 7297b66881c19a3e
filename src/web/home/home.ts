// What the bot is, on one screen, and where to begin.

import { encodePledge, shortPledgeId } from "../../core/fairness/index.ts";
import { html } from "../html.ts";
import type { Page, Shown, Site, Visit } from "../page.ts";

const MINUTE_SECONDS = 60;

export function homePages(site: Site): readonly Page[] {
  return [{ path: "/", answer: (visit) => home(site, visit) }];
}

function home(site: Site, { say }: Visit): Shown {
  const { pledge } = site.app.services.host;
  return {
    title: say("web-home-title"),
    about: say("web-home-about"),
    keptSeconds: MINUTE_SECONDS,
    main: html`<h1>${say("web-home-title")}</h1>
<p class="lead">${say("web-home-about")}</p>
${entrances(site, say)}
<h2>${say("web-home-games-title")}</h2><p>${say("web-home-games")}</p>
<h2>${say("web-home-pledge-title")}</h2>
<p>${say("web-home-pledge", { pledge: shortPledgeId(pledge) })}</p>
<pre tabindex="0">${encodePledge(pledge)}</pre>`,
  };
}

const WORDS = { discord: "web-home-discord", telegram: "web-home-telegram" } as const;

function entrances({ entrances }: Site, say: Visit["say"]) {
  const links = (["discord", "telegram"] as const).flatMap((platform) => {
    const address = entrances.get(platform);
    return address
      ? [html`<li><a class="button first" href="${address}">${say(WORDS[platform])}</a></li>`]
      : [];
  });
  return links.length > 0 && html`<ul class="actions">${links}</ul>`;
}
