// Habit map: a heat map of the next move by the last result and move.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Situations } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled, listed, percentWords, series, withBrackets } from "../../../src/infra/i18n/phrases.ts";
import type { HeatMap } from "../../../src/infra/pictures/index.ts";
import { moveWord } from "../../kit/game-words.ts";
import { percentOf, RESULT_WORDS } from "../../kit/trait-words.ts";

type Cell = NonNullable<HeatMap["cells"][number][number]>;

/** The longest alt text that platforms accept. */
export const ALT_CHARACTERS_MAX = 1024;

/** Situations seen less often show counts without a colour. */
const SEEN_MIN = 5;

type After = Situations["after"];

interface Row {
  readonly name: string;
  /** In display order of the moves. */
  readonly counts: readonly number[];
  readonly total: number;
}

/** Rows: last result and move; columns: next move; cells: percent and `7/10`. */
export function habitMap(
  game: MatrixGame,
  after: After,
  { title, locale }: { readonly title: string; readonly locale: Locale },
): HeatMap {
  const rows = rowsOf(game, after, locale);
  return {
    kind: "heat",
    title,
    x: { title: say(locale, "picture-next"), categories: columnsOf(game, locale) },
    y: { title: "", categories: rows.map(({ name }) => name) },
    cells: rows.map(({ counts, total }) => counts.map((count) => cellOf(count, total, locale))),
    scale: scaleOf(game),
  };
}

function cellOf(count: number, total: number, locale: Locale): Cell {
  if (total === 0) return { note: say(locale, "picture-no-data") };
  const note = `${Math.round(count)}/${total}`;
  if (total < SEEN_MIN) return { note };
  const value = percentOf(count, total);
  return { value, text: percentWords(value, locale), note };
}

/** The map as text: `won: Rock (10): Rock 20 %, Paper 50 %, Scissors 30 %; …`. If that exceeds `charactersMax`, the
 * situations seen least often are left out. */
export function habitMapWords(game: MatrixGame, after: After, locale: Locale, charactersMax: number): string {
  const columns = columnsOf(game, locale);
  const seen = rowsOf(game, after, locale).filter(({ total }) => total >= SEEN_MIN);
  const shares = ({ counts, total }: Row): string =>
    listed(
      columns.map((move, at) => `${move} ${percentWords(percentOf(counts[at] ?? 0, total), locale)}`),
      locale,
    );
  const wordsOf = (rows: readonly Row[]): string =>
    series(
      rows.map((row) => labelled(withBrackets(row.name, String(row.total), locale), shares(row), locale)),
      locale,
    );
  return wordsOf(leavingOut(seen, (rows) => wordsOf(rows).length <= charactersMax));
}

/** Drops the rows seen least often until the rest fits. */
function leavingOut(rows: readonly Row[], fits: (rows: readonly Row[]) => boolean): readonly Row[] {
  if (rows.length === 0 || fits(rows)) return rows;
  const least = rows.toSorted((a, b) => a.total - b.total)[0];
  return leavingOut(
    rows.filter((row) => row !== least),
    fits,
  );
}

/** Pale at the uniform share (chance). */
function scaleOf({ size }: MatrixGame): HeatMap["scale"] {
  const chance = 100 / size;
  return [0, chance, Math.min(100, 2 * chance + (size === 2 ? 0 : 10))];
}

function columnsOf(game: MatrixGame, locale: Locale): string[] {
  return game.displayOrder.map((move) => moveWord(game, move, locale));
}

function rowsOf(game: MatrixGame, after: After, locale: Locale): readonly Row[] {
  return after.flatMap(({ result, byMove }) =>
    game.displayOrder.map((before): Row => {
      const row = byMove[before] ?? [];
      const name = say(locale, "picture-after", {
        result: RESULT_WORDS[result],
        move: moveWord(game, before, locale),
      });
      const counts = game.displayOrder.map((move) => row[move] ?? 0);
      return { name, counts, total: Math.round(row.reduce((sum, count) => sum + count, 0)) };
    }),
  );
}
