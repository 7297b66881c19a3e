// Runs before every test file: real-time limits don't fail slow tests, whatever a test starts ends with it, and a test
// that hangs reports what it holds.

import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { waitPatiently } from "../src/infra/deadline.ts";
import { fileEnds, testEnds, testStarts } from "./ends.ts";
import { watchTest } from "./stuck.ts";

waitPatiently();
beforeEach(({ task }) => {
  watchTest(task.name);
  testStarts();
});
afterEach(testEnds);
afterAll(async () => {
  watchTest("");
  vi.useRealTimers();
  await fileEnds();
});
