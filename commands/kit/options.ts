// Options shared by several commands, and platform limits on suggestions.

import type { ChoiceOption } from "../../src/chat/index.ts";
import { CATALOGUE, type MatrixGame, matrixGame } from "../../src/core/games/index.ts";

/** Platform limits: number of suggestions, and characters of each. */
export const CHOICES_MAX = 25;
export const CHOICE_CHARACTERS_MAX = 100;

/** The ids of the games by what's typed for them. */
export const GAMES: ReadonlyMap<string, string> = new Map(CATALOGUE.map(({ typed, id }) => [typed, id]));

/** The game of a button, by its id; undefined if it isn't in `GAMES`, as in a forged press. */
export function listedGame(id: string): MatrixGame | undefined {
  return [...GAMES.values()].includes(id) ? matrixGame(id) : undefined;
}

export const GAME_OPTION: ChoiceOption = {
  type: "choice",
  name: "game",
  description: "option-game",
  choices: CATALOGUE.map(({ typed, id }) => ({ value: typed, label: `game-${id}` })),
};
