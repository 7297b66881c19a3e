// Moves on a circle with arrows to those they beat, as hand-written SVG. An arrow has the colour of the move it starts
// from.

import type { CirclePicture } from "./chart.ts";
import { BOLD } from "./look.ts";
import { pageSvg, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const SIZE = { width: 1000, height: 940 } as const;
const CENTER = [500, 494] as const;
const RADIUS = 300;
const FONT = 36;
const NODE = { smallest: 34, least: 100, most: 112, margin: 14 } as const;
const LINE_WIDTH = 7;
const HEAD = { length: 28, width: 15 } as const;
/** Gap between an arrow and the circles it joins. */
const GAP = 7;
/** Safe for colour-blind users (after Okabe and Ito), and dark enough for white letters. */
const COLORS = ["#0067a3", "#b84a00", "#00795a", "#9c3f78", "#4d4d4d", "#7a5c00", "#3d4fb0"] as const;

type Point = readonly [x: number, y: number];

/** The circle as SVG with text elements. */
export function circleSvg({ title, caption, moves }: CirclePicture): string {
  const radius = nodeRadius(moves);
  const points = moves.map((_, move) => pointOf(move, moves.length));
  const arrows = points.flatMap((from, move) =>
    beatenBy(move, moves.length).map((other) =>
      arrowSvg(from, points[other] as Point, radius, colorOf(move)),
    ),
  );
  const nodes = points.map((point, move) => nodeSvg(moves[move] as string, point, radius, colorOf(move)));
  const [middle] = CENTER;
  return pageSvg(SIZE, [
    textSvg(cutToWidth(title, 38, SIZE.width - 110), middle, 58, { size: 38, bold: true, anchor: "middle" }),
    ...arrows,
    ...nodes,
    textSvg(cutToWidth(caption, 30, SIZE.width - 60), middle, SIZE.height - 26, {
      size: 30,
      anchor: "middle",
    }),
  ]);
}

const colorOf = (move: number): string => COLORS[move % COLORS.length] as string;

/** The half of the other moves that follows a move. */
function beatenBy(move: number, size: number): number[] {
  return Array.from({ length: (size - 1) / 2 }, (_, step) => (move + step + 1) % size);
}

function pointOf(move: number, size: number): Point {
  const angle = (2 * Math.PI * move) / size - Math.PI / 2;
  return [CENTER[0] + RADIUS * Math.cos(angle), CENTER[1] + RADIUS * Math.sin(angle)];
}

/** All labels fit. With up to nine moves, no arrow touches a circle that it passes. */
function nodeRadius(moves: readonly string[]): number {
  const apart = RADIUS * (1 - Math.cos((2 * Math.PI) / moves.length)) - 2 * HEAD.width;
  const widest = Math.max(...moves.map((move) => widthOf(move, FONT) * BOLD));
  return Math.max(NODE.smallest, Math.min(Math.max(NODE.least, widest / 2 + NODE.margin), NODE.most, apart));
}

function nodeSvg(label: string, [x, y]: Point, radius: number, color: string): string {
  const room = 2 * (radius - NODE.margin / 2);
  const font = Math.min(FONT, (FONT * room) / (widthOf(label, FONT) * BOLD));
  const text = textSvg(label, x, y + font * 0.35, {
    size: font,
    ink: "#ffffff",
    bold: true,
    anchor: "middle",
  });
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${color}"/>${text}`;
}

function arrowSvg(from: Point, to: Point, radius: number, color: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside = 0): string =>
    `${short(from[0] + x * along - y * aside)},${short(from[1] + y * along + x * aside)}`;
  const [start, tip] = [radius + GAP, length - radius - GAP];
  const neck = tip - HEAD.length;
  const line = `<path d="M${at(start)}L${at(neck + 1)}" stroke="${color}" stroke-width="${LINE_WIDTH}"/>`;
  return `${line}<polygon points="${at(tip)} ${at(neck, HEAD.width)} ${at(neck, -HEAD.width)}" fill="${color}"/>`;
}
