// What a thread plays in the tests, with strategies that misbehave in the way their id says.

import { playingWith } from "../../../src/arena/executors/worker.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { faulty, isFaulty } from "../faulty.ts";

export const play = playingWith((spec, seat) => (isFaulty(spec) ? faulty(spec) : createStrategy(spec, seat)));
