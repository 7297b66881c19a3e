// What is stored of people, and on which terms the bot is there: both platforms ask for these pages before an
// app is listed.

import type { MessageId } from "../../infra/i18n/index.ts";
import { html } from "../html.ts";
import type { Page, Shown, Site, Visit } from "../page.ts";

const HOUR_SECONDS = 3_600;

export function legalPages(_site: Site): readonly Page[] {
  return [
    { path: "/privacy", answer: privacy },
    { path: "/terms", answer: terms },
  ];
}

function privacy(visit: Visit): Shown {
  return told(visit, "web-privacy-title", [
    "privacy-brief",
    "web-privacy-stored",
    "privacy-text",
    "web-privacy-pages",
    "web-privacy-rights",
  ]);
}

function terms(visit: Visit): Shown {
  return told(visit, "web-terms-title", [
    "web-terms-what",
    "web-terms-host",
    "web-terms-fair",
    "web-terms-yours",
    "web-terms-end",
  ]);
}

/** A line of a text is a paragraph. */
function told({ say }: Visit, title: MessageId, texts: readonly MessageId[]): Shown {
  const paragraphs = texts.flatMap((id) => say(id).split("\n"));
  return {
    title: say(title),
    keptSeconds: HOUR_SECONDS,
    main: html`<h1>${say(title)}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}`,
  };
}
