// Shared look of all charts: size, typeface, colours, titles and axes.

import type { TopLevelSpec } from "vega-lite";
import type { Axis, Titled } from "./chart.ts";
import { widthOf } from "./typefaces.ts";

/** A chart without its top-level properties. */
export type UnitOrLayer = Pick<Extract<TopLevelSpec, { layer: unknown }>, "data" | "encoding" | "layer">;

/** A chart with the size of its drawing. */
export type SizedPart = UnitOrLayer & { readonly width: number; readonly height: number };

/** In pixels. */
export const SIZE = { width: 1200, height: 700 } as const;
/** Between the edge of a picture and its contents. */
export const MARGIN = 28;
const TITLE_LETTERS = 24;
/** How much wider bold letters are. */
export const BOLD = 1.1;
export const TYPEFACE = "Noto Sans";
/** A soft paper that suits a light chat and a dark one; every picture stands on it. */
export const GROUND = "#e8e5dd";
/** The line around a picture. */
export const EDGE = "#b3ada0";
export const INK = "#222222";
/** Small print. */
export const SOFT_INK = "#595954";
export const GREY = "#6b6b66";
/** Lines of a grid, behind everything. */
export const GRID = "#d2cec4";
/** Axes and baselines. */
export const AXIS = "#7d7a72";
/** What chance alone would do. */
export const BAND = "#cec9be";

/** Okabe and Ito, Color Universal Design (2008), darkened to stand out from the ground. */
export const PALETTE = ["#0072B2", "#D25A00", "#00805D", "#B04F87", "#8A6100", "#2A4D9B", "#000000"] as const;
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

/** Margin, background, title and typeface of a picture sized by its parts; a long title is smaller. */
export function sheetOf(chart: Titled) {
  const title = { ...titleOf(chart), fontSize: titleLetters(chart.title) };
  return { padding: MARGIN, background: GROUND, title, config: CONFIG } as const;
}

/** Letters of a title that fits into one line. */
export function titleLetters(title: string): number {
  const room = SIZE.width - 2 * MARGIN;
  return Math.min(TITLE_LETTERS, Math.floor((TITLE_LETTERS * room) / (BOLD * widthOf(title, TITLE_LETTERS))));
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
export function valueAxis({ title, range, logarithmic, whole }: Axis) {
  return {
    title,
    axis: { tickCount: logarithmic ? 5 : 8, ...(whole && { tickMinStep: 1 }) },
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
export function legendOf(names: readonly string[], isBelow = false) {
  if (names.length <= 1) return { title: null, sort: null, legend: null };
  const legend = { orient: "bottom", direction: "vertical", offset: 16 } as const;
  return { title: null, sort: null, ...(isBelow && { legend }) };
}

const CONFIG = {
  font: TYPEFACE,
  view: { stroke: null },
  title: {
    color: INK,
    fontSize: TITLE_LETTERS,
    fontWeight: "bold",
    subtitleColor: SOFT_INK,
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
    gridColor: GRID,
    domainColor: AXIS,
    tickColor: AXIS,
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
