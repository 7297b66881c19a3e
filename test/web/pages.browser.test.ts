// Every page in a real Chromium, in one table: what it may keep and load, and whether everyone can read it.

import { afterAll, beforeAll, expect, test } from "vitest";
import { agreeToShow, pageOf } from "../../commands/replay/replays.ts";
import { openTable, type Table } from "../commands/play/table.ts";
import { here, played } from "../commands/tournament/hall.ts";
import { postbox } from "../commands/tournament/postbox.ts";
import { accessibilityProblems, describeInBrowser, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

/** Address (`<name>` is one of the `places`), and whether caches may keep it. */
const PAGES = [
  ["/", "public"],
  ["/?lang=de#oddeven", "public"],
  ["/?lang=ja#mines", "public"],
  ["/arena", "public"],
  ["<tournament>", "unlisted"],
  ["<tournament>/round/1", "unlisted"],
  ["<tournament>/match/1.1.1", "unlisted"],
  ["<replay>", "unlisted"],
  ["/verify?lang=de", "public"],
  ["/privacy?lang=ja", "public"],
  ["/terms", "public"],
] as const;

describeInBrowser("every page", () => {
  const browser = useBrowser();
  let site: OpenSite;
  let table: Table;
  const places: Record<string, string> = {};

  beforeAll(async () => {
    table = await openTable({ publicUrl: "https://bot.example" });
    await table.tournaments.serve(postbox().messenger);
    await played(table, { match: "120" }, ["markov", "iocaine"]);
    const seen = await table.type("tournament", "status", {}, here);
    const url = "view" in seen ? seen.view.link?.url : undefined;
    places.tournament = /\/t\/[\w-]+$/.exec(url ?? "")?.[0] ?? expect.fail("no page");
    site = await openSite({}, { app: { tournaments: table.tournamentPages } });
    places.replay = await sharedReplay(site);
  });
  afterAll(async () => {
    await site.stop();
    await table.tournaments.close();
  });

  test.each(PAGES)("%s loads and keeps only what it may, and is accessible", async (path, kept) => {
    const url = `${site.url}${path.replace(/^<(\w+)>/, (_, name: string) => places[name] ?? "")}`;
    const { status, headers } = await fetch(url);
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'; frame-ancestors 'none'$/);
    expect(policy).not.toContain("unsafe");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toBe(kept === "public" ? "public, max-age=60" : "no-store");
    if (kept === "unlisted") expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(await accessibilityProblems(browser, url)).toEqual([]);
  });
});

async function sharedReplay({ app }: OpenSite): Promise<string> {
  const rounds = Array.from({ length: 12 }, (_, at): [number, number, number] => [at % 3, 1, (at % 3) - 1]);
  const replay = {
    ...{ game: "rps", kind: "match" as const, names: ["Anna"], rounds },
    ...{ expected: [rounds.map(([move]) => move)], over: { winner: 0, ending: "score" } as const },
  };
  const id = pageOf(app.store, "match-1");
  await agreeToShow(app.store, id, { by: "telegram:1", needed: 1, at: 1, replay });
  return `/m/${id}`;
}
