// A heat map, for vega-lite.

import type { HeatMap } from "./chart.ts";
import { GROUND, type UnitOrLayer } from "./look.ts";

/** Orange over near-white to blue, safe for colour-blind users; black is read on all of it. */
export const HEAT = { colours: ["#D96A1A", "#f6f4ef", "#3189C6"], ink: "#000000" } as const;

export function heatSpec(map: HeatMap): UnitOrLayer {
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
      {
        mark: { type: "text", fontSize: 16, color: HEAT.ink },
        encoding: { text: { field: "text", type: "nominal" } },
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
