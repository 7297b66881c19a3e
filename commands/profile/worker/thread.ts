// The thread in which profiles and comparisons are worked out.

import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { answerQuestion } from "./answer.ts";

serveThread(answerQuestion);
