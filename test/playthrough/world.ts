// Programs in a world that advances by steps: their own folder, a clock and randomness controlled by a counter, and
// detection of when all are idle.

import type { ChildProcess } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A Tuesday, so that a few hours later is still the same week and month. */
const BEGINNING = Date.UTC(2026, 2, 10, 12, 0, 0);
const STEP_MS = 1000;
const LOOK_EVERY_MS = 8;
const LOOKS_AT_REST = 6;
const LONGEST_UNREST_MS = 60_000;
/** The second one lets a bot wait for its own parts as long as the machine needs. */
const PRELOADED = ["./fixed-world.mjs", "../platforms/conformance/patient.ts"];

const NODE_OPTIONS = PRELOADED.map((path) => `--import=${new URL(path, import.meta.url)}`).join(" ");

interface Program {
  readonly process: ChildProcess;
  stop(): Promise<unknown>;
}

export interface World {
  /** For DATA_DIR. */
  readonly folder: string;
  /** Starts the next step: the clock advances by a second plus `laterMs`. */
  next(laterMs?: number): void;
  /** Environment variables that make a program part of this world. */
  readonly variables: Readonly<Record<string, string>>;
  /** Includes a started program in `rest`, and ends it with the world. */
  hold<Held extends Program>(program: Held): Held;
  /** Resolves once no thread of any program is running or runnable, and that lasts for a while. */
  rest(): Promise<true>;
  /** Ends everything still running and removes the folder. */
  end(): Promise<void>;
}

export function openWorld(): World {
  const folder = mkdtempSync(join(tmpdir(), "transcript-"));
  const counter = join(folder, "step");
  const file = openSync(counter, "w");
  const programs: Program[] = [];
  let [step, now] = [0, BEGINNING];
  const next = (laterMs = 0): void => {
    step += 1;
    now += STEP_MS + laterMs;
    writeSync(file, `${step} ${now}`.padEnd(32), 0);
  };
  next();
  return {
    folder: join(folder, "data"),
    next,
    variables: { FIXED_WORLD: counter, NODE_OPTIONS, TZ: "UTC", NO_COLOR: "1" },
    hold: (program) => {
      programs.push(program);
      return program;
    },
    rest: () =>
      rest(() => programs.flatMap(({ process: { pid, exitCode } }) => (exitCode === null && pid) || [])),
    end: async () => {
      for (const program of programs.toReversed()) await program.stop();
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Checks every few milliseconds. @throws Error with this message if it doesn't come true in time. */
async function until(
  isTrue: () => boolean | Promise<boolean>,
  words: string,
  limitMs = 60_000,
): Promise<void> {
  for (const end = performance.now() + limitMs; !(await isTrue()); ) {
    if (performance.now() > end) throw new Error(`never came to be: ${words}`);
    await wait(LOOK_EVERY_MS);
  }
}

async function rest(pids: () => readonly number[]): Promise<true> {
  let looks = 0;
  const isAtRest = (): boolean => {
    looks = pids().every(sleeps) ? looks + 1 : 0;
    return looks >= LOOKS_AT_REST;
  };
  await until(isAtRest, "the programs at rest", LONGEST_UNREST_MS);
  return true;
}

/** Whether all threads are waiting for something; one that's runnable but has no core isn't. Needs Linux. */
function sleeps(pid: number): boolean {
  const folder = `/proc/${pid}/task`;
  try {
    return readdirSync(folder).every((thread) => {
      const text = readFileSync(join(folder, thread, "stat"), "latin1");
      return text.slice(text.lastIndexOf(")") + 2).startsWith("S");
    });
  } catch {
    // A thread or the whole program ended between two checks.
    return false;
  }
}
