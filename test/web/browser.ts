// A real Chromium (Debian's), started once per file. Requests to other origins, page errors and policy violations fail
// the test.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const isThere = existsSync(CHROMIUM);
/** CI machines must have one. */
const isSkipped = !isThere && process.env.CI !== "true";
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Tests with a browser; skipped, with a notice, on a machine without one. */
export const describeInBrowser = isSkipped ? describe.skip.bind(undefined) : describe;
if (isSkipped) process.stdout.write(`Tests in a browser are skipped: there is no ${CHROMIUM}.\n`);

export interface Opened {
  readonly page: Page;
  /** Everything that went wrong: errors, policy violations, requests to other origins. */
  readonly problems: readonly string[];
}

/** A browser for a file's or block's tests. */
export function useBrowser() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
  });
  /** A fresh page, as for a first-time visitor. */
  const open = async (url: string, options: BrowserContextOptions = {}): Promise<Opened> => {
    if (!browser) throw new Error("the browser is not started");
    const context = await browser.newContext({ locale: "en-GB", ...options });
    contexts.push(context);
    const page = await context.newPage();
    const problems: string[] = [];
    const { origin } = new URL(url);
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => {
      const asked = new URL(request.url());
      if (asked.protocol.startsWith("http") && asked.origin !== origin)
        problems.push(`elsewhere: ${asked.href}`);
    });
    await page.goto(url);
    return { page, problems };
  };
  return { open };
}

const PHONE = { width: 360, height: 720 };
const DESK = { width: 1280, height: 900 };

/** Elements with the `hidden` attribute that a CSS rule shows anyway. */
const HIDDEN_BUT_SHOWN = `[...document.querySelectorAll("[hidden]")]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => one.outerHTML.slice(0, 200))`;

/** Violations that axe-core finds on the page, in light and dark, on a phone and on a desktop; also whether it fits
 * both, and whether hidden elements are really hidden. */
export async function accessibilityProblems(
  { open }: ReturnType<typeof useBrowser>,
  url: string,
  ready: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<readonly string[]> {
  const found: string[] = [];
  // Without motion, because colours in transition match neither state.
  const { page, problems } = await open(url, { viewport: PHONE, bypassCSP: true, reducedMotion: "reduce" });
  await ready(page);
  await page.addScriptTag({ path: AXE });
  for (const [colorScheme, viewport] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
    if (width > viewport.width) found.push(`${url} is ${width} px wide on ${viewport.width} px`);
    for (const shown of await page.evaluate<readonly string[]>(HIDDEN_BUT_SHOWN))
      found.push(`hidden, but shown: ${url} ${shown}`);
    const { violations } = await page.evaluate<Axe>("axe.run()");
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ html }) => html).join(" ");
      found.push(`${colorScheme} ${viewport.width} ${url} ${id}: ${where.slice(0, 300)}`);
    }
  }
  await page.context().close();
  return [...found, ...problems];
}

const LOOKS = [
  ["light", PHONE],
  ["dark", PHONE],
  ["dark", DESK],
] as const;

interface Axe {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** @throws AssertionError for problems recorded by `open`. */
export function expectCalm({ problems }: Opened): void {
  expect(problems).toEqual([]);
}
