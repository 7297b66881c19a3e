import { defineConfig } from "vitest/config";
import Watchdog from "./test/watchdog.ts";

// The conformance suite runs whole processes against a platform simulator, with time to start them. Much of it
// waits for the platforms' pace, at a third of a core a file: three files at a time.
export default defineConfig({
  test: {
    include: ["test/platforms/conformance/**/*.conformance.test.ts"],
    setupFiles: ["test/setup.ts"],
    // Guards against what never ends: a busy machine may take many times as long as an idle one. The watchdog names
    // what stands still long before.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    maxWorkers: 3,
    reporters: ["default", new Watchdog()],
    pool: "forks",
  },
});
