// The games that can be played in chat, which are those that have names, and what a match of each
// has where nothing else is asked for.

import { CATALOGUE, catalogued, gameOf, type MatrixGame } from "../../src/core/games/index.ts";
import type { Length } from "./length.ts";

/** The games that can be played in chat, in the order in which people see them. */
export const CHAT_GAMES: readonly MatrixGame[] = CATALOGUE.map(gameOf);

const USUAL_POINTS = 10;

/** How long a match is when no length was named. */
export function defaultLength({ id }: MatrixGame): Length {
  return { kind: "first", points: catalogued(id)?.points ?? USUAL_POINTS };
}

/** The opponent that plays when none was named: it plays every game. */
export const USUAL_OPPONENT = "fortune-teller";
