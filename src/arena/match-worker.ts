// Thread entry: plays strategies of the registry.

import { createStrategy } from "../core/strategies/index.ts";
import { serveMatches } from "./serve-matches.ts";

serveMatches(createStrategy);
