// Names and moves as shown in the pictures of a duel.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed } from "../../../src/infra/i18n/phrases.ts";
import { moveLabel } from "../../kit/game-words.ts";
import { pictureNames } from "../../kit/picture-names.ts";
import type { PlayedDuel } from "../state/document.ts";
import { gameOfDuel, type Side } from "../state/rules.ts";

type Names = readonly [string, string];

/** The names, with a number instead of one that the fonts can't draw. */
export function drawnNames(names: Names, locale: Locale): Names {
  const drawn = pictureNames(names);
  const name = (side: Side): string =>
    drawn[side] === names[side] ? names[side] : say(locale, "duel-player", { number: side + 1 });
  return [name(0), name(1)];
}

/** How often the side picked each move, by move. */
function chosenBy(duel: PlayedDuel, side: Side): readonly number[] {
  const { size } = gameOfDuel(duel);
  return Array.from(
    { length: size },
    (_, move) => duel.play.rounds.filter((one) => one[side] === move).length,
  );
}

/** What each side picked, a sentence each; none for a side that never did. */
export function chosenWords(duel: PlayedDuel, names: Names, locale: Locale): readonly string[] {
  return ([0, 1] as const).flatMap((side) => {
    const counts = chosenBy(duel, side);
    if (counts.every((count) => count === 0)) return [];
    const moves = movesWords(gameOfDuel(duel), counts, locale);
    return [say(locale, "duel-chose", { name: names[side], moves })];
  });
}

function movesWords(game: MatrixGame, counts: readonly number[], locale: Locale): string {
  return listed(
    game.displayOrder.map((move) => `${moveLabel(game, move, locale)} ${counts[move]}`),
    locale,
  );
}
