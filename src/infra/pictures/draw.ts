// Draws a chart: compiled by vega-lite, laid out by vega, painted by resvg with bundled typefaces.

import { Resvg } from "@resvg/resvg-js";
import { type NumberLocale, parse, textMetrics, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { barSpec } from "./bar-spec.ts";
import { boardSvg } from "./board-svg.ts";
import type {
  BoardPicture,
  Chart,
  CirclePicture,
  CrossTable,
  DuelCard,
  Panel,
  Panels,
  PayoffGrid,
  StripCard,
} from "./chart.ts";
import { circleSvg } from "./circle-svg.ts";
import { courseSpec } from "./course-spec.ts";
import { crossSvg } from "./cross-svg.ts";
import { duelSvg } from "./duel-svg.ts";
import { heatSpec } from "./heat-spec.ts";
import { lineSpec } from "./line-spec.ts";
import {
  BOLD,
  EDGE,
  frameOf,
  GROUND,
  SIZE,
  type SizedPart,
  sheetOf,
  TYPEFACE,
  titleOf,
  type UnitOrLayer,
} from "./look.ts";
import { mapSpec } from "./map-spec.ts";
import { payoffSvg } from "./payoff-svg.ts";
import { rowSpec, rowsSheet } from "./row-spec.ts";
import { stripSvg } from "./strip-svg.ts";
import { legibleDeep, typefacesFor, widthOf } from "./typefaces.ts";

declare module "vega" {
  /** How wide vega takes texts for; missing from its types. */
  const textMetrics: {
    width(item: { fontSize?: number; fontWeight?: unknown; limit?: number }, text: unknown): number;
  };
}

// Without a canvas vega takes all letters for equally wide.
textMetrics.width = ({ fontSize = 11, fontWeight, limit = 0 }, text) => {
  const width = widthOf(String(text ?? "").trim(), fontSize) * (fontWeight === "bold" ? BOLD : 1);
  return limit > 0 ? Math.min(width, limit) : width;
};

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
  return edged(await plainSvg(chart));
}

async function plainSvg(chart: Chart): Promise<string> {
  switch (chart.kind) {
    case "board":
      return boardSvg(chart);
    case "cross":
      return crossSvg(chart);
    case "payoffs":
      return payoffSvg(chart);
    case "circle":
      return circleSvg(legibleDeep(chart));
    case "duel":
      return duelSvg(legibleDeep(chart));
    case "strip":
      return stripSvg(legibleDeep(chart));
    default:
      return vegaSvg(chart);
  }
}

type VegaChart = Exclude<
  Chart,
  BoardPicture | CrossTable | PayoffGrid | CirclePicture | DuelCard | StripCard
>;

/** Of the labels of axes. */
const ENGLISH: NumberLocale = { decimal: ".", thousands: ",", grouping: [3], currency: ["", ""] };

async function vegaSvg(chart: VegaChart): Promise<string> {
  const number = { ...ENGLISH, ...chart.numbers };
  const { spec } = compile(specOf(legibleDeep(chart)), { config: { locale: { number } } });
  const view = new View(parse(spec), { renderer: "none" });
  try {
    return (await view.toSVG()).replaceAll(MINUS, DASH);
  } finally {
    view.finalize();
  }
}

const EDGE_INSET = 5;
const EDGE_CORNER = 12;

/** With a thin line around it, so that it looks like a card in light chats and in dark ones. */
function edged(svg: string): string {
  const [width = 0, height = 0] = ["width", "height"].map((side) =>
    Number(new RegExp(`^<svg[^>]* ${side}="([\\d.]+)"`).exec(svg)?.[1]),
  );
  const [across, down] = [width - 2 * EDGE_INSET, height - 2 * EDGE_INSET];
  const edge = `<rect x="${EDGE_INSET}" y="${EDGE_INSET}" width="${across}" height="${down}" rx="${EDGE_CORNER}" fill="none" stroke="${EDGE}" stroke-width="2"/>`;
  return svg.replace(/<\/svg>\s*$/, `${edge}</svg>`);
}

/** Rasterises an SVG; `pixels` has four bytes per pixel. */
export function paint(svg: string) {
  // Explicit fonts: resvg silently skips text without them, and system fonts vary by machine.
  const font = { loadSystemFonts: false, fontFiles: typefacesFor(svg), defaultFontFamily: TYPEFACE };
  return new Resvg(svg, { font, background: GROUND }).render();
}

function specOf(chart: VegaChart): TopLevelSpec {
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
