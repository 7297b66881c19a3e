// The terminal in the list of platforms: opened where the program runs, by `gadalka play` or where no other is used.

import type { PlatformEntry } from "../entry.ts";

export const terminal: PlatformEntry = { id: "terminal", name: "the terminal", examplePerson: "local" };
