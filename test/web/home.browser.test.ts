// The games on the home page in a real browser: by touch, by keyboard, and without any requests.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const PHONE = { viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true };

describeInBrowser("try it here", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  const panel = (page: Page) => page.locator("#try div[data-game]").filter({ visible: true });
  const said = (page: Page) => panel(page).getByRole("status").innerText();
  const button = (page: Page, name: string) => panel(page).getByRole("button", { name });

  test("plays rock-paper-scissors, odd-even to 50 and again, and a board", async () => {
    const opened = await browser.open(`${site.url}/`, PHONE);
    const { page } = opened;
    await button(page, "Rock").tap();
    await expect
      .poll(() => said(page))
      .toMatch(/^You \S+ Rock · Gadalka .+\n+.+\n+You \d : \d Gadalka · draws: \d$/);

    await page.getByRole("link", { name: "Odd-even" }).tap();
    await page.locator("#try").focus();
    const again = panel(page).locator("[data-again]");
    while (!(await again.isVisible())) await page.keyboard.press("1");
    expect(await said(page)).toMatch(/(You|I) win 50 : \d+\.$/);
    expect(await button(page, "Odd").isDisabled()).toBe(true);
    await again.tap();
    await page.keyboard.press("2");
    await expect.poll(() => said(page)).toMatch(/You (1 : 0|0 : 1) Gadalka$/);

    await page.getByRole("link", { name: "Minesweeper" }).tap();
    expect(page.url()).toMatch(/#mines$/);
    await panel(page).getByRole("combobox").selectOption("30x16");
    expect(await page.locator("[role=gridcell]").count()).toBe(480);
    await page.locator("[role=gridcell]").nth(100).tap();
    expect(await said(page)).toBe("🚩 0 / 77");
    await page.keyboard.press("ArrowRight");
    await button(page, "Flag mode").tap();
    await page.locator('[data-look="c"]').first().tap();
    expect(await said(page)).toBe("🚩 1 / 77");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);

    const asked = "performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)";
    expect(await page.evaluate(asked)).toEqual([
      expect.stringMatching(/^\/js\/home-[0-9a-f]{16}/),
      expect.stringMatching(/^\/js\/home-worker-/),
    ]);
    expect(await page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")).toEqual([
      ...[0, 0, ""],
    ]);
    expectCalm(opened);
  });
});
