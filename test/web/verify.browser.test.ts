// The verify page in a real browser: its verdicts match the command line's, it says what's wrong with input that isn't
// a proof, runs nothing from a proof, and works offline.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportOn } from "../../src/cli/verify/index.ts";
import {
  base64urlOf,
  boardSeedOf,
  DAY_MS,
  type DrawnBoard,
  encodePledge,
  fromBase64url,
  readMatchProof,
  readPublishedKey,
  sha256Of,
  writeMatchProof,
  writePublishedKey,
} from "../../src/core/fairness/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { readExport, verdictOf } from "../../src/core/verify/index.ts";
import { ConfigProblem } from "../../src/infra/config-problem.ts";
import type { Host } from "../../src/people/host/index.ts";
import { LEARN_EVERYTHING, ownerTag } from "../../src/people/index.ts";
import type { Asked, Checked, Refused } from "../../src/web/verify/check.ts";
import { shippedFacts } from "../../src/web/verify/saved.ts";
import { exportOf, NOON, PLAYER, type Played, playMatch } from "../cli/verify/played.ts";
import { freshHost } from "../commands/host.ts";
import { accessibilityProblems, describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

/** 10,000 take a few minutes. */
const PROOFS = Number(process.env.VERIFY_PROOFS ?? 400);
const BATCH = 100;
/** Page and script together, in bytes. */
const GZIP_MAX = 40_000;
const LATER = NOON + 3 * DAY_MS;
const tag = ownerTag(PLAYER);
const GAMES = ["rps", "oddeven", "rpsls", "rps-101"];
const OPPONENTS = ["random", "mirror", "markov:order=2", "fortune-teller"];

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

  test(`agrees with gadalka verify on ${PROOFS} proofs, half of them damaged in one bit`, async () => {
    const { page } = await open();
    await page.evaluate(ASKING);
    const found = { fits: 0, open: 0, wrong: 0, refused: 0 };
    for (const questions of batches(asked(PROOFS), BATCH)) {
      const here = questions.map(verdictHere);
      const there = (await page.evaluate(`ask(${JSON.stringify(questions)})`)) as (Checked | Refused)[][];
      expect(there.map((results) => verdictThere(results[0]))).toEqual(here);
      for (const one of here) found[one.split(" ")[0] as keyof typeof found]++;
    }
    expect(found.fits).toBeGreaterThan(PROOFS / 4);
    // Changed bits that the checksum misses, and ones that it catches.
    expect(Math.min(found.wrong, found.refused)).toBeGreaterThan(PROOFS / 20);
    expect(found.open).toBeGreaterThanOrEqual(0);
  }, 1_200_000);

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

  test("shows mismatches of a host that chose after the press, and claims only the host makes", async () => {
    const { page } = await open();
    const heard = host.publishedKey() ?? expect.fail("no key is published");
    const shown = async (match: Played): Promise<string> => {
      await page.setInputFiles("#file", {
        name: "gadalka-export.json",
        mimeType: "application/json",
        buffer: Buffer.from(exportOf(match)),
      });
      return checked(page, [match.line, encodePledge(host.pledge), writePublishedKey(heard)].join(" "));
    };
    const rich = played({ accounts: (one, turn) => [turn === 4 ? { ...one, bank: 1 } : one] });
    expect(await shown(rich)).toContain("what I’d risk can NOT have been what the line says");
    expect(await page.getAttribute("#result section", "data-verdict")).toBe("wrong");
    const learningPolicy = { ...LEARN_EVERYTHING, mode: "off", paused: 15 } as const;
    expect(await shown(played({ policyAt: [3, learningPolicy] }))).toContain(
      "the line states settings for your model",
    );
    expect(await page.getAttribute("#result section", "data-verdict")).toBe("open");
  });

  test("explains what is wrong with input it cannot check, and which is another host's", async () => {
    const { page, problems } = await open();
    const { line } = played();
    expect(await checked(page, "hello")).toContain("There’s no proof in this");
    expect(await checked(page, line.slice(0, 90))).toContain("damaged or cut short");
    expect(await checked(page, "gdk9.AAAA")).toContain("from a newer version");
    expect(await checked(page, `${line} gdp1.AAAA`)).toContain("The pledge is damaged");
    expect(await checked(page, line)).toContain("Signed by another host");
    expect(await checked(page, "a".repeat(1_000_001))).toContain("more than a million characters");
    expect(problems).toEqual([]);
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

  test("stays small until something is checked", async () => {
    const page = await (await fetch(`${site.url}/verify`)).text();
    const [path] = /\/js\/verify-[0-9a-f]{16}\.js/.exec(page) ?? [];
    const script = await (await fetch(`${site.url}${path}`)).arrayBuffer();
    expect(gzipSync(page).length + gzipSync(script).length).toBeLessThan(GZIP_MAX);
  });

  test("is accessible with a result, in three languages", async () => {
    const { line } = played();
    for (const language of ["en", "de", "ja"]) {
      const url = `${site.url}/verify?lang=${language}#${line}`;
      expect(await accessibilityProblems(browser, url, (page) => result(page))).toEqual([]);
    }
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

/** The page's own worker, asked the way the page does. */
const ASKING = `globalThis.ask = async (questions) => {
  globalThis.worker ??= new Worker(JSON.parse(document.getElementById('data').textContent).worker);
  const results = [];
  for (const question of questions) {
    const answer = new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
    worker.postMessage(question);
    results.push(await answer);
  }
  return results;
};`;

function* asked(count: number): Generator<Asked> {
  const random = seededRandom(7);
  for (let number = 0; number < count / 2; number++) {
    const opponent = OPPONENTS[number % OPPONENTS.length] as string;
    const match = played({
      ...{ seed: number, opponent, rounds: 1 + (number % 9), word: number % 4 === 3 ? "river" : "" },
      gameId: GAMES[number % GAMES.length] as string,
      ...(number % 11 === 10 && { cheat: (honest: number) => (honest + 1) % 2 }),
    });
    const heard = host.publishedKey();
    const rest = `${encodePledge(host.pledge)} ${heard ? writePublishedKey(heard) : ""} ${match.messages[0]}`;
    const more = {
      ...{ exported: exportOf(match), now: LATER },
      host: { pledges: [], ...shippedFacts() },
    };
    const line = number % 5 === 4 ? boardLine(number) : match.line;
    yield { text: `${line} ${rest}`, ...more };
    yield {
      text: `${damaged(line, number % 2 === 0, (bound) => random.below(bound))} ${rest}`,
      ...more,
    };
  }
}

/** The proof of a minesweeper board. */
function boardLine(number: number): string {
  now = NOON;
  const session = `game${number}`;
  const { seed, day, at } = host.draw("board", session, "word");
  const board: DrawnBoard = {
    rules: { width: 8, height: 8, mines: 10, start: "safe" },
    ...{ seed: boardSeedOf(seed), noGuess: number % 2 === 0, session, again: 0, word: "word", at, day },
  };
  now = LATER;
  return host.proveBoard({ board, pledge: host.pledge });
}

/** The line with one bit flipped; with `isMended`, its checksum is corrected. */
function damaged(line: string, isMended: boolean, below: (bound: number) => number): string {
  const parts = line.split(".");
  const part = isMended ? 1 : 1 + below(parts.length - 1);
  const bytes = fromBase64url(parts[part] as string) as Uint8Array;
  const bits = 8 * (isMended ? bytes.length - 4 : bytes.length);
  const bit = below(bits);
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
  if (isMended) bytes.set(sha256Of(bytes.subarray(0, -4)).subarray(0, 4), bytes.length - 4);
  return parts.with(part, base64urlOf(bytes)).join(".");
}

/** The verdict of `gadalka verify`, given the same input. */
function verdictHere({ text, exported = "", now: at }: Asked): string {
  const [line = "", , key = "", ...message] = text.split(" ");
  const publishedKey = readPublishedKey(key);
  try {
    const given = {
      history: readExport(exported),
      messages: message.join(" "),
      ...(publishedKey && { publishedKey }),
    };
    const { findings } = reportOn(line, given, { pledges: [host.pledge], by: "you" }, at);
    return `${verdictOf(findings)} ${findings.map(({ what, mark }) => `${what} ${mark}`).join(", ")}`;
  } catch (error) {
    if (error instanceof ConfigProblem) return "refused";
    throw error;
  }
}

function verdictThere(one: Checked | Refused | undefined): string {
  if (!one || "problem" in one) return "refused";
  return `${one.verdict} ${one.findings.map(({ what, mark }) => `${what} ${mark}`).join(", ")}`;
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[]> {
  let some: Item[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
