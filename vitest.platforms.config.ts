import { defineConfig } from "vitest/config";

// The conformance suite runs whole processes against a platform simulator, with time for them to start. Most of it is
// spent waiting for the platforms' rate limits, at a third of a core per file, so three files run at a time.
export default defineConfig({
  test: {
    include: ["test/{platforms/conformance,playthrough}/**/*.conformance.test.ts"],
    setupFiles: ["test/setup.ts"],
    // Catches tests that hang: a busy machine may take many times as long as an idle one.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    maxWorkers: 3,
    pool: "forks",
  },
});
