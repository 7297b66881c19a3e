// The verify page in a real browser: it checks what the address carries, runs nothing from a proof, and works offline.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  DAY_MS,
  encodePledge,
  readMatchProof,
  writeMatchProof,
  writePublishedKey,
} from "../../src/core/fairness/index.ts";
import type { Host } from "../../src/people/host/index.ts";
import { ownerTag } from "../../src/people/index.ts";
import { exportOf, NOON, PLAYER, type Played, playMatch } from "../cli/verify/played.ts";
import { freshHost } from "../commands/host.ts";
import { describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const LATER = NOON + 3 * DAY_MS;
const tag = ownerTag(PLAYER);

let now = NOON;
let host: Host;
let site: OpenSite;
const folder = mkdtempSync(join(tmpdir(), "gadalka-verify-page-"));

function played(wish: Partial<Parameters<typeof playMatch>[1]> = {}): Played {
  now = NOON;
  const match = playMatch(host, { tag, rounds: 6, before: 12, ...wish });
  now = LATER;
  return match;
}

describeInBrowser("the page to verify", () => {
  const browser = useBrowser();
  beforeAll(async () => {
    host = await freshHost(31, () => now);
    site = await openSite();
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (path = "/verify") => {
    const opened = await browser.open(`${site.url}${path}`);
    await opened.page.waitForSelector("#form:not([hidden])");
    return opened;
  };
  const checked = async (page: Page, text: string): Promise<string> => {
    await page.fill("#pasted", text);
    await page.click("#check");
    return result(page);
  };

  test("checks the address's fragment, shows verdict and moves, and sends no requests", async () => {
    const match = played();
    const heard = await host.publishedKey();
    const all = [match.line, encodePledge(host.pledge), heard ? writePublishedKey(heard) : ""].join(" ");
    const opened = await open(`/verify#${encodeURIComponent(all)}`);
    await result(opened.page);
    const { page } = opened;
    expect(await page.getAttribute("#result section", "data-verdict")).toBe("open");
    expect(await marks(page)).toEqual({
      ...{ "seals-open": "✓", "played-at": "✓", signed: "✓", "pledge-named": "✓", "dice-fit": "✓" },
      ...{ "moves-open": "?", "noted-none-given": "?" },
    });
    await page.setInputFiles("#file", {
      name: "gadalka-export.json",
      mimeType: "application/json",
      buffer: Buffer.from(exportOf(match)),
    });
    await page.fill("#pasted", `${all} ${match.messages[0]}`);
    await page.click("#check");
    await page.waitForSelector('[data-verdict="fits"]');
    expect(await page.locator("tbody tr").count()).toBe(7);
    expectCalm(opened);
  });

  test("shows names in a forged proof as text, and runs nothing", async () => {
    const opened = await open();
    const proof = readMatchProof(played().line);
    if ("kind" in proof) throw new Error(proof.kind);
    const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const line = writeMatchProof({ ...proof, course: { ...proof.course, opponent: evil, word: evil } });
    expect(await checked(opened.page, line)).toContain(evil);
    expect(await opened.page.evaluate("window.hacked")).toBeUndefined();
    expect(await opened.page.locator("#result img, #result script").count()).toBe(0);
    expectCalm(opened);
  });

  test("works offline as one saved file", async () => {
    const answer = await fetch(`${site.url}/verify/page.html?lang=de`);
    expect(answer.headers.get("content-disposition")).toContain("gadalka-verify.html");
    const file = join(folder, "gadalka-verify.html");
    writeFileSync(file, await answer.text());
    const opened = await browser.open(pathToFileURL(file).href, { offline: true });
    await opened.page.waitForSelector("#form:not([hidden])");
    expect(await checked(opened.page, played().line)).toContain("manches ließ sich nicht prüfen");
    expectCalm(opened);
  });
});

async function result(page: Page): Promise<string> {
  await page.waitForSelector("#working", { state: "hidden" });
  return page.innerText("#result");
}

async function marks(page: Page): Promise<Record<string, string>> {
  const read =
    "[...document.querySelectorAll('[data-what]')].map((one) => [one.dataset.what, one.firstChild.textContent])";
  return Object.fromEntries((await page.evaluate(read)) as [string, string][]);
}
