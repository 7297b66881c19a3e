// Linked roles of Discord: what they are with a button that leads to Discord, and where a person comes back to.

import { dateWords } from "../../../commands/kit/time-words.ts";
import { type Linked, ROLE_FIELDS } from "../../../commands/roles/index.ts";
import type { RoleFigures } from "../../chat/index.ts";
import { type Html, html } from "../html.ts";
import type { Page, Shown, Site, Visit } from "../page.ts";

const BACK = "/roles/back";

export function rolesPages(site: Site): readonly Page[] {
  return [
    { path: "/roles", answer: (visit) => begin(site, visit) },
    { path: BACK, answer: (visit) => finish(site, visit) },
  ];
}

/** As Discord has to know it, among the application's redirects. */
function redirectOf({ publicUrl }: Site): string {
  return `${publicUrl}${BACK}`;
}

/** The button's address is good for some minutes, so nobody keeps the page. */
async function begin(site: Site, { say }: Visit): Promise<Shown> {
  const began = await site.app.roles.begin(redirectOf(site));
  const button =
    "url" in began && html`<a class="button first" href="${began.url}">${say("web-roles-button")}</a>`;
  const words = "state" in began && REFUSALS[began.state];
  return {
    title: say("web-roles-title"),
    about: say("web-roles-about"),
    ...(words && { status: words.status }),
    main: html`<h1>${say("web-roles-title")}</h1>
<p class="lead">${say("web-roles-about")}</p>
<p>${say("web-roles-what")}</p>
<ul>${ROLE_FIELDS.map(({ title, about }) => html`<li><strong>${say(title)}</strong>: ${say(about)}</li>`)}</ul>
<p>${say("web-roles-seen")}</p>
<p>${say("web-roles-end")}</p>
${words && html`<p role="status">${say(words.text)}</p>`}
${button && html`<p>${button}</p>`}`,
  };
}

async function finish(site: Site, visit: Visit): Promise<Shown> {
  const asked = (name: string): string | undefined => visit.url.searchParams.get(name) ?? undefined;
  const back = { state: asked("state"), code: asked("code"), error: asked("error") };
  const linked = await site.app.roles.finish(back, redirectOf(site));
  const shown = linked.state === "told" ? told(linked.figures, visit) : refused(linked.state, visit);
  // Without the frame: its links to other languages would lead back here, with a code that is spent.
  return { ...shown, isUnlisted: true, isBare: true };
}

function told(figures: RoleFigures, visit: Visit): Shown {
  const { say, href } = visit;
  const rows = ROLE_FIELDS.map(
    ({ key, title }) => html`<dt>${say(title)}</dt><dd>${shown(key, figures[key], visit)}</dd>`,
  );
  return {
    title: say("web-roles-told-title"),
    main: html`<main><h1>${say("web-roles-told-title")}</h1>
<p>${say("web-roles-told")}</p>
<dl>${rows}</dl>
<p>${say("web-roles-end")}</p>
<p><a href="${href("/")}">${say("web-to-start")}</a></p></main>`,
  };
}

function shown(key: string, figure: number | string | undefined, { say, locale }: Visit): string {
  if (figure === undefined) return say("web-roles-none");
  if (key === "since") return dateWords(Date.parse(`${figure}`), locale);
  return Number(figure).toLocaleString(locale);
}

const REFUSALS = {
  absent: { status: 404, text: "web-roles-absent" },
  forged: { status: 400, text: "web-roles-invalid" },
  old: { status: 410, text: "web-roles-invalid" },
  used: { status: 410, text: "web-roles-invalid" },
  refused: { status: 400, text: "web-roles-invalid" },
  declined: { status: 403, text: "web-roles-declined" },
  busy: { status: 503, text: "web-roles-unavailable" },
  unavailable: { status: 503, text: "web-roles-unavailable" },
  later: { status: 202, text: "web-roles-later" },
} as const;

function refused(state: Exclude<Linked["state"], "told">, { say, href }: Visit): Shown {
  const { status, text } = REFUSALS[state];
  const title = say(state === "later" ? "web-roles-told-title" : "web-roles-failed-title");
  const again: Html | false =
    state !== "later" &&
    state !== "absent" &&
    html`<p><a class="button" href="${href("/roles")}">${say("web-roles-again")}</a></p>`;
  return { title, status, main: html`<main><h1>${title}</h1><p>${say(text)}</p>${again}</main>` };
}
