// `gadalka setup` on a pipe and on a terminal: what it asks, refuses and writes, and what a kill leaves behind.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import dotenv from "dotenv";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filledIn } from "../../src/cli/setup.ts";
import { type Loopback, startLoopback as startTelegram } from "../platforms/telegram/loopback.ts";
import { APP, startLoopback as startDiscord, TOKEN } from "./discord-loopback.ts";
import { run } from "./run.ts";

const LAUNCH = fileURLToPath(new URL("../../src/launch.mjs", import.meta.url));

let folder: string;
let file: string;
let telegram: Loopback;
let discord: Awaited<ReturnType<typeof startDiscord>>;
let environment: Readonly<Record<string, string>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gadalka-setup-"));
  file = join(folder, ".env");
  [telegram, discord] = await Promise.all([startTelegram(), startDiscord()]);
  environment = {
    DISCORD_API_URL: discord.apiUrl,
    TELEGRAM_API_URL: telegram.apiUrl,
    DATA_DIR: join(folder, "data"),
  };
});
afterEach(async () => {
  await Promise.all([telegram.close(), discord.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Answers its questions: Discord, Telegram, Redis and, with a token, the pages, and with those their owner. */
const setup = (lines: readonly string[], more = {}) =>
  run(["cli/index", "setup"], { ...environment, ...more }, lines.join("\n"), LAUNCH, folder);
const written = () => dotenv.parse(readFileSync(file, "utf8"));
const KEY = Buffer.alloc(32, 7).toString("base64");

describe("gadalka setup", () => {
  it("tries each answer out, makes the keys, and says how to be answered", async () => {
    const { code, out, err } = await setup([
      TOKEN,
      telegram.token,
      "",
      "https://g.example.org",
      "telegram:7",
    ]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("  Discord: the token is gadalka's");
    expect(out).toContain("  Telegram: logged in as @GadalkaBot");
    expect(out).toMatch(
      new RegExp(
        `^Next: start the bot \\(npm start, or docker compose up -d\\), then invite the bot with \\S*${APP}\\S* and type /rps`,
        "m",
      ),
    );
    expect(out).toContain(", or send /rps to https://t.me/GadalkaBot.\n");
    const { HOST_KEY, ...others } = written();
    expect(Buffer.from(HOST_KEY ?? "", "base64")).toHaveLength(32);
    expect(others).toMatchObject({
      DISCORD_TOKEN: TOKEN,
      TELEGRAM_TOKEN: telegram.token,
      PUBLIC_URL: "https://g.example.org",
      PORT: "8080",
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual([".env"]);
    expect(out).not.toContain(TOKEN);
  });

  it("is all that a bot needs: doctor finds nothing to warn about", async () => {
    await setup(["", telegram.token]);
    const { code, out } = await run(["cli/index", "doctor"], environment, "", LAUNCH, folder);
    expect(out).toMatch(
      /^Everything works\.\nNext: start the bot if it isn't running \(npm start, or docker compose up -d\), then send \/rps to https:\/\/t\.me\/GadalkaBot\.$/m,
    );
    expect(code).toBe(0);
  });

  it.each([
    ["a token of another form", ["", "none"], /^TELEGRAM_TOKEN: must be the token @BotFather gave you/m],
    ["a token that isn't known", ["wrong.token"], /^DISCORD_TOKEN: Discord doesn't accept this token\. Get/m],
    ["a store that isn't there", ["", "", "redis://127.0.0.1:9"], /^REDIS_URL: .*check that it's running/m],
    [
      "an address with a path",
      ["", "42:loopback-token", "", "g.example.org"],
      /^PUBLIC_URL: must be an https/m,
    ],
  ])("refuses %s, says what to do, and writes nothing", async (_what, lines, problem) => {
    writeFileSync(file, "# mine\n");
    const { code, err } = await setup(lines);
    expect(code).toBe(1);
    expect(err).toMatch(problem);
    expect(readFileSync(file, "utf8")).toBe("# mine\n");
  });

  it("leaves alone what is set and all else that the file holds", async () => {
    const before = `# mine\nTELEGRAM_TOKEN=${telegram.token}\nHOST_KEY=${KEY}\nLOG_LEVEL=warn`;
    writeFileSync(file, before);
    const { out } = await setup([]);
    expect(out).toContain("Enter: the one that is set");
    expect(out).toContain(".env stays as it is.");
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  it("makes no key that differs from that of a store with data", async () => {
    await run(["cli/index", "play"], environment, "/rps\nrock\n", LAUNCH, folder);
    const { code, out } = await setup(["", telegram.token]);
    expect(code).toBe(0);
    expect(out).toContain("HOST_KEY: not made, because");
    expect(written()).toMatchObject({ TELEGRAM_TOKEN: telegram.token, HOST_KEY: "" });
  });

  it("leaves the old file if it's killed halfway", async () => {
    writeFileSync(file, "LOG_LEVEL=warn\n");
    const env = { PATH: process.env.PATH, ...environment };
    const child = spawn(process.execPath, [LAUNCH, "cli/index", "setup"], { cwd: folder, env });
    child.stdin.write(`${TOKEN}\n`);
    child.stdout.on("data", (chunk) => {
      if (String(chunk).includes("Bot token of Telegram")) child.kill("SIGKILL");
    });
    await new Promise((resolve) => child.once("exit", resolve));
    expect(readdirSync(folder)).toEqual([".env"]);
    expect(readFileSync(file, "utf8")).toBe("LOG_LEVEL=warn\n");
  });
});

/** `script` of util-linux, with which a program has a terminal. */
const hasScript = spawnSync("script", ["--version"]).stdout?.includes("util-linux") ?? false;

describe.skipIf(!hasScript)("gadalka setup on a terminal", () => {
  /** Types each line once its prompt is there. */
  async function typedAt(...steps: readonly (readonly [prompt: string, line: string])[]) {
    const line = `"${process.execPath}" "${LAUNCH}" cli/index setup`;
    const env = { PATH: process.env.PATH, ...environment };
    const child = spawn("script", ["-qefc", line, "/dev/null"], { cwd: folder, env });
    const left = [...steps];
    let [out, seen] = ["", 0];
    child.stdout.on("data", (chunk) => {
      out += chunk;
      const [step] = left;
      const at = step ? out.indexOf(step[0], seen) : -1;
      if (!step || at < 0) return;
      seen = at + step[0].length;
      left.shift();
      setTimeout(() => child.stdin.write(step[1]), 100);
    });
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    return { code, out };
  }

  it("asks again after a refused answer, and never shows a token", async () => {
    const { code, out } = await typedAt(
      ["Discord (Enter: none): ", "wrong.token\r"],
      ["Discord (Enter: none): ", `${TOKEN}\r`],
      ["Telegram (Enter: none): ", "\r"],
      ["6379 (Enter: none): ", "\r"],
      ["example.org (Enter: none): ", "\r"],
    );
    expect(code).toBe(0);
    expect(out).toContain("DISCORD_TOKEN: Discord doesn't accept this token");
    expect(out).not.toMatch(/loopback\.token|wrong\.token/);
    expect(written().DISCORD_TOKEN).toBe(TOKEN);
  });

  it.each([
    ["Ctrl+C", "\u0003"],
    ["Ctrl+D", "\u0004"],
  ])("writes nothing after %s", async (_key, code) => {
    const ended = await typedAt(["Discord (", `${TOKEN}\r`], ["Telegram (", code]);
    expect(ended.code).toBe(130);
    expect(ended.out).toContain("Nothing was written.");
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("a setting in .env", () => {
  it.each([
    ["replaces its line", "A=1\n# B=2\nB=3\nC=4\n", "A=1\n# B=2\nB=x\nC=4\n"],
    ["replaces the line that counts", "B=1\nB=2", "B=1\nB=x"],
    ["is found in any form", " export B = '1'\r\nC=2\r\n", "B=x\r\nC=2\r\n"],
    ["is added at the end", "BB=1", "BB=1\nB=x\n"],
    ["is the first", "", "B=x\n"],
  ])("%s", (_what, before, after) => {
    expect(filledIn(before, { B: "x" })).toBe(after);
  });

  it.each(["a=b+c/d==", "redis://u:p#w$d@h:6379", "redis://u:a b@h"])("is read as it was: %s", (value) => {
    expect(dotenv.parse(filledIn("", { B: value }))).toEqual({ B: value });
  });
});
