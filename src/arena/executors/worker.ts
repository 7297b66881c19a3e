// Thread entry: plays strategies of the registry.

import { createStrategy, useOwnPopulations } from "../../core/strategies/index.ts";
import { inheritedPopulations } from "../../infra/threads/inherited.ts";
import { serveMatches } from "./serve.ts";

useOwnPopulations(inheritedPopulations());
serveMatches(createStrategy);
