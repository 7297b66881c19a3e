// Thread side: computes the figures of leagues, one after another.

import { serveThread } from "../../infra/threads/serve-thread.ts";
import { type FiguresAsked, figuresOf } from "./figures.ts";

serveThread(async (asked: FiguresAsked) => figuresOf(asked));
