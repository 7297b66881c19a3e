// What threads run before all else, and that there is no thread of another kind.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runFirst, Thread } from "../../../src/infra/threads/thread.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const JOBS = new URL("./echo-worker.ts", import.meta.url);
const BEGINS = /"node:worker_threads".*\bnew Worker\(/s;
const first = (note: string) => ({ jobs: JOBS.href, name: "keep", input: [note] });

it("threads begin with what was to be run first, and those that run stay as they were", async () => {
  onTestFinished(() => runFirst(undefined));
  runFirst(first("rps"));
  const thread = new Thread();
  runFirst(undefined);
  const later = new Thread();
  onTestFinished(async () => void (await Promise.all([thread.end(), later.end()])));
  const told = [thread, later].map((one) => one.run(JOBS, "told"));
  expect(await Promise.all(told)).toEqual([{ value: "rps" }, { value: "nothing" }]);
});

it("a thread whose first job fails dies of it", async () => {
  onTestFinished(() => runFirst(undefined));
  runFirst({ jobs: JOBS.href, name: "echo", input: ["fail"] });
  const thread = new Thread();
  onTestFinished(() => thread.end());
  await expect(thread.run(JOBS, "told")).rejects.toThrow("no answer to that");
});

it("whatever plays or computes beside the bot is such a thread, but for the sandbox of strangers' files", () => {
  const begun = ["src", "commands", "experiments"].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
      .map((name) => join(room, name))
      .filter((path) => BEGINS.test(readFileSync(join(ROOT, path), "utf8"))),
  );
  expect(begun.toSorted()).toEqual(["src/arena/sandbox/process.ts", "src/infra/threads/thread.ts"]);
});
