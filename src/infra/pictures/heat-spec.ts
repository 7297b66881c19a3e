// A heat map, for vega-lite.

import type { HeatMap } from "./chart.ts";
import { INK, type UnitOrLayer } from "./look.ts";

/** Orange over near-white grey to blue: safe for colour-blind users. */
const COLOURS = ["#D55E00", "#f3f3f0", "#0072B2"];
const DARK = 0.78;

export function heatSpec(map: HeatMap): UnitOrLayer {
  const [low, middle, high] = map.scale;
  const dark = `datum.value > ${middle + DARK * (high - middle)} || datum.value < ${middle - DARK * (middle - low)}`;
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
      {
        mark: { type: "text", fontSize: 16 },
        encoding: {
          text: { field: "text", type: "nominal" },
          color: { condition: { test: dark, value: "white" }, value: INK },
        },
      },
    ],
  };
}

function rowsOf({ x, y, cells }: HeatMap) {
  return cells.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell === null ? [] : [{ ...cell, x: x.categories[column], y: y.categories[at] }],
    ),
  );
}
