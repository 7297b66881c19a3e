// The thread in which strategies of the registry play.

import { createStrategy } from "../core/strategies/index.ts";
import { serveMatches } from "./serve-matches.ts";

serveMatches(createStrategy);
