// The games that can be played in chat, and what a match of each has where nothing else is asked
// for.

import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import type { Length } from "./length.ts";

/** The games that can be played in chat, in the order in which people see them. */
export const CHAT_GAMES: readonly MatrixGame[] = ["rps", "rpsls", "oddeven"].map(
  (id) => matrixGame(id) as MatrixGame,
);

const USUAL_POINTS = 10;

/** A round of odd-even takes a second, and two moves tell little: its matches are longer. */
const POINTS: Readonly<Record<string, number>> = { oddeven: 50 };

/** How long a match is when no length was named. */
export function defaultLength(game: MatrixGame): Length {
  return { kind: "first", points: POINTS[game.id] ?? USUAL_POINTS };
}

/** The opponent that plays when none was named: it plays every game. */
export const USUAL_OPPONENT = "fortune-teller";
