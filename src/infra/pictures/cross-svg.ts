// A tournament's table as hand-written SVG: points for each pairing, and the total.

import type { CrossCell, CrossTable } from "./chart.ts";
import { AXIS, GRID, GROUND, HEAT, MARGIN, SIZE, SOFT_INK } from "./look.ts";
import { headingSvg, pageSvg, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const HEAD = { plain: 84, subtitled: 112 } as const;
const ROW = { plain: 42, noted: 54 } as const;
const LETTERS = { name: 17, cell: 18, note: 13, heading: 16 } as const;
const AIR = 14;
/** Width of the little house and the space after it. */
const HOUSE = 22;
const NAME_MAX = 300;
const CELL_MAX = 220;
/** Narrower cells omit their notes. */
const NOTED_MIN = 84;

/** The fills distinguish wins from losses for colour-blind users, too; the text says it as well. */
export const FILLS: Readonly<Record<CrossCell["look"], string>> = {
  won: "#8dbce0",
  drawn: "#f6f4ef",
  lost: "#eda875",
  rest: GROUND,
};

interface Layout {
  readonly table: CrossTable;
  readonly names: number;
  readonly cell: number;
  readonly ranks: number;
  readonly top: number;
  readonly row: number;
  readonly isNoted: boolean;
}

/** The table as SVG, at the common picture width. @param table with texts that the typefaces can write. */
export function crossSvg(table: CrossTable): string {
  const layout = layoutOf(table);
  const height = layout.top + table.rows.length * layout.row + MARGIN;
  return pageSvg({ width: SIZE.width, height }, [
    ...headingSvg(table),
    ...columnsSvg(layout),
    ...table.rows.flatMap((_, at) => rowSvg(layout, at)),
  ]);
}

function layoutOf(table: CrossTable): Layout {
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => widthOf(text, LETTERS.name))) + AIR;
  const ranks = widest(table.rows.map(({ rank }) => rank));
  const houses = table.rows.some(({ isBuiltIn }) => isBuiltIn) ? HOUSE : 0;
  const names = Math.min(NAME_MAX, houses + widest(table.rows.map(({ name }) => name)));
  const total = widest([table.total, ...table.rows.map(({ total }) => total)]) + AIR;
  const room = SIZE.width - 2 * MARGIN - ranks - names - total;
  const cell = Math.min(CELL_MAX, Math.floor(room / Math.max(1, table.columns.length)));
  const isNoted = cell >= NOTED_MIN;
  return {
    table,
    names,
    cell,
    ranks,
    isNoted,
    top: table.subtitle === undefined ? HEAD.plain : HEAD.subtitled,
    row: isNoted ? ROW.noted : ROW.plain,
  };
}

function columnsSvg({ table: { columns, total }, names, cell, ranks, top }: Layout): readonly string[] {
  const left = MARGIN + ranks + names;
  const small = { size: LETTERS.heading, ink: SOFT_INK } as const;
  return [
    ...columns.map((name, at) =>
      textSvg(cutToWidth(name, small.size, cell), left + (at + 0.5) * cell, top - 10, {
        ...small,
        anchor: "middle",
      }),
    ),
    textSvg(total, totalAt(left, cell, columns), top - 10, { ...small, anchor: "end" }),
  ];
}

/** The total is placed next to the cells, not at the far edge. */
function totalAt(left: number, cell: number, columns: readonly string[]): number {
  const end = left + columns.length * cell;
  return Math.min(SIZE.width - MARGIN, end + 5 * AIR);
}

function rowSvg({ table, names, cell, ranks, top, row, isNoted }: Layout, at: number): readonly string[] {
  const line = table.rows[at] as CrossTable["rows"][number];
  const [y, left] = [top + at * row, MARGIN + ranks + names];
  const base = y + row / 2 + 6;
  const end = totalAt(left, cell, table.columns);
  return [
    `<path d="M${MARGIN} ${y}H${end}" stroke="${GRID}"/>`,
    textSvg(line.rank, MARGIN + ranks - AIR, base, { size: LETTERS.name, ink: SOFT_INK, anchor: "end" }),
    ...nameSvg(line, MARGIN + ranks, base, names - AIR),
    ...line.cells.flatMap((one, column) =>
      one === null ? [] : cellSvg(one, { x: left + column * cell, y, width: cell, height: row }, isNoted),
    ),
    textSvg(line.total, end, base, { size: LETTERS.cell, bold: true, anchor: "end" }),
  ];
}

function nameSvg(
  { name, isBuiltIn }: CrossTable["rows"][number],
  x: number,
  base: number,
  width: number,
): readonly string[] {
  const sign = isBuiltIn ? HOUSE : 0;
  return [
    ...(isBuiltIn ? [houseSvg(x, base)] : []),
    textSvg(cutToWidth(name, LETTERS.name, width - sign), x + sign, base, { size: LETTERS.name }),
  ];
}

/** A roof on a wall with a door, resting on the baseline: none of the typefaces has one. */
function houseSvg(x: number, base: number): string {
  const path = `M${short(x)} ${short(base - 7)}l8 -7l8 7h-2v7h-4v-5h-4v5h-4v-7z`;
  return `<path class="house" d="${path}" fill="${SOFT_INK}"/>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function cellSvg(
  cell: CrossCell | "self",
  { x, y, width, height }: Box,
  isNoted: boolean,
): readonly string[] {
  const box = `<rect x="${x + 1.5}" y="${y + 1.5}" width="${width - 3}" height="${height - 3}" rx="4"`;
  if (cell === "self") return [`${box} fill="${AXIS}"/>`];
  const note = isNoted ? cell.note : undefined;
  const middle = { ink: HEAT.ink, anchor: "middle" } as const;
  const [at, base] = [x + width / 2, y + height / 2 + 6];
  const sign = cell.isBuiltIn ? HOUSE : 0;
  const text = cutToWidth(cell.text, LETTERS.cell, width - 10 - sign);
  const line = note === undefined ? base : base - 9;
  return [
    `${box} fill="${FILLS[cell.look]}"/>`,
    ...(cell.isBuiltIn ? [houseSvg(at - (sign + widthOf(text, LETTERS.cell)) / 2, line)] : []),
    textSvg(text, at + sign / 2, line, { ...middle, size: LETTERS.cell }),
    ...(note === undefined ? [] : [textSvg(note, at, base + 10, { ...middle, size: LETTERS.note })]),
  ];
}
