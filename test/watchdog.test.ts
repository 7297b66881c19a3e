import { spawn } from "node:child_process";
import { expect, it, onTestFinished } from "vitest";
import type { TestCase, TestModule } from "vitest/node";
import { stuckLine } from "./stuck.ts";
import Watchdog, { STILL_MS } from "./watchdog.ts";

const module = { type: "module", id: "7", relativeModuleId: "test/slow.test.ts" } as unknown as TestModule;
const test = { type: "test", id: "7_0", fullName: "a lock > is given back", module } as unknown as TestCase;
const hook = { name: "beforeAll", entity: module } as const;

/** What the watchdog says some time after the events. */
function saidAfter(ms: number, events: (watchdog: Watchdog) => void): string[] {
  const watchdog = new Watchdog();
  const said: string[] = [];
  watchdog.say = (line) => void said.push(line);
  events(watchdog);
  watchdog.look(performance.now() + ms);
  return said;
}

it.each<[string, (watchdog: Watchdog) => void]>([
  ["loading test/slow.test.ts", (one) => one.onTestModuleQueued(module)],
  ["beforeAll of test/slow.test.ts", (one) => one.onHookStart(hook)],
  ["test/slow.test.ts > a lock > is given back", (one) => one.onTestCaseReady(test)],
  [
    "ending the processes of the tests: a child of theirs may hold their output open",
    (one) => one.onTestModuleEnd(module),
  ],
])("names what has not ended after 30 seconds: %s", (what, events) => {
  expect(saidAfter(STILL_MS - 1_000, events)).toEqual([]);
  expect(saidAfter(STILL_MS + 1, events)).toEqual([`not ended after 30 s: ${what}`]);
});

it("reports a running test every 30 seconds, with its elapsed time", () => {
  const watchdog = new Watchdog();
  const said: string[] = [];
  watchdog.say = (line) => void said.push(line);
  watchdog.onTestCaseReady(test);
  for (let second = 0; second < 100; second++) watchdog.look(performance.now() + 1_000 * second);
  expect(said.map((line) => line.split(":")[0])).toEqual([30, 60, 90].map((s) => `not ended after ${s} s`));
});

it("reports the end of the run only when nothing else is running", () => {
  const events = (one: Watchdog): void => {
    one.onTestCaseReady(test);
    one.onTestModuleEnd({ ...module, id: "8" } as TestModule);
  };
  expect(saidAfter(STILL_MS + 1, events)).toHaveLength(1);
});

it("reports nothing that has ended", () => {
  const ended = (one: Watchdog): void => {
    one.onTestModuleQueued(module);
    one.onTestModuleCollected(module);
    one.onHookStart(hook);
    one.onHookEnd(hook);
    one.onTestCaseReady(test);
    one.onTestCaseResult(test);
  };
  expect(saidAfter(10 * STILL_MS, ended)).toEqual([]);
  const over = (one: Watchdog): void => {
    one.onTestModuleEnd(module);
    one.onTestRunEnd();
  };
  expect(saidAfter(10 * STILL_MS, over)).toEqual([]);
});

it("reports what a test process holds open: a child by its program", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void child.kill());
  const line = stuckLine("a lock > is given back", 12.3);
  expect(line).toContain("a lock > is given back: 12 ms of a processor in 30 s; holds ");
  expect(line).toContain(`the process ${child.pid}: `);
  expect(line).toContain("setInterval(() => {}, 1000)");
});
