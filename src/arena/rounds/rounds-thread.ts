// Thread side: plays matches again, round by round, one after another.

import { useOwnPopulations } from "../../core/strategies/index.ts";
import { inheritedPopulations } from "../../infra/threads/inherited.ts";
import { serveThread } from "../../infra/threads/serve-thread.ts";
import { matchRounds, type RoundsAsked } from "./match-rounds.ts";

useOwnPopulations(inheritedPopulations());
serveThread((asked: RoundsAsked) => matchRounds(asked));
