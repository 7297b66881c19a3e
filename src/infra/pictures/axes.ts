// Scales, axes and legends of charts. A drawing says how much room its labels take around the plot.

import type { Axis, Titled } from "./chart.ts";
import { AXIS, GRID, PALETTE } from "./look.ts";
import { fittedLetters, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

/** Font size of labels, axis titles and legends. */
export const LETTERS = 20;
/** Gap between a text and what it labels. */
export const AIR = 10;
/** From a baseline to the middle of its letters, as a share of the font size. */
export const HALF = 0.36;
const LINE = 28;

export type Numbers = Titled["numbers"];

/** SVG with its origin at the upper left of the plot, and how far it extends beyond each side, which is known before
 * anything is drawn. */
export interface Drawing {
  svg(): readonly string[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Stacks drawings, the first one at the back. */
export function layered(drawings: readonly Partial<Drawing>[]): Drawing {
  const reach = (side: "left" | "right" | "top" | "bottom") =>
    Math.max(0, ...drawings.map((drawing) => drawing[side] ?? 0));
  return {
    svg: () => drawings.flatMap((drawing) => drawing.svg?.() ?? []),
    left: reach("left"),
    right: reach("right"),
    top: reach("top"),
    bottom: reach("bottom"),
  };
}

export interface Scale {
  /** A value's position on the scale: 0 at the low end, 1 at the high end. */
  at(value: number): number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

/** Covers the axis' range, or else all values up to a round number. @param count approximate number of ticks. */
export function valueScale(
  { range, whole }: Axis,
  values: readonly number[],
  numbers?: Numbers,
  count = 8,
): Scale {
  const [from, to] = range ?? [Math.min(...values), Math.max(...values)];
  const end = Math.max(to, from === to ? from + 1 : from);
  const step = Math.max(whole ? 1 : 0, stepOf((end - from) / count));
  const low = range ? from : Math.floor(from / step) * step;
  const high = range ? end : Math.ceil(end / step) * step;
  const place = (mark: number) => (mark - low) / (high - low);
  // The tolerance is there because steps of a tenth add up to slightly less than one.
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => {
    const mark = (first + index) * step;
    return { at: place(mark), label: written(mark, step, numbers) };
  });
  return { at: place, ticks };
}

/** 1, 2 or 5 times a power of ten, whichever is nearest to `wanted`. */
function stepOf(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const times = wanted / power;
  const round = times >= Math.sqrt(50) ? 10 : times >= Math.sqrt(10) ? 5 : times >= Math.sqrt(2) ? 2 : 1;
  return round * power;
}

/** With as many decimals as the step has, and a dash for the minus sign, which the typeface lacks. */
function written(value: number, step: number, numbers: Numbers): string {
  const { decimal, thousands } = numbers ?? { decimal: ".", thousands: "," };
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const number = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return value < 0 ? `\u2013${number}` : number;
}

/** Values from bottom to top, with a grid. */
export function axisAtLeft({ ticks }: Scale, title: string, width: number, height: number): Drawing {
  const y = (at: number) => short((1 - at) * height);
  const widest = widthOf(longest(ticks.map(({ label }) => label)), LETTERS);
  const size = fittedLetters(title, LETTERS, height);
  const titleX = -widest - 2.4 * AIR;
  return {
    svg: () => [
      linesSvg(ticks.map(({ at }) => `M0 ${y(at)}H${short(width)}`)),
      `<path d="M0 0V${short(height)}" stroke="${AXIS}"/>`,
      ...ticks.map(({ at, label }) =>
        textSvg(label, -AIR, y(at) + LETTERS * HALF, { size: LETTERS, anchor: "end" }),
      ),
      textSvg(title, titleX, height / 2, { size, anchor: "middle", turn: -90 }),
    ],
    left: title === "" ? widest + AIR : size - titleX,
    right: 0,
    top: LETTERS / 2,
    bottom: LETTERS / 2,
  };
}

const linesSvg = (paths: readonly string[]): string => `<path d="${paths.join("")}" stroke="${GRID}"/>`;

/** Values from left to right between two positions in the plot. */
export function valuesBelow(
  { ticks }: Scale,
  title: string,
  [from, to]: readonly [number, number],
  height: number,
  hasGrid: boolean,
): Drawing {
  const labels = ticks.map(({ at, label }) => ({ x: from + at * (to - from), label }));
  const axis = axisBelow(labels, title, [from, to], height);
  const grid = () => linesSvg(hasGrid ? labels.map(({ x }) => `M${short(x)} 0V${short(height)}`) : []);
  return { ...axis, svg: () => [grid(), ...axis.svg()] };
}

/** Numbers side by side; if they're crowded, some are left out. */
export function categoriesBelow(
  { title, categories }: Axis & { readonly categories: readonly string[] },
  width: number,
  y: number,
): Drawing {
  const step = width / categories.length;
  const places = categories.map((label, at) => ({ label, x: (at + 0.5) * step }));
  const every = Math.ceil((widthOf(longest(categories), LETTERS) + AIR) / step);
  const shown = places.filter((_, at) => at % every === 0);
  return axisBelow(shown, title, [0, width], y);
}

/** The widest of the texts. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (widthOf(text, LETTERS) > widthOf(most, LETTERS) ? text : most), "");
}

function axisBelow(
  labels: readonly { readonly x: number; readonly label: string }[],
  title: string,
  [from, to]: readonly [number, number],
  y: number,
): Drawing {
  const base = y + AIR + LETTERS * 0.8;
  const boxes = labels.map(({ x, label }) => ({ x, half: widthOf(label, LETTERS) / 2 }));
  const titleY = base + LETTERS * 1.4;
  return {
    svg: () => [
      `<path d="M${short(from)} ${short(y)}H${short(to)}" stroke="${AXIS}"/>`,
      ...labels.map(({ x, label }) => textSvg(label, x, base, { size: LETTERS, anchor: "middle" })),
      textSvg(title, (from + to) / 2, titleY, { size: LETTERS, anchor: "middle" }),
    ],
    left: Math.max(0, ...boxes.map(({ x, half }) => half - x)),
    right: Math.max(0, ...boxes.map(({ x, half }) => x + half - to)),
    top: 0,
    bottom: (title === "" ? base : titleY) + LETTERS * 0.3 - y,
  };
}

/** A marker and its name; `mark` draws the marker around the given point. */
export interface LegendItem {
  readonly name: string;
  mark(x: number, y: number): string;
}

const MARK = 34;

/** Lines of markers and names below the plot; empty if there is only one name. */
export function legendBelow(items: readonly LegendItem[], width: number, y: number): Partial<Drawing> {
  if (items.length <= 1) return {};
  let [x, line] = [0, 0];
  const placed = items.map(({ name, mark }) => {
    const shown = cutToWidth(name, LETTERS, width - MARK);
    const wide = MARK + widthOf(shown, LETTERS);
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const [at, middle] = [x, y + AIR + (line + 0.5) * LINE];
    x += wide + 2 * AIR + 4;
    return { shown, mark, at, middle };
  });
  const svg = () => {
    const each = placed.map(
      ({ shown, mark, at, middle }) =>
        mark(at + 12, middle) + textSvg(shown, at + MARK, middle + LETTERS * HALF, { size: LETTERS }),
    );
    return [`<g class="legend">${each.join("")}</g>`];
  };
  return { svg, bottom: AIR + (line + 1) * LINE };
}

/** Point shapes, so that series differ by more than colour. */
const SHAPES = [
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
  "M-.9 -.9H.9V.9H-.9Z",
  "M0 -1.1L1.1 .9H-1.1Z",
  "M0 -1.3L1 0L0 1.3L-1 0Z",
  "M-.4 -1.2H.4V-.4H1.2V.4H.4V1.2H-.4V.4H-1.2V-.4H-.4Z",
  "M0 1.1L1.1 -.9H-1.1Z",
  "M-1.1 0L.9 1.1V-1.1Z",
] as const;
const RADIUS = 6.5;

/** The point of a series, in the series' colour unless `fill` is given. */
export function pointSvg(series: number, x: number, y: number, fill = colourOf(series)): string {
  const place = `translate(${short(x)},${short(y)}) scale(${RADIUS})`;
  return `<path class="point" d="${SHAPES[series % SHAPES.length]}" transform="${place}" fill="${fill}"/>`;
}

export function colourOf(series: number): string {
  return PALETTE[series % PALETTE.length] as string;
}
