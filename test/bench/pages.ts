// How soon the largest pages load while two cores are busy: a league of a hundred entrants and a tournament of a
// thousand, compared with a page of plain text.

import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { type Browser, chromium } from "playwright-core";
import { leagueWith, MONTH, tableOf } from "../web/league-of.ts";
import { openSite } from "../web/open-site.ts";
import { endedOf } from "../web/tournament-of.ts";
import { printTable } from "./table.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const TIMES = 15;
const BUSY = "for (;;) ;";
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ["plain text", "/privacy"],
  ["a league of 100", `/arena/rps/${MONTH}`],
  ["a tournament of 1,000", "/arena/tournament/x"],
  ["a round of it", "/arena/tournament/x/round/1"],
];

/** Prints milliseconds until the server has answered, and until a phone's browser has painted and run everything. */
export async function benchPages(): Promise<void> {
  const table = tableOf(100);
  const tournaments = await endedOf(1_000, "swiss");
  const site = await openSite({}, { app: { league: leagueWith(() => table), tournaments } });
  const browser = existsSync(CHROMIUM)
    ? await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] })
    : undefined;
  if (!browser) process.stdout.write(`There is no ${CHROMIUM}: only the server's answers are timed.\n`);
  const busy = [0, 1].map(() => new Worker(BUSY, { eval: true }));
  try {
    const rows: [string, number, number | undefined, number][] = [];
    for (const [name, path] of PAGES) {
      const url = `${site.url}${path}`;
      const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
      const answer = await median(() => answeredMs(url));
      rows.push([name, answer, browser && (await median(() => loadedMs(browser, url))), bytes / 1_000]);
    }
    const [, plainAnswer = 1, plainLoad = 1] = rows[0] ?? [];
    printTable(
      `Pages with two cores busy, milliseconds, the median of ${TIMES}`,
      ["page", "answer", "times plain text", "loaded and painted", "times plain text", "kB unpacked"],
      rows.map(([name, answer, load, kilobytes]) => [
        ...[name, answer, answer / plainAnswer, load, load && load / plainLoad, kilobytes],
      ]),
    );
  } finally {
    await Promise.all(busy.map((one) => one.terminate()));
    await browser?.close();
    await site.stop();
  }
}

/** Milliseconds from requesting the address, with an empty cache. */
async function loadedMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 720 } });
  const page = await context.newPage();
  const from = performance.now();
  await page.goto(url, { waitUntil: "load" });
  // After two frames, the layout is on the screen.
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const ms = performance.now() - from;
  await context.close();
  return ms;
}

async function answeredMs(url: string): Promise<number> {
  const from = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - from;
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await measure());
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] as number;
}
