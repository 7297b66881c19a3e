// The host's page: what runs, what's played, what fails, and what the host can do about it; in English only. The page
// itself is empty. Its script gets everything with a bearer, in exchange for the link that the bot sent to an account in
// HOST_ADMINS.

import { StoreError } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../people/index.ts";
import { html } from "../page/html.ts";
import { json, type Page, type Sent, type Shown, type Site, type Visit } from "../page/page.ts";
import { sentJson } from "../page/visit.ts";
import { bearerOf, claimBearer, type Purpose, writeBearer } from "../sign-in/bearer.ts";
import { act } from "./actions.ts";
import { houseOf, type OwnedSite } from "./house.ts";

const BODY_BYTES = 4_096;

/** None without HOST_ADMINS. */
export function adminPages(site: Site): readonly Page[] {
  const { owner } = site;
  if (!owner) return [];
  const owned: OwnedSite = { ...site, owner };
  const post = (
    path: string,
    purpose: Purpose,
    answer: (admin: PlayerId, visit: Visit) => Promise<Sent>,
  ): Page => ({
    path,
    method: "POST",
    bodyBytes: BODY_BYTES,
    answer: (visit) => asAdmin(owned, purpose, visit, (admin) => answer(admin, visit)),
  });
  return [
    { path: "/admin", answer: shell },
    post("/admin/enter", "admin-link", (admin, visit) => enter(owned, admin, visit)),
    post("/admin/house", "admin", async () => json({ html: String(await houseOf(owned)) })),
    post("/admin/do", "admin", async (admin, visit) => {
      const { said, isDone } = await act(owned, admin, await sentJson(visit));
      return isDone ? json({ said, html: String(await houseOf(owned)) }) : json({ problem: said }, 400);
    }),
  ];
}

function shell(): Shown {
  return {
    title: "This bot",
    about: "What runs, what’s played and what fails, for whoever runs this bot.",
    isUnlisted: true,
    scripts: ["admin"],
    allowed: { connect: true },
    main: html`<div lang="en" class="admin"><h1>This bot</h1>
<p id="said" role="status">To open this page, send <code>/admin</code> to the bot in a private chat, or press <em>Run this bot</em> in its <code>/settings</code> there. It answers with a link.</p>
<noscript><p>This page needs JavaScript.</p></noscript>
<div id="house"></div></div>`,
  };
}

/** Exchanges the link for a bearer, once. */
async function enter(site: OwnedSite, { platform, id }: PlayerId, { request }: Visit): Promise<Sent> {
  const { host, now, store } = site.app.services;
  if (!(await claimBearer(store, "admin-link", request))) return refused();
  site.log.info({ person: `${platform}:${id}` }, "an admin opened the host's page");
  return json({ bearer: writeBearer(host, "admin", { platform, id, name: "" }, now()) });
}

/** A bearer alone isn't enough: its account must still be in HOST_ADMINS. */
async function asAdmin(
  site: OwnedSite,
  purpose: Purpose,
  { request }: Visit,
  answer: (admin: PlayerId) => Promise<Sent>,
): Promise<Sent> {
  const { host, now } = site.app.services;
  const admin = bearerOf(host, purpose, request, now());
  if (typeof admin === "string" || !site.owner.admins.has(writePlayerId(admin))) return refused();
  try {
    return await answer(admin);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    site.log.warn({ err: error }, "the host's page couldn't use the store");
    return json({ problem: `The store doesn’t answer (${error.code}). Nothing was done. Try again.` }, 503);
  }
}

/** Doesn't say what was wrong. */
function refused(): Sent {
  return json({ problem: "This link or visit is over. Ask the bot for a new link: /admin" }, 401);
}
