// What the bot is, on one screen, and where to start.

import { html } from "../page/html.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";
import { tryCard, tryData } from "./try.ts";

export function homePages(site: Site): readonly Page[] {
  return [{ path: "/", answer: (visit) => home(site, visit) }];
}

async function home(site: Site, visit: Visit): Promise<Shown> {
  const { say, href } = visit;
  return {
    title: say("web-home-title"),
    about: say("web-home-about"),
    scripts: ["home"],
    data: await tryData(visit),
    main: html`<div class="hero">
<div><h1>${say("web-home-title")}</h1>
<p class="lead">${say("web-home-about")}</p>
${entrances(site, say)}</div>
<svg class="ball" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#ball"/></svg></div>
${tryCard(visit)}
<div class="cards">
<section><h2>${say("web-home-games-title")}</h2><p>${say("web-home-games")}</p></section>
<section><h2>${say("web-home-reads-title")}</h2><p>${say("web-home-reads")}</p></section>
</div>
<section><h2>${say("web-home-proof-title")}</h2>
<p>${say("web-home-proof")}</p>
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
