// The frame of every page: head, navigation, foot. The style is inline, so that the first response can be painted.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { LOCALES, type Locale, type MessageId } from "../../infra/i18n/index.ts";
import { BALL } from "../../infra/pictures/ball-svg.ts";
import { sourceUrl, supportUrl } from "../../infra/source-link.ts";
import { type Html, html, raw } from "./html.ts";
import type { Shown, Visit } from "./page.ts";
import { inLanguage } from "./visit.ts";

/** Without the white space between its rules. */
const STYLE = readFileSync(new URL("style.css", import.meta.url), "utf8")
  .replaceAll(/\/\*.*?\*\//gs, "")
  .replaceAll(/\s*\n\s*/g, "\n")
  .trim();
export const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** @param scripts the addresses of the page's bundles. */
export function framed(visit: Visit, page: Shown, scripts: readonly string[]): Html {
  const { title, about, data } = page;
  // What chat apps show for a link to the page: https://ogp.me.
  const head = html`<meta property="og:title" content="${title}">
${about !== undefined && html`<meta name="description" property="og:description" content="${about}">`}
${data !== undefined && html`<script type="application/json" id="data">${raw(asScriptText(data))}</script>`}
${scripts.map((path) => html`<script type="module" src="${path}"></script>`)}`;
  const body = html`<body>
${inFrame(visit, page)}
</body>`;
  return html`<!doctype html>
<html lang="${visit.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${head}
<title>${title}</title>
<link rel="icon" href="${ICON}">
<style>${raw(STYLE)}</style>
</head>
${body}
</html>`;
}

const ICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${BALL}</svg>`)}`;

/** Other places of the page draw the same ball: `<use href="#ball"/>`. */
const BRAND = html`<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false"><g id="ball">${raw(BALL)}</g></svg>`;

function inFrame(visit: Visit, { main, status = 200 }: Shown): Html {
  const { say, href, url, locale } = visit;
  // The address of a missing page isn't repeated anywhere.
  const here = status < 400 ? `${url.pathname}${url.search}` : "/";
  const links = WAYS.map(({ path, title }) => {
    const isHere = url.pathname === path || url.pathname.startsWith(`${path}/`);
    return html`<li><a href="${href(path)}"${isHere ? raw(' aria-current="page"') : ""}>${say(title)}</a></li>`;
  });
  return html`<a class="skip" href="#main">${say("web-skip")}</a>
<header><nav aria-label="${say("web-nav")}"><a class="brand" href="${href("/")}">${BRAND}Gadalka</a><ul>${links}</ul></nav></header>
<main id="main">${main}</main>
<footer>
<nav aria-label="${say("web-about-nav")}"><ul><li><a href="${href("/privacy")}">${say("help-privacy")}</a></li><li><a href="${href("/terms")}">${say("web-terms-title")}</a></li>${hostsLinks(visit)}</ul></nav>
<details><summary lang="${locale}">${say(`language-${locale}`)}</summary><nav aria-label="${say("web-languages")}"><ul>${LOCALES.map((one) => languageLink(visit, here, one))}</ul></nav></details>
</footer>`;
}

/** Those that the host has set; without the first, the verify page says so in words. */
function hostsLinks({ say }: Visit): readonly Html[] {
  const links = [
    { url: sourceUrl(), title: say("web-source") },
    { url: supportUrl(), title: say("web-support") },
  ];
  return links.flatMap(({ url, title }) =>
    url === undefined ? [] : html`<li><a href="${url}">${title}</a></li>`,
  );
}

/** The pages that every page links to. */
const WAYS: readonly { readonly path: string; readonly title: MessageId }[] = [
  { path: "/arena", title: "web-arena-title" },
  { path: "/verify", title: "button-verify" },
];

function languageLink({ say, locale: present }: Visit, here: string, locale: Locale): Html {
  const isHere = locale === present;
  return html`<li><a href="${inLanguage(here, locale)}" hreflang="${locale}" lang="${locale}"${isHere ? raw(' aria-current="true"') : ""}>${say(`language-${locale}`)}</a></li>`;
}

/** JSON that can't end the script element it's in. */
function asScriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
