// Before every file of tests: no limit in real time ends what is only slow, what a test begins ends with it, and a
// test that does not end says what it holds.

import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { waitPatiently } from "../src/infra/within.ts";
import { fileEnds, testBegins, testEnds } from "./ends.ts";
import { watchTest } from "./stuck.ts";

waitPatiently();
beforeEach(({ task }) => {
  watchTest(task.name);
  testBegins();
});
afterEach(testEnds);
afterAll(async () => {
  watchTest("");
  vi.useRealTimers();
  await fileEnds();
});
