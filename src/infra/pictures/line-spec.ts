// A line chart, for vega-lite.

import type { Line, LineChart } from "./chart.ts";
import { AXIS, categoryAxis, GREY, legendOf, PALETTE, SHAPES, type UnitOrLayer, valueAxis } from "./look.ts";

const DASHES = [7, 5];

export function lineSpec(chart: LineChart): UnitOrLayer {
  const names = chart.series.map(({ name }) => name);
  const looks = looksOf(chart.series);
  const domain = [...chart.x.categories];
  const x = { field: "x", type: "ordinal", ...categoryAxis(chart.x), scale: { domain } } as const;
  const byName = (range: (typeof looks)[number]["color" | "shape"][]) =>
    ({ field: "name", type: "nominal", scale: { domain: names, range }, ...legendOf(names) }) as const;
  const color = byName(looks.map((look) => look.color));
  const shape = byName(looks.map((look) => look.shape));
  return {
    data: { values: chart.series.flatMap((line) => rowsOf(line, chart.x.categories)) },
    layer: [
      ...(chart.baseline === undefined ? [] : [baselineAt(chart, chart.baseline)]),
      {
        mark: { type: "line", strokeWidth: 2.5 },
        encoding: {
          x,
          y: fieldOf(chart, "y"),
          color,
          strokeDash: { condition: { test: "datum.yardstick", value: DASHES }, value: [1, 0] },
        },
      },
      {
        transform: [{ filter: "datum.error > 0" }],
        mark: { type: "rule", strokeWidth: 2 },
        encoding: { x, y: fieldOf(chart, "low"), y2: { field: "high" }, color },
      },
      {
        transform: [{ filter: "!datum.yardstick" }],
        mark: { type: "point", filled: true, size: 110, opacity: 1 },
        encoding: { x, y: fieldOf(chart, "y"), color, shape },
      },
      {
        transform: [{ filter: "isNumber(datum.reference)" }],
        mark: { type: "point", filled: false, size: 300, strokeWidth: 1.6, opacity: 1 },
        encoding: { x, y: fieldOf(chart, "reference"), color },
      },
    ],
  };
}

function fieldOf({ y }: LineChart, field: string) {
  return { field, type: "quantitative", ...valueAxis(y) } as const;
}

function rowsOf({ name, points, yardstick }: Line, categories: readonly string[]) {
  return points.flatMap((point, index) => {
    if (point === null) return [];
    const { y, error = 0 } = point;
    const row = { ...point, error, low: y - error, high: y + error, x: categories[index], name };
    return [{ ...row, yardstick: yardstick ?? false }];
  });
}

function looksOf(series: readonly Line[]) {
  let taken = 0;
  return series.map(({ yardstick }) => {
    if (yardstick) return { color: GREY, shape: "stroke" };
    const place = taken++;
    return { color: PALETTE[place % PALETTE.length], shape: SHAPES[place % SHAPES.length] };
  });
}

function baselineAt({ y }: LineChart, at: number) {
  const encoding = { y: { datum: at, type: "quantitative" as const, ...valueAxis(y) } };
  // Own data, because otherwise there would be a line per point.
  return {
    data: { values: [{}] },
    mark: { type: "rule" as const, color: AXIS, strokeWidth: 1.5 },
    encoding,
  };
}
