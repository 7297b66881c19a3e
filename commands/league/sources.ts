// Where the league's entrants come from.

import type { EntrantSource } from "../../src/arena/league/index.ts";
import { publicEntrants, publicGhosts } from "../../src/arena/made/index.ts";

/** What is public of the files and ghosts that people made. */
export const ENTRANT_SOURCES: readonly EntrantSource[] = [publicEntrants, publicGhosts];
