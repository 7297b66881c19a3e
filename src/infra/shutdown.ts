// The end of a long-running process: what was opened is closed in reverse order, each within its
// own time, and the process is gone within ten seconds of the signal whatever does not answer.

import type { Log } from "./logger.ts";

export interface Shutdown {
  /** Resolves at the first stop signal; a second one ends the process at once. */
  readonly requested: Promise<NodeJS.Signals>;
  /** Registers what to close. @throws Error once the end has begun; it is closed all the same. */
  add(name: string, mostMs: number, close: () => Promise<unknown>): void;
  /** Closes everything, the last registered first; never rejects. The caller then returns: the
   * process ends by itself, or is ended when something still keeps it. */
  run(): Promise<void>;
}

interface Step {
  readonly name: string;
  readonly mostMs: number;
  close(): Promise<unknown>;
}

/** From the beginning of the end to the last resort: below the ten seconds that containers wait. */
const SHUTDOWN_MS = 9_000;
/** After everything is closed, for what is still on its way out. */
const LEFTOVERS_MS = 1_000;
const LOOK_EVERY_MS = 20;
/** Of a second signal: a healthy disk is done by then. */
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
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), mostMs);
  try {
    const ended = await Promise.race([close(), late]);
    if (ended === "late") log.warn({ step: name, afterMs: mostMs }, "stopping: given up waiting");
  } catch (error) {
    log.error({ step: name, err: error }, "stopping: could not be closed");
  } finally {
    clearTimeout(timer);
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

/** Ends the process with this code or, by default, `process.exitCode`. `process.exit` waits for what
 * runs in the thread pool (looking up a name, a disk that hangs) for as long as that takes; so what
 * is not done `patienceMs` milliseconds from now is ended by SIGKILL. */
export function endProcess(code = process.exitCode, patienceMs = 0): void {
  process.exitCode = code;
  if (!isThreadPoolBusy()) process.exit();
  if (patienceMs > 0) {
    setTimeout(() => endProcess(code, patienceMs - LOOK_EVERY_MS), LOOK_EVERY_MS);
    return;
  }
  process.kill(process.pid, "SIGKILL");
  // Only the first process of a container gets here: the kernel shields it from its own kill.
  process.abort();
}

function isThreadPoolBusy(): boolean {
  return process
    .getActiveResourcesInfo()
    .some((resource) => /^(FSReq|GetAddrInfo|GetNameInfo)/.test(resource));
}
