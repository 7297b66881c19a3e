// Named points in a plane: points don't cover each other, and names cover neither points nor other names.

import { AIR, HALF, LETTERS, legendBelow, pointSvg } from "./axes.ts";
import type { MapPoint, PlaneMap } from "./chart.ts";
import { partPoints, placeLabels } from "./label-places.ts";
import { AXIS, GREY, GRID, GROUND, MARGIN, PALETTE, SIZE } from "./look.ts";
import { headingBottom, headingSvg, pageSvg, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const AREA = { width: SIZE.width - 2 * MARGIN, height: 580 } as const;
/** Between the outermost points and the border of the area. */
const RIM = 60;
const LINE = 24;
const NAME_MAX = 300;
/** By group: the map's subject, what it's compared with, then any others. */
const COLOURS = [PALETTE[0], GREY, ...PALETTE.slice(1)];

/** @param map with texts that the typefaces can write. */
export function mapSvg(map: PlaneMap): string {
  const groups = [...new Set(map.points.map(({ group }) => group))];
  const points = inPixels(map.points).map((point) => ({
    ...point,
    name: cutToWidth(point.name, LETTERS, NAME_MAX),
    series: groups.indexOf(point.group),
  }));
  const sizes = points.map(({ x, y, name }) => ({ x, y, width: widthOf(name, LETTERS) + AIR, height: LINE }));
  const places = placeLabels(sizes, AREA);
  const legend = legendBelow(
    groups.map((name, series) => ({ name, mark: (x, y) => pointSvg(series, x, y, COLOURS[series]) })),
    AREA.width,
    AREA.height,
  );
  const top = headingBottom(map);
  const parts = [
    `<rect width="${AREA.width}" height="${AREA.height}" fill="none" stroke="${GRID}"/>`,
    ...points.flatMap(({ x, y }, at) => {
      const place = places[at];
      return place?.isFar
        ? [`<path d="M${short(x)} ${short(y)}L${short(place.x)} ${short(place.y)}" stroke="${AXIS}"/>`]
        : [];
    }),
    ...points.map(({ x, y, series }) => pointSvg(series, x, y, COLOURS[series % COLOURS.length])),
    ...points.flatMap(({ name }, at) => nameSvg(name, places[at])),
    ...(legend.svg?.() ?? []),
  ];
  const height = top + AREA.height + (legend.bottom ?? 0) + MARGIN;
  const body = `<g transform="translate(${MARGIN},${top})">${parts.join("\n")}</g>`;
  return pageSvg({ width: SIZE.width, height }, [...headingSvg(map), body]);
}

/** An outline keeps other labels' leader lines out of the letters. */
function nameSvg(name: string, place: ReturnType<typeof placeLabels>[number]): readonly string[] {
  if (!place) return [];
  const text = textSvg(name, place.x, place.y + LETTERS * HALF, { size: LETTERS, anchor: "middle" });
  const outline = ` stroke="${GROUND}" stroke-width="4" stroke-linejoin="round">`;
  return [text.replace(">", outline), text];
}

function inPixels(points: readonly MapPoint[]): readonly MapPoint[] {
  const across = middleOf(points.map(({ x }) => x));
  const down = middleOf(points.map(({ y }) => y));
  const scale = Math.min(
    (AREA.width - 2 * RIM) / (across.length || 1),
    (AREA.height - 2 * RIM) / (down.length || 1),
  );
  const spots = points.map((point) => ({
    x: AREA.width / 2 + (point.x - across.middle) * scale,
    y: AREA.height / 2 - (point.y - down.middle) * scale,
  }));
  return partPoints(spots, AREA).map((spot, index) => ({ ...(points[index] as MapPoint), ...spot }));
}

function middleOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, length: high - low };
}
