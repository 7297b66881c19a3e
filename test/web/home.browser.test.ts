// The match on the home page in a real browser: by mouse, by keyboard, and without any requests.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems, describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const PHONE = { viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true };
const ROUNDS = 10;

describeInBrowser("try it here", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  const panel = (page: Page) => page.locator("#try div[data-game]").filter({ visible: true });
  const said = (page: Page) => panel(page).getByRole("status").innerText();
  const moves = (page: Page) => panel(page).getByRole("group", { name: "Your move" });
  const games = (page: Page) => page.getByRole("navigation", { name: "Try it here" });
  const asked = (page: Page) =>
    page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)",
    );
  /** The sum of the score, as last shown. */
  async function roundsShown(page: Page): Promise<number> {
    const lines = (await said(page)).split("\n").filter((line) => line !== "");
    const numbers = (lines.length < 3 ? "" : lines.at(-1))?.match(/\d+/g) ?? [];
    return numbers.reduce((sum, number) => sum + Number(number), 0);
  }

  test("plays ten rounds by touch, and loads the mind with the first of them", async () => {
    const opened = await browser.open(`${site.url}/`, PHONE);
    const { page } = opened;
    expect(await said(page)).toContain("I’ve chosen my move");
    expect(await asked(page)).toEqual([expect.stringMatching(/^\/js\/home-[0-9a-f]{16}/)]);
    for (let round = 1; round <= ROUNDS; round++) {
      await moves(page)
        .getByRole("button", { name: ["Rock", "Paper", "Scissors"][round % 3] ?? "" })
        .tap();
      await expect.poll(() => roundsShown(page)).toBe(round);
      expect(await said(page)).toMatch(/^You \S+ (Rock|Paper|Scissors) · Gadalka .+→/);
      expect(await said(page)).toMatch(/I expected|I played at random/);
    }
    expectCalm(opened);
  });

  test("plays ten rounds by keys, and stores and sends nothing", async () => {
    const opened = await browser.open(`${site.url}/?try&lang=de#try`);
    const { page } = opened;
    const WORDS = ["Stein", "Papier", "Schere"];
    for (let round = 1; round <= ROUNDS; round++) {
      await page.keyboard.press(String((round % 3) + 1));
      await expect.poll(() => roundsShown(page)).toBe(round);
      expect(await said(page)).toContain(WORDS[round % 3]);
    }
    for (const key of ["Control+1", "4", "0", "x"]) await page.keyboard.press(key);
    await page.getByRole("link", { name: "Gadalka" }).focus();
    await page.keyboard.press("1");
    // What those keys would have started is seen before the next round.
    await page.locator("#try").focus();
    await page.keyboard.press("1");
    await expect.poll(() => roundsShown(page)).toBe(ROUNDS + 1);
    expectCalm(opened);
    expect(await asked(page)).toEqual([
      expect.stringMatching(/^\/js\/home-[0-9a-f]{16}/),
      expect.stringMatching(/^\/js\/home-worker-/),
    ]);
    expect(await page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")).toEqual([
      0,
      0,
      "",
    ]);
    await page.reload();
    expect(await said(page)).not.toMatch(/\d/);
  });

  test("changes to odd-even in place, with keys 1 for odd and 2 for even, without draws", async () => {
    const opened = await browser.open(`${site.url}/`, PHONE);
    const { page } = opened;
    expect(await games(page).locator("[aria-current]").innerText()).toBe("Rock-paper-scissors");
    await page.evaluate("window.isSame = true");
    await games(page).getByRole("link", { name: "Odd-even" }).tap();
    await moves(page).getByRole("button", { name: "Even" }).waitFor();
    expect(await page.evaluate("window.isSame")).toBe(true);
    expect(page.url()).toContain("/?try=oddeven");
    expect(await games(page).locator("[aria-current]").innerText()).toBe("Odd-even");
    expect(await said(page)).toMatch(/^Odd or even\? .+ If I miss, the point is yours\.$/);
    await page.locator("#try").focus();
    for (let round = 1; round <= ROUNDS; round++) {
      await page.keyboard.press(round % 3 === 0 ? "2" : "1");
      await expect.poll(() => roundsShown(page)).toBe(round);
      const [result, , score] = (await said(page)).split("\n").filter((line) => line !== "");
      expect(result).toMatch(round % 3 === 0 ? /^You \S+ Even · Gadalka / : /^You \S+ Odd · Gadalka /);
      expect(result).toMatch(/I missed; your point$|I guessed it$/);
      expect(score).toMatch(/^You \d+ : \d+ Gadalka$/);
    }
    expectCalm(opened);
  });

  test("has a board of minesweeper that is still there after another game", async () => {
    const opened = await browser.open(`${site.url}/?try=mines`, PHONE);
    const { page } = opened;
    await page.locator('[data-cell="40"]').tap();
    const look = () => page.locator('[data-cell="40"]').getAttribute("data-look");
    expect(await look()).toBe("0");
    await games(page).getByRole("link", { name: "Odd-even" }).tap();
    await games(page).getByRole("link", { name: "Minesweeper" }).tap();
    expect(await look()).toBe("0");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    expectCalm(opened);
    expect(await asked(page)).toHaveLength(1);
  });

  test("says so if the mind can’t be loaded, and tries again", async () => {
    const { page } = await browser.open(`${site.url}/`);
    await page.route("**/js/home-worker-*", (route) => route.abort());
    await moves(page).getByRole("button", { name: "Rock" }).click();
    await expect.poll(() => said(page)).toContain("It’s my fault, not yours.");
    await page.unroute("**/js/home-worker-*");
    await moves(page).getByRole("button", { name: "Rock" }).click();
    await expect.poll(() => roundsShown(page)).toBe(1);
  });

  test("falls back to rock-paper-scissors for an unknown game", async () => {
    const { page } = await browser.open(`${site.url}/?try=chess`);
    expect(await moves(page).getByRole("button").count()).toBe(3);
  });

  test("says where to play instead when scripts are off", async () => {
    const { page } = await browser.open(`${site.url}/`, { javaScriptEnabled: false });
    expect(await page.locator("noscript").innerText()).toContain("/rps, /oddeven, /mines");
    expect(await panel(page).count()).toBe(0);
  });

  test.each([
    ["en", "rps"],
    ["de", "rps"],
    ["ja", "rps"],
    ["de", "mines"],
    ["en", "oddeven"],
    ["fr", "oddeven"],
  ])("is accessible in %s at %s after a round", async (language, game) => {
    const played = async (page: Page) => {
      if (game === "mines") return page.locator('[data-cell="40"]').click();
      await page.locator("#try").focus();
      for (const key of "123321") await page.keyboard.press(key);
      return expect.poll(() => roundsShown(page)).toBe(game === "rps" ? 6 : 4);
    };
    const url = `${site.url}/?try=${game}&lang=${language}`;
    expect(await accessibilityProblems(browser, url, played)).toEqual([]);
  });
});
