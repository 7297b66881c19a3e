// The child process from the parent's side: started with nothing it could leak, given one order at a time, killed if it
// doesn't answer.

import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { patience } from "../../infra/deadline.ts";
import { believed } from "./believed.ts";
import type { Answered, Answers, Asked, Order } from "./orders.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SCRIPT = fileURLToPath(new URL("./process.ts", import.meta.url));

/** It may read the program and its libraries, but nothing that belongs to the host. */
const FLAGS: readonly string[] = [
  "--permission",
  "--allow-worker",
  ...["src/", "node_modules/", "package.json"].flatMap(readable),
  "--disable-warning=ExperimentalWarning",
  "--disable-warning=SecurityWarning",
];

/** The path as given, and where it resolves to if it's a symbolic link. */
function readable(path: string): readonly string[] {
  const all = new Set([`${ROOT}${path}`, realpathSync(`${ROOT}${path}`) + (path.endsWith("/") ? "/" : "")]);
  return [...all].map((one) => `--allow-fs-read=${one}${one.endsWith("/") ? "*" : ""}`);
}

/** The child enforces the limit itself. If it can't even do that, it's killed this much later: longer than it and its
 * thread need to start on a busy machine. */
const KILL_AFTER_MS = patience(20_000);

interface ChildOptions {
  readonly idleMs: number;
  readonly guardMs: number;
}

type Kind = Order["kind"];
type AnswerOf<K extends Kind> =
  | { readonly answer: Answers[K] }
  | { readonly gaveWay: Extract<Answered, { gaveWay: unknown }>["gaveWay"] };

export class SandboxProcess {
  readonly #options: ChildOptions;
  #child: ChildProcess | undefined;
  #line: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;
  #waiting = 0;
  #closed = false;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /** Answers in the order of the calls; undefined if aborted. */
  ask<O extends Order>(order: O, signal?: AbortSignal): Promise<AnswerOf<O["kind"]> | undefined> {
    this.#waiting++;
    clearTimeout(this.#idle);
    const answered = this.#line.then(() => this.#put(order, signal));
    this.#line = answered.catch(() => undefined).then(() => this.#settled());
    return answered as Promise<AnswerOf<O["kind"]> | undefined>;
  }

  async rest(): Promise<void> {
    clearTimeout(this.#idle);
    if (this.#waiting === 0) this.#kill();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    this.#kill();
    await this.#line;
  }

  #settled(): void {
    this.#waiting--;
    if (this.#waiting > 0) return;
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#idle = setTimeout(() => this.#kill(), this.#options.idleMs).unref();
  }

  #put(order: Order, signal: AbortSignal | undefined): Promise<AnswerOf<Kind> | undefined> {
    if (signal?.aborted || this.#closed) return Promise.resolve(undefined);
    const { guardMs } = this.#options;
    const child = this.#alive();
    child.ref();
    child.channel?.ref();
    const number = ++this.#asked;
    const { promise, resolve } = Promise.withResolvers<AnswerOf<Kind> | undefined>();
    const onAnswer = (answered: Partial<Answered> | null): void => {
      if (answered?.number === number) resolve(believed(order, answered));
    };
    const lost = (): void => {
      this.#kill();
      resolve(
        signal?.aborted || this.#closed ? undefined : { gaveWay: { reason: "it crashed its process" } },
      );
    };
    const guard = setTimeout(lost, guardMs + KILL_AFTER_MS);
    child.on("message", onAnswer).on("exit", lost).on("error", lost);
    signal?.addEventListener("abort", lost, { once: true });
    child.send({ number, order, limitMs: guardMs } satisfies Asked, (error) => error && lost());
    return promise.finally(() => {
      clearTimeout(guard);
      child.off("message", onAnswer).off("exit", lost).off("error", lost);
      signal?.removeEventListener("abort", lost);
    });
  }

  /** The running process, or a new one if the last one ended while idle. */
  #alive(): ChildProcess {
    if (!this.#child?.connected) this.#kill();
    this.#child ??= startConfined();
    return this.#child;
  }

  #kill(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
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
