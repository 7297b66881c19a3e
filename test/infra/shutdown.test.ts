// Shutdown, tested in separate processes: what is closed in which order, and what ends a process that something keeps
// alive.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const SHUTDOWN = new URL("../../src/infra/shutdown.ts", import.meta.url).href;

/** Runs `body` with a shutdown, sends SIGTERM once it prints "ready", and returns how it ended. */
async function ended(body: string): Promise<{ readonly code: number | string | null; readonly out: string }> {
  const script = `
    import { open } from "node:fs";
    import { createShutdown } from ${JSON.stringify(SHUTDOWN)};
    const say = (_fields, words) => console.log(words ?? _fields);
    const shutdown = createShutdown({ info: say, warn: ({ step }, words) => say(step + ": " + words), error: ({ step }, words) => say(step + ": " + words) });
    const never = () => new Promise(() => {});
    const closing = (name) => async () => say("closed " + name);
    ${body}
    const alive = setInterval(() => {}, 1000);
    say("ready");
    await shutdown.requested;
    clearInterval(alive);
    await shutdown.run();
    say("ran");`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", script]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  child.stdout.on("data", (chunk) => {
    if (!out.includes("ready") && String(chunk).includes("ready")) child.kill("SIGTERM");
    out += chunk;
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once("close", (...how) => resolve(how)),
  );
  return { code: code ?? signal, out };
}

it("closes in reverse order of opening and then exits", async () => {
  const { code, out } = await ended(`
    for (const name of ["port", "store", "platforms"]) shutdown.add(name, 1000, closing(name));`);
  expect(out.split("\n").slice(1, 5)).toEqual(["closed platforms", "closed store", "closed port", "ran"]);
  expect(code).toBe(0);
});

it("gives up on parts that hang or fail, names them and closes the rest", async () => {
  const { code, out } = await ended(`
    setInterval(() => {}, 1000);
    shutdown.add("store", 1000, closing("store"));
    shutdown.add("platforms", 50, never);
    shutdown.add("background", 50, async () => { throw new Error("broken") });`);
  expect(out).toContain("background: stopping: couldn't close");
  expect(out).toContain("platforms: stopping: gave up waiting");
  expect(out).toContain("closed store");
  expect(code).toBe(0);
});

it("closes what is opened after the signal and stops the opener", async () => {
  const { code, out } = await ended(`
    shutdown.add("first", 1000, async () => {
      try { shutdown.add("late", 1000, closing("late")); say("went on"); } catch (error) { say(error.message); }
    });`);
  expect(out).toContain("closed late");
  expect(out).toContain("late was opened after the stop signal");
  expect(out).not.toContain("went on");
  expect(code).toBe(0);
});

it("exits even if a blocked file holds the thread pool", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-fifo-"));
  try {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const { code, out } = await ended(`open(${JSON.stringify(pipe)}, "r", () => {});`);
    expect(out).toContain("ran");
    expect(code).toBe("SIGKILL");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
