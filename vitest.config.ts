// `npm test` runs the projects whose names start with `fast`; `npm run test:all` also runs `slow` and `browser`; `npm
// run test:experiments` runs the studies of our own bot. A path given on the command line is found in any of them.

import { globSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { GUARD } from "./test/guard.ts";

/** Whole programs as processes, Redis servers, studies, and anything else that takes more than a few seconds of CPU
 * time. A pattern that matches nothing is an error: the file was moved. */
const SLOW = [
  "test/arena/evolve.test.ts",
  "test/arena/queue.test.ts",
  "test/arena/sandbox/*.test.ts",
  "test/arena/tournaments/tournament.test.ts",
  "test/cli/**/*.test.ts",
  "test/commands/duel/nothing-shows.test.ts",
  "test/commands/profile/contradictions.test.ts",
  "test/commands/strategy/bad-files.test.ts",
  "test/commands/strategy/submit.test.ts",
  "test/commands/tournament/two-processes.test.ts",
  "test/core/championships/*.test.ts",
  "test/core/strategies/contract.test.ts",
  "test/core/strategies/families/daemons.test.ts",
  "test/core/strategies/minesweeper/exact.test.ts",
  "test/deleted-data.test.ts",
  "test/deploy/{bundle,release}.test.ts",
  "test/examples/*.test.ts",
  "test/hostile-names.test.ts",
  "test/infra/shutdown.test.ts",
  "test/infra/store/redis-*.test.ts",
  "test/lab/**/*.test.ts",
  "test/load/load.test.ts",
  "test/people/lists/rankings.test.ts",
  "test/prove/duels/duels.test.ts",
  "test/prove/prove.test.ts",
  "test/simulator/*.test.ts",
  "test/stored-documents.test.ts",
];
/** In a real Chromium. */
const BROWSER = ["test/web/*.browser.test.ts"];
const CONFORMANCE = "test/**/*.conformance.test.ts";

for (const pattern of [...SLOW, ...BROWSER])
  if (globSync(pattern, { cwd: import.meta.dirname }).length === 0)
    throw new Error(`vitest.config.ts: no test matches "${pattern}"`);

const common = {
  // Catches tests that hang; not a performance limit, as a busy machine may take many times as long.
  ...{ testTimeout: 300_000, hookTimeout: 300_000 },
  ...{ pool: "forks", unstubEnvs: true },
  // The flags that the program is started with, but a larger young generation for tests' garbage. Test threads come and go: with a memory arena for each, a process would
  // hold a gigabyte that no one uses.
  execArgv: ["--max-semi-space-size=16", "--v8-pool-size=1"] as string[],
  // Node's compile cache for the TypeScript of threads and programs is kept where `src/launch.mjs` keeps it.
  env: {
    MALLOC_ARENA_MAX: "2",
    NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/gadalka"),
  },
  expect: { poll: GUARD },
} as const;
const setupFiles = ["test/setup.ts", "test/kept-documents.ts"].map((path) => join(import.meta.dirname, path));

export default defineConfig({
  test: {
    // One per core; by default, vitest leaves one core idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...common,
          name: "fast",
          include: ["test/**/*.test.ts"],
          exclude: [...SLOW, ...BROWSER, CONFORMANCE],
          // Test files share a process, which saves reloading what they test, so none may leave anything behind.
          isolate: false,
          setupFiles: [...setupFiles, "test/same-seeds.ts"],
        },
      },
      { test: { ...common, setupFiles, name: "slow", include: SLOW, exclude: [CONFORMANCE] } },
      { test: { ...common, setupFiles, name: "browser", include: BROWSER } },
      { test: { ...common, setupFiles, name: "experiments", include: ["experiments/test/**/*.test.ts"] } },
    ],
  },
});
