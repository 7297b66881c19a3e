import { afterAll, beforeAll, expect, test } from "vitest";
import { describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { leagueWith, MONTH, tableOf } from "./league-of.ts";
import { type OpenSite, openSite } from "./open-site.ts";

describeInBrowser("the arena in a browser", () => {
  const browser = useBrowser();
  let table = tableOf(24);
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite({}, { app: { league: leagueWith(() => table) } });
  });
  afterAll(() => site.stop());

  test("describes the picture's cell under the pointer or reached by arrow keys", async () => {
    const opened = await browser.open(`${site.url}/arena/rps/${MONTH}`, {
      viewport: { width: 360, height: 720 },
    });
    const { page } = opened;
    const seen = page.locator("#cell");
    await page.locator("#matrix").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await seen.textContent()).toMatch(/^2\. <script>.* → 3\. entrant-number-2: [+-]?\d+$/);
    await page.locator("#matrix svg").dispatchEvent("pointerdown", { clientX: 0, clientY: 0 });
    expectCalm(opened);
  });

  test("shows legible cells on a phone, and opens the numbers by key without scripts", async () => {
    table = tableOf(100);
    const viewport = { width: 360, height: 720 };
    const opened = await browser.open(`${site.url}/arena/rps/${MONTH}`, {
      viewport,
      javaScriptEnabled: false,
    });
    const picture = await opened.page.locator("#matrix svg").boundingBox();
    expect((picture?.width ?? 0) / 112).toBeGreaterThanOrEqual(14);
    const number = opened.page.locator("details td").first();
    expect(await number.isVisible()).toBe(false);
    await opened.page.locator("main summary").focus();
    await opened.page.keyboard.press("Enter");
    expect(await number.isVisible()).toBe(true);
    expectCalm(opened);
  });
});
