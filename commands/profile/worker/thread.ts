// Entry point of the worker thread for profiles and comparisons.

import { useOwnPopulations } from "../../../src/core/strategies/index.ts";
import { inheritedPopulations } from "../../../src/infra/threads/inherited.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { answerQuestion } from "./answer.ts";

useOwnPopulations(inheritedPopulations());
serveThread(answerQuestion);
