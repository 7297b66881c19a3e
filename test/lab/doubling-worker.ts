// A worker for the tests of the pool.

import { serveTasks } from "../../src/lab/serve-tasks.ts";

serveTasks((number: number) => {
  if (number < 0) throw new RangeError(`${number} is negative`);
  return 2 * number;
});
