// Ends a test run with one line that says what wasn't run, and how to run it.

import type { Reporter, Vitest } from "vitest/node";

const SLOW = "Slow tests (whole programs, Redis, studies, a browser) were not run: npm run test:all.";
const EXPERIMENTS = "Those of the studies of our own bot are run by: npm run test:experiments.";
const PLATFORMS =
  "The conformance suite (a simulated Discord and Telegram) is run by: npm run test:platforms";

export class NotRun implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(): Promise<void> {
    const ran = new Set(this.#vitest?.projects.map(({ name }) => name));
    const line = [
      ...(ran.has("slow") ? [] : [SLOW]),
      ...(ran.has("experiments") ? [] : [EXPERIMENTS]),
      PLATFORMS,
    ].join(" ");
    // After the summary, which the default reporter prints at the same moment.
    setImmediate(() => process.stdout.write(`${line}\n`));
  }
}
