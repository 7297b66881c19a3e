// A league's payoff matrix as hand-written SVG: rows against columns, both in the same order.

import type { PayoffGrid } from "./chart.ts";
import { AXIS, HEAT, heatColour, INK, MARGIN, SIZE, SOFT_INK } from "./look.ts";
import { headingSvg, pageSvg, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const HEAD = 116;
const FOOT = 86;
const AIR = 10;
const NAME_MAX = 270;
const CELL = { wide: 112, high: 48, low: 11 } as const;
/** Narrower cells have no figures. */
const FIGURES_MIN = 34;
const LETTERS = { most: 17, least: 9.5, subtitle: 16, legend: 15 } as const;
const LETTER_SHARE = 0.84;
/** Above narrow columns, only every first, fifth or tenth rank is written. */
const STEPS = [1, 5, 10] as const;
/** Payoffs per round that the legend shows. */
const SHOWN = [-1, -0.5, -0.2, -0.05, 0, 0.05, 0.2, 0.5, 1] as const;
/** Exponent of the colour scale: below 1, it spreads small payoffs, which are the usual ones. */
const CONTRAST = 0.6;

interface Layout {
  readonly grid: PayoffGrid;
  readonly ranks: number;
  readonly names: number;
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}

/** The matrix as SVG, at the common picture width. @param grid with texts that the typefaces can write. */
export function payoffSvg(grid: PayoffGrid): string {
  const layout = layoutOf(grid);
  const height = Math.ceil(HEAD + grid.names.length * layout.height + FOOT);
  return pageSvg({ width: SIZE.width, height }, [
    ...headingSvg(grid),
    ...ranksSvg(layout),
    ...grid.names.flatMap((_, at) => rowSvg(layout, at)),
    ...legendSvg(grid, height - FOOT + 26),
  ]);
}

function layoutOf(grid: PayoffGrid): Layout {
  const count = Math.max(1, grid.names.length);
  const room = SIZE.width - 2 * MARGIN;
  const crowded = (room - NAME_MAX) / count;
  const height = Math.min(CELL.high, Math.max(CELL.low, crowded));
  const letters = Math.min(LETTERS.most, Math.max(LETTERS.least, height * LETTER_SHARE));
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => widthOf(text, letters)));
  const ranks = widest(grid.ranks) + AIR;
  const names = Math.min(NAME_MAX, widest(grid.names)) + AIR;
  const width = Math.min(CELL.wide, (room - ranks - names) / count);
  return { grid, ranks, names, width, height, letters };
}

function ranksSvg({ grid, ranks, names, width }: Layout): readonly string[] {
  const left = MARGIN + ranks + names;
  const small = { size: LETTERS.subtitle, ink: SOFT_INK } as const;
  const step = STEPS.find((one) => one * width >= widthOf("999", small.size)) ?? 10;
  return [
    ...grid.ranks.flatMap((rank, at) =>
      at > 0 && (at + 1) % step !== 0
        ? []
        : [textSvg(rank, left + (at + 0.5) * width, HEAD - 8, { ...small, anchor: "middle" })],
    ),
  ];
}

function rowSvg({ grid, ranks, names, width, height, letters }: Layout, at: number): readonly string[] {
  const y = HEAD + at * height;
  const base = y + height / 2 + letters * 0.36;
  const left = MARGIN + ranks + names;
  const name = cutToWidth(grid.names[at] as string, letters, NAME_MAX);
  return [
    textSvg(grid.ranks[at] as string, MARGIN + ranks - AIR, base, {
      size: letters,
      ink: SOFT_INK,
      anchor: "end",
    }),
    textSvg(name, MARGIN + ranks, base, { size: letters }),
    ...(grid.cells[at] ?? []).flatMap((cell, column) =>
      cellSvg(cell, { x: left + column * width, y, width, height }),
    ),
  ];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function cellSvg(cell: PayoffGrid["cells"][number][number], box: Box): readonly string[] {
  if (cell === null) return [dotSvg(box)];
  if (cell === "self") return [boxSvg(box, AXIS)];
  const { x, y, width, height } = box;
  const filled = boxSvg(box, colourOf(cell));
  if (width < FIGURES_MIN) return [filled];
  const size = Math.min(LETTERS.most, width * 0.36, height * 0.5);
  const middle = { size, ink: HEAT.ink, anchor: "middle" } as const;
  return [filled, textSvg(figureOf(cell), x + width / 2, y + height / 2 + size * 0.36, middle)];
}

/** Marks two that haven't met, as no colour of the scale does. */
function dotSvg({ x, y, width, height }: Box): string {
  const radius = short(Math.min(4, width * 0.14));
  return `<circle cx="${short(x + width / 2)}" cy="${short(y + height / 2)}" r="${radius}" fill="${AXIS}"/>`;
}

function boxSvg({ x, y, width, height }: Box, fill: string): string {
  const gap = Math.min(3, width * 0.08);
  const [across, down] = [short(width - gap), short(height - gap)];
  return `<rect x="${short(x + gap / 2)}" y="${short(y + gap / 2)}" width="${across}" height="${down}" fill="${fill}"/>`;
}

/** Rounds won minus rounds lost, per hundred. */
function figureOf(value: number): string {
  const rounded = Math.round(100 * value);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `–${-rounded}` : "0";
}

/** Orange for lost, pale for even, blue for won. */
function colourOf(value: number): string {
  return heatColour(Math.sign(value) * Math.abs(value) ** CONTRAST);
}

/** Swatches between the words for either end, and what a dot means if there is one. */
function legendSvg({ legend, cells }: PayoffGrid, y: number): readonly string[] {
  const swatch = { width: 52, height: 30 } as const;
  const words = { size: LETTERS.legend, ink: INK } as const;
  const from = MARGIN + widthOf(legend.lost, words.size) + AIR;
  const to = from + SHOWN.length * swatch.width + AIR;
  return [
    textSvg(legend.lost, MARGIN, y + 20, words),
    ...SHOWN.flatMap((value, at) => cellSvg(value, { x: from + at * swatch.width, y, ...swatch })),
    textSvg(legend.won, to, y + 20, words),
    ...(cells.flat().includes(null)
      ? [textSvg(legend.unmet, SIZE.width - MARGIN, y + 20, { ...words, ink: SOFT_INK, anchor: "end" })]
      : []),
  ];
}
