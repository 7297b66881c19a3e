import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LOCALES, say } from "../../src/infra/i18n/index.ts";
import { html } from "../../src/web/page/html.ts";
import { framed } from "../../src/web/page/layout.ts";
import { visitOf } from "../../src/web/page/visit.ts";
import { RENDERED_AT_ONCE, WAITING_MAX } from "../../src/web/rendering.ts";
import { type OpenSite, openSite } from "./open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({}, { entrances: new Map([["telegram", "https://t.me/a_bot"]]) });
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });

test("describes the bot on the first page, and links to its platforms", async () => {
  const response = await get("/");
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("fortune-teller");
  expect(page).toContain('href="https://t.me/a_bot"');
  expect(page).not.toContain("discord.com");
});

test.each([
  ["/?lang=ru", "de", "ru"],
  ["/", "de-AT,de;q=0.9,en;q=0.5", "de"],
  ["/", "xx,fr;q=0.3,pl;q=0.7", "pl"],
  ["/", "en-GB,ru;q=0.9", "en"],
  ["/?lang=zh-Hant", "", "zh-Hant"],
  ["/?lang=%3Cscript%3E", "sl", "sl"],
  ["/", "xx;q=zz,,;;=", "en"],
])("%s requested in %s is answered in %s", async (path, accepted, language) => {
  const response = await get(path, { "accept-language": accepted });
  expect(response.headers.get("content-language")).toBe(language);
  expect(await response.text()).toContain(`<html lang="${language}">`);
});

test("resolves every internal link", async () => {
  const linked = new Set<string>();
  for (const path of ["/", "/privacy", "/nothing"])
    for (const [, href = ""] of (await (await get(path)).text()).matchAll(/<a[^>]* href="(\/[^"]*)"/g))
      linked.add(href.split("?")[0] ?? "");
  linked.delete("/nothing");
  for (const path of linked) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(linked.size).toBeGreaterThan(3);
});

