// Entry point of the worker thread for profiles and comparisons.

import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { answerQuestion } from "./answer.ts";

serveThread(answerQuestion);
