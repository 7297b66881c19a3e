// Runs before every test file: real-time limits don't fail slow tests, and whatever a test starts ends with it.

import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { waitPatiently } from "../src/infra/deadline.ts";
import { fileEnds, testEnds, testStarts } from "./ends.ts";

waitPatiently();
beforeEach(testStarts);
afterEach(testEnds);
afterAll(async () => {
  vi.useRealTimers();
  await fileEnds();
});
