import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable, type Table, textOf } from "../commands/play/table.ts";
import { here, played } from "../commands/tournament/filled.ts";
import { postbox } from "../commands/tournament/postbox.ts";
import { accessibilityProblems, describeInBrowser, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

describeInBrowser("the pages of a tournament in a browser", () => {
  const browser = useBrowser();
  let table: Table;
  let site: OpenSite;
  let path: string;
  beforeAll(async () => {
    table = await openTable({ publicUrl: "https://bot.example" });
    await table.tournaments.serve(postbox().messenger);
    await played(table, { match: "120" }, ["markov", "iocaine"]);
    const told = textOf(await table.type("tournament", "status", {}, here));
    path = /\/arena\/tournament\/[\w-]+/.exec(told)?.[0] ?? expect.fail("no page");
    site = await openSite({}, { app: { tournaments: table.tournamentPages } });
  });
  afterAll(async () => {
    await site.stop();
    await table.tournaments.close();
    await table.tournamentPages.close();
  });

  test.each(["", "/round/1", "/match/1.1.1"])("%s is accessible, and fits a phone", async (below) => {
    for (const language of ["en", "ru", "ja"])
      expect(await accessibilityProblems(browser, `${site.url}${path}${below}?lang=${language}`)).toEqual([]);
  });
});
