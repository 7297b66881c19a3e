// Plays matches, moves and boards of other people's files in child processes, which start with the first order and end
// when idle.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import type { MinesRules } from "../../core/games/minesweeper/board.ts";
import { isSandboxed } from "../../core/strategies/index.ts";
import type { MatchOutcome, MatchTask, StrategySources } from "../match/task.ts";
import { forfeitedBy, noResultOutcome } from "../match/task.ts";
import { FILE_BYTES_MAX, ROUND_MS } from "./limits.ts";
import {
  ANSWERS,
  EXPORTS,
  type Inspected,
  type NextMove,
  type NextQuestion,
  type Order,
  type PlayedBoard,
  SAID,
} from "./orders.ts";
import { Turns } from "./turns.ts";

export interface SandboxOptions {
  readonly strategySources: StrategySources;
  /** Whose time a file's moves use (`next`); by default they may use any. */
  ownerOf?(id: string): Promise<string | undefined>;
  /** How many processes at most; default 1. */
  readonly processes?: number;
  /** Idle time after which a process ends, in milliseconds. */
  readonly idleMs?: number;
  /** Wall-clock time after which a file that hasn't finished a round is stopped, in milliseconds. */
  readonly roundMs?: number;
}

/** All reject if their process dies, or if the sandbox is closed. */
export interface Sandbox {
  /** Undefined if `signal` aborted it, or the sandbox is closed. */
  play(task: MatchTask, signal?: AbortSignal): Promise<MatchOutcome | undefined>;
  /** @throws FileTimeUsedUp. */
  next(question: NextQuestion): Promise<NextMove>;
  /** Plays a board of minesweeper; `seed` is that of its mines. */
  board(bytes: Uint8Array, rules: MinesRules, seed: string): Promise<PlayedBoard>;
  /** Checks whether a file loads, and returns its JavaScript. TypeScript is recognised by the ending of `name`. */
  inspect(name: string, bytes: Uint8Array): Promise<Inspected>;
  /** Aborts what is being played, and accepts nothing more. */
  close(): Promise<void>;
}

/** Starting a process would keep people waiting. */
const IDLE_MS = 5 * 60_000;
/** What a person's files may use of each minute. */
const OWNER_MS = 5_000;
const MATCHES_MAX = 1_000;
const DIED = "the sandbox's process died";
const WITHDRAWN = "it's no longer playable";

/** Opens a sandbox. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { strategySources, ownerOf, processes = 1, idleMs = IDLE_MS, roundMs = ROUND_MS } = options;
  const closing = new AbortController();
  const children = Array.from({ length: processes }, () => new Child(idleMs, roundMs, closing.signal));
  const turns = new Turns(children, OWNER_MS, () => performance.now());
  /** Where a match's machine is kept. */
  const lastOf = new LRUCache<string, Child>({ max: MATCHES_MAX });

  const ask = (order: Order, signal?: AbortSignal, owner?: string) => {
    const match = order.kind === "next" ? order.match : "";
    return turns.take(
      owner,
      (child) => child === lastOf.get(match),
      async (child) => {
        signal?.throwIfAborted();
        lastOf.set(match, child);
        const stop = () => child.end();
        signal?.addEventListener("abort", stop, { once: true });
        return child.ask(order).finally(() => signal?.removeEventListener("abort", stop));
      },
    );
  };
  return {
    async play(task, signal) {
      const sources: { a?: Uint8Array; b?: Uint8Array } = {};
      for (const [at, letter] of (["a", "b"] as const).entries()) {
        const strategy = task.strategies[at] ?? "";
        const source = isSandboxed(strategy) ? await strategySources(strategy) : undefined;
        if (source) sources[letter] = source;
        else if (isSandboxed(strategy)) return noResultOutcome({ by: letter, reason: WITHDRAWN });
      }
      try {
        const said = await ask({ kind: "match", task, sources }, signal);
        return "stopped" in said ? forfeitedBy(said.stopped) : ANSWERS.match.parse(said.answer);
      } catch (error) {
        if (closing.signal.aborted || signal?.aborted) return undefined;
        throw error;
      }
    },
    async next(question) {
      const { strategy, game, side, rounds, seed } = question;
      const source = await strategySources(strategy);
      if (!source) return { withdrawn: true };
      const owner = await ownerOf?.(strategy);
      const match = [strategy, game, side, rounds, Buffer.from(seed).toString("hex")].join(" ");
      const said = await ask({ kind: "next", source, match, ...question }, undefined, owner);
      return "stopped" in said ? { broken: said.stopped } : ANSWERS.next.parse(said.answer);
    },
    async board(source, rules, seed) {
      const said = await ask({ kind: "board", source, rules, seed });
      return "stopped" in said ? { broken: said.stopped } : ANSWERS.board.parse(said.answer);
    },
    async inspect(name, source) {
      if (source.length > FILE_BYTES_MAX)
        return { problem: `it has ${source.length} bytes, and the limit is ${FILE_BYTES_MAX}` };
      const said = await ask({ kind: "inspect", name, source });
      if ("stopped" in said) return { problem: said.stopped.reason };
      const read = ANSWERS.inspect.parse(said.answer);
      if ("problem" in read) return read;
      const { data, error } = EXPORTS.safeParse(JSON.parse(read.exported));
      if (data) return { source: read.source, games: data.games, parameters: data.parameters };
      return { problem: `its ${String(error.issues[0]?.path[0])} aren't written as they should be` };
    },
    async close() {
      closing.abort(new Error("the sandbox was closed"));
      for (const child of children) child.end();
    },
  };
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SCRIPT = fileURLToPath(new URL("./process.ts", import.meta.url));

