// What the processes use during a load test, sampled twice a second.

import { cpus } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { cpuMsOf, residentMb } from "../bench/process-usage.ts";
import type { RedisServer } from "../infra/store/redis-server.ts";

/** What a process used in a period. */
export interface Usage {
  /** In cores, 0 .. number of cores. */
  readonly cores: number;
  readonly residentMb: number;
  /** The maximum in the period. */
  readonly peakMb: number;
}

export interface Watched {
  readonly bots: readonly Usage[];
  readonly redis: Usage;
  /** This process: the people, both platforms and the balancer. */
  readonly load: Usage;
  readonly redisOpsPerSecond: number;
  readonly redisUsedMb: number;
  /** This process's event loop delay, which limits the precision of all measurements. 99th percentile, ms. */
  readonly loadDelayMs: number;
  /** The share of the machine's cores that was in use, 0 .. 1. */
  readonly busy: number;
}

export interface Watch {
  /** Returns the usage since the last call, or since the start. */
  read(): Promise<Watched>;
  /** Returns a function that returns each bot's lowest resident memory since now, in MB. */
  floors(): () => readonly number[];
  end(): void;
}

interface Subject {
  readonly pidOf: () => number | undefined;
  cpuMs: number;
  pid: number | undefined;
  spentMs: number;
  peakMb: number;
}

const EVERY_MS = 500;

/** Asks for the process ids each time, because processes may be replaced. */
export function watch(
  bots: readonly (() => number | undefined)[],
  redis: () => Pick<RedisServer, "command">,
): Watch {
  let redisPid: number | undefined;
  const subjects = [...bots, () => redisPid, () => process.pid].map((pidOf): Subject => {
    return { pidOf, cpuMs: 0, pid: undefined, spentMs: 0, peakMb: 0 };
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const looking = new Set<() => void>();
  const timer = setInterval(() => {
    subjects.forEach(sample);
    for (const look of looking) look();
  }, EVERY_MS);
  let [since, commands, machine] = [performance.now(), 0, machineTimes()];
  return {
    read: async () => {
      const info = String(
        await redis()
          .command("INFO")
          .catch(() => ""),
      );
      redisPid = numberIn(info, "process_id");
      subjects.forEach(sample);
      const ms = performance.now() - since;
      const usages = subjects.map((subject) => usageOf(subject, ms));
      const [load, store] = [usages.pop() as Usage, usages.pop() as Usage];
      const processed = numberIn(info, "total_commands_processed");
      const now = machineTimes();
      const watched = {
        ...{ bots: usages, redis: store, load, loadDelayMs: delay.percentile(99) / 1e6 },
        redisOpsPerSecond: (1000 * (processed - commands)) / ms,
        redisUsedMb: numberIn(info, "used_memory") / 2 ** 20,
        busy: (now.busy - machine.busy) / (now.all - machine.all),
      };
      [since, commands, machine] = [performance.now(), processed, now];
      for (const subject of subjects) [subject.spentMs, subject.peakMb] = [0, 0];
      delay.reset();
      return watched;
    },
    floors: () => {
      const least = bots.map(() => Number.POSITIVE_INFINITY);
      const look = (): void =>
        bots.forEach((pidOf, at) => {
          least[at] = Math.min(least[at] as number, residentOf(pidOf()) ?? Number.POSITIVE_INFINITY);
        });
      looking.add(look);
      return () => {
        look();
        looking.delete(look);
        return least;
      };
    },
    end: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

function residentOf(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : residentMb(pid);
}

function sample(subject: Subject): void {
  const pid = subject.pidOf();
  const cpuMs = pid === undefined ? undefined : cpuMsOf(pid);
  if (pid === undefined || cpuMs === undefined) return;
  if (pid === subject.pid) subject.spentMs += cpuMs - subject.cpuMs;
  [subject.pid, subject.cpuMs] = [pid, cpuMs];
  subject.peakMb = Math.max(subject.peakMb, residentMb(pid) ?? 0);
}

function usageOf({ pid, spentMs, peakMb }: Subject, ms: number): Usage {
  return { cores: spentMs / ms, residentMb: residentOf(pid) ?? Number.NaN, peakMb };
}

function numberIn(info: string, field: string): number {
  return Number(new RegExp(`^${field}:(\\d+)`, "m").exec(info)?.[1] ?? Number.NaN);
}

function machineTimes(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (read: (one: (typeof times)[number]) => number) =>
    times.reduce((total, one) => total + read(one), 0);
  const all = sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq);
  return { all, busy: all - sum(({ idle }) => idle) };
}
