// Draws a chart: compiled by vega-lite, laid out by vega, painted by resvg with bundled typefaces.

import { Resvg } from "@resvg/resvg-js";
import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { barSpec } from "./bar-spec.ts";
import { boardSvg } from "./board-svg.ts";
import type { BoardPicture, Chart, CirclePicture, Panel, Panels } from "./chart.ts";
import { circleSvg } from "./circle-svg.ts";
import { courseSpec } from "./course-spec.ts";
import { heatSpec } from "./heat-spec.ts";
import { lineSpec } from "./line-spec.ts";
import { frameOf, SIZE, type SizedPart, sheetOf, TYPEFACE, titleOf, type UnitOrLayer } from "./look.ts";
import { mapSpec } from "./map-spec.ts";
import { rowSpec, rowsSheet } from "./row-spec.ts";
import { legibleDeep, typefacesFor } from "./typefaces.ts";

const WORDS = { width: 190, height: 170 } as const;
const GAP = 48;

/** @param specOf makes a panel's specification for a size that includes its text. */
function panelsSpec(
  chart: Panels,
  specOf: (panel: Panel, room: number, height: number) => UnitOrLayer | SizedPart,
): TopLevelSpec {
  const count = Math.max(1, chart.panels.length);
  const height = (chart.across ? SIZE.height - 100 : SIZE.height / Math.min(count, 2)) - WORDS.height;
  const panels = chart.panels.map((panel, index) => {
    const share = chart.across ? (chart.shares?.[index] ?? 1 / count) : 1;
    const room = SIZE.width * share - GAP;
    const width = room + GAP - WORDS.width;
    return { width, height, title: { ...titleOf(panel), fontSize: 19 }, ...specOf(panel, room, height) };
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

/** Vega's minus sign, which the typeface lacks; replaced by a dash of the same width. */
const MINUS = "\u2212";
const DASH = "\u2013";

/** The chart as a PNG file. */
export async function drawChart(chart: Chart): Promise<Uint8Array> {
  return paint(await svgOf(chart)).asPng();
}

/** The chart as SVG with text elements. */
export async function svgOf(chart: Chart): Promise<string> {
  if (chart.kind === "board") return boardSvg(chart);
  if (chart.kind === "circle") return circleSvg(legibleDeep(chart));
  const view = new View(parse(compile(specOf(legibleDeep(chart))).spec), { renderer: "none" });
  try {
    return (await view.toSVG()).replaceAll(MINUS, DASH);
  } finally {
    view.finalize();
  }
}

/** Rasterises an SVG; `pixels` has four bytes per pixel. */
export function paint(svg: string) {
  // Explicit fonts: resvg silently skips text without them, and system fonts vary by machine.
  const font = { loadSystemFonts: false, fontFiles: typefacesFor(svg), defaultFontFamily: TYPEFACE };
  return new Resvg(svg, { font, background: "white" }).render();
}

function specOf(chart: Exclude<Chart, BoardPicture | CirclePicture>): TopLevelSpec {
  if (chart.kind === "map") return mapSpec(chart);
  if (chart.kind === "panels") return panelsSpec(chart, partOf);
  if (chart.kind === "rows") return rowsSheet(chart);
  return { ...frameOf(chart), ...partOf(chart, SIZE.width) };
}

function partOf(chart: Panel, width: number, height?: number): UnitOrLayer {
  switch (chart.kind) {
    case "lines":
      return lineSpec(chart);
    case "bars":
      return barSpec(chart);
    case "rows":
      return rowSpec(chart, width);
    case "course":
      return courseSpec(chart);
    case "heat":
      return heatSpec(chart, height);
  }
}