/** It may read the program and its libraries, but nothing that belongs to the host. The engine's memory, heap with its
 * gaps, has a limit of its own: 24 MB in pages of 64 KB. */
const FLAGS: readonly string[] = [
  "--permission",
  "--allow-worker",
  "--wasm-max-mem-pages=384",
  ...["src/", "node_modules/", "package.json"].flatMap(readable),
  "--disable-warning=ExperimentalWarning",
  "--disable-warning=SecurityWarning",
];

/** The path as given, and where it resolves to if it's a symbolic link. */
function readable(path: string): readonly string[] {
  const all = new Set([`${ROOT}${path}`, realpathSync(`${ROOT}${path}`) + (path.endsWith("/") ? "/" : "")]);
  return [...all].map((one) => `--allow-fs-read=${one}${one.endsWith("/") ? "*" : ""}`);
}

/** One process, started with nothing it could leak; it takes one order at a time. */
class Child {
  readonly #idleMs: number;
  readonly #roundMs: number;
  readonly #closing: AbortSignal;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(idleMs: number, roundMs: number, closing: AbortSignal) {
    this.#idleMs = idleMs;
    this.#roundMs = roundMs;
    this.#closing = closing;
  }

  /** Starts it if it isn't running. Rejects if it dies, or when closed. */
  async ready(): Promise<void> {
    this.#closing.throwIfAborted();
    clearTimeout(this.#idle);
    if (this.#process?.connected) return;
    this.#process = startConfined();
    await heardOf(this.#process);
  }

  /** What it says, checked. Rejects as `ready`, which came before. */
  async ask(order: Order) {
    const child = this.#process;
    if (!child?.connected) throw new Error(DIED);
    child.ref();
    child.channel?.ref();
    try {
      child.send({ order, roundMs: this.#roundMs }, () => undefined);
      const said = SAID.parse(await heardOf(child));
      if ("stopped" in said) this.end();
      return said;
    } catch (error) {
      this.end();
      this.#closing.throwIfAborted();
      throw error;
    } finally {
      child.unref();
      child.channel?.unref();
      this.#idle = setTimeout(() => this.end(), this.#idleMs).unref();
    }
  }

  /** The next order starts a new process. */
  end(): void {
    clearTimeout(this.#idle);
    this.#process?.kill("SIGKILL");
    this.#process = undefined;
  }
}

/** Starts a process that may read this program and do nothing else; `entry`: what Node runs. */
export function startConfined(entry: readonly string[] = [SCRIPT]): ChildProcess {
  const child = spawn(process.execPath, [...FLAGS, ...entry], {
    env: {},
    cwd: ROOT,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => undefined);
  return child;
}

/** The next message. Rejects if the process ends first. */
async function heardOf(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const until = { signal: over.signal };
  try {
    const died = once(child, "exit", until).then(() => Promise.reject(new Error(DIED)));
    const [said] = await Promise.race([once(child, "message", until), died]);
    return said;
  } finally {
    over.abort();
  }
}
