// Shutdown of a long-running process: closes everything in reverse order, each with its own timeout, and exits within
// ten seconds of the signal even if something doesn't respond.

import { deadline } from "./deadline.ts";
import type { Log } from "./logger.ts";

export interface Shutdown {
  /** Resolves at the first stop signal; a second one ends the process at once. */
  readonly requested: Promise<NodeJS.Signals>;
  /** Registers something to close. @throws Error once shutdown has started; it's closed anyway. */
  add(name: string, mostMs: number, close: () => Promise<unknown>): void;
  /** Closes everything, the last registered first; never rejects. The caller then returns. The process exits by itself,
   * or is ended if something keeps it alive. */
  run(): Promise<void>;
}

interface Step {
  readonly name: string;
  readonly mostMs: number;
  close(): Promise<unknown>;
}

/** From the stop signal to the forced exit; less than the ten seconds that containers wait. */
const SHUTDOWN_MS = 9_000;
/** Grace period after everything is closed, for output still being written. */
const LEFTOVERS_MS = 1_000;
const LOOK_EVERY_MS = 20;
/** Grace period after a second signal; a healthy disk needs less. */
const AT_ONCE_MS = 200;

export function createShutdown(log: Log): Shutdown {
  const steps: Step[] = [];
  let begun = false;
  return {
    requested: stopSignal(),
    add(name, mostMs, close) {
      if (!begun) return void steps.push({ name, mostMs, close });
      void runStep({ name, mostMs, close }, log);
      throw new Error(`${name} was opened after the stop signal`);
    },
    async run() {
      begun = true;
      const lastResort = performance.now() + SHUTDOWN_MS;
      setTimeout(endProcess, SHUTDOWN_MS).unref();
      while (steps.length > 0) await runStep(steps.pop() as Step, log);
      setTimeout(() => endProcess(undefined, lastResort - performance.now()), LEFTOVERS_MS).unref();
    },
  };
}

async function runStep({ name, mostMs, close }: Step, log: Log): Promise<void> {
  try {
    const ended = await deadline(
      close().then(() => true),
      mostMs,
    );
    if (!ended) log.warn({ step: name, afterMs: mostMs }, "stopping: gave up waiting");
  } catch (error) {
    log.error({ step: name, err: error }, "stopping: couldn't close");
  }
}

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        process.once(signal, () => endProcess(1, AT_ONCE_MS));
        resolve(signal);
      });
    }
  });
}

/** Ends the process with this code or, by default, `process.exitCode`. `process.exit` waits for work in the thread pool
 * (a DNS lookup, a hanging disk) however long it takes, so SIGKILL follows after `patienceMs` milliseconds. */
export function endProcess(code = process.exitCode, patienceMs = 0): void {
  process.exitCode = code;
  if (!isThreadPoolBusy()) process.exit();
  if (patienceMs > 0) {
    setTimeout(() => endProcess(code, patienceMs - LOOK_EVERY_MS), LOOK_EVERY_MS);
    return;
  }
  process.kill(process.pid, "SIGKILL");
  // Reached only by the first process of a container (PID 1), which the kernel shields from its own SIGKILL.
  process.abort();
}

function isThreadPoolBusy(): boolean {
  return process
    .getActiveResourcesInfo()
    .some((resource) => /^(FSReq|GetAddrInfo|GetNameInfo)/.test(resource));
}
