// The match on the home page in a real browser: by mouse, by keyboard, and without any requests.

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems, describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const PHONE = { viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true };
const ROUNDS = 10;
const GZIP_MAX = 100_000;

describeInBrowser("try it here", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  const said = (page: Page) => page.getByRole("status").innerText();
  const asked = (page: Page) =>
    page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)",
    );
  /** The sum of the score, as last shown. */
  async function roundsShown(page: Page): Promise<number> {
    const numbers = (await said(page)).split("\n").at(-1)?.match(/\d+/g) ?? [];
    return numbers.reduce((sum, number) => sum + Number(number), 0);
  }

  test("starts on request, and plays ten rounds by touch", async () => {
    const opened = await browser.open(`${site.url}/`, PHONE);
    const { page } = opened;
    expect(await page.locator("script").count()).toBe(0);
    await page.getByRole("link", { name: "Rock-paper-scissors" }).tap();
    const moves = page.getByRole("group", { name: "Your move" });
    await moves.waitFor();
    expect(await said(page)).toContain("I’ve chosen my move");
    for (let round = 1; round <= ROUNDS; round++) {
      await moves.getByRole("button", { name: ["Rock", "Paper", "Scissors"][round % 3] ?? "" }).tap();
      expect(await roundsShown(page)).toBe(round);
      expect(await said(page)).toMatch(/^You \S+ (Rock|Paper|Scissors) · Gadalka .+→/);
      expect(await said(page)).toMatch(/I expected|I played at random/);
    }
    expectCalm(opened);
    expect(await asked(page)).toEqual([expect.stringMatching(/^\/js\/home-/)]);
  });

  test("plays ten rounds by keys, and stores and sends nothing", async () => {
    const opened = await browser.open(`${site.url}/?try&lang=de#try`);
    const { page } = opened;
    await page.locator("#try-match").waitFor();
    const before = await asked(page);
    const WORDS = ["Stein", "Papier", "Schere"];
    for (let round = 1; round <= ROUNDS; round++) {
      await page.keyboard.press(String((round % 3) + 1));
      expect(await roundsShown(page)).toBe(round);
      expect(await said(page)).toContain(WORDS[round % 3]);
    }
    for (const key of ["Control+1", "4", "0", "x"]) await page.keyboard.press(key);
    expect(await roundsShown(page)).toBe(ROUNDS);
    await page.getByRole("link", { name: "Gadalka" }).focus();
    await page.keyboard.press("1");
    expect(await roundsShown(page)).toBe(ROUNDS);
    expectCalm(opened);
    expect(await asked(page)).toEqual(before);
    expect(await page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")).toEqual([
      0,
      0,
      "",
    ]);
    await page.reload();
    await page.locator("#try-match").waitFor();
    expect(await said(page)).not.toMatch(/\d/);
  });

  test("plays odd-even with keys 1 for odd and 2 for even, without draws", async () => {
    const opened = await browser.open(`${site.url}/?try`, PHONE);
    const { page } = opened;
    const games = page.getByRole("navigation", { name: "Try it here" });
    expect(await games.locator("[aria-current]").innerText()).toBe("Rock-paper-scissors");
    await games.getByRole("link", { name: "Odd-even" }).tap();
    await page.getByRole("button", { name: "Even" }).waitFor();
    expect(await games.locator("[aria-current]").innerText()).toBe("Odd-even");
    expect(await said(page)).toMatch(/^Odd or even\? .+ If I miss, the point is yours\.$/);
    for (let round = 1; round <= ROUNDS; round++) {
      await page.keyboard.press(round % 3 === 0 ? "2" : "1");
      const [result, , score] = (await said(page)).split("\n").filter((line) => line !== "");
      expect(result).toMatch(round % 3 === 0 ? /^You \S+ Even · Gadalka / : /^You \S+ Odd · Gadalka /);
      expect(result).toMatch(/I missed; your point$|I guessed it$/);
      expect(score).toMatch(/^You \d+ : \d+ Gadalka$/);
      expect(await roundsShown(page)).toBe(round);
    }
    await page.keyboard.press("3");
    expect(await roundsShown(page)).toBe(ROUNDS);
    expectCalm(opened);
  });

  test("falls back to rock-paper-scissors for an unknown game", async () => {
    const { page } = await browser.open(`${site.url}/?try=chess`);
    expect(await page.getByRole("group", { name: "Your move" }).getByRole("button").count()).toBe(3);
  });

  test("says where to play instead when scripts are off", async () => {
    const { page } = await browser.open(`${site.url}/?try`, { javaScriptEnabled: false });
    expect(await page.locator("noscript").innerText()).toContain("/rps, /oddeven");
    expect(await page.locator("#try-match").isVisible()).toBe(false);
  });

  test.each([
    ["en", "rps"],
    ["de", "rps"],
    ["ja", "rps"],
    ["en", "oddeven"],
    ["fr", "oddeven"],
  ])("is accessible in %s at %s after a round", async (language, game) => {
    const played = async (page: Page) => {
      await page.locator("#try-match").waitFor();
      for (const key of "123321") await page.keyboard.press(key);
    };
    const url = `${site.url}/?try=${game}&lang=${language}`;
    expect(await accessibilityProblems(browser, url, played)).toEqual([]);
  });

  test("keeps page and script small together", async () => {
    const page = await (await fetch(`${site.url}/?try`)).text();
    const [path] = /\/js\/home-[0-9a-f]{16}\.js/.exec(page) ?? [];
    const script = await (await fetch(`${site.url}${path}`)).arrayBuffer();
    expect(gzipSync(script).length + gzipSync(page).length).toBeLessThan(GZIP_MAX);
  });
});
