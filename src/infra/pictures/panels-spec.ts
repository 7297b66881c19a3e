// Several charts in one picture, in the words of vega-lite.

import type { TopLevelSpec } from "vega-lite";
import type { Panel, Panels } from "./chart.ts";
import { SIZE, type SizedPart, sheetOf, titleOf, type UnitOrLayer } from "./look.ts";

/** Beside its drawing a panel needs room for its words. */
const WORDS = { width: 190, height: 170 } as const;
const GAP = 48;

/** The picture's specification; `specOf` gives that of a panel for which, words included, there is
 * so much room. */
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
  const independent = {
    color: "independent",
    shape: "independent",
    x: "independent",
    y: "independent",
  } as const;
  return {
    ...sheetOf(chart),
    ...(chart.across ? { hconcat: panels } : { vconcat: panels }),
    spacing: GAP,
    resolve: { scale: independent, legend: { color: "independent" } },
  };
}
