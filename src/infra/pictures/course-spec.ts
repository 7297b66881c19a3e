// A running count, for vega-lite.

import type { CourseChart } from "./chart.ts";
import { AXIS, BAND, INK, PALETTE, type UnitOrLayer, valueAxis } from "./look.ts";

const POINTS_MAX = 60;
const SIGNED = "datum.value > 0 ? '+' + datum.label : datum.label";

/** Steps begin at 0, before the first event. */
export function courseSpec(chart: CourseChart): UnitOrLayer {
  const steps = [0, ...chart.values].map((value, step) => {
    const reach = chart.band[step - 1] ?? 0;
    return { step, value, low: -reach, high: reach };
  });
  const domain = [0, chart.values.length];
  const x = {
    field: "step",
    type: "quantitative",
    title: chart.x.title,
    axis: { grid: false, tickMinStep: 1, format: "d" },
    scale: { domain, nice: false },
  } as const;
  const axis = { tickCount: 8, tickMinStep: 1, format: "d", labelExpr: SIGNED } as const;
  const y = (field: string) => ({ field, type: "quantitative", ...valueAxis(chart.y), axis }) as const;
  return {
    data: { values: steps },
    layer: [
      {
        mark: { type: "area", color: BAND, opacity: 1 },
        encoding: { x, y: y("low"), y2: { field: "high" } },
      },
      {
        // Own data, because otherwise there would be a line per step.
        data: { values: [{}] },
        mark: { type: "rule", color: INK, strokeWidth: 1.2 },
        encoding: { y: { datum: 0 } },
      },
      {
        mark: {
          ...{ type: "line", color: chart.sides ? INK : PALETTE[0], strokeWidth: 2.5, strokeJoin: "round" },
          ...(chart.values.length <= POINTS_MAX &&
            !chart.sides && { point: { filled: true, size: 60, color: PALETTE[0] } }),
        },
        encoding: { x, y: y("value") },
      },
      ...(chart.sides ? sidesLayers(chart.sides, { x, y: y("value") }) : []),
    ],
  };
}

/** Points in the colour of who is ahead, and both names where their half begins. */
function sidesLayers<Encoding extends object>(sides: readonly [string, string], encoding: Encoding) {
  const colors = sides.map((_, at) => PALETTE[at] as string);
  const [above, below] = colors as [string, string];
  const color = {
    condition: [
      { test: "datum.value > 0", value: above },
      { test: "datum.value < 0", value: below },
    ],
    value: AXIS,
  };
  const points = {
    mark: { type: "circle", size: 70, opacity: 1 },
    encoding: { ...encoding, color },
  } as const;
  const letters = {
    type: "text",
    fontSize: 18,
    fontWeight: "bold",
    align: "left",
    baseline: "middle",
  } as const;
  const names = sides.map((text, at) => ({
    data: { values: [{}] },
    mark: {
      ...letters,
      text,
      color: colors[at] as string,
      x: 10,
      y: at === 0 ? 14 : { expr: "height - 14" },
    },
    encoding: {},
  }));
  return [points, ...names];
}
