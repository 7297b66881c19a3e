// The privacy policy and the terms: both platforms require these pages before an app is listed.

import type { MessageId } from "../../infra/i18n/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";

export function legalPages({ app }: Site): readonly Page[] {
  return [
    { path: "/privacy", answer: (visit) => privacy(visit, app.storedLines) },
    { path: "/terms", answer: terms },
  ];
}

function privacy({ say }: Visit, lines: readonly MessageId[]): Shown {
  const stored = html`<ul class="apart">${lines.map((line) => html`<li>${say(line)}</li>`)}</ul>`;
  return {
    title: say("help-privacy"),
    about: linesOf(say("privacy-brief")).join(" "),
    main: html`<h1>${say("help-privacy")}</h1>
<p class="lead">${say("privacy-brief")}</p>
<h2>${say("privacy-title")}</h2>${stored}
${USES.map((part) => section(say, part))}`,
  };
}

const USES = [
  ["web-privacy-use-title", "web-privacy-use"],
  ["web-privacy-pages-title", "web-privacy-pages"],
  ["web-privacy-rights-title", "web-privacy-rights"],
] as const;

function terms({ say }: Visit): Shown {
  return {
    title: say("web-terms-title"),
    about: say("web-terms-what"),
    main: html`<h1>${say("web-terms-title")}</h1>${TERMS.map((part) => section(say, part))}`,
  };
}

const TERMS = [
  ["web-terms-what-title", "web-terms-what"],
  ["web-terms-host-title", "web-terms-host"],
  ["web-terms-fair-title", "web-terms-fair"],
  ["web-terms-yours-title", "web-terms-yours"],
  ["web-terms-end-title", "web-terms-end"],
] as const;

function section(say: Visit["say"], [title, text]: readonly [MessageId, MessageId]): Html {
  return html`<h2>${say(title)}</h2>${linesOf(say(text)).map((line) => html`<p>${line}</p>`)}`;
}

const linesOf = (text: string): readonly string[] => text.split("\n");
