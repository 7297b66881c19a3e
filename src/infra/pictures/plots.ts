// Charts that are drawn alone or in a panel, each as a drawing around a plot of the given size.

import {
  AIR,
  axisAtLeft,
  categoriesBelow,
  colourOf,
  type Drawing,
  HALF,
  LETTERS,
  layered,
  longest,
  type Numbers,
  pointSvg,
  valueScale,
  valuesBelow,
} from "./axes.ts";
import type { CourseChart, HeatMap, LineChart, Panel, Row, RowChart } from "./chart.ts";
import { AXIS, BAND, GROUND, HEAT, heatColour, INK, PALETTE } from "./look.ts";
import { fittedLetters, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

/** The size of a plot without the labels around it. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly numbers: Numbers;
}

export function plotOf(chart: Panel, room: Room): Drawing {
  switch (chart.kind) {
    case "lines":
      return linesPlot(chart, room);
    case "rows":
      return rowsPlot(chart, room);
    case "course":
      return coursePlot(chart, room);
    case "heat":
      return heatPlot(chart, room);
  }
}

/** The plot's height: `given`, except that rows and heat maps with notes get what they need. */
export function plotHeight(chart: Panel, given: number): number {
  if (chart.kind === "rows") return chart.rows.length * ROW.step;
  const hasNotes = chart.kind === "heat" && chart.cells.flat().some((cell) => cell?.note !== undefined);
  return hasNotes ? Math.max(given, CELL.twoLines * chart.y.categories.length) : given;
}

type Ends = readonly [x: number, y: number];

function lineSvg(kind: string, [x1, y1]: Ends, [x2, y2]: Ends, stroke: string, wide: number): string {
  const ends = `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
  return `<line class="${kind}" ${ends} stroke="${stroke}" stroke-width="${wide}"/>`;
}

function rectSvg(kind: string, [left, top]: Ends, [right, bottom]: Ends, fill: string): string {
  const [width, height] = [short(Math.abs(right - left)), short(Math.abs(bottom - top))];
  const corner = `x="${short(Math.min(left, right))}" y="${short(Math.min(top, bottom))}"`;
  return `<rect class="${kind}" ${corner} width="${width}" height="${height}" fill="${fill}"/>`;
}

function linesPlot({ x, y, values, baseline }: LineChart, { width, height, numbers }: Room): Drawing {
  const scale = valueScale(y, baseline === undefined ? values : [...values, baseline], numbers);
  const heightOf = (value: number) => height * (1 - scale.at(value));
  const step = width / x.categories.length;
  const points = values.map((value, at): Ends => [(at + 0.5) * step, heightOf(value)]);
  const path = points.map(([across, down]) => `${short(across)} ${short(down)}`).join("L");
  const base = baseline === undefined ? undefined : heightOf(baseline);
  const svg = () => [
    ...(base === undefined ? [] : [lineSvg("baseline", [0, base], [width, base], AXIS, 1.5)]),
    `<path d="M${path}" fill="none" stroke="${colourOf(0)}" stroke-width="2.5"/>`,
    ...points.map(([across, down]) => pointSvg(0, across, down)),
  ];
  const below = categoriesBelow(x, width, height);
  return layered([axisAtLeft(scale, y.title, width, height), { svg }, below]);
}

const ROW = { letters: 18, step: 38, bar: 0.62, air: 12, nameShare: 0.38 } as const;

function rowsPlot(chart: RowChart, { width, height, numbers }: Room): Drawing {
  const rows = chart.rows.map((row) => ({
    ...row,
    name: cutToWidth(row.name, ROW.letters, width * ROW.nameShare),
    ...(row.uncertainty ?? { low: row.value, high: row.value, likely: row.value }),
  }));
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => widthOf(text, ROW.letters))) + ROW.air;
  const span = [widest(rows.map(({ name }) => name)), width - widest(rows.map(({ text }) => text))] as const;
  // Bars start where the axis does.
  const foot = chart.x.range?.[0] ?? 0;
  const values = [foot, ...rows.flatMap(({ value, low, high }) => [value, low, high])];
  const scale = valueScale({ ...chart.x, whole: true }, values, numbers, 6);
  const x = (value: number) => span[0] + scale.at(value) * (span[1] - span[0]);
  return layered([
    valuesBelow(scale, chart.x.title, span, height, true),
    { svg: () => rows.flatMap((row, at) => rowSvg(row, (at + 0.5) * ROW.step, foot, x)) },
  ]);
}

function rowSvg(
  { name, text, value, isSecond, low, high, likely }: Row & NonNullable<Row["uncertainty"]>,
  y: number,
  foot: number,
  x: (value: number) => number,
): readonly string[] {
  const half = (ROW.step * ROW.bar) / 2;
  const base = y + ROW.letters * HALF;
  const mark = `M${short(x(likely))} ${short(y - 9)}l7 9l-7 9l-7 -9z`;
  return [
    rectSvg("bar", [x(foot), y - half], [x(value), y + half], PALETTE[isSecond ? 1 : 0]),
    ...(high > low
      ? [
          lineSvg("error", [x(low), y], [x(high), y], INK, 2.5),
          `<path class="point" d="${mark}" fill="${PALETTE[1]}" stroke="${GROUND}"/>`,
        ]
      : []),
    textSvg(name, 0, base, { size: ROW.letters }),
    textSvg(text, x(Math.max(value, high)) + ROW.air, base, { size: ROW.letters }),
  ];
}

/** A longer course is drawn as a line without points. */
const POINTS_MAX = 60;

/** Steps start at 0, before the first event. */
function coursePlot(chart: CourseChart, { width, height }: Room): Drawing {
  const { values, band, sides } = chart;
  const leads = [0, ...values];
  const reach = leads.map((_, step) => (step === 0 ? 0 : (band[step - 1] ?? 0)));
  const reached = [...leads, ...reach, ...reach.map((far) => -far)];
  // Counts are written without a thousands separator.
  const numbers = { decimal: ".", thousands: "" };
  const scale = valueScale({ ...chart.y, whole: true }, reached, numbers);
  const ticks = scale.ticks.map((tick) => ({
    ...tick,
    label: /^[1-9]/.test(tick.label) ? `+${tick.label}` : tick.label,
  }));
  const steps = valueScale({ title: "", whole: true, range: [0, values.length] }, [], numbers);
  const y = (value: number) => short(height * (1 - scale.at(value)));
  const x = (step: number) => short((step * width) / values.length);
  const corners = [
    ...reach.map((far, step) => `${x(step)},${y(-far)}`),
    ...reach.map((far, step) => `${x(step)},${y(far)}`).reverse(),
  ];
  const colour = (lead: number) =>
    sides === undefined ? PALETTE[0] : lead > 0 ? PALETTE[0] : lead < 0 ? PALETTE[1] : AXIS;
  const hasPoints = sides !== undefined || values.length <= POINTS_MAX;
  const course = leads.map((lead, step) => `${x(step)} ${y(lead)}`).join("L");
  return layered([
    axisAtLeft({ ...scale, ticks }, chart.y.title, width, height),
    {
      svg: () => [
        `<path class="band" d="M${corners.join("L")}Z" fill="${BAND}"/>`,
        lineSvg("level", [0, y(0)], [width, y(0)], INK, 1.2),
        `<path d="M${course}" fill="none" stroke="${sides ? INK : PALETTE[0]}" stroke-width="2.5" stroke-linejoin="round"/>`,
        ...leads.map((lead, step) =>
          hasPoints
            ? `<circle class="point" cx="${x(step)}" cy="${y(lead)}" r="5" fill="${colour(lead)}"/>`
            : "",
        ),
        ...(sides ?? []).map((name, side) =>
          textSvg(name, AIR, side === 0 ? 22 : height - 10, {
            size: LETTERS,
            bold: true,
            ink: colourOf(side),
          }),
        ),
      ],
    },
    valuesBelow(steps, chart.x.title, [0, width], height, false),
  ]);
}

const CELL = {
  note: 14,
  /** Offsets below the middle of a cell of its text and its note, if it has both. */
  textDown: -8,
  noteDown: 12,
  /** Height of a row with both. */
  twoLines: 46,
  /** Share of the plot's width for the row names. */
  nameRoom: 0.55,
} as const;

function heatPlot({ x, y, cells, scale }: HeatMap, { width, height }: Room): Drawing {
  const [across, down] = [width / x.categories.length, height / y.categories.length];
  const columns = fittedLetters(longest(x.categories), LETTERS, across - AIR / 2);
  const names = fittedLetters(longest(y.categories), LETTERS, width * CELL.nameRoom);
  const widest = widthOf(longest(y.categories), names);
  const titleX = -widest - 2.4 * AIR;
  return {
    svg: () => [
      textSvg(x.title, width / 2, -AIR - LETTERS * 1.4, { size: LETTERS, anchor: "middle" }),
      ...x.categories.map((name, at) =>
        textSvg(name, (at + 0.5) * across, -AIR, { size: columns, anchor: "middle" }),
      ),
      textSvg(y.title, titleX, height / 2, { size: LETTERS, anchor: "middle", turn: -90 }),
      ...y.categories.map((name, at) =>
        textSvg(name, -AIR, (at + 0.5) * down + names * HALF, { size: names, anchor: "end" }),
      ),
      ...cells.flatMap((row, at) =>
        row.flatMap((cell, column) =>
          cell === null ? [] : cellSvg(cell, scale, [column * across, at * down], [across, down]),
        ),
      ),
    ],
    left: y.title === "" ? widest + AIR : LETTERS - titleX,
    right: 0,
    top: AIR + LETTERS * (x.title === "" ? 1 : 2.4),
    bottom: 0,
  };
}

function cellSvg(
  { value, text, note }: NonNullable<HeatMap["cells"][number][number]>,
  scale: HeatMap["scale"],
  [x, y]: Ends,
  [width, height]: Ends,
): readonly string[] {
  const isBoth = text !== undefined && note !== undefined;
  const line = (words: string, size: number, down: number) =>
    textSvg(words, x + width / 2, y + height / 2 + down + size * HALF, {
      size,
      ink: HEAT.ink,
      anchor: "middle",
    });
  return [
    ...(value === undefined
      ? []
      : [
          rectSvg(
            "cell",
            [x + 1.5, y + 1.5],
            [x + width - 1.5, y + height - 1.5],
            heatColour(shareOf(value, scale)),
          ),
        ]),
    ...(text === undefined
      ? []
      : [line(text, fittedLetters(text, LETTERS, width - AIR), isBoth ? CELL.textDown : 0)]),
    ...(note === undefined ? [] : [line(note, CELL.note, isBoth ? CELL.noteDown : 0)]),
  ];
}

/** From -1 at the low end of the scale to 1 at the high one. */
function shareOf(value: number, [low, middle, high]: HeatMap["scale"]): number {
  const room = value < middle ? middle - low : high - middle;
  return room === 0 ? 0 : (value - middle) / room;
}
