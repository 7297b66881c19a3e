// The board in a real browser, by touch, keyboard and screen reader; opened as a Mini App with the simulated Telegram's
// init data, and as an Activity in a frame that behaves like Discord's.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignIn } from "../../src/chat/index.ts";
import { signedInByTelegram } from "../../src/platforms/telegram/init-data.ts";
import { type Simulator, startSimulator } from "../platforms/conformance/rig.ts";
import { accessibilityProblems, describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const CLIENT = "900000000000000001";
const PHONE = { viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true };
const LIVE = "[role=gridcell]";

describeInBrowser("the board in a browser", () => {
  const browser = useBrowser();
  let telegram: Simulator;
  let site: OpenSite;
  beforeAll(async () => {
    telegram = await startSimulator("telegram");
    await fetch(`${telegram.apiUrl}/bot${telegram.token}/getMe`);
    const byTelegram = async (given: string): Promise<SignIn> =>
      signedInByTelegram(given, telegram.token, Date.now());
    const byDiscord = async (code: string): Promise<SignIn> =>
      code === "of-bob"
        ? { state: "signed-in", person: { id: "700000000000000002", name: "Bob" } }
        : { state: "forged" };
    site = await openSite(
      { BUDGETS: "off" },
      {
        signIns: new Map([
          ["telegram", byTelegram],
          ["discord", byDiscord],
        ] as const),
        entrances: new Map([["discord", `https://discord.com/oauth2/authorize?client_id=${CLIENT}`]]),
      },
    );
  });
  afterAll(() => Promise.all([telegram.stop(), site.stop()]));

  let people = 0;
  /** The address that Telegram opens for a first-time visitor. */
  async function miniApp(action: object = {}, path = "/mines"): Promise<string> {
    people += 1;
    const first = { first_name: `Ann${people}`, username: `ann${people}` };
    await telegram.post("user", first);
    const asked = { user: first.username, url: `${site.url}${path}`, ...action };
    return (await telegram.post<{ url: string }>("web-app", asked)).url;
  }

  const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
  const lookOf = (page: Page, at: number) => cell(page, at).getAttribute("data-look");
  async function begin(page: Page, level = "beginner"): Promise<void> {
    await page.getByLabel("Board").selectOption(level);
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(LIVE).first().waitFor();
  }

  test("is played by touch: a tap opens, holding flags, and the chat has the same game", async () => {
    const opened = await browser.open(await miniApp(), PHONE);
    const { page } = opened;
    await begin(page, "intermediate");
    await cell(page, 120).tap();
    await expect.poll(() => lookOf(page, 120)).toBe("0");
    const covered = await page.locator("[data-look=c]").first().getAttribute("data-cell");
    const at = Number(covered);
    await page.evaluate(HOLD.replace("CELL", `${at}`));
    await expect.poll(() => lookOf(page, at)).toBe("f");
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hinted").waitFor();
    expect(await page.locator(".mines-hint").textContent()).toContain("💡");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.locator("[data-look=m]").first().waitFor();
    expectCalm(opened);
  });

  test("has any size available in the chat", async () => {
    const { page } = await browser.open(await miniApp(), PHONE);
    expect(await page.getByLabel("Columns and rows").isVisible()).toBe(false);
    await page.getByLabel("Board").selectOption("own");
    await page.getByLabel("Columns and rows").fill("tall");
    await page.getByRole("button", { name: "Start" }).click();
    await expect.poll(() => page.getByRole("status").textContent()).toContain("“tall” isn’t a valid size");
    await page.getByLabel("Columns and rows").fill("7x19");
    await page.getByLabel("How many mines").fill("20");
    await page.getByRole("button", { name: "Start" }).click();
    await expect.poll(() => page.locator(LIVE).count()).toBe(7 * 19);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  });

  test("is played with keys alone, and read aloud", async () => {
    const { page } = await browser.open(await miniApp());
    await begin(page);
    await cell(page, 0).focus();
    expect(await page.evaluate("document.activeElement.ariaLabel")).toBe("A1: covered");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "f"]) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("C2: flag");
    expect(await page.getByRole("status").textContent()).toBe("C2: flag");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toMatch(/^A2: (?:open|\d)/);
  });

  test("resends an unanswered move, which counts once", async () => {
    const { page } = await browser.open(await miniApp());
    await begin(page);
    const ids: string[] = [];
    await page.route("**/mines/api/move", async (route) => {
      ids.push(route.request().postDataJSON().id);
      // The first request arrives but its answer is lost; the second doesn't arrive.
      if (ids.length === 1) await route.fetch();
      await (ids.length < 3 ? route.abort() : route.continue());
    });
    await cell(page, 40).click();
    await expect
      .poll(() => page.getByRole("status").textContent())
      .toContain("will be sent again automatically");
    await expect.poll(() => lookOf(page, 40), { timeout: 10_000 }).toBe("0");
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
  });

  test("has a board for anyone without signing in, and sends nothing", async () => {
    const opened = await browser.open(`${site.url}/mines`, PHONE);
    const { page } = opened;
    expect(await page.locator("h1").innerText()).toBe("Minesweeper");
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    await cell(page, 40).tap();
    expect(await lookOf(page, 40)).toBe("0");
    expect(await page.locator(".mines-words").first().textContent()).toMatch(
      /^🚩 0 of 10 · \d+ safe cells to go$/,
    );
    // Opens one cell after the other, until the board is cleared or a mine goes off.
    await expect
      .poll(async () => {
        await page.evaluate("document.querySelector('[data-look=c]')?.click()");
        return page.getByRole("button", { name: "Another board" }).isVisible();
      })
      .toBe(true);
    expect(await page.locator(".mines-words").first().textContent()).toMatch(
      /^(🎉 Cleared in \d+:\d\d|💥 [A-I][1-9] was a mine)\./u,
    );
    await page.getByRole("button", { name: "Another board" }).tap();
    await expect.poll(() => page.locator("[data-look=c]").count()).toBe(81);
    await page.locator("summary", { hasText: "New board" }).tap();
    await begin(page, "expert");
    await expect.poll(() => page.locator(LIVE).count()).toBe(480);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    expectCalm(opened);
    const asked = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map((one) => one.name)",
    );
    expect(asked).toEqual([expect.stringContaining("/js/mines-")]);
    expect(await page.evaluate("localStorage.length + sessionStorage.length + document.cookie.length")).toBe(
      0,
    );
  });

  test("has no head and foot inside another app", async () => {
    const { page } = await browser.open(await miniApp(), PHONE);
    await page.locator("select").waitFor({ state: "attached" });
    expect(await page.locator("header, footer, .guest").filter({ visible: true }).count()).toBe(0);
  });

  test("says what to do when the sign-in is old", async () => {
    const old = await browser.open(await miniApp({ ageSeconds: 4_000 }));
    await expect.poll(() => old.page.locator("main").textContent()).toContain("This sign-in is too old.");
  });

  test("shows a name containing a script as text", async () => {
    const { page, problems } = await browser.open(
      await miniApp({ startParam: "<img src=x onerror=alert(1)>" }),
    );
    await page.getByRole("status").waitFor();
    expect(await page.locator("img").count()).toBe(0);
    expect(problems.filter((problem) => problem.startsWith("error"))).toEqual([]);
  });

  test("opens as an Activity in Discord's frame, and asks Discord for the player", async () => {
    const proxied = `https://${CLIENT}.discordsays.com`;
    const { page } = await browser.open("about:blank");
    const context = page.context();
    await context.route(`${proxied}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${site.url}${pathname}${search}`, maxRedirects: 0 });
      await route.fulfill({ response });
    });
    await context.route("https://discord.com/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: DISCORD.replace("PAGE", `${proxied}/mines?frame_id=f1`),
      }),
    );
    await page.goto("https://discord.com/channels/1");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Start" }).click();
    await frame.locator('[data-cell="40"]').click();
    await frame.locator('[data-cell="40"][data-look="0"]').waitFor();
    const seen = await site.app.mines.seen({
      ...{ platform: "discord", id: "700000000000000002", name: "Bob", locale: "en" },
    });
    expect(seen.kind).toBe("board");
  });

  test.each(["en", "de", "ja"])(
    "is accessible in %s, in light and dark, with a large board",
    async (locale) => {
      const url = await miniApp({}, `/mines?lang=${locale}`);
      const ready = async (page: Page): Promise<void> => {
        await page.locator("select, [role=gridcell]").first().waitFor({ state: "attached" });
        if ((await page.locator(LIVE).count()) === 0) {
          await page.locator("select").selectOption("expert");
          await page.locator("details button").click();
          await page.locator(LIVE).first().waitFor();
          await cell(page, 200).click();
          await expect.poll(() => lookOf(page, 200)).toBe("0");
        }
      };
      expect(await accessibilityProblems(browser, url, ready)).toEqual([]);
    },
  );
});

/** A finger on a cell for longer than a tap. */
const HOLD = `{
  const held = document.querySelector('[data-cell="CELL"]');
  const touch = { bubbles: true, button: 0, pointerType: "touch" };
  held.dispatchEvent(new PointerEvent("pointerdown", touch));
  setTimeout(() => {
    held.dispatchEvent(new PointerEvent("pointerup", touch));
    held.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 700);
}`;

/** The page around an Activity, with the messages of Discord's apps. */
const DISCORD = `<!doctype html><title>Discord</title><iframe src="PAGE" width="400" height="700"></iframe><script>
addEventListener("message", ({ data: [code, asked], source }) => {
  const tell = (heard) => source.postMessage([1, heard], "*");
  if (code === 0) tell({ cmd: "DISPATCH", evt: "READY", data: { v: 1 } });
  else if (asked.cmd === "AUTHORIZE")
    tell({ cmd: "AUTHORIZE", evt: null, nonce: asked.nonce, data: { code: "of-bob" } });
});
</script>`;
