// A heat map, for vega-lite.

import type { HeatMap } from "./chart.ts";
import { GROUND, type SizedPart, type UnitOrLayer } from "./look.ts";

/** Orange over near-white to blue, safe for colour-blind users; black is read on all of it. */
export const HEAT = { colours: ["#D96A1A", "#f6f4ef", "#3189C6"], ink: "#000000" } as const;
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
        mark: { type: "rect", stroke: GROUND, strokeWidth: 3 },
        encoding: {
          color: {
            field: "value",
            type: "quantitative",
            legend: null,
            scale: { domain: [...map.scale], range: [...HEAT.colours], clamp: true, interpolate: "lab" },
          },
        },
      },
      wordsOf("text", "datum.text && datum.note", { fontSize: LETTERS, dy: TEXT_DOWN }),
      wordsOf("text", "datum.text && !datum.note", { fontSize: LETTERS }),
      wordsOf("note", "datum.text && datum.note", { fontSize: NOTE_LETTERS, dy: NOTE_DOWN }),
      wordsOf("note", "!datum.text && datum.note", { fontSize: NOTE_LETTERS }),
    ],
  };
}

function wordsOf(
  field: "text" | "note",
  filter: string,
  look: { readonly fontSize: number; readonly dy?: number },
) {
  return {
    transform: [{ filter }],
    mark: { type: "text" as const, color: HEAT.ink, ...look },
    encoding: { text: { field, type: "nominal" as const } },
  };
}

function rowsOf({ x, y, cells }: HeatMap) {
  return cells.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell === null ? [] : [{ ...cell, x: x.categories[column], y: y.categories[at] }],
    ),
  );
}
