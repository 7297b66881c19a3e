// Turns pages into HTTP routes: adds language, frame, headers, and error pages.

import type { HttpServer, Route } from "../infra/http/server.ts";
import { arenaPages } from "./arena/arena.ts";
import { tournamentPages } from "./arena/tournament/tournament.ts";
import { bundleRoute, scriptPath } from "./bundle.ts";
import { securityHeaders } from "./headers.ts";
import { homePages } from "./home/home.ts";
import { legalPages } from "./legal/legal.ts";
import { minesPages } from "./mines/mines.ts";
import { framed, STYLE_HASH } from "./page/layout.ts";
import type { Answer, Moved, Page, Sent, Shown, Site, Visit } from "./page/page.ts";
import { previewPages } from "./page/preview.ts";
import { refusalPage } from "./page/refusals.ts";
import { visitOf } from "./page/visit.ts";
import {
  createRendering,
  encodedFor,
  RETRY_AFTER_SECONDS,
  type Rendered,
  type Rendering,
} from "./rendering.ts";
import { replayPages } from "./replay/replay.ts";
import { signInPages } from "./sign-in/sign-in.ts";
import { verifyPages } from "./verify/verify.ts";

/** For search engines. */
const UNLISTED = "noindex, nofollow";

/** Serves all pages on the port from now on. */
export function serveSite(http: HttpServer, site: Site): void {
  const shared: Shared = {
    site,
    rendering: createRendering(site.app.services.now),
    refuse: createRefusals(site),
  };
  http.route(...pagesOf(site).map((page) => routeOf(shared, page)), bundleRoute(shared));
  http.refuseBy((request, status) => shared.refuse(visitOf(request), status));
}

interface Shared {
  readonly site: Site;
  readonly rendering: Rendering;
  refuse(visit: Visit, status: RefusedStatus): Response;
}

function routeOf(shared: Shared, page: Page): Route {
  const { site, rendering, refuse } = shared;
  const { path, method = "GET", bodyBytes } = page;
  const rendered = async (visit: Visit): Promise<Rendered> => {
    const answer = (await page.answer(visit)) ?? refusalPage(visit, 404);
    return { response: await responseTo(site, visit, answer), isStream: isStream(answer) };
  };
  return {
    path,
    method,
    ...(bodyBytes !== undefined && { bodyBytes }),
    answer: async (request, named) => {
      const known = page.shared?.(new URL(request.url));
      const visit = visitOf(request, named, known);
      // A POST is like a press: its feature limits how often people may send it.
      if (method === "POST") return encodedFor(request, await rendered(visit));
      const { url, locale } = visit;
      const key = known && `${locale} ${url.pathname}${url.search}`;
      const answer = await rendering.answer(request, key, () => rendered(visit));
      return answer ?? refuse(visit, 503);
    },
  };
}

function isStream(answer: Answer): boolean {
  return "body" in answer && answer.body instanceof ReadableStream;
}

type RefusedStatus = Parameters<typeof refusalPage>[1];

/** Error pages, rendered once per language and without waiting for anything, since whatever they'd wait for may be what
 * failed or is overloaded. */
function createRefusals(site: Site): Shared["refuse"] {
  const made = new Map<string, { readonly text: string; readonly headers: Headers }>();
  return (visit, status) => {
    const key = `${status} ${visit.href("/")} ${visit.locale}`;
    const { text, headers } = made.get(key) ?? refusalText(site, visit, status);
    made.set(key, { text, headers });
    return new Response(text, { status, headers });
  };
}

function refusalText(site: Site, visit: Visit, status: RefusedStatus) {
  const page = refusalPage(visit, status);
  const headers = new Headers(headersOf(site, visit, page, []));
  if (status === 503) headers.set("retry-after", `${RETRY_AFTER_SECONDS}`);
  return { text: String(framed(site, visit, page, [])), headers };
}

async function responseTo(site: Site, visit: Visit, answer: Answer): Promise<Response> {
  if ("to" in answer) return moved(site, answer);
  return "main" in answer ? shown(site, visit, answer) : sent(site, answer);
}

async function shown(site: Site, visit: Visit, page: Shown): Promise<Response> {
  const scripts = await Promise.all((page.scripts ?? []).map((entry) => scriptPath(entry)));
  return rendered(site, visit, page, scripts);
}

/** @param scripts the addresses of the page's bundles. */
function rendered(site: Site, visit: Visit, page: Shown, scripts: readonly string[]): Response {
  return new Response(String(framed(site, visit, page, scripts)), {
    status: page.status ?? 200,
    headers: headersOf(site, visit, page, scripts),
  });
}

function headersOf(site: Site, visit: Visit, page: Shown, scripts: readonly string[]) {
  const allowed = { ...page.allowed, ...(scripts.length > 0 && { scripts: true }) };
  return {
    ...securityHeaders(site.publicUrl, { ...allowed, styles: [STYLE_HASH] }),
    "content-language": visit.locale,
    vary: "Accept-Language",
    "content-type": "text/html; charset=utf-8",
    "cache-control": kept(page.keptSeconds),
    ...(page.isUnlisted && { "x-robots-tag": UNLISTED }),
  };
}

function sent(site: Site, { type, body, status = 200, keptSeconds, fileName, headers }: Sent): Response {
  const isText = type.startsWith("text/") || type.endsWith("json") || type.endsWith("xml");
  return new Response(body, {
    status,
    headers: {
      ...securityHeaders(site.publicUrl),
      "content-type": isText ? `${type}; charset=utf-8` : type,
      "cache-control": kept(keptSeconds),
      ...(keptSeconds === undefined && { "x-robots-tag": UNLISTED }),
      ...(fileName && { "content-disposition": `attachment; filename="${fileName}"` }),
      ...headers,
    },
  });
}

function moved(site: Site, { to }: Moved): Response {
  return new Response(null, {
    status: 303,
    headers: { ...securityHeaders(site.publicUrl), location: to, "cache-control": "no-store" },
  });
}

function kept(seconds: number | undefined): string {
  return seconds === undefined ? "no-store" : `public, max-age=${seconds}`;
}

// The list of pages; add a folder here and a line below.

export function pagesOf(site: Site): readonly Page[] {
  return [
    // Before the arena's months, whose routes have parameters where these have fixed words.
    ...[homePages, tournamentPages, arenaPages, minesPages, verifyPages, replayPages],
    ...[signInPages, legalPages, previewPages],
  ].flatMap((pages) => pages(site));
}
