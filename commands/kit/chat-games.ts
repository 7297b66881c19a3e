// The games playable in chat (those with names), and the defaults of a match.

import { CATALOGUE } from "../../src/core/games/catalogue.ts";
import { gameOf } from "../../src/core/games/find.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Length } from "./length.ts";

export const CHAT_GAMES: readonly MatrixGame[] = CATALOGUE.map(gameOf);

/** The length of a match when the caller names none. */
export const USUAL_LENGTH: Length = { kind: "first", points: 10 };

/** The default opponent; plays every game. */
export const USUAL_OPPONENT = "fortune-teller";
