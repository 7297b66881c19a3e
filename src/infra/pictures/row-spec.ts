// Horizontal bars, for vega-lite; measures texts, because vega only estimates East Asian widths.

import type { TopLevelSpec } from "vega-lite";
import type { Row, RowChart } from "./chart.ts";
import { GROUND, INK, MARGIN, PALETTE, SIZE, type SizedPart, sheetOf, valueAxis } from "./look.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const LETTERS = 16;
const STEP = 38;
const BAR = 0.62;
const AIR = 12;
const TITLE = 48;
const SUBTITLE = 24;
const AXIS = 60;
const NAME_SHARE = 0.34;

/** A stand-alone picture, as high as its rows. */
export function rowsSheet(chart: RowChart): TopLevelSpec {
  const top = MARGIN + (chart.subtitle === undefined ? TITLE : TITLE + SUBTITLE);
  return {
    ...sheetOf(chart),
    autosize: { type: "none" },
    padding: { left: MARGIN, right: MARGIN, top, bottom: MARGIN + AXIS },
    ...rowSpec(chart, SIZE.width - 2 * MARGIN),
  };
}

/** The chart's specification for a drawing of this width. */
export function rowSpec(chart: RowChart, width: number): SizedPart {
  // Bars begin where the axis does.
  const foot = chart.x.range?.[0] ?? 0;
  const rows = chart.rows.map((row, at) => ({ ...rowOf(row, width * NAME_SHARE), at, foot }));
  const widest = (field: "name" | "text"): number =>
    Math.max(0, ...rows.map((row) => widthOf(row[field], LETTERS)));
  const range = [widest("name") + AIR, width - widest("text") - AIR];
  const { scale, axis, title } = valueAxis(chart.x);
  const drawn = { title, axis: { ...axis, tickCount: 6, tickMinStep: 1 }, scale: { ...scale, range } };
  const x = (field: string) => ({ field, type: "quantitative", ...drawn }) as const;
  const letters = { type: "text", fontSize: LETTERS, color: INK } as const;
  return {
    width,
    height: rows.length * STEP,
    data: { values: rows },
    encoding: { y: { field: "at", type: "ordinal", axis: null } },
    layer: [
      {
        mark: { type: "bar", height: { band: BAR }, color: PALETTE[0] },
        encoding: { x: x("value"), x2: { field: "foot" } },
      },
      ...uncertaintyMarks(x),
      { mark: { ...letters, align: "left" }, encoding: { x: { value: 0 }, text: { field: "name" } } },
      { mark: { ...letters, align: "left", dx: AIR }, encoding: { x: x("end"), text: { field: "text" } } },
    ],
  };
}

function uncertaintyMarks<X extends object>(x: (field: string) => X) {
  const transform = [{ filter: "datum.high > datum.low" }];
  const diamond = { filled: true, shape: "diamond", size: 120, opacity: 1 } as const;
  return [
    {
      transform,
      mark: { type: "rule", strokeWidth: 2.5, color: INK },
      encoding: { x: x("low"), x2: { field: "high" } },
    },
    {
      transform,
      mark: { type: "point", ...diamond, color: PALETTE[1], stroke: GROUND },
      encoding: { x: x("likely") },
    },
  ] as const;
}

function rowOf({ name, value, text, uncertainty }: Row, nameMax: number) {
  const { low, high, likely } = uncertainty ?? { low: value, high: value, likely: value };
  const cut = cutToWidth(name, LETTERS, nameMax);
  return { name: cut, text, value, low, high, likely, end: Math.max(value, high) };
}
