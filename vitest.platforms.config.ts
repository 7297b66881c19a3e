import { defineConfig } from "vitest/config";

// The conformance suite runs whole processes against a platform simulator: one file at a time, with time to start them.
export default defineConfig({
  test: {
    include: ["test/platforms/conformance/*.conformance.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    pool: "forks",
  },
});
