// A playable board: the chat's game as a page, opened as a Telegram Mini App or a Discord Activity. The page stays
// empty until its platform has vouched for whoever opened it.

import { html } from "../page/html.ts";
import type { Moved, Page, Shown, Site, Visit } from "../page/page.ts";
import { boardPages } from "./api.ts";
import { textsIn } from "./texts.ts";
import type { MinesData } from "./wire.ts";

/** Where the two platforms show third-party pages in a frame. */
const FRAMES = [
  ...["https://web.telegram.org", "https://*.discordsays.com"],
  ...["https://discord.com", "https://ptb.discord.com", "https://canary.discord.com"],
];

export function minesPages(site: Site): readonly Page[] {
  return [{ path: "/mines", answer: (visit) => board(site, visit) }, ...boardPages(site)];
}

function board({ entrances }: Site, { say, locale }: Visit): Shown {
  const discord = entrances.get("discord");
  const client = discord && new URL(discord).searchParams.get("client_id");
  const data: MinesData = { texts: textsIn(locale), ...(client && { discordClient: client }) };
  return {
    title: say("start-mines"),
    isBare: true,
    isUnlisted: true,
    scripts: ["mines"],
    allowed: { connect: true, frames: FRAMES },
    data,
    main: html`<main class="mines" id="main"><h1 class="visually-hidden">${say("start-mines")}</h1>
<p id="opening" role="status">${say("web-mines-opening")}</p><noscript><p>${say("web-mines-no-script")}</p></noscript></main>`,
  };
}

/** Discord opens an Activity at the home page, with the parameters for its page in the address. */
export function activityAt({ url }: Pick<Visit, "url">): Moved | undefined {
  return url.searchParams.has("frame_id") ? { to: `/mines${url.search}` } : undefined;
}
