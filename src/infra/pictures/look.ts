// Shared look of all charts: size, typeface, colours, titles and axes.

import type { TopLevelSpec } from "vega-lite";
import type { Axis, Titled } from "./chart.ts";

/** A chart without its top-level properties. */
export type UnitOrLayer = Pick<Extract<TopLevelSpec, { layer: unknown }>, "data" | "encoding" | "layer">;

/** A chart with the size of its drawing. */
export type SizedPart = UnitOrLayer & { readonly width: number; readonly height: number };

/** In pixels. */
export const SIZE = { width: 1200, height: 700 } as const;
export const TYPEFACE = "Noto Sans";
export const INK = "#222222";
export const GREY = "#767676";

/** Colour-blind safe: Okabe and Ito, Color Universal Design (2008), without its faint yellow. */
export const PALETTE = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"] as const;
/** Shapes of lines, in addition to colours. */
export const SHAPES = [
  "circle",
  "square",
  "triangle-up",
  "diamond",
  "cross",
  "triangle-down",
  "triangle-left",
] as const;

/** Top-level properties of a single chart: size, margin, background, title and typeface. */
export function frameOf(chart: Titled) {
  return {
    ...SIZE,
    autosize: { type: "fit", contains: "padding" },
    ...sheetOf(chart),
  } satisfies Omit<TopLevelSpec, "data" | "mark" | "encoding">;
}

/** Margin, background, title and typeface of a picture sized by its parts. */
export function sheetOf(chart: Titled) {
  return { padding: 28, background: "white", title: titleOf(chart), config: CONFIG } as const;
}

/** Title and subtitle. */
export function titleOf({ title, subtitle }: Titled) {
  return {
    text: title,
    anchor: "start",
    offset: 22,
    ...(subtitle !== undefined && { subtitle }),
  } as const;
}

/** A scale and an axis for values. */
export function valueAxis({ title, range, logarithmic }: Axis) {
  return {
    title,
    axis: { tickCount: logarithmic ? 5 : 8 },
    scale: {
      ...(logarithmic ? { type: "log" as const } : { zero: false }),
      ...(range ? { domain: [...range], nice: false } : { nice: true }),
    },
  };
}

/** Categories in given order, not alphabetical. */
export function categoryAxis({ title }: Axis, labelAngle = 0) {
  return { title, sort: null, axis: { labelAngle, labelLimit: 260, labelOverlap: false, grid: false } };
}

/** A legend where there is more than one name. */
export function legendOf(names: readonly string[]) {
  return { title: null, sort: null, ...(names.length > 1 ? {} : { legend: null }) };
}

const CONFIG = {
  font: TYPEFACE,
  view: { stroke: null },
  title: {
    color: INK,
    fontSize: 24,
    fontWeight: "bold",
    subtitleColor: GREY,
    subtitleFontSize: 16,
    subtitlePadding: 8,
  },
  axis: {
    labelColor: INK,
    labelFontSize: 16,
    labelPadding: 8,
    titleColor: INK,
    titleFontSize: 17,
    titleFontWeight: "normal",
    titlePadding: 14,
    gridColor: "#e4e4e4",
    domainColor: "#a0a0a0",
    tickColor: "#a0a0a0",
  },
  legend: {
    labelColor: INK,
    labelFontSize: 16,
    labelLimit: 600,
    titleFontSize: 16,
    rowPadding: 8,
    symbolSize: 140,
    symbolStrokeWidth: 2,
    offset: 24,
  },
} as const;
