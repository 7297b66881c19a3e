// Draws a chart: compiled by vega-lite, laid out by vega, painted by resvg with bundled typefaces.

import { Resvg } from "@resvg/resvg-js";
import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { barSpec } from "./bar-spec.ts";
import { boardSvg } from "./board-svg.ts";
import type { BoardPicture, Chart, Panel } from "./chart.ts";
import { courseSpec } from "./course-spec.ts";
import { heatSpec } from "./heat-spec.ts";
import { lineSpec } from "./line-spec.ts";
import { frameOf, SIZE, TYPEFACE, type UnitOrLayer } from "./look.ts";
import { mapSpec } from "./map-spec.ts";
import { panelsSpec } from "./panels-spec.ts";
import { rowSpec, rowsSheet } from "./row-spec.ts";
import { legibleDeep, typefacesFor } from "./typefaces.ts";

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

function specOf(chart: Exclude<Chart, BoardPicture>): TopLevelSpec {
  if (chart.kind === "map") return mapSpec(chart);
  if (chart.kind === "panels") return panelsSpec(chart, partOf);
  if (chart.kind === "rows") return rowsSheet(chart);
  return { ...frameOf(chart), ...partOf(chart, SIZE.width) };
}

function partOf(chart: Panel, width: number): UnitOrLayer {
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
      return heatSpec(chart);
  }
}
