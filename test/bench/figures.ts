// What `npm run bench` and `npm run load` measure and print.

import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

/** The value below which the share `q` (0 .. 1) of the samples lies; NaN without samples. */
export function percentile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** CPU time that a process has used so far in all threads, in milliseconds; in steps of 10. Needs Linux. */
export function cpuMsOf(pid = 0): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The program's name, in parentheses, may contain spaces. The 12th and 13th fields after it are user and system time
  // in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory in MB (2^20 bytes). Needs Linux. */
export function residentMb(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Prints what the figures depend on. */
export function printMachine(): void {
  const [cpu] = cpus();
  const load = loadavg()[0] ?? 0;
  process.stdout.write(
    `Node ${process.versions.node}, ${cpus().length} cores of ${cpu?.model.trim()}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB, load ${load.toFixed(1)}\n` +
      (load > cpus().length / 2 ? "The machine is busy with other things: trust only the ratios.\n" : ""),
  );
}

/** Prints a title, a header and rows; numbers with about three significant digits. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const lines = [head, ...rows.map((row) => row.map(figure))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const texts = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))),
  );
  process.stdout.write(`\n${title}\n${texts.map((line) => line.join("  ").trimEnd()).join("\n")}\n`);
}

function figure(value: string | number): string {
  if (typeof value === "string") return value;
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
