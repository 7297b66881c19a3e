// Every page address in one table: what each is, tested in a real Chromium. A route without a row fails. A new route
// needs one row, and a line in `places` if its address depends on stored data.

import { afterAll, beforeAll, expect, test } from "vitest";
import { agreeToShow } from "../../commands/replay/replays.ts";
import { LOCALES } from "../../src/infra/i18n/index.ts";
import { openTable, type Table } from "../commands/play/table.ts";
import { here, played } from "../commands/tournament/hall.ts";
import { postbox } from "../commands/tournament/postbox.ts";
import { accessibilityProblems, describeInBrowser, useBrowser } from "./browser.ts";
import { leagueWith, MONTH, tableOf } from "./league-of.ts";
import { type OpenSite, openSite } from "./open-site.ts";

/** Whether caches may keep it. Pages they may not keep can still be indexed, unless unlisted. */
type Kept = "public" | "personal" | "unlisted";

/** Route, address (`<name>` is one of the `places`), who may keep it, and its status. */
type Row = readonly [route: string, path: string, kept: Kept, status: number];

const PAGES: readonly Row[] = [
  ["/", "/", "public", 200],
  ["/", "/?try=mines", "public", 200],
  ["/arena", "/arena", "public", 200],
  ["/arena/:game/:month", `/arena/rps/${MONTH}`, "public", 200],
  ["/arena/:game/:month/:entrant", `/arena/rps/${MONTH}/entrant-number-2`, "public", 200],
  ["/arena/tournament/:id", "<tournament>", "unlisted", 200],
  ["/arena/tournament/:id/round/:round", "<tournament>/round/1", "unlisted", 200],
  ["/arena/tournament/:id/match/:match", "<tournament>/match/1.1.1", "unlisted", 200],
  ["/m/:id", "<replay>", "unlisted", 200],
  ["/mines", "/mines", "public", 200],
  ["/verify", "/verify", "public", 200],
  ["/privacy", "/privacy", "public", 200],
  ["/terms", "/terms", "public", 200],
  ["", "/nothing", "personal", 404],
];

/** Files that a browser doesn't show as a page. */
const FILES: readonly Row[] = [
  ["/robots.txt", "/robots.txt", "public", 200],
  ["/favicon.ico", "/favicon.ico", "public", 200],
  ["/icon.png", "/icon.png", "public", 200],
  ["/cover/:file", "/cover/home.png", "public", 200],
  ["/cover/:file", "/cover/card.png", "personal", 404],
  ["/arena/:game/picture/:month", `/arena/rps/picture/${MONTH}`, "public", 200],
  ["/arena/tournament/:id/card.png", "<tournament>/card.png", "unlisted", 200],
  ["/arena/:game/feed.xml", "/arena/rps/feed.xml", "public", 200],
  ["/arena/tournament/:id/file", "<tournament>/file", "unlisted", 200],
  ["/m/:id/card.png", "<replay>/card.png", "unlisted", 200],
  ["/verify/page.html", "/verify/page.html", "public", 200],
  ["/sign-in", "/sign-in", "unlisted", 401],
];

const LANGUAGES = ["en", "de", "ja"];
/** Everything that a first visit transfers, compressed. */
const PAGE_BYTES_MAX = 60_000;
/** The parts of a policy that may name other sites: who may frame the page, and where its forms lead. */
const OTHERS_NAMED = /; (frame-ancestors|form-action) [^;]*/g;
const SOURCES = /^(?:[a-z-]+(?: (?:'none'|'self'|data:|'sha256-[\w+/=]+'))+(?:; |$))+$/;

