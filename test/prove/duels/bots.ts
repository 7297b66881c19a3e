// One or two bots as processes on one store, to which events are delivered, and which are killed.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import type { World } from "../world.ts";
import type { Answer } from "./bot-process.ts";

const PROGRAM = fileURLToPath(new URL("bot-process.ts", import.meta.url));
/** Longer than any answer may take; should never be reached. */
const PATIENCE_MS = 30_000;

export interface Bots {
  /** The answer of the bot with this number, or of the other one while that's down; undefined if the bot was killed before
   * it answered, or its store was away. */
  ask(incoming: Incoming, at: number): Promise<Reply | undefined>;
  /** `kill -9`, then a restart. */
  kill(at: number): Promise<void>;
  /** What was never answered although its bot was alive. */
  readonly unanswered: readonly string[];
  readonly logged: readonly string[];
  stop(): void;
}

export async function openBots(
  world: World,
  size: number,
  environment: Readonly<Record<string, string>>,
): Promise<Bots> {
  const running: ChildProcess[] = [];
  const waiting = new Map<number, (reply: unknown) => void>();
  const unanswered: string[] = [];
  const logged: string[] = [];
  let asked = 0;

  const start = async (at: number): Promise<void> => {
    const { PATH = "", HOME = "" } = process.env;
    const env = { PATH, HOME, BUDGETS: "off", LOG_LEVEL: "info", ...environment };
    const child = fork(PROGRAM, { env, stdio: ["ignore", "ignore", "pipe", "ipc"] }).setMaxListeners(0);
    world.guards(child);
    child.stderr?.on("data", (chunk: Buffer) => logged.push(...chunk.toString().split("\n").filter(Boolean)));
    const [first] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (typeof first !== "object") throw new Error(`a bot ended:\n${logged.slice(-5).join("\n")}`);
    child.on("message", ({ n, reply }: Answer) => waiting.get(n)?.(reply));
    running[at] = child;
  };

  const aliveAt = async (at: number): Promise<ChildProcess> => {
    for (let step = 0; ; step++) {
      const child = running[(at + step) % size];
      if (child?.connected && child.exitCode === null && child.signalCode === null) return child;
      if (step % size === size - 1) await wait(20);
    }
  };

  await Promise.all(Array.from({ length: size }, (_, at) => start(at)));
  return {
    unanswered,
    logged,
    async ask(incoming, at) {
      const child = await aliveAt(at);
      const n = ++asked;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      waiting.set(n, resolve);
      const gone = () => resolve(undefined);
      child.once("exit", gone);
      child.send({ incoming, n }, (error) => error && gone());
      const timer = setTimeout(() => {
        unanswered.push(JSON.stringify(incoming).slice(0, 300));
        gone();
      }, PATIENCE_MS);
      const reply = await promise;
      clearTimeout(timer);
      child.off("exit", gone);
      waiting.delete(n);
      return reply as Reply | undefined;
    },
    async kill(at) {
      running[at]?.kill("SIGKILL");
      await start(at);
    },
    stop: () => {
      for (const child of running) child.kill("SIGKILL");
    },
  };
}
