import { defineConfig } from "vitest/config";

// The conformance suite runs whole processes against a platform simulator, with time to start them: two files at a time, because much of it waits.
export default defineConfig({
  test: {
    include: ["test/platforms/conformance/**/*.conformance.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    pool: "forks",
  },
});
