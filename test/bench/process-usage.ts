// Resources a process has used, as counted by Linux, measured alike for every bot. Undefined without /proc.

import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Linux's USER_HZ, 100 on every machine that runs Node. */
const TICK_MS = 10;

/** CPU time used so far, in milliseconds, all threads, user and system; in steps of 10. */
export function cpuMsOf(pid: number): number | undefined {
  const text = readProc(pid, "stat");
  // The program's name, in parentheses, may contain spaces. utime and stime are the 14th and 15th fields, that is, the
  // 12th and 13th after it.
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Starts counting a process's CPU time. The returned function returns the milliseconds used since, all threads: to the
 * nanosecond where Linux counts each thread's, but without the last of a thread that has ended.
 */
export function startCpuClock(pid: number): () => number {
  const before = threadNs(pid);
  const beforeMs = cpuMsOf(pid) ?? Number.NaN;
  return () => {
    const now = threadNs(pid);
    if (now.size === 0) return (cpuMsOf(pid) ?? Number.NaN) - beforeMs;
    return [...now].reduce((sum, [thread, ns]) => sum + ns - (before.get(thread) ?? 0), 0) / 1e6;
  };
}

/** Each thread's CPU time so far. */
function threadNs(pid: number): ReadonlyMap<string, number> {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const read = threads.map((thread) => [thread, readProc(pid, `task/${thread}/schedstat`)] as const);
  return new Map(
    read.flatMap(([thread, text]) => (text ? [[thread, Number(text.split(" ")[0])] as const] : [])),
  );
}

/** Resident memory in MB (2^20 bytes). */
export function residentMb(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, "status") ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // A different system, or the process is gone: nothing is measured, and the table says so.
    return undefined;
  }
}
