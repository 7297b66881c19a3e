// Reports where a run is stuck: every 30 seconds, the files, hooks and tests that started too long ago and haven't
// ended. It ends nothing, because a busy machine may take many times as long as an idle one.

import { setInterval } from "node:timers";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** It's reported after this long without an end, and again after each further such interval. */
export const STILL_MS = 30_000;
const LOOK_MS = 1_000;

type Hook = Parameters<NonNullable<Reporter["onHookStart"]>>[0];

interface Begun {
  readonly what: string;
  readonly atMs: number;
  named: number;
}

export default class Watchdog implements Reporter {
  readonly #begun = new Map<string, Begun>();
  /** Where it's printed. */
  say = (line: string): void => void process.stderr.write(`${line}\n`);
  #looking: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#looking = setInterval(() => this.look(performance.now()), LOOK_MS).unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#start(module.id, `loading ${module.relativeModuleId}`);
  }

  onTestModuleCollected(module: TestModule): void {
    this.#end(module.id);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const id of this.#begun.keys()) if (id.startsWith(module.id)) this.#end(id);
    this.#start(WORKERS, "ending the processes of the tests: a child of theirs may hold their output open");
  }

  onTestCaseReady(test: TestCase): void {
    this.#start(test.id, nameOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    this.#end(test.id);
  }

  onHookStart(hook: Hook): void {
    this.#start(hookId(hook), `${hook.name} of ${nameOf(hook.entity)}`);
  }

  onHookEnd(hook: Hook): void {
    this.#end(hookId(hook));
  }

  onTestRunEnd(): void {
    clearInterval(this.#looking);
    this.#begun.clear();
  }

  /** Reports what started too long before `nowMs`. */
  look(nowMs: number): void {
    for (const [id, one] of this.#begun) {
      if (id === WORKERS && this.#begun.size > 1) continue;
      const seconds = Math.floor((nowMs - one.atMs) / STILL_MS) * (STILL_MS / 1_000);
      if (seconds > one.named) this.say(`not ended after ${seconds} s: ${one.what}`);
      one.named = Math.max(one.named, seconds);
    }
  }

  #start(id: string, what: string): void {
    this.#begun.delete(WORKERS);
    this.#begun.set(id, { what, atMs: performance.now(), named: 0 });
  }

  #end(id: string): void {
    this.#begun.delete(id);
  }
}

/** Represents the end of the run, which is awaited while no file is running. */
const WORKERS = "workers";

const hookId = ({ entity, name }: Hook): string => `${entity.id}/${name}`;

function nameOf(entity: Hook["entity"]): string {
  if (entity.type === "module") return entity.relativeModuleId;
  return `${entity.module.relativeModuleId} > ${entity.fullName}`;
}
