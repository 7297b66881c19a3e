// Turns pages into routes of the port: adds language, frame and headers.

import type { HttpServer } from "../infra/http/server.ts";
import { arenaPages } from "./arena/arena.ts";
import { tournamentPages } from "./arena/tournament/tournament.ts";
import { bundleOf, scriptPath } from "./bundle.ts";
import { homePages } from "./home/home.ts";
import { legalPages } from "./legal/legal.ts";
import { framed, STYLE_HASH } from "./page/layout.ts";
import type { Page, Sent, Shown, Site, Visit } from "./page/page.ts";
import { refusalPage } from "./page/parts.ts";
import { visitOf } from "./page/visit.ts";
import { replayPages } from "./replay/replay.ts";
import { verifyPages } from "./verify/verify.ts";

/** Serves all pages on the port from now on. */
export function serveSite({ app }: Pick<HttpServer, "app">, site: Site): void {
  const secured = securityHeaders(site.publicUrl);
  const respond = async (visit: Visit, answer: Shown | Sent): Promise<Response> => {
    const response = "main" in answer ? await shown(visit, answer) : sent(answer);
    for (const [name, value] of Object.entries(secured)) response.headers.set(name, value);
    return response;
  };
  for (const { path, answer } of pagesOf(site))
    app.get(path, async ({ req }) => {
      const visit = visitOf(req.raw, req.param());
      return respond(visit, (await answer(visit)) ?? refusalPage(visit));
    });
  app.get("/js/:file", async ({ req }) => {
    const visit = visitOf(req.raw);
    const script = await scriptAt(req.param("file"));
    return respond(visit, script ?? refusalPage(visit));
  });
  app.notFound(({ req }) => {
    const visit = visitOf(req.raw);
    return respond(visit, refusalPage(visit));
  });
}

/** The browser may run and load only what's ours, sends no referrer to other sites, and lets no one frame a page. */
function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const policy = [
    ...["default-src 'none'", `style-src ${STYLE_HASH}`, "script-src 'self'", "worker-src 'self'"],
    ...["img-src data:", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
  ];
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

async function shown(visit: Visit, page: Shown): Promise<Response> {
  const { status = 200, isUnlisted = false } = page;
  const scripts = await Promise.all((page.scripts ?? []).map(scriptPath));
  return new Response(String(framed(visit, page, scripts)), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": visit.locale,
      vary: "Accept-Language",
      ...(isUnlisted ? UNLISTED : { "cache-control": "public, max-age=60" }),
    },
  });
}

const UNLISTED = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

function sent({ type, body, fileName, headers }: Sent): Response {
  const disposition = fileName && { "content-disposition": `attachment; filename="${fileName}"` };
  return new Response(body, { headers: { "content-type": type, ...UNLISTED, ...disposition, ...headers } });
}

/** A script under its current hash, even if a different process rendered the page. */
async function scriptAt(file: string): Promise<Sent | undefined> {
  const [, entry = "", hash] = /^([a-z-]+)-([0-9a-f]{16})\.js$/.exec(file) ?? [];
  const bundle = await bundleOf(entry);
  if (bundle?.hash !== hash || !bundle) return undefined;
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  return { type: "text/javascript; charset=utf-8", body: bundle.code, headers };
}

// The list of pages; add a folder here and a line below.

function pagesOf(site: Site): readonly Page[] {
  return [
    ...[...homePages(site), ...legalPages(site), ...verifyPages(site), ...replayPages(site)],
    ...[...tournamentPages(site), ...arenaPages(site)],
  ];
}
