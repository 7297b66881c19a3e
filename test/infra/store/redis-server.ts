// Real Redis servers for tests, on free ports and in folders of their own, removed after the test.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@keyv/redis";

/** Whether `redis-server` is on PATH. */
const redisInstalled = spawnSync("redis-server", ["--version"]).status === 0;

/**
 * Whether to skip suites that need their own Redis servers; prints a note on stderr. On CI nothing is skipped, so that
 * they fail there instead.
 */
export function skipWithoutRedis(suite: string): boolean {
  if (redisInstalled || process.env.CI) return false;
  process.stderr.write(`SKIPPED: ${suite}: there is no redis-server on PATH; install Redis to run it\n`);
  return true;
}

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Sends a command and resolves to its answer. */
  command(...args: string[]): Promise<unknown>;
  /** Ends it abruptly, as a crash would. */
  kill(): Promise<void>;
  /** Restarts it on the same port with the same data. */
  restart(): Promise<void>;
  /** Freezes (SIGSTOP) or wakes (SIGCONT) the process. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

/** Starts a server with extra command-line arguments (`--appendonly yes`); it answers once this resolves. */
export async function startRedis(...args: string[]): Promise<RedisServer> {
  for (let start = 1; ; start++) {
    const folder = mkdtempSync(join(tmpdir(), "gadalka-redis-"));
    const port = await freePort();
    const line = ["--port", String(port), "--dir", folder, "--save", "", "--bind", "127.0.0.1", ...args];
    try {
      return await serverAt(port, folder, line);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      if (start === STARTS) throw error;
    }
  }
}

/** Starts a cluster of three nodes; `url` names all of them. */
export async function startCluster(): Promise<Pick<RedisServer, "url" | "stop">> {
  const nodes = await Promise.all(
    [1, 2, 3].map(async () => {
      const bus = String(await freePort());
      return { bus, ...(await startRedis("--cluster-enabled", "yes", "--cluster-port", bus)) };
    }),
  );
  for (const [index, { command }] of nodes.entries()) {
    const first = index * 5462;
    await command("CLUSTER", "ADDSLOTSRANGE", String(first), String(Math.min(first + 5461, 16_383)));
    for (const { port, bus } of nodes.slice(0, index))
      await command("CLUSTER", "MEET", "127.0.0.1", String(port), bus);
  }
  const isReady = async () => {
    const known = await Promise.all(nodes.map(({ command }) => command("CLUSTER", "INFO")));
    return known.every((info) =>
      ["cluster_state:ok", "cluster_known_nodes:3"].every((one) => String(info).includes(one)),
    );
  };
  await until(isReady);
  return {
    url: nodes.map(({ url }) => url).join(","),
    stop: async () => void (await Promise.all(nodes.map(({ stop }) => stop()))),
  };
}

/** The number of attempts, because a free port may be taken by the time the server binds it. */
const STARTS = 5;

/** Resolves once `condition` resolves to true. Polls every 20 ms, and treats a rejection as false. @throws after
 * `timeoutMs`. */
export async function until(condition: () => Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  let cause: unknown;
  const holds = (): Promise<boolean> =>
    condition().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`still not so after ${timeoutMs} ms: ${condition}`, { cause });
    await wait(20);
  }
}

/** Returns a port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function serverAt(port: number, folder: string, line: readonly string[]): Promise<RedisServer> {
  let child = await launch(port, line);
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    command: (...args) => commandOn(port, args),
    kill: () => end(child),
    restart: async () => {
      child = await launch(port, line);
    },
    signal: (name) => child.kill(name),
    stop: async () => {
      await end(child);
      process.off("exit", killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(port: number, line: readonly string[]): Promise<ChildProcess> {
  const child = spawn("redis-server", line, { stdio: "ignore" });
  // Another server may be answering on this port while ours has already ended.
  const answers = async () =>
    String(await commandOn(port, ["INFO", "server"])).includes(`process_id:${child.pid}\r`);
  await until(async () => child.exitCode !== null || (await answers()));
  if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** The library generates a class with hundreds of methods whenever a client's options differ from the last one's;
 * duplicates share the class of their original. */
const pattern = createClient();

/** Sends one command over a connection of its own. */
async function commandOn(port: number, args: readonly string[]): Promise<unknown> {
  const client = pattern.duplicate({ socket: { host: "127.0.0.1", port, reconnectStrategy: false } });
  // The rejected command carries the same error.
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.sendCommand([...args]);
  } finally {
    client.destroy();
  }
}
