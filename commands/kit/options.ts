// Options that several commands take, and how many suggestions platforms show for one.

import type { ChoiceOption } from "../../src/chat/index.ts";
import { CATALOGUE } from "../../src/core/games/index.ts";

/** The most suggestions, and the longest, that platforms take. */
export const CHOICES_MAX = 25;
export const CHOICE_CHARACTERS_MAX = 100;

/** The ids of games by how they are typed. */
export const GAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CATALOGUE.map(({ typed, id }) => [typed, id]),
);

/** Which game. */
export const GAME_OPTION: ChoiceOption = {
  type: "choice",
  name: "game",
  description: "option-game",
  choices: CATALOGUE.map(({ typed, id }) => ({ value: typed, label: `game-${id}` })),
};
