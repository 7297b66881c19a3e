// Only for tests: the programs that also start servers don't run under Vitest.

import { afterEach } from "vitest";

/** Stops what a test has started after it ends, in reverse order. */
export function endedAfterEach() {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });
  const started = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const thing = await starting;
    cleanups.push(() => thing.stop());
    return thing;
  };
  return { cleanups, started };
}
