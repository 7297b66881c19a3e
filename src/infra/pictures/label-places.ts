// Label placement in a map: points don't cover each other, and names cover neither points nor other names.

interface Area {
  readonly width: number;
  readonly height: number;
}

/** A point in pixels from the upper left, and the size of its label. */
export interface Labelled extends Area {
  readonly x: number;
  readonly y: number;
}

/** Centre of a name; `isFar` if it needs a leader line. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly isFar: boolean;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Radius of a point plus the gap to its name. */
const POINT = 8;
const AIR = 3;
const NEAR = 12;
const STEP = 12;
const DIRECTIONS = 16;
/** Minimum distance of two points in pixels; points closer than this are pushed apart step by step. */
const APART = 16;
const PUSHES_MAX = 200;
/** Coinciding points are pushed apart in multiples of the golden angle, so no two directions coincide. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The points in their order, each moved only as far as needed so that none covers another. */
export function partPoints(points: readonly Spot[], { width, height }: Area): readonly Spot[] {
  let parted = points;
  for (let push = 0; push < PUSHES_MAX; push++) {
    const moved = parted.map((point, at) => pushed(point, at, parted));
    if (moved.every(({ x, y }, at) => x === parted[at]?.x && y === parted[at]?.y)) break;
    parted = moved.map(({ x, y }) => ({ x: within(x, width), y: within(y, height) }));
  }
  return parted;
}

/** Pushes the point away from each one it would cover, by half the missing distance. */
function pushed({ x, y }: Spot, at: number, points: readonly Spot[]): Spot {
  let [right, down] = [0, 0];
  points.forEach((other, index) => {
    const gap = Math.hypot(x - other.x, y - other.y);
    if (index === at || gap >= APART) return;
    const angle = gap > 0 ? Math.atan2(y - other.y, x - other.x) : at * GOLDEN_ANGLE;
    // Slightly more than half, so that the pushing terminates.
    const way = (APART - gap) / 2 + 0.1;
    right += way * Math.cos(angle);
    down += way * Math.sin(angle);
  });
  return { x: x + right, y: y + down };
}

function within(value: number, size: number): number {
  return Math.min(size - POINT, Math.max(POINT, value));
}

/** A position for each name within `area`, by index; undefined if none fits. */
export function placeLabels(points: readonly Labelled[], area: Area): readonly (LabelPlace | undefined)[] {
  const taken: Box[] = points.map(({ x, y }) => around(x, y, 2 * POINT, 2 * POINT));
  return points.map((point) => {
    const found = firstFree(point, taken, area);
    if (found) taken.push(around(found.x, found.y, point.width + AIR, point.height + AIR));
    return found;
  });
}

function firstFree(point: Labelled, taken: readonly Box[], area: Area): LabelPlace | undefined {
  for (let gap = NEAR; gap < area.width + area.height; gap += STEP) {
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const { x, y } = besides(point, gap, (2 * Math.PI * turn) / DIRECTIONS);
      const box = around(x, y, point.width, point.height);
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= area.width && box.bottom <= area.height;
      if (isInside && !taken.some((other) => overlap(box, other))) return { x, y, isFar: gap > NEAR };
    }
  }
  return undefined;
}

/** Centre of a box whose nearest side is about `gap` away in the direction `angle`; 0 is to the right. */
function besides({ x, y, width, height }: Labelled, gap: number, angle: number) {
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + right * (gap + width / 2), y: y + down * (gap + height / 2) };
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
