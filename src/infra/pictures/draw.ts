// Draws a chart: lays it out as SVG, which resvg paints with bundled typefaces.

import { Resvg } from "@resvg/resvg-js";
import type { Drawing, Numbers } from "./axes.ts";
import type { Chart, Panel, Panels } from "./chart.ts";
import { circleSvg } from "./circle-svg.ts";
import { crossSvg } from "./cross-svg.ts";
import { duelSvg } from "./duel-svg.ts";
import { BOLD, GROUND, MARGIN, SIZE, SOFT_INK, TYPEFACE } from "./look.ts";
import { mapSvg } from "./map-svg.ts";
import { plotHeight, plotOf } from "./plots.ts";
import { resultGridSvg } from "./strip-svg.ts";
import { fittedLetters, headingBottom, headingSvg, pageSvg, short, textSvg } from "./svg.ts";
import { legibleDeep, typefacesFor } from "./typefaces.ts";

/** The chart as a PNG file. */
export function drawChart(chart: Chart): Uint8Array {
  return paint(svgOf(chart)).asPng();
}

/** The chart as SVG with text elements. */
export function svgOf(given: Chart): string {
  const chart = legibleDeep(given);
  switch (chart.kind) {
    case "cross":
      return crossSvg(chart);
    case "circle":
      return circleSvg(chart);
    case "duel":
      return duelSvg(chart);
    case "strip":
      return resultGridSvg(chart);
    case "map":
      return mapSvg(chart);
    case "panels":
      return panelsSvg(chart);
    default:
      return sheetSvg(chart);
  }
}

/** Rasterises an SVG; `pixels` has four bytes per pixel. */
export function paint(svg: string) {
  // Explicit fonts: resvg silently skips text without them, and system fonts vary by machine.
  const font = { loadSystemFonts: false, fontFiles: typefacesFor(svg), defaultFontFamily: TYPEFACE };
  return new Resvg(svg, { font, background: GROUND }).render();
}

const ROOM = SIZE.width - 2 * MARGIN;

/** A single chart: at the common picture size, or as high as its rows need. */
function sheetSvg(chart: Panel): string {
  const top = headingBottom(chart);
  const plot = fitted(chart, ROOM, (around) => SIZE.height - top - MARGIN - around, chart.numbers);
  const height = Math.round(top + plot.top + plot.height + plot.bottom + MARGIN);
  const body = movedSvg(plot.svg(), MARGIN + plot.left, top + plot.top);
  return pageSvg({ width: SIZE.width, height }, [...headingSvg(chart), body]);
}

interface Plot extends Drawing {
  readonly width: number;
  readonly height: number;
}

/** Measures repeatedly, until the labels around the plot leave it exactly the available room. */
function fitted(chart: Panel, room: number, heightOf: (around: number) => number, numbers: Numbers): Plot {
  const measured = (around: Omit<Drawing, "svg">): Plot => {
    const width = room - around.left - around.right;
    const height = plotHeight(chart, heightOf(around.top + around.bottom));
    return { ...plotOf(chart, { width, height, numbers }), width, height };
  };
  return measured(measured(measured({ left: 0, right: 0, top: 0, bottom: 0 })));
}

const PANEL = { gap: 48, height: 430, title: 22, titleDown: 20, subtitle: 16, subtitleDown: 44 } as const;

/** Panels side by side, with their plots aligned. */
function panelsSvg(chart: Panels): string {
  const { panels, shares, numbers } = chart;
  const room = ROOM - PANEL.gap * (panels.length - 1);
  const widths = panels.map((_, at) => (shares?.[at] ?? 1 / panels.length) * room);
  const plots = panels.map((panel, at) => fitted(panel, widths[at] as number, () => PANEL.height, numbers));
  const top = headingBottom(chart);
  const titles = panels.some(({ subtitle }) => subtitle !== undefined) ? PANEL.subtitleDown : PANEL.titleDown;
  const plotTop = top + titles + 18 + Math.max(...plots.map((plot) => plot.top));
  const bottom = plotTop + Math.max(...plots.map((plot) => plot.height + plot.bottom));
  const parts = panels.flatMap((panel, at) => {
    const before = widths.slice(0, at).reduce((sum, width) => sum + width + PANEL.gap, MARGIN);
    const plot = plots[at] as Plot;
    return [
      ...panelTitle(panel, before, top, widths[at] as number),
      movedSvg(plot.svg(), before + plot.left, plotTop),
    ];
  });
  const size = { width: SIZE.width, height: Math.round(bottom + MARGIN) };
  return pageSvg(size, [...headingSvg(chart), ...parts]);
}

function panelTitle({ title, subtitle }: Panel, x: number, y: number, room: number): readonly string[] {
  const size = fittedLetters(title, PANEL.title, room / BOLD);
  return [
    textSvg(title, x, y + PANEL.titleDown, { size, bold: true }),
    ...(subtitle === undefined
      ? []
      : [textSvg(subtitle, x, y + PANEL.subtitleDown, { size: PANEL.subtitle, ink: SOFT_INK })]),
  ];
}

function movedSvg(parts: readonly string[], x: number, y: number): string {
  return `<g transform="translate(${short(x)},${short(y)})">${parts.join("\n")}</g>`;
}
