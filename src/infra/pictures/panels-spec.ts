// Several charts in one picture, for vega-lite.

import type { TopLevelSpec } from "vega-lite";
import type { Panel, Panels } from "./chart.ts";
import { SIZE, type SizedPart, sheetOf, titleOf, type UnitOrLayer } from "./look.ts";

const WORDS = { width: 190, height: 170 } as const;
const GAP = 48;

/** @param specOf makes a panel's specification for a size that includes its text. */
export function panelsSpec(
  chart: Panels,
  specOf: (panel: Panel, room: number) => UnitOrLayer | SizedPart,
): TopLevelSpec {
  const count = Math.max(1, chart.panels.length);
  const height = (chart.across ? SIZE.height - 100 : SIZE.height / Math.min(count, 2)) - WORDS.height;
  const panels = chart.panels.map((panel, index) => {
    const share = chart.across ? (chart.shares?.[index] ?? 1 / count) : 1;
    const room = SIZE.width * share - GAP;
    const width = room + GAP - WORDS.width;
    return { width, height, title: { ...titleOf(panel), fontSize: 19 }, ...specOf(panel, room) };
  });
  return {
    ...sheetOf(chart),
    ...(chart.across ? { hconcat: panels } : { vconcat: panels }),
    spacing: GAP,
    resolve: {
      scale: { color: "independent", shape: "independent", x: "independent", y: "independent" },
      legend: { color: "independent" },
    },
  };
}
