// Habit map: a heat map of the next move, given the last result and move.

import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Situations } from "../../src/core/profiles/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { HeatMap } from "../../src/infra/pictures/index.ts";
import { moveWord } from "../kit/game-words.ts";
import { percentOf, RESULT_WORDS } from "../kit/trait-words.ts";

/** Situations seen less often have empty cells. */
const SEEN_MIN = 5;

interface Row {
  readonly name: string;
  /** In display order of the moves; absent below `SEEN_MIN`. */
  readonly percents: readonly number[] | undefined;
}

/** Rows: result with the last move; columns: next move; cells: percent. */
export function habitMap(
  game: MatrixGame,
  after: Situations["after"],
  { title, locale }: { readonly title: string; readonly locale: Locale },
): HeatMap {
  const rows = rowsOf(game, after, locale);
  return {
    kind: "heat",
    title,
    x: { title: say(locale, "picture-next"), categories: columnsOf(game, locale) },
    y: { title: "", categories: rows.map(({ name }) => name) },
    cells: rows.map(({ percents }) =>
      game.displayOrder.map((_, at) => {
        const value = percents?.[at];
        return value === undefined ? null : { value, text: `${value} %` };
      }),
    ),
    scale: scaleOf(game),
  };
}

/** The same as text: `won, Rock: Rock 20 %, Paper 50 %, Scissors 30 %; …`. */
export function habitMapWords(game: MatrixGame, after: Situations["after"], locale: Locale): string {
  const columns = columnsOf(game, locale);
  const seen = rowsOf(game, after, locale).filter(({ percents }) => percents !== undefined);
  return seen
    .map(
      ({ name, percents }) =>
        `${name}: ${columns.map((move, at) => `${move} ${percents?.[at]} %`).join(", ")}`,
    )
    .join("; ");
}

/** Pale at the uniform share. */
function scaleOf({ size }: MatrixGame): HeatMap["scale"] {
  const chance = 100 / size;
  return [0, chance, Math.min(100, 2 * chance + (size === 2 ? 0 : 10))];
}

function columnsOf(game: MatrixGame, locale: Locale): string[] {
  return game.displayOrder.map((move) => moveWord(game, move, locale));
}

function rowsOf(game: MatrixGame, after: Situations["after"], locale: Locale): readonly Row[] {
  return after.flatMap(({ result, byMove }) =>
    game.displayOrder.map((before): Row => {
      const counts = byMove[before] ?? [];
      const total = counts.reduce((sum, count) => sum + count, 0);
      const name = say(locale, "picture-after", {
        result: RESULT_WORDS[result],
        move: moveWord(game, before, locale),
      });
      const percents = game.displayOrder.map((move) => percentOf(counts[move] ?? 0, total));
      return { name, percents: total >= SEEN_MIN ? percents : undefined };
    }),
  );
}
