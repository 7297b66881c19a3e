// The balancer of compose.yaml in front of two bots that are restarted one after the other, unnoticed. Needs Caddy
// (`caddy` in Debian).

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, until } from "../infra/store/redis-server.ts";

const FILE = fileURLToPath(new URL("../../deploy/caddy/Caddyfile", import.meta.url));
/** The bots' default; see DRAIN_SECONDS. */
const DRAIN_MS = 3_000;
const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (!hasCaddy) process.stderr.write("SKIPPED: the balancer: there is no caddy on PATH\n");

/** Answers like a bot, and shuts down like one. */
class Bot {
  readonly port: number;
  answered = 0;
  #isReady = true;
  #server: Server | undefined;

  constructor(port: number) {
    this.port = port;
  }

  async start(): Promise<void> {
    this.#isReady = true;
    this.#server = createServer((request, response) => {
      // After the stop signal, each answer closes its connection.
      if (!this.#isReady) response.setHeader("connection", "close");
      if (request.url === "/ready") return void response.writeHead(this.#isReady ? 200 : 503).end();
      this.answered++;
      request.resume().on("end", () => response.end(request.method));
    }).listen(this.port, "127.0.0.1");
    await until(async () => this.#server?.listening === true);
  }

  async restart(): Promise<void> {
    this.#isReady = false;
    await wait(DRAIN_MS);
    await new Promise((resolve) => this.#server?.close(resolve).closeIdleConnections());
    await wait(500);
    await this.start();
  }

  stop(): void {
    this.#server?.close().closeAllConnections();
  }
}

describe.skipIf(!hasCaddy)("the balancer", () => {
  let caddy: ChildProcess;
  let bots: Bot[] = [];
  let site = "";

  beforeAll(async () => {
    bots = [new Bot(await freePort()), new Bot(await freePort())];
    for (const bot of bots) await bot.start();
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    const BOTS = bots.map((bot) => `127.0.0.1:${bot.port}`).join(" ");
    const env = { ...process.env, SITE: `http://127.0.0.1:${port}`, BOTS };
    caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", FILE], { env, stdio: "ignore" });
    await until(async () => (await press()) === "POST");
  });
  afterAll(() => {
    caddy.kill();
    for (const bot of bots) bot.stop();
  });

  async function press(): Promise<string> {
    const answer = await fetch(`${site}/telegram`, { method: "POST", body: "{}" });
    return answer.ok ? answer.text() : String(answer.status);
  }

  it("loses no request while both bots restart in turn", async () => {
    const outcomes = new Map<string, number>();
    let isOver = false;
    const pressing = (async () => {
      while (!isOver) {
        const outcome = await press().catch(String);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await wait(5);
      }
    })();
    for (const bot of bots) {
      await bot.restart();
      const before = bot.answered;
      await until(async () => bot.answered > before);
    }
    isOver = true;
    await pressing;
    expect([...outcomes.keys()]).toEqual(["POST"]);
    expect(outcomes.get("POST")).toBeGreaterThan(100);
  });

  it("doesn't expose health or metrics", async () => {
    for (const path of ["/metrics", "/health", "/ready"]) expect((await fetch(site + path)).status).toBe(404);
  });
});
