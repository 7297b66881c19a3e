import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LOCALES, say } from "../../src/infra/i18n/index.ts";
import { html } from "../../src/web/page/html.ts";
import { framed } from "../../src/web/page/layout.ts";
import { visitOf } from "../../src/web/page/visit.ts";
import { type OpenSite, openSite } from "./open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({}, { entrances: new Map([["telegram", "https://t.me/a_bot"]]) });
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });

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

test("resolves every internal link, in the chosen language", async () => {
  const linked = new Set<string>();
  for (const path of ["/", "/privacy", "/nothing"])
    for (const [, href = ""] of (await (await get(`${path}?lang=de`)).text()).matchAll(
      /<a[^>]* href="(\/[^"]*lang=de)"/g,
    ))
      linked.add(href.split("?")[0] ?? "");
  for (const path of linked) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(linked.size).toBeGreaterThan(3);
});

test("links every page to the source and the host's support, where they're configured", async () => {
  expect(await (await get("/")).text()).not.toContain(say("en", "web-support"));
  expect(await (await get("/verify")).text()).toContain(say("en", "source-unknown"));
  vi.stubEnv("SOURCE_URL", "https://code.example.org");
  vi.stubEnv("SUPPORT_URL", "https://help.example.org");
  for (const path of ["/", "/arena", "/verify", "/privacy"]) {
    const page = await (await get(path)).text();
    expect(page).toContain('href="https://code.example.org"');
    expect(page).toContain('href="https://help.example.org"');
  }
  vi.unstubAllEnvs();
});

test("shows a missing page in the reader's language, with its address escaped", async () => {
  const response = await get("/%3Cscript%3Ealert(1)%3C/script%3E?lang=de");
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toContain('<html lang="de">');
  expect(page).not.toContain("<script>alert(1)");
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
  const written = String(framed(visitOf(new Request("http://here/")), page, []));
  expect(written).toContain("<title>&lt;i&gt;</title>");
  expect(written).toContain("<h1>&lt;b&gt;</h1>");
  expect(written).not.toContain("<script>alert");
  const [, json = ""] = /id="data">(.*?)<\/script>/.exec(written) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

test("compresses pages for clients that accept it, and caches keep languages apart", async () => {
  const { headers } = await get("/", { "accept-encoding": "gzip" });
  expect(headers.get("content-encoding")).toBe("gzip");
  expect(headers.get("vary")).toMatch(/accept-language/i);
  expect(headers.get("cache-control")).toBe("public, max-age=60");
});

/** Ids that are valid but unused, malformed, or attempts at path traversal. */
const NOBODYS = ["aaaaaaaaaaaaaaaaaaaaaa", "0123456789ab", "%00", "%2e%2e%2fetc", "%ff", "x".repeat(2_000)];

test.each([...["/m/<id>", "/t/<id>", "/t/<id>/round/1", "/t/<id>/match/1.1.1", "/js/home-<id>.js"]])(
  "an unknown id in %s is not found, cached or indexed",
  async (path) => {
    for (const id of NOBODYS) {
      const { status, headers } = await get(path.replace("<id>", id));
      expect([id, status]).toEqual([id, 404]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toContain("noindex");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  },
);

test.each(LOCALES)("keeps the pages of %s small and completely in their language", async (locale) => {
  for (const path of ["/", "/privacy", "/terms"]) {
    const page = await (await get(`${path}?lang=${locale}`)).text();
    expect(page.length).toBeLessThan(100_000);
    expect(page).toMatch(/<h1>[^<]+<\/h1>/);
  }
});
