import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { MatchThread } from "../../../src/arena/executors/thread.ts";
import type { MatchTask } from "../../../src/arena/match/task.ts";

const task: MatchTask = {
  ...{ round: 0, table: 0, game: 0, rule: "rps", strategies: ["copy", "rotation"], pair: [0, 1] },
  ...{ rounds: 5, seed: 1, limitMs: 60_000 },
};

it("replaces a thread that ended between two matches", async () => {
  const begun = once(process, "worker") as Promise<[Worker]>;
  const thread = new MatchThread(new URL("./faulty-worker.ts", import.meta.url));
  onTestFinished(() => thread.end());
  const first = await thread.play(task, undefined);
  const [worker] = await begun;
  await worker.terminate();
  expect(await thread.play(task, undefined)).toEqual(first);
});
