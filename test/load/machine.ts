// The machine that the figures were measured on, because they differ between machines.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly redis: string;
  /** How busy it was before, as the one-minute load average. */
  readonly loadBefore: number;
}

export function thisMachine(): Machine {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model.trim() || "unknown",
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${systemName()}, ${type()} ${release()}`,
    node: process.versions.node,
    redis: /v=(\S+)/.exec(spawnSync("redis-server", ["--version"]).stdout?.toString() ?? "")?.[1] ?? "none",
    loadBefore: loadavg()[0] ?? Number.NaN,
  };
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "unknown";
  } catch {
    // Outside Linux, `type` and `release` identify the system.
    return "no Linux distribution";
  }
}
