// A thread for the tests, in which strategies misbehave: their id says how.

import { serveMatches } from "../../../src/arena/executors/serve.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { faulty, isFaulty } from "../faulty.ts";

serveMatches((spec, seat) => (isFaulty(spec) ? faulty(spec) : createStrategy(spec, seat)));