test("serves the files that crawlers and browsers request by default", async () => {
  const robots = await get("/robots.txt");
  expect([robots.status, robots.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await robots.text()).toMatch(/^User-agent: \*\n/);
  const icon = await get("/favicon.ico");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
});

test("links every page to the source when one is configured", async () => {
  const link = 'href="https://code.example.org"';
  expect(await (await get("/")).text()).not.toContain(link);
  expect(await (await get("/verify")).text()).toContain(say("en", "source-unknown"));
  vi.stubEnv("SOURCE_URL", "https://code.example.org");
  // In a language that nothing was rendered in yet, since pages are cached for a minute.
  for (const path of ["/", "/arena", "/verify", "/privacy"])
    expect(await (await get(`${path}?lang=pl`)).text()).toContain(link);
  vi.unstubAllEnvs();
});

test("links every page to the host's support when it's configured", async () => {
  expect(await (await get("/")).text()).not.toContain(say("en", "web-support"));
  vi.stubEnv("SUPPORT_URL", "https://help.example.org");
  const link = `<li><a href="https://help.example.org">${say("sl", "web-support")}</a></li>`;
  for (const path of ["/", "/verify", "/privacy"])
    expect(await (await get(`${path}?lang=sl`)).text()).toContain(link);
  vi.unstubAllEnvs();
});

test("keeps a chosen language across pages", async () => {
  const page = await (await get("/?lang=de")).text();
  expect(page).toContain('href="/privacy?lang=de"');
});

test("forbids on every page what it does not need, and sets no cookies", async () => {
  for (const path of ["/", "/privacy", "/terms", "/nothing", "/js/home-0000000000000000.js"]) {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(path === "/" ? "script-src 'self'; worker-src 'self'" : "script-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

test("shows a missing page in the reader's language, with its address escaped", async () => {
  const response = await get("/%3Cscript%3Ealert(1)%3C/script%3E?lang=de");
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toContain('<html lang="de">');
  expect(page).not.toContain("<script>alert(1)");
});

test("refuses other methods with those allowed, and answers HEAD without a body", async () => {
  const posted = await fetch(`${site.url}/privacy`, { method: "POST" });
  expect(posted.status).toBe(405);
  expect(posted.headers.get("allow")).toBe("GET");
  const head = await fetch(`${site.url}/privacy`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
});

test("enforces HTTPS on later visits, except for pages on this machine", async () => {
  const secure = await openSite({}, { publicUrl: "https://gadalka.example.org" });
  const { headers } = await fetch(`${secure.url}/`);
  await secure.stop();
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
});

test("escapes text that would end the script it is passed to", () => {
  const data = { name: "</script><script>alert(1)</script>\u2028" };
  const page = { title: "<i>", main: html`<h1>${"<b>"}</h1>`, data };
  const written = String(
    framed({ publicUrl: "http://here" }, visitOf(new Request("http://here/")), page, []),
  );
  expect(written).toContain("<title>&lt;i&gt;</title>");
  expect(written).toContain("<h1>&lt;b&gt;</h1>");
  expect(written).not.toContain("<script>alert");
  const [, json = ""] = /id="data">(.*?)<\/script>/.exec(written) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

test("compresses pages for clients that accept it, and caches keep them apart", async () => {
  const { headers } = await get("/", { "accept-encoding": "gzip" });
  expect(headers.get("content-encoding")).toBe("gzip");
  expect(headers.get("vary")).toMatch(/accept-language/i);
  expect(headers.get("vary")).toMatch(/accept-encoding/i);
  expect(headers.get("cache-control")).toBe("public, max-age=60");
});

test("refuses a crowd of uncached pages in words, and says when to come back", async () => {
  const held = Promise.withResolvers<undefined>();
  const crowded = await openSite({}, { app: { store: { read: () => held.promise } as never } });
  const ask = () =>
    fetch(`${crowded.url}/m/aaaaaaaaaaaaaaaaaaaaaa`, { headers: { "accept-language": "de" } });
  const all = Array.from({ length: RENDERED_AT_ONCE + WAITING_MAX + 5 }, ask);
  const refused = await Promise.race(all);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect(await refused.text()).toContain("Gerade sehen viele meine Seiten an");
  // Shared pages and POST requests don't need a slot of their own.
  expect((await fetch(`${crowded.url}/js/none.js`)).status).toBe(404);
  expect((await fetch(`${crowded.url}/sign-in`, { method: "POST", body: "{}" })).status).toBe(401);
  held.resolve(undefined);
  await Promise.all(all);
  await crowded.stop();
});

test.each(["/verify", "/privacy", "/", "/verify/page.html"])(
  "%s is the same whatever else its address contains",
  async (path) => {
    const one = await (await get(path)).text();
    expect(await (await get(`${path}?utm=1&x=${"y".repeat(50)}`)).text()).toBe(one);
  },
);

/** Ids that are valid but unused, malformed, or attempts at path traversal. */
const NOBODYS = ["aaaaaaaaaaaaaaaaaaaaaa", "0123456789ab", "%00", "%2e%2e%2fetc", "%ff", "x".repeat(2_000)];

test.each([
  ...["/m/<id>", "/m/<id>/card.png"],
  ...["/arena/tournament/<id>", "/arena/tournament/<id>/round/1", "/arena/tournament/<id>/match/1.1.1"],
  ...["/arena/tournament/<id>/file", "/arena/<id>/2026-01", "/arena/<id>/feed.xml", "/arena/rps/<id>"],
  ...["/arena/rps/2026-01/<id>"],
])("an unknown id in %s is not found, cached or indexed", async (path) => {
  for (const id of NOBODYS) {
    const { status, headers } = await get(path.replace("<id>", id));
    expect([id, status]).toEqual([id, 404]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("does not cache a missing page", async () => {
  for (const path of ["/nothing", "/js/home-0000000000000000.js"])
    expect((await get(path)).headers.get("cache-control")).toBe("no-store");
});

test("refuses an oversized body by its length", async () => {
  const response = await fetch(`${site.url}/`, { method: "POST", body: "x".repeat(100) });
  expect([405, 413]).toContain(response.status);
});

test.each(LOCALES)("keeps the pages of %s small and completely in their language", async (locale) => {
  for (const path of ["/", "/privacy", "/terms"]) {
    const page = await (await get(`${path}?lang=${locale}`)).text();
    expect(page.length).toBeLessThan(100_000);
    expect(page).toMatch(/<h1>[^<]+<\/h1>/);
  }
});
