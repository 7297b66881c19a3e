// The page to verify in a real browser: it checks what the address carries, without a request, and runs nothing of it.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBoardLine } from "../../src/core/proof/line.ts";
import { played } from "../core/proof/played.ts";
import { describeInBrowser, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const { line, match, messages } = played("rps", 12);

describeInBrowser("the page to verify", () => {
  const browser = useBrowser();
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  const open = async (path: string) => {
    const opened = await browser.open(`${site.url}${path}`);
    await opened.page.waitForSelector("#form:not([hidden])");
    return opened;
  };
  const checked = async (page: Page, proof: string, seen = ""): Promise<string> => {
    await page.fill("#line", proof);
    await page.fill("#messages", seen);
    await page.click("#check");
    return page.innerText("#result");
  };

  test("checks the line of its address, then the messages that are pasted, without a request", async () => {
    const { page, problems } = await open(`/verify#${line}`);
    let requests = 0;
    page.on("request", () => requests++);
    expect(await page.innerText("#result h2")).toBe("Everything that was checked fits");
    expect(await page.locator("#result tbody tr").count()).toBe(13);
    expect(await checked(page, line, messages.join("\n"))).toContain("13 of 13");
    await page.click("#result summary");
    expect(await page.innerText("#result tbody tr:last-child")).toMatch(/^13\s+–\s+\S+\s+[0-9a-f ]{14} ✓$/);
    expect([requests, problems]).toEqual([0, []]);
  });

  test("shows a board's mines", async () => {
    const rules = { width: 5, height: 4, mines: 3, start: "opening" } as const;
    const board = { session: "b", secret: match.secret, rules, first: 6, attempt: 0 };
    const { page, problems } = await open(`/verify#${writeBoardLine(board)}`);
    expect((await page.innerText("#result pre")).match(/\*/g)).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  test("says what doesn't fit or can't be read, in the page's language", async () => {
    const { page, problems } = await open("/verify?lang=de");
    expect(await checked(page, line, played("rps", 3, 8).messages.join("\n"))).toContain(
      "Deine Nachrichten zeigen zuerst",
    );
    expect(await checked(page, line.slice(0, -1))).toContain("abgeschnitten oder verändert");
    const evil = '<img src=x onerror="window.hacked=1">';
    expect(await checked(page, `gd1.match.${evil}`)).toContain("abgeschnitten oder verändert");
    expect(await checked(page, evil)).toContain("kein Nachweis");
    expect(await page.evaluate("window.hacked")).toBeUndefined();
    expect(problems).toEqual([]);
  });
});
