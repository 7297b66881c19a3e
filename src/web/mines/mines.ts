// A playable board: the chat's game as a page, opened as a Telegram Mini App or a Discord Activity, once the platform
// has vouched for whoever opened it. In a browser of its own, the page has a board that only this browser knows.

import { html } from "../page/html.ts";
import type { Moved, Page, Shown, Site, Visit } from "../page/page.ts";
import { covered } from "../page/preview.ts";
import { boardPages } from "./api.ts";
import { aloneIn, textsIn } from "./texts.ts";
import type { MinesData } from "./wire.ts";

/** Where the two platforms show third-party pages in a frame. */
const FRAMES = [
  ...["https://web.telegram.org", "https://*.discordsays.com"],
  ...["https://discord.com", "https://ptb.discord.com", "https://canary.discord.com"],
];

const MINUTE_SECONDS = 60;

export function minesPages(site: Site): readonly Page[] {
  return [{ path: "/mines", shared: () => [], answer: (visit) => board(site, visit) }, ...boardPages(site)];
}

function board({ entrances }: Site, visit: Visit): Shown {
  const { say, locale } = visit;
  const discord = entrances.get("discord");
  const client = discord && new URL(discord).searchParams.get("client_id");
  const data: MinesData = {
    texts: textsIn(locale),
    alone: aloneIn(locale),
    ...(client && { discordClient: client }),
  };
  return {
    ...covered(visit, "mines"),
    keptSeconds: MINUTE_SECONDS,
    isApp: true,
    scripts: ["mines"],
    allowed: { connect: true, frames: FRAMES },
    data,
    main: html`<div class="guest"><h1>${say("start-mines")}</h1><p class="lead">${say("web-mines-guest")}</p></div>
<div class="mines" id="board"><p role="status">${say("web-mines-opening")}</p><noscript><p>${say("web-mines-no-script")}</p></noscript></div>`,
  };
}

/** Discord opens an Activity at the home page, with the parameters for its page in the address. */
export function activityAt({ url }: Pick<Visit, "url">): Moved | undefined {
  return url.searchParams.has("frame_id") ? { to: `/mines${url.search}` } : undefined;
}
