// The platform list's entry for the terminal: runs locally with `gadalka play`, or as the fallback.

import type { PlatformEntry } from "../entry.ts";

export const terminal: PlatformEntry = { id: "terminal", name: "the terminal", examplePerson: "local" };
