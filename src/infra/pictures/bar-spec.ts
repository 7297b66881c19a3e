// A grouped bar chart, for vega-lite.

import type { BarChart, Bars } from "./chart.ts";
import { categoryAxis, INK, legendOf, PALETTE, type UnitOrLayer, valueAxis } from "./look.ts";

const MANY = 9;
/** Relative width of a bar, and of the mark across it. */
const BAR = 0.86;

export function barSpec(chart: BarChart): UnitOrLayer {
  const names = chart.series.map(({ name }) => name);
  const value = (field: string) => ({ field, type: "quantitative", ...valueAxis(chart.y) }) as const;
  return {
    data: { values: chart.series.flatMap((bars) => rowsOf(bars, chart)) },
    encoding: {
      x: {
        field: "x",
        type: "nominal",
        ...categoryAxis(chart.x, chart.x.categories.length >= MANY ? -30 : 0),
        scale: { domain: [...chart.x.categories], paddingInner: 0.25 },
      },
      xOffset: { field: "name", type: "nominal", sort: null, scale: { domain: names } },
    },
    layer: [
      {
        mark: { type: "bar", width: { band: BAR } },
        encoding: {
          y: { ...value("y"), stack: null },
          y2: { field: "foot" },
          color: {
            field: "name",
            type: "nominal",
            scale: { domain: names, range: [...PALETTE] },
            ...legendOf(names, chart.namedBelow),
          },
        },
      },
      {
        transform: [{ filter: "datum.error > 0" }],
        mark: { type: "rule", strokeWidth: 2, color: INK },
        encoding: { y: value("low"), y2: { field: "high" } },
      },
      {
        transform: [{ filter: "isNumber(datum.reference)" }],
        mark: { type: "tick", thickness: 4, width: { band: 1 }, color: INK, opacity: 1 },
        encoding: { y: value("reference") },
      },
    ],
  };
}

function rowsOf({ name, points }: Bars, { x, foot = 0 }: BarChart) {
  return points.flatMap((point, index) => {
    if (point === null) return [];
    const { error = 0 } = point;
    const ends = { low: point.y - error, high: point.y + error, foot };
    return [{ ...point, ...ends, error, x: x.categories[index], name }];
  });
}
