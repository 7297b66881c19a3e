// Fits a message with a cell grid into the window: in bands of columns, and with less around it.

import { type FieldPart, fieldParts, type Grid, gridColumns, gridText, wholeOf } from "../../chat/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { CODE_INDENT, type KeptBlock, type PrintableBlock } from "./render.ts";

/** Blocks that may include a grid. */
export type GridBlocks = readonly KeptBlock[];

/** The whole grid, in column bands where it is wider than the window. */
export function inBands(blocks: GridBlocks, widthCells: number, locale: Locale): readonly PrintableBlock[] {
  return blocks.flatMap((block) =>
    block.type === "grid" ? bandsOf(block.grid, widthCells, locale) : [block],
  );
}

/** The message as it is drawn with an empty line above it; where that is too high, without that line, and with a
 * grid then without its small print, so that the title is seen above. */
export function drawnToFit(
  blocks: GridBlocks,
  draw: (blocks: GridBlocks) => string,
  fits: (text: string) => boolean,
): string {
  const hasGrid = blocks.some(({ type }) => type === "grid");
  const forms = hasGrid ? [blocks, blocks.filter(({ type }) => type !== "quiet")] : [blocks];
  const texts = forms.map(draw).flatMap((text) => [text, text.replace(/^\n/, "")]);
  return texts.find(fits) ?? draw(blocks);
}

function bandsOf(grid: Grid, widthCells: number, locale: Locale): readonly PrintableBlock[] {
  const columns = Math.max(1, gridColumns(grid, widthCells - CODE_INDENT.length));
  const bands = fieldParts(wholeOf(grid), { columns, rows: Math.max(1, grid.rows.length) });
  return bands.flatMap((part) => bandBlocks(grid, part, locale));
}

function bandBlocks(grid: Grid, part: FieldPart, locale: Locale): readonly PrintableBlock[] {
  const code: PrintableBlock = { type: "code", text: gridText(grid, part) };
  const { columns, rows } = grid;
  if (part.width === columns.length) return [code];
  const name = (column: number, row: number): string => `${columns[column] ?? ""}${rows[row]?.name ?? ""}`;
  const told = say(locale, "terminal-part", {
    first: name(part.column, part.row),
    last: name(part.column + part.width - 1, part.row + part.height - 1),
    begin: name(0, 0),
    end: name(columns.length - 1, rows.length - 1),
  });
  return [{ type: "quiet", text: told }, code];
}
