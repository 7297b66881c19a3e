// The games that can be played in chat, and what a match of each has where nothing else is asked for.

import { type MatrixGame, matrixGame } from "../games/index.ts";
import { families, type StrategyFamily } from "../strategies/index.ts";
import type { Length } from "./length.ts";

/** The games that can be played in chat, in the order in which people see them. */
export const CHAT_GAMES: readonly MatrixGame[] = ["rps", "rpsls", "oddeven"].map((id) => matrixGame(id) as MatrixGame);

const USUAL_POINTS = 10;

/** A round of odd-even takes a second, and two moves tell little: its matches are longer. */
const POINTS: Readonly<Record<string, number>> = { oddeven: 50 };

/** How long a match is when no length was named. */
export function defaultLength(game: MatrixGame): Length {
  return { kind: "first", points: POINTS[game.id] ?? USUAL_POINTS };
}

const USUAL_OPPONENTS: readonly string[] = ["wildcard"];

/** Families by game, the preferred one first: the machine of the game's own tradition where there is one. */
const OPPONENTS: Readonly<Record<string, readonly string[]>> = { oddeven: ["daemons", ...USUAL_OPPONENTS] };

/** The opponent that plays when none was named: of those preferred for the game, the first that `known` has and that plays it. */
export function defaultOpponent(game: MatrixGame, known: readonly StrategyFamily[] = families): string {
  const playing = known.filter((family) => family.plays(game)).map(({ family }) => family);
  return (OPPONENTS[game.id] ?? USUAL_OPPONENTS).find((wanted) => playing.includes(wanted)) ?? "random";
}
