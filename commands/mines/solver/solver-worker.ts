// The thread in which boards are solved, one question after another.

import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { solve } from "./solving.ts";

serveThread(solve);
