// What a thread plays for the tests, in which strategies misbehave: their id says how.

import { playingWith } from "../../../src/arena/executors/serve.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { faulty, isFaulty } from "../faulty.ts";

export const play = playingWith((spec, seat) => (isFaulty(spec) ? faulty(spec) : createStrategy(spec, seat)));
