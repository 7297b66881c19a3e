// Programs in a world that moves by steps: a folder of their own, a clock and randomness that
// follow a counter, and the moment when all rest.

import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

/** A Tuesday, so that a few hours stay in the week and in the month. */
const BEGINNING = Date.UTC(2026, 2, 10, 12, 0, 0);
const STEP_MS = 1000;
const LOOK_EVERY_MS = 8;
const LOOKS_AT_REST = 6;
const LONGEST_UNREST_MS = 60_000;
const PRELOADED = new URL("./fixed-world.mjs", import.meta.url).href;

/** A started program. */
export interface Program {
  readonly process: ChildProcess;
  /** What it wrote to its standard output so far. */
  output(): string;
  /** What it wrote to its standard error so far. */
  log(): string;
  /** Ends it and resolves when it is gone. */
  stop(): Promise<void>;
}

export interface World {
  /** For DATA_DIR. */
  readonly folder: string;
  /** Lets the next step begin: the clock moves on by a second, and by `laterMs`. */
  next(laterMs?: number): void;
  /** Starts a Node program with these variables and no others but PATH and HOME. */
  start(args: readonly string[], variables: Readonly<Record<string, string>>): Program;
  /** Resolves when no thread of any program runs or is about to, and stays so for a while. */
  rest(): Promise<void>;
  /** Ends what still runs and removes the folder. */
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
    start: (args, variables) => {
      const { PATH = "", HOME = "" } = process.env;
      const fixed = { FIXED_WORLD: counter, NODE_OPTIONS: `--import=${PRELOADED}`, TZ: "UTC", NO_COLOR: "1" };
      const program = begin(args, { PATH, HOME, ...fixed, ...variables });
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

function begin(args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, args, { cwd: tmpdir(), env, stdio: ["pipe", "pipe", "pipe"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const written = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text;
    });
  return {
    process: child,
    output: () => written.stdout,
    log: () => written.stderr,
    stop: () => {
      child.kill("SIGTERM");
      return gone;
    },
  };
}

/** The first line of a program that says so that it is ready. @throws Error when it ends before. */
export function firstLine({ process: child, log }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", (code) =>
      reject(new Error(`a program ended with ${code} before it was ready:\n${log()}`)),
    );
  });
}

/** Asks every few milliseconds. @throws Error with the words when it does not come true within the
 * time. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  words: string,
  limitMs = 60_000,
): Promise<void> {
  for (const end = performance.now() + limitMs; !(await isTrue()); ) {
    if (performance.now() > end) throw new Error(`never came to be: ${words}`);
    await wait(LOOK_EVERY_MS);
  }
}

async function rest(pids: () => readonly number[]): Promise<void> {
  let looks = 0;
  const isAtRest = (): boolean => {
    looks = pids().every(sleeps) ? looks + 1 : 0;
    return looks >= LOOKS_AT_REST;
  };
  await until(isAtRest, "the programs at rest", LONGEST_UNREST_MS);
}

/** Whether all threads wait for something; one that is ready and gets no core does not. Needs
 * Linux. */
function sleeps(pid: number): boolean {
  const folder = `/proc/${pid}/task`;
  try {
    return readdirSync(folder).every((thread) => {
      const text = readFileSync(join(folder, thread, "stat"), "latin1");
      return text.slice(text.lastIndexOf(")") + 2).startsWith("S");
    });
  } catch {
    // A thread, or the whole program, has ended between two looks.
    return false;
  }
}
