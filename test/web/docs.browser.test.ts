// The documentation in a real browser: its search, its pictures, and a table of contents beside the text.

import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems, describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const PHONE = { viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true };

describeInBrowser("the documentation", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  test("searches as one types, with an index that's loaded then, and opens the first result", async () => {
    const opened = await browser.open(`${site.url}/docs?lang=de`, PHONE);
    const { page } = opened;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const field = page.getByRole("searchbox", { name: "Suchen" });
    const results = page.getByRole("search").getByRole("link");
    await field.fill("links in chats");
    await expect.poll(() => results.first().innerText()).toBe("Pages: Links in chats");
    expect(asked).toEqual(["/docs/index.json"]);
    expect(await page.getByRole("status").innerText()).toMatch(/^Gefunden: \d+$/);
    await field.fill("zzzz");
    await expect.poll(() => page.getByRole("status").innerText()).toBe("Gefunden: 0");
    await field.fill("links in chats");
    await expect.poll(() => results.count()).toBeGreaterThan(0);
    await field.press("Enter");
    await page.waitForURL(`${site.url}/docs/web?lang=de#links-in-chats`);
    expectCalm(opened);
  });

  test("says that the index couldn't be loaded, and tries again", async () => {
    const { page } = await browser.open(`${site.url}/docs`);
    const field = page.getByRole("searchbox");
    await page.route("**/docs/index.json", (route) => route.abort());
    await field.fill("redis");
    await expect.poll(() => page.getByRole("status").innerText()).toContain("try again");
    await page.unroute("**/docs/index.json");
    await field.fill("redis ");
    await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^Found: \d/);
  });

  test("is read without scripts", async () => {
    const { page } = await browser.open(`${site.url}/docs/readme`, { ...PHONE, javaScriptEnabled: false });
    expect(await page.getByRole("search").isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Host it" }).isVisible()).toBe(true);
  });

  test("loads a picture when it's wanted", async () => {
    const { page } = await browser.open(`${site.url}/docs/readme`, PHONE);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByText("The end of a duel as a card").click();
    await expect.poll(() => asked).toEqual(["/docs/pictures/duel.png"]);
    const box = await page.locator("details[open] img").boundingBox();
    expect(box?.width).toBeLessThan(360);
  });

  test("has its contents beside the text on a wide screen, above it on a phone", async () => {
    const { page } = await browser.open(`${site.url}/docs/web`, { viewport: { width: 1440, height: 900 } });
    const left = async (name: string) => (await page.locator(name).boundingBox())?.x ?? 0;
    const link = page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Replays" });
    expect(await left(".docs nav")).toBeGreaterThan((await left("article")) + 600);
    expect(await link.isVisible()).toBe(true);
    await page.setViewportSize(PHONE.viewport);
    expect(await link.isVisible()).toBe(false);
    await page.getByText("On this page").click();
    await link.click();
    expect(new URL(page.url()).hash).toBe("#replays");
  });

  test("is accessible while it shows results", async () => {
    const found = await accessibilityProblems(browser, `${site.url}/docs/web?lang=ja`, async (page) => {
      await page.getByRole("searchbox").fill("replay");
      await page.getByRole("search").getByRole("link").first().waitFor();
    });
    expect(found).toEqual([]);
  });
});
