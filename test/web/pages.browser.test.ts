import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems, describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

describeInBrowser("in a browser", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  test.each(["/", "/privacy", "/terms", "/nothing"])("%s is accessible in three languages", async (path) => {
    for (const language of ["en", "de", "ja"]) {
      const problems = await accessibilityProblems(browser, `${site.url}${path}?lang=${language}`);
      expect(problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
    }
  });

  test("the first page asks for nothing but itself", async () => {
    const opened = await browser.open(`${site.url}/`);
    expectCalm(opened);
    const loaded = await opened.page.evaluate(
      "performance.getEntriesByType('resource').map(({name}) => name)",
    );
    expect((loaded as string[]).filter((name) => !name.startsWith("data:"))).toEqual([]);
  });
});
