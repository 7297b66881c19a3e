// Runs the program with only the packages that `npm ci --omit=dev` installs.

import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
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
  for (const part of ["src", "commands", "locales", "package.json"])
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

/** `npm run pages`, for which the bundler is there. */
function buildPages(): void {
  install("rolldown");
  const { status, stderr } = spawnSync(process.execPath, ["src/launch.mjs", "web/build"], {
    cwd: folder.path,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  rmSync(join(folder.path, "node_modules/rolldown"));
}

/** Starts the program, which doesn't start. */
async function refused(): Promise<string> {
  const bot = spawnBot(["main"], environment, [], folder.path);
  expect(await bot.ended()).toBe(1);
  return bot.output();
}

it("serves pages with the scripts that npm run pages built", async () => {
  buildPages();
  const bot = await startBot(environment, [], folder.path);
  const page = await (await fetch(`${url}/verify`)).text();
  const [, path] = /<script[^>]* src="([^"]*\/js\/verify-[^"]*)"/.exec(page) ?? [];
  const script = await fetch(new URL(path ?? "", url));
  expect([script.status, (await script.text()).length > 10_000]).toEqual([200, true]);
  expect(await bot.stop()).toBe(0);
});

it("says what to run if the scripts aren't built, or are older than the sources", async () => {
  const problem = /^PUBLIC_URL: .* Run: npm ci .*&& npm run pages && npm prune/;
  expect(await refused()).toMatch(problem);
  buildPages();
  appendFileSync(join(folder.path, "src/web/mines/browser/grid.ts"), "// newer");
  expect(await refused()).toMatch(problem);
});