describeInBrowser("every page", () => {
  const browser = useBrowser();
  let site: OpenSite;
  let table: Table;
  let tournament: string;
  let replay: string;
  const places: Readonly<Record<string, () => string | Promise<string>>> = {
    tournament: () => tournament,
    replay: () => replay,
  };

  beforeAll(async () => {
    table = await openTable({ publicUrl: "https://bot.example" });
    await table.tournaments.serve(postbox().messenger);
    await played(table, { match: "120" }, ["markov", "iocaine"]);
    const seen = await table.type("tournament", "status", {}, here);
    const url = "view" in seen ? seen.view.link?.url : undefined;
    tournament = /\/arena\/tournament\/[\w-]+$/.exec(url ?? "")?.[0] ?? expect.fail("no page");
    const league = leagueWith(() => tableOf(12));
    site = await openSite({}, { app: { league, tournaments: table.tournamentPages } });
    replay = await sharedReplay(site);
  });
  afterAll(async () => {
    await site.stop();
    await table.tournaments.close();
    await table.tournamentPages.close();
  });

  /** Called for each use, because some addresses work only once. */
  async function urlOf(path: string, language?: string): Promise<string> {
    const [, name = "", below = ""] = /^<(\w+)>(.*)$/.exec(path) ?? [];
    const place = await places[name]?.();
    const url = new URL(place === undefined ? path : `${place}${below}`, site.url);
    if (language) url.searchParams.set("lang", language);
    return url.href;
  }

  test("lists every route of the site in these tables", () => {
    const rows = new Set([...PAGES, ...FILES].map(([route]) => route).filter(Boolean));
    expect([...rows].sort()).toEqual([...new Set(site.routes)].sort());
  });

  test.each([...PAGES, ...FILES])(
    "%s at %s runs, shows and keeps only what it may",
    async (_, path, kept, answered) => {
      const { status, headers } = await fetch(await urlOf(path));
      expect(status).toBe(answered);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'; frame-ancestors /);
      expect(policy.replaceAll(OTHERS_NAMED, "")).toMatch(SOURCES);
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("cache-control")).toMatch(
        kept === "public" ? /^public, max-age=\d+$/ : /^no-store$/,
      );
      if (kept === "unlisted") expect(headers.get("x-robots-tag")).toContain("noindex");
    },
  );

  test.each(PAGES)(
    "%s at %s requests nothing from other hosts, and is small",
    async (_, path, __, status) => {
      const { page, problems } = await browser.open(await urlOf(path));
      expect(problems.filter(unlessFor(status))).toEqual([]);
      expect(await page.evaluate(TRANSFERRED)).toBeLessThan(PAGE_BYTES_MAX);
      expect(await page.evaluate("document.cookie")).toBe("");
      await page.context().close();
    },
  );

  test.each(PAGES)("%s at %s aligns head, page and foot on a wide screen", async (_, path) => {
    const { page } = await browser.open(await urlOf(path));
    await page.setViewportSize({ width: 1600, height: 900 });
    expect(new Set((await page.evaluate(EDGES)) as number[]).size).toBe(1);
    await page.context().close();
  });

  test.each(LOCALES)("the header of %s has its links in one row on a phone", async (language) => {
    const { page } = await browser.open(await urlOf("/", language), {
      viewport: { width: 360, height: 720 },
    });
    expect(new Set((await page.evaluate(ROWS)) as number[]).size).toBe(1);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    await page.context().close();
  });

  test.each(PAGES)(
    "%s at %s is accessible in light and dark, and fits a phone",
    async (_, path, __, status) => {
      for (const language of LANGUAGES) {
        const found = await accessibilityProblems(browser, await urlOf(path, language));
        expect(found.filter(unlessFor(status))).toEqual([]);
      }
    },
  );

  test.each(PAGES.filter(([, , , status]) => status === 200))(
    "%s at %s has a preview in its language, kept no longer than the page",
    async (_, path, kept) => {
      for (const language of LANGUAGES) {
        const { page } = await browser.open(await urlOf(path, language));
        const tags = Object.fromEntries((await page.evaluate(PREVIEW)) as [string, string][]);
        const title = await page.title();
        expect(tags).toMatchObject({ "og:title": title, "twitter:card": "summary_large_image" });
        expect(tags["og:description"]).toMatch(/./);
        expect(tags["og:image:alt"]).toMatch(/./);
        const image = await fetch(tags["og:image"] ?? "");
        expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
        expect(image.url).toContain(`lang=${language}`);
        if (kept === "unlisted") expect(image.headers.get("cache-control")).toBe("no-store");
        await page.context().close();
      }
    },
  );

  test("begins a replay with who won, the score and the lead", async () => {
    const { page } = await browser.open(await urlOf("<replay>"));
    expect(await page.locator("h1").innerText()).toBe("Борис wins");
    expect(await page.locator(".score").innerText()).toMatch(/^4 : 4/);
    expect(await page.getByRole("img", { name: "Who was ahead" }).count()).toBe(1);
    await page.context().close();
  });
});

/** Ignores Chromium's error about the page's own status; anything else that's missing is a problem. */
const unlessFor =
  (status: number) =>
  (problem: string): boolean =>
    status === 200 || !problem.includes(`with a status of ${status}`);

/** Bytes transferred for the page and everything it loaded, compressed. */
const TRANSFERRED = `["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;

/** The heights at which the header's links are, in pixels. */
const ROWS = `[...document.querySelectorAll("body > header li")]
  .map((link) => Math.round(link.getBoundingClientRect().top))`;

const PREVIEW = `[...document.querySelectorAll("meta[property], meta[name^=twitter]")]
  .map((tag) => [tag.getAttribute("property") ?? tag.getAttribute("name"), tag.content])`;

/** The left edges of header, main and footer, in pixels; a page inside an app has only main. */
const EDGES = `[...document.querySelectorAll("body > header, body > main, body > footer")]
  .map((part) => Math.round(part.getBoundingClientRect().left))`;

async function sharedReplay({ app }: OpenSite): Promise<string> {
  const rounds = Array.from({ length: 12 }, (_, at): [number, number, number] => [at % 3, 1, (at % 3) - 1]);
  const expected = [rounds.map(([move]) => move), rounds.map(() => -1)];
  const replay = {
    of: "duel-1",
    game: "rps",
    kind: "duel" as const,
    names: ["Anna", "Борис"],
    rounds,
    expected,
    over: { winner: 1, ending: "resigned" } as const,
  };
  await agreeToShow(app.store, { by: "telegram:1", needed: 2, at: 1, replay });
  const sharing = await agreeToShow(app.store, { by: "telegram:2", needed: 2, at: 1, replay });
  return sharing === "too-many" ? expect.fail("not shown") : `/m/${sharing.id}`;
}
