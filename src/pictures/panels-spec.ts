// Several charts in one picture, in the words of vega-lite.

import type { TopLevelSpec } from "vega-lite";
import type { BarChart, HeatMap, LineChart, Panels } from "./chart.ts";
import { SIZE, sheetOf, titleOf, type UnitOrLayer } from "./look.ts";

/** Beside its drawing a panel needs room for its words. */
const WORDS = { width: 190, height: 170 } as const;
const GAP = 48;

/** The picture's specification; `specOf` gives that of a panel. */
export function panelsSpec(
  chart: Panels,
  specOf: (panel: LineChart | BarChart | HeatMap) => UnitOrLayer,
): TopLevelSpec {
  const count = Math.max(1, chart.panels.length);
  const size = {
    width: (chart.across ? SIZE.width / count : SIZE.width) - WORDS.width,
    height: (chart.across ? SIZE.height - 100 : SIZE.height / Math.min(count, 2)) - WORDS.height,
  };
  const panels = chart.panels.map((panel) => ({
    ...size,
    title: { ...titleOf(panel), fontSize: 19 },
    ...specOf(panel),
  }));
  const independent = { color: "independent", shape: "independent", x: "independent", y: "independent" } as const;
  return {
    ...sheetOf(chart),
    ...(chart.across ? { hconcat: panels } : { vconcat: panels }),
    spacing: GAP,
    resolve: { scale: independent, legend: { color: "independent" } },
  };
}
