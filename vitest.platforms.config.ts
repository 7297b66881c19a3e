import { defineConfig } from "vitest/config";
import Watchdog from "./test/watchdog.ts";

const ALL = "test/platforms/conformance/**/*.conformance.test.ts";
/** These put another painter in the bot's place. */
const PAINTED = "test/platforms/conformance/*/languages.conformance.test.ts";

// The conformance suite runs whole processes against a platform simulator, with time to start them. Much of it
// waits for the platforms' pace, at a third of a core a file: three files at a time. Files that run in the same
// process share a simulator and a bot where they ask for no settings of their own.
export default defineConfig({
  test: {
    setupFiles: ["test/setup.ts"],
    // A busy machine may take many times as long as an idle one; the watchdog names what does not end.
    testTimeout: 0,
    hookTimeout: 0,
    maxWorkers: 3,
    reporters: ["default", new Watchdog()],
    pool: "forks",
    projects: [
      { extends: true, test: { name: "shared", include: [ALL], exclude: [PAINTED], isolate: false } },
      { extends: true, test: { name: "painted", include: [PAINTED] } },
    ],
  },
});
