// The hall where duels are held without platforms: one or two bots as processes, events that reach either of them,
// several times or not at all, and everything they send.

import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FoundPerson, Incoming, Reply } from "../../../src/chat/index.ts";
import type { World } from "../world.ts";
import type { Ask, BotMessage } from "./channel.ts";

const PROGRAM = fileURLToPath(new URL("bot-process.ts", import.meta.url));
/** Longer than any answer may take; should never be reached. */
const PATIENCE_MS = 30_000;

/** What a bot sends: an answer to a person, or another message that's posted or edited. */
export interface Outgoing {
  readonly text: string;
  readonly to?: Incoming;
  /** The name of the message that it's in, if known. */
  readonly message?: string;
}

/** An event in flight. */
interface Sent {
  readonly incoming: Incoming;
  readonly found?: FoundPerson;
  readonly message: string;
}

export interface Hall {
  /** Delivers to the bot with this number; undefined if it ended before it answered. */
  deliver(sent: Sent, at: number): Promise<Reply | undefined>;
  /** Has a bot read a stored duel. */
  read(id: string): Promise<unknown>;
  /** `kill -9`, then a restart. */
  kill(at: number): Promise<void>;
  readonly size: number;
  /** Events that were never answered although their bot was alive. */
  readonly unanswered: readonly string[];
  /** Lines of the logs. */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly waiting: Map<number, (heard: BotMessage | undefined) => void>;
}

export interface HallPlan {
  readonly bots: number;
  readonly environment: Readonly<Record<string, string>>;
  onOutgoing(outgoing: Outgoing): void;
}

export async function openHall(world: World, { bots, environment, onOutgoing }: HallPlan): Promise<Hall> {
  const running: Running[] = [];
  const unanswered: string[] = [];
  const logged: string[] = [];
  let asked = 0;
  let isStopping = false;

  const start = async (at: number): Promise<void> => {
    const settings = { BUDGETS: "off", LOG_LEVEL: "info", ...environment };
    const { PATH = "", HOME = "" } = process.env;
    const stdio = ["ignore", "ignore", "pipe", "ipc"] as const;
    const child = fork(PROGRAM, { env: { PATH, HOME, ...settings }, stdio: [...stdio] });
    world.guards(child);
    const one: Running = { child, waiting: new Map() };
    child.stderr?.on("data", (chunk: Buffer) => logged.push(...linesOf(chunk)));
    const ready = Promise.withResolvers<void>();
    child.on("message", (heard: BotMessage) => {
      if (heard.n > 0) return one.waiting.get(heard.n)?.(heard);
      if (heard.text === "ready") return ready.resolve();
      const { text, message } = heard;
      onOutgoing({ text, ...(message !== undefined && { message }) });
    });
    child.once("exit", (code) => {
      ready.reject(new Error(`a bot ended with ${code}:\n${logged.slice(-5).join("\n")}`));
      for (const give of one.waiting.values()) give(undefined);
    });
    await ready.promise;
    running[at] = one;
  };

  const ask = async (what: Ask, { child, waiting }: Running): Promise<BotMessage | undefined> => {
    if (!isAlive(child)) return undefined;
    const { promise, resolve } = Promise.withResolvers<BotMessage | undefined>();
    waiting.set(what.n, resolve);
    child.send(what, (error) => error && resolve(undefined));
    const timer = setTimeout(() => {
      unanswered.push(JSON.stringify(what).slice(0, 300));
      resolve(undefined);
    }, PATIENCE_MS);
    const heard = await promise;
    clearTimeout(timer);
    waiting.delete(what.n);
    return heard;
  };

  /** The bot with this number, or the other one while that's down. */
  const alive = async (at: number): Promise<Running> => {
    for (;;) {
      for (let step = 0; step < bots; step++) {
        const one = running[(at + step) % bots];
        if (one && isAlive(one.child)) return one;
      }
      if (isStopping) throw new Error("the hall is closed");
      await wait(20);
    }
  };

  await Promise.all(Array.from({ length: bots }, (_, at) => start(at)));
  return {
    size: bots,
    unanswered,
    logged,
    deliver: async ({ incoming, found, message }, at) => {
      const n = ++asked;
      const what: Ask = {
        n,
        kind: "event",
        incoming,
        message,
        isLate: n % 20 === 0,
        ...(found && { found }),
      };
      const heard = await ask(what, await alive(at));
      if (!heard) return undefined;
      onOutgoing({ text: heard.text, to: incoming, message });
      return JSON.parse(heard.text) as Reply;
    },
    read: async (id) => {
      for (;;) {
        const heard = await ask({ n: ++asked, kind: "read", id }, await alive(0));
        if (heard && heard.text !== '"away"') return JSON.parse(heard.text);
        await wait(100);
      }
    },
    kill: async (at) => {
      const one = running[at];
      if (!one || !isAlive(one.child)) throw new Error(`bot ${at + 1} had ended before it was killed`);
      one.child.kill("SIGKILL");
      await start(at);
    },
    stop: async () => {
      isStopping = true;
      for (const { child } of running) child.kill("SIGKILL");
    },
  };
}

function isAlive({ exitCode, signalCode, connected }: ChildProcess): boolean {
  return exitCode === null && signalCode === null && connected;
}

function linesOf(chunk: Buffer): readonly string[] {
  return chunk.toString().split("\n").filter(Boolean);
}
