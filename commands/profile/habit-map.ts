// Habit map: a heat map of the next move by the last result and move.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Counts, resultsOf, shareOf } from "../../src/core/profiles/traits.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed, percentWords, series, withBrackets } from "../../src/infra/i18n/phrases.ts";
import type { HeatMap } from "../../src/infra/pictures/index.ts";
import { moveWord } from "../kit/game-words.ts";
import { percentOf, RESULT_WORDS } from "../kit/trait-words.ts";

type Cell = NonNullable<HeatMap["cells"][number][number]>;

/** The longest alt text that platforms accept. */
export const ALT_CHARACTERS_MAX = 1024;

/** Situations seen less often show counts without a colour. */
const SEEN_MIN = 5;

interface Row {
  readonly name: string;
  /** In display order of the moves. */
  readonly counts: readonly number[];
  readonly total: number;
}

/** Rows: last result and move; columns: next move; cells: percent and `7/10`. */
export function habitMap(
  game: MatrixGame,
  counts: Counts,
  { title, locale }: { readonly title: string; readonly locale: Locale },
): HeatMap {
  const rows = rowsOf(game, counts, locale);
  const chance = 100 / game.size;
  return {
    kind: "heat",
    title,
    x: { title: say(locale, "picture-next"), categories: columnsOf(game, locale) },
    y: { title: "", categories: rows.map(({ name }) => name) },
    cells: rows.map(({ counts, total }) => counts.map((count) => cellOf(count, total, locale))),
    // Pale at chance.
    scale: [0, chance, Math.min(100, 2 * chance + (game.size === 2 ? 0 : 10))],
  };
}

function cellOf(count: number, total: number, locale: Locale): Cell {
  if (total === 0) return { note: say(locale, "picture-no-data") };
  const note = `${count}/${total}`;
  if (total < SEEN_MIN) return { note };
  const value = percentOf(count, total);
  return { value, text: percentWords(value, locale), note };
}

/** The map as text: `won: Rock (10): Rock 20 %, Paper 50 %, Scissors 30 %; …`. If that exceeds `charactersMax`, the
 * situations seen least often are left out. */
export function habitMapWords(
  game: MatrixGame,
  counts: Counts,
  locale: Locale,
  charactersMax: number,
): string {
  const columns = columnsOf(game, locale);
  const wordsOf = (rows: readonly Row[]): string =>
    series(
      rows.map(({ name, counts, total }) => {
        const share = (move: string, at: number): string =>
          `${move} ${percentWords(percentOf(counts[at] ?? 0, total), locale)}`;
        return labelled(
          withBrackets(name, String(total), locale),
          listed(columns.map(share), locale),
          locale,
        );
      }),
      locale,
    );
  let rows = rowsOf(game, counts, locale).filter(({ total }) => total >= SEEN_MIN);
  while (rows.length > 0 && wordsOf(rows).length > charactersMax) {
    const least = Math.min(...rows.map(({ total }) => total));
    rows = rows.toSpliced(
      rows.findIndex(({ total }) => total === least),
      1,
    );
  }
  return wordsOf(rows);
}

function columnsOf(game: MatrixGame, locale: Locale): string[] {
  return game.displayOrder.map((move) => moveWord(game, move, locale));
}

function rowsOf(game: MatrixGame, counts: Counts, locale: Locale): readonly Row[] {
  return resultsOf(game).flatMap((result) =>
    game.displayOrder.map((own): Row => {
      const shares = game.displayOrder.map((move) =>
        shareOf(game, counts, { kind: "after-move", result, own, move }),
      );
      const words = { result: RESULT_WORDS[result], move: moveWord(game, own, locale) };
      const name = say(locale, "picture-after", words);
      return { name, counts: shares.map(({ count }) => count), total: shares[0]?.total ?? 0 };
    }),
  );
}
