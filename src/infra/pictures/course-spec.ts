// A running count, for vega-lite.

import type { CourseChart } from "./chart.ts";
import { BAND, INK, PALETTE, type UnitOrLayer, valueAxis } from "./look.ts";

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
          ...{ type: "line", color: PALETTE[0], strokeWidth: 2.5, strokeJoin: "round" },
          ...(chart.values.length <= POINTS_MAX && { point: { filled: true, size: 60, color: PALETTE[0] } }),
        },
        encoding: { x, y: y("value") },
      },
    ],
  };
}
