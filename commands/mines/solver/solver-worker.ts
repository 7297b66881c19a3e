// Worker thread that answers solver tasks one after another.

import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { solve } from "./solving.ts";

serveThread(solve);
