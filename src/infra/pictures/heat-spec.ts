// A heat map, for vega-lite.

import type { HeatMap } from "./chart.ts";
import { INK, type SizedPart, type UnitOrLayer } from "./look.ts";

/** Orange over near-white grey to blue: safe for colour-blind users. */
const COLOURS = ["#D55E00", "#f3f3f0", "#0072B2"];
const DARK = 0.78;
const LETTERS = 16;
const NOTE_LETTERS = 12;
/** How far below the middle a cell's text and its note lie where there are both. */
const TEXT_DOWN = -7;
const NOTE_DOWN = 11;
/** Height of a row for both. */
const TWO_LINES = 42;

/** With notes the table grows where its rows would be too low for two lines. */
export function heatSpec(map: HeatMap, height = Number.POSITIVE_INFINITY): UnitOrLayer | SizedPart {
  const hasNotes = map.cells.flat().some((cell) => cell?.note !== undefined);
  const needed = hasNotes ? TWO_LINES * map.y.categories.length : 0;
  return { ...cellsOf(map), ...(needed > height && { height: needed }) };
}

function cellsOf(map: HeatMap): UnitOrLayer {
  const [low, middle, high] = map.scale;
  const dark = `isNumber(datum.value) && (datum.value > ${middle + DARK * (high - middle)} || datum.value < ${middle - DARK * (middle - low)})`;
  const color = { condition: { test: dark, value: "white" }, value: INK };
  return {
    data: { values: rowsOf(map) },
    encoding: {
      x: {
        field: "x",
        type: "nominal",
        title: map.x.title,
        sort: null,
        scale: { domain: [...map.x.categories] },
        axis: { orient: "top", labelAngle: 0, labelLimit: 260, domain: false, ticks: false },
      },
      y: {
        field: "y",
        type: "nominal",
        title: map.y.title,
        sort: null,
        scale: { domain: [...map.y.categories] },
        axis: { labelLimit: 320, domain: false, ticks: false },
      },
    },
    layer: [
      {
        transform: [{ filter: "isNumber(datum.value)" }],
        mark: { type: "rect", stroke: "white", strokeWidth: 3 },
        encoding: {
          color: {
            field: "value",
            type: "quantitative",
            legend: null,
            scale: { domain: [...map.scale], range: COLOURS, clamp: true, interpolate: "lab" },
          },
        },
      },
      wordsOf("text", "datum.text && datum.note", { fontSize: LETTERS, dy: TEXT_DOWN }, color),
      wordsOf("text", "datum.text && !datum.note", { fontSize: LETTERS }, color),
      wordsOf("note", "datum.text && datum.note", { fontSize: NOTE_LETTERS, dy: NOTE_DOWN }, color),
      wordsOf("note", "!datum.text && datum.note", { fontSize: NOTE_LETTERS }, color),
    ],
  };
}

interface TextColour {
  readonly condition: { readonly test: string; readonly value: string };
  readonly value: string;
}

function wordsOf(
  field: "text" | "note",
  filter: string,
  look: { readonly fontSize: number; readonly dy?: number },
  color: TextColour,
) {
  return {
    transform: [{ filter }],
    mark: { type: "text" as const, ...look },
    encoding: { text: { field, type: "nominal" as const }, color },
  };
}

function rowsOf({ x, y, cells }: HeatMap) {
  return cells.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell === null ? [] : [{ ...cell, x: x.categories[column], y: y.categories[at] }],
    ),
  );
}
