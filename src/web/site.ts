// Turns pages into routes of the port: language, frame, headers, and words for what is refused.

import type { HttpServer, Refusal, Route } from "../infra/http/server.ts";
import { bundleRoute, scriptPath } from "./bundle.ts";
import { securityHeaders } from "./headers.ts";
import { framed, STYLE_HASH } from "./layout.ts";
import type { Answer, Moved, Page, Sent, Shown, Site, Visit } from "./page.ts";
import { pagesOf } from "./pages.ts";
import { refusalPage } from "./refusals.ts";
import { visitOf } from "./visit.ts";

/** For search engines. */
const UNLISTED = "noindex, nofollow";

/** Serves all pages on the port from now on. */
export function serveSite(http: HttpServer, site: Site): void {
  http.route(...routesOf(site));
  http.refuseBy(refusalsOf(site));
}

function routesOf(site: Site): readonly Route[] {
  return [...pagesOf(site).map((page) => routeOf(site, page)), bundleRoute(site)];
}

function routeOf(site: Site, page: Page): Route {
  return {
    path: page.path,
    method: page.method ?? "GET",
    ...(page.bodyBytes !== undefined && { bodyBytes: page.bodyBytes }),
    isCompressed: true,
    answer: async (request, named) => {
      const visit = visitOf(request, named);
      const answer = (await page.answer(visit)) ?? refusalPage(visit, 404);
      return responseTo(site, visit, answer);
    },
  };
}

function refusalsOf(site: Site): Refusal {
  // Rendered without waiting for anything, since what failed may be what is waited for.
  return (request, status) => {
    const visit = visitOf(request);
    return rendered(site, visit, refusalPage(visit, status), []);
  };
}

async function responseTo(site: Site, visit: Visit, answer: Answer): Promise<Response> {
  if ("to" in answer) return moved(site, answer);
  return "main" in answer ? shown(site, visit, answer) : sent(site, answer);
}

async function shown(site: Site, visit: Visit, page: Shown): Promise<Response> {
  const scripts = await Promise.all((page.scripts ?? []).map((entry) => scriptPath(entry)));
  return rendered(site, visit, page, scripts);
}

/** @param scripts where the page's bundles are. */
function rendered(site: Site, visit: Visit, page: Shown, scripts: readonly string[]): Response {
  const allowed = { ...page.allowed, ...(scripts.length > 0 && { scripts: true }) };
  return new Response(String(framed(visit, page, scripts)), {
    status: page.status ?? 200,
    headers: {
      ...securityHeaders(site.publicUrl, { ...allowed, styles: [STYLE_HASH] }),
      "content-language": visit.locale,
      vary: "Accept-Language",
      "content-type": "text/html; charset=utf-8",
      "cache-control": kept(page.keptSeconds),
      ...(page.isUnlisted && { "x-robots-tag": UNLISTED }),
    },
  });
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
