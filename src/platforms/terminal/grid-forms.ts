// Fits a message with a cell grid into the window: whole, with less text, or cropped.

import {
  type FieldPart,
  fieldParts,
  type Grid,
  type GridSpot,
  gridColumns,
  gridMargins,
  gridText,
  wholeOf,
} from "../../chat/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { CODE_INDENT, type KeptBlock, type PrintableBlock } from "./render.ts";

/** Blocks that may include a grid. */
export type GridBlocks = readonly KeptBlock[];

/** Without a cursor: the whole grid, in column bands where it is wider than the window. */
export function inBands(blocks: GridBlocks, widthCells: number, locale: Locale): readonly PrintableBlock[] {
  return blocks.flatMap((block) =>
    block.type === "grid" ? bandsOf(block.grid, widthCells, locale) : [block],
  );
}

function bandsOf(grid: Grid, widthCells: number, locale: Locale): readonly PrintableBlock[] {
  const columns = Math.max(1, gridColumns(grid, widthCells - CODE_INDENT.length));
  const bands = fieldParts(wholeOf(grid), { columns, rows: Math.max(1, grid.rows.length) });
  return bands.flatMap((part) => partBlocks(grid, part, locale));
}

/** A message to be drawn with a cursor. */
export interface CursorMessage {
  readonly blocks: GridBlocks;
  /** Renders the message with these blocks. */
  draw(blocks: readonly PrintableBlock[]): string;
  readonly cursor: GridSpot;
  /** The part shown before; it scrolls only as far as the cursor requires. */
  readonly before: FieldPart | undefined;
}

/** Available space. */
export interface WindowRoom {
  readonly widthCells: number;
  /** Maximum rows of the message. */
  readonly rows: number;
  /** The rows that a text takes. */
  rowsOf(text: string): number;
}

/** Text to keep, and the minimum grid rows beside it: fewer show too little around the cursor. */
const WISHES: readonly Wish[] = [
  { keeps: () => true, rowsMin: Number.POSITIVE_INFINITY },
  { keeps: () => true, rowsMin: Number.POSITIVE_INFINITY, isTight: true },
  { keeps: ({ type }) => type !== "quiet", rowsMin: Number.POSITIVE_INFINITY },
  { keeps: ({ type }) => type !== "quiet", rowsMin: Number.POSITIVE_INFINITY, isTight: true },
  { keeps: ({ type }) => type !== "quiet", rowsMin: 5 },
  { keeps: ({ type }) => type === "grid", rowsMin: 1 },
];

interface Wish {
  readonly keeps: (block: KeptBlock) => boolean;
  readonly rowsMin: number;
  /** Without the empty line above. */
  readonly isTight?: true;
}

/** The message with the cursor and the part of the grid it shows; undefined if no cell fits. */
export function withCursor(
  given: CursorMessage,
  room: WindowRoom,
  locale: Locale,
): { readonly text: string; readonly part: FieldPart } | undefined {
  const grid = gridOf(given.blocks);
  if (!grid) return undefined;
  for (const { keeps, rowsMin, isTight } of WISHES) {
    const message = isTight ? tight(given) : given;
    const kept = message.blocks.filter(keeps);
    const part = partWithRoom(grid, message, kept, room);
    if (part.width < 1 || part.height < Math.min(rowsMin, grid.rows.length)) continue;
    // Showing the whole grid includes all columns.
    if (rowsMin === Number.POSITIVE_INFINITY && !isWhole(grid, part)) continue;
    const text = message.draw(
      kept.flatMap((block) =>
        block.type === "grid" ? partBlocks(grid, part, locale, message.cursor) : [block],
      ),
    );
    if (room.rowsOf(text) <= room.rows) return { text, part };
  }
  return undefined;
}

function tight(message: CursorMessage): CursorMessage {
  return { ...message, draw: (blocks) => withoutEmptyLine(message.draw(blocks)) };
}

/** A message without the empty line above it. */
export function withoutEmptyLine(text: string): string {
  return text.replace(/^\n/, "");
}

/** The first grid among the blocks. */
export function gridOf(blocks: GridBlocks): Grid | undefined {
  return blocks.find((block) => block.type === "grid")?.grid;
}

function partWithRoom(
  grid: Grid,
  { draw, cursor, before }: CursorMessage,
  kept: GridBlocks,
  room: WindowRoom,
): FieldPart {
  const whole = wholeOf(grid);
  const words = draw(kept.filter((block) => block.type !== "grid"));
  const rows = room.rows - room.rowsOf(words) - gridMargins(grid).headRows;
  const width = Math.min(whole.width, gridColumns(grid, room.widthCells - CODE_INDENT.length));
  // One line names the part shown.
  const height =
    width === whole.width && rows >= whole.height ? whole.height : Math.min(whole.height, rows - 1);
  return {
    column: startOf(before?.column, cursor.column, width, whole.width),
    row: startOf(before?.row, cursor.row, height, whole.height),
    width,
    height,
  };
}

/** Cells visible beyond the cursor, where there are any. */
const MARGIN_CELLS = 2;

function startOf(before: number | undefined, cursor: number, seen: number, all: number): number {
  const margin = Math.max(0, Math.min(MARGIN_CELLS, Math.floor((seen - 1) / 2)));
  const start = before ?? cursor - Math.floor(seen / 2);
  const moved = Math.min(Math.max(start, cursor + margin + 1 - seen), cursor - margin);
  return Math.max(0, Math.min(moved, all - seen));
}

function isWhole(grid: Grid, { width, height }: FieldPart): boolean {
  const whole = wholeOf(grid);
  return width === whole.width && height === whole.height;
}

function partBlocks(
  grid: Grid,
  part: FieldPart,
  locale: Locale,
  cursor?: GridSpot,
): readonly PrintableBlock[] {
  const code: PrintableBlock = { type: "code", text: gridText(grid, { part, cursor }) };
  if (isWhole(grid, part)) return [code];
  const { columns, rows } = grid;
  const name = (column: number, row: number): string => `${columns[column] ?? ""}${rows[row]?.name ?? ""}`;
  const told = say(locale, "terminal-part", {
    first: name(part.column, part.row),
    last: name(part.column + part.width - 1, part.row + part.height - 1),
    begin: name(0, 0),
    end: name(columns.length - 1, rows.length - 1),
  });
  return [{ type: "quiet", text: told }, code];
}
