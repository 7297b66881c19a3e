import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.conformance.test.ts"],
    // Guards against what never ends, not measures: a busy machine may take many times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: "forks",
    unstubEnvs: true,
  },
});
