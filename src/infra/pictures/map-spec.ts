// Named points in a plane, for vega-lite. Places the names here, where text widths are known.

import type { TopLevelSpec } from "vega-lite";
import type { PlaneMap } from "./chart.ts";
import { type LabelPlace, partPoints, placeLabels } from "./label-places.ts";
import { AXIS, GREY, GRID, GROUND, INK, legendOf, PALETTE, SHAPES, sheetOf } from "./look.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const AREA = { width: 1000, height: 620 } as const;
const MARGIN = 60;
const LETTERS = 16;
const LINE = 20;
const NAME_MAX = 240;

/** The map's specification. */
export function mapSpec(map: PlaneMap): TopLevelSpec {
  const groups = [...new Set(map.points.map(({ group }) => group))];
  const grouped = { field: "group", type: "nominal", ...legendOf(groups) } as const;
  const x = { field: "x", ...pixels(0, AREA.width) };
  const y = { field: "y", ...pixels(AREA.height, 0) };
  const names = (mark: { stroke: string; strokeWidth: number; strokeJoin: "round" } | { color: string }) => ({
    transform: [{ filter: "datum.isPlaced" }],
    mark: { type: "text" as const, fontSize: LETTERS, ...mark },
    encoding: { x: { ...x, field: "labelX" }, y: { ...y, field: "labelY" }, text: { field: "name" } },
  });
  return {
    ...sheetOf(map),
    ...AREA,
    data: { values: [...rowsOf(map)] },
    view: { stroke: GRID },
    layer: [
      {
        transform: [{ filter: "datum.isFar" }],
        mark: { type: "rule", color: AXIS },
        encoding: { x, y, x2: { field: "labelX" }, y2: { field: "labelY" } },
      },
      {
        mark: { type: "point", filled: true, size: 130, opacity: 1 },
        encoding: {
          ...{ x, y },
          color: { ...grouped, scale: { domain: groups, range: [PALETTE[0], GREY, ...PALETTE.slice(1)] } },
          shape: { ...grouped, scale: { domain: groups, range: [...SHAPES] } },
        },
      },
      // An outline keeps other names' leader lines out of the letters.
      names({ stroke: GROUND, strokeWidth: 4, strokeJoin: "round" }),
      names({ color: INK }),
    ],
  };
}

function pixels(from: number, to: number) {
  return { type: "quantitative" as const, axis: null, scale: { domain: [from, to], nice: false } };
}

interface Row {
  readonly name: string;
  readonly group: string;
  readonly x: number;
  readonly y: number;
}

function* rowsOf({ points }: PlaneMap) {
  const rows = inPixels(points).map((row) => ({ ...row, name: cutToWidth(row.name, LETTERS, NAME_MAX) }));
  const places = placeLabels(
    rows.map(({ x, y, name }) => ({ x, y, width: widthOf(name, LETTERS), height: LINE })),
    AREA,
  );
  for (const [index, row] of rows.entries()) yield { ...row, ...labelOf(places[index]) };
}

function labelOf(place: LabelPlace | undefined) {
  if (!place) return { isPlaced: false, isFar: false };
  return { isPlaced: true, isFar: place.isFar, labelX: place.x, labelY: place.y };
}

function inPixels(points: readonly Row[]): readonly Row[] {
  const across = middleOf(points.map(({ x }) => x));
  const down = middleOf(points.map(({ y }) => y));
  const scale = Math.min(
    (AREA.width - 2 * MARGIN) / (across.length || 1),
    (AREA.height - 2 * MARGIN) / (down.length || 1),
  );
  const spots = points.map((point) => ({
    x: AREA.width / 2 + (point.x - across.middle) * scale,
    y: AREA.height / 2 - (point.y - down.middle) * scale,
  }));
  return partPoints(spots, AREA).map((spot, index) => ({ ...(points[index] as Row), ...spot }));
}

function middleOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, length: high - low };
}
