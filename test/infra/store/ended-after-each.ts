// For tests alone: the programs that start servers, too, know no test.

import { afterEach } from "vitest";

/** What a test has started, ended after it, the last first. */
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
