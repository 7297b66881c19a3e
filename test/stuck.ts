// Reports what a test process holds while a test hangs: whether it's computing or waiting, and for what. The watchdog,
// in the parent process, says which test that is.

import type { ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { setInterval } from "node:timers";

const STILL_MS = 30_000;

let name = "";
let begunAt = 0;
let spentBefore = 0;
setInterval(look, 1_000).unref();

/** Reports every 30 seconds what this process holds, until the next test starts. */
export function watchTest(test: string): void {
  [name, begunAt, spentBefore] = [test, performance.now(), spentMs()];
}

function look(): void {
  if (name === "" || performance.now() - begunAt < STILL_MS) return;
  process.stderr.write(`${stuckLine(name, spentMs() - spentBefore)}\n`);
  watchTest(name);
}

/** `spent`: milliseconds of CPU time in the last 30 seconds. */
export function stuckLine(test: string, spent: number): string {
  return `${test}: ${Math.round(spent)} ms of a processor in 30 s; holds ${held().join(", ") || "nothing"}`;
}

const spentMs = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;

function held(): readonly string[] {
  const counts = new Map<string, number>();
  const handles = (process as unknown as { _getActiveHandles(): object[] })._getActiveHandles();
  for (const what of [...handles.map(described), ...process.getActiveResourcesInfo().filter(isNoHandle)])
    if (what !== "") counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => (count > 1 ? `${count} of ${what}` : what));
}

/** Handles are described in more detail than by their type. */
const isNoHandle = (type: string): boolean => !/^(ProcessWrap|PipeWrap|TCP|TTYWrap)/.test(type);

function described(handle: object): string {
  const { spawnargs, pid } = handle as ChildProcess;
  if (spawnargs) return `the process ${pid}: ${spawnargs.join(" ").slice(-80)}`;
  const { remotePort, localPort } = handle as Socket;
  if (remotePort !== undefined) return `a connection from port ${localPort} to ${remotePort}`;
  return handle.constructor.name === "Pipe" || handle.constructor.name === "Socket"
    ? ""
    : handle.constructor.name;
}
