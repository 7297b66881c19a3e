// What every thread runs first, and that no other kind of thread exists.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runFirst, Thread } from "../../../src/infra/threads/thread.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const JOBS = new URL("./echo-worker.ts", import.meta.url);
const STARTS = /"node:worker_threads".*\bnew Worker\(/s;
const first = (note: string) => ({ jobs: JOBS.href, name: "keep", input: [note] });

it("runs the first job in new threads, but not in running ones", async () => {
  onTestFinished(() => runFirst(undefined));
  runFirst(first("rps"));
  const thread = new Thread();
  runFirst(undefined);
  const later = new Thread();
  onTestFinished(async () => void (await Promise.all([thread.end(), later.end()])));
  const seen = [thread, later].map((one) => one.run(JOBS, "seen"));
  expect(await Promise.all(seen)).toEqual([{ value: "rps" }, { value: "nothing" }]);
});

it("ends a thread whose first job fails", async () => {
  onTestFinished(() => runFirst(undefined));
  runFirst({ jobs: JOBS.href, name: "echo", input: ["fail"] });
  const thread = new Thread();
  onTestFinished(() => thread.end());
  await expect(thread.run(JOBS, "seen")).rejects.toThrow("no answer to that");
});

it("uses this thread class everywhere except in the sandbox", () => {
  const begun = ["src", "commands", "experiments"].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
      .map((name) => join(room, name))
      .filter((path) => STARTS.test(readFileSync(join(ROOT, path), "utf8"))),
  );
  expect(begun.toSorted()).toEqual(["src/arena/sandbox/process.ts", "src/infra/threads/thread.ts"]);
});
