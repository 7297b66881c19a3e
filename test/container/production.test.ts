// Runs the program with only the packages that `npm ci --omit=dev` installs.

import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../infra/store/redis-server.ts";
import { spawnBot, startBot, temporaryFolder } from "../platforms/conformance/rig.ts";
import { type Loopback, startLoopback } from "../platforms/telegram/loopback.ts";

const ROOT = join(import.meta.dirname, "../..");
const HOST = "127.0.0.1";

let folder: ReturnType<typeof temporaryFolder>;
let telegram: Loopback;
let environment: Readonly<Record<string, string>>;
let url: string;
beforeEach(async () => {
  folder = temporaryFolder();
  const texts = globSync("*.md", { cwd: ROOT });
  for (const part of ["src", "commands", "docs", "locales", "package.json", ...texts])
    cpSync(join(ROOT, part), join(folder.path, part), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies)) install(name);
  telegram = await startLoopback();
  const port = String(await freePort());
  url = `http://${HOST}:${port}`;
  environment = {
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_URL: telegram.apiUrl,
    DATA_DIR: join(folder.path, "data"),
    PORT: port,
    HOST,
    PUBLIC_URL: url,
  };
});
afterEach(async () => {
  await telegram.close();
  folder.remove();
});

/** Installs a package of ours in the folder. */
function install(name: string): void {
  const path = join(folder.path, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(ROOT, "node_modules", name), path);
}

/** What only building needs. */
const BUILDERS = ["rolldown"];

/** `npm run pages`. */
function buildPages(): void {
  for (const name of BUILDERS) install(name);
  const { status, stderr } = spawnSync(process.execPath, ["src/launch.mjs", "web/build"], {
    cwd: folder.path,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  for (const name of BUILDERS) rmSync(join(folder.path, "node_modules", name));
}

/** Starts the program, which doesn't start. */
async function refused(): Promise<string> {
  const bot = spawnBot(["main"], environment, [], folder.path);
  expect(await bot.ended()).toBe(1);
  return bot.output();
}

it("serves pages with what npm run pages built", async () => {
  buildPages();
  const bot = await startBot(environment, [], folder.path);
  const textOf = async (path: string): Promise<string> => {
    const answer = await fetch(new URL(path, url));
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const pages = ["/", "/arena", "/mines", "/verify"];
  const scripts = new Set<string>();
  // A worker's address is in the page's data.
  for (const path of pages)
    for (const [script] of (await textOf(path)).matchAll(/\/js\/[\w-]+\.js/g)) scripts.add(script);
  for (const script of scripts) expect((await textOf(script)).length).toBeGreaterThan(500);
  const entries = [...scripts].map((script) => /\/js\/(.+)-\w+\.js/.exec(script)?.[1]);
  expect(entries.sort()).toEqual(["home", "home-worker", "mines", "verify", "verify-worker"]);
  expect(await bot.stop()).toBe(0);
});

it("says what to run if the pages aren't built, or are older than the sources", async () => {
  const problem = /^PUBLIC_URL: .* Run: npm ci .*&& npm run pages && npm prune/;
  expect(await refused()).toMatch(problem);
  buildPages();
  appendFileSync(join(folder.path, "src/web/mines/browser/grid.ts"), "// newer");
  expect(await refused()).toMatch(problem);
});
