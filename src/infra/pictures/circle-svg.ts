// Moves on a circle with arrows to what each beats, as hand-written SVG. An arrow has the colour of the move that it starts from.

import type { CirclePicture } from "./chart.ts";
import { GROUND, INK, TYPEFACE } from "./look.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const SIZE = { width: 1000, height: 940 } as const;
const CENTER = [500, 494] as const;
const RADIUS = 300;
const FONT = 36;
/** Bold letters are wider than the regular ones that `widthOf` measures. */
const BOLD_WIDTH = 1.09;
const NODE = { smallest: 34, least: 100, most: 112, margin: 14 } as const;
const LINE_WIDTH = 7;
const HEAD = { length: 28, width: 15 } as const;
/** Between an arrow and the circles that it joins. */
const GAP = 7;
/** Colour-blind safe, after Okabe and Ito, and dark enough for white letters. */
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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" font-family="${TYPEFACE}" text-anchor="middle">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${GROUND}"/>`,
    textSvg(cutToWidth(title, 38, SIZE.width - 110), [CENTER[0], 58], 38, INK, true),
    ...arrows,
    ...nodes,
    textSvg(cutToWidth(caption, 30, SIZE.width - 60), [CENTER[0], SIZE.height - 26], 30, INK),
    "</svg>",
  ].join("\n");
}

const colorOf = (move: number): string => COLORS[move % COLORS.length] as string;

/** The half of the others that comes after a move. */
function beatenBy(move: number, size: number): number[] {
  return Array.from({ length: (size - 1) / 2 }, (_, step) => (move + step + 1) % size);
}

function pointOf(move: number, size: number): Point {
  const angle = (2 * Math.PI * move) / size - Math.PI / 2;
  return [CENTER[0] + RADIUS * Math.cos(angle), CENTER[1] + RADIUS * Math.sin(angle)];
}

/** All labels fit; up to nine moves no arrow touches a circle that it passes. */
function nodeRadius(moves: readonly string[]): number {
  const apart = RADIUS * (1 - Math.cos((2 * Math.PI) / moves.length)) - 2 * HEAD.width;
  const widest = Math.max(...moves.map((move) => widthOf(move, FONT) * BOLD_WIDTH));
  return Math.max(NODE.smallest, Math.min(Math.max(NODE.least, widest / 2 + NODE.margin), NODE.most, apart));
}

function nodeSvg(label: string, [x, y]: Point, radius: number, color: string): string {
  const room = 2 * (radius - NODE.margin / 2);
  const font = Math.min(FONT, (FONT * room) / (widthOf(label, FONT) * BOLD_WIDTH));
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"/>${textSvg(label, [x, y + font * 0.35], font, "#ffffff", true)}`;
}

function arrowSvg(from: Point, to: Point, radius: number, color: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside = 0): string =>
    `${round(from[0] + x * along - y * aside)},${round(from[1] + y * along + x * aside)}`;
  const [start, tip] = [radius + GAP, length - radius - GAP];
  const neck = tip - HEAD.length;
  const line = `<path d="M${at(start)}L${at(neck + 1)}" stroke="${color}" stroke-width="${LINE_WIDTH}"/>`;
  return `${line}<polygon points="${at(tip)} ${at(neck, HEAD.width)} ${at(neck, -HEAD.width)}" fill="${color}"/>`;
}

function textSvg(text: string, [x, y]: Point, size: number, ink: string, bold = false): string {
  const weight = bold ? ' font-weight="bold"' : "";
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${ink}"${weight}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const round = (number: number): string => number.toFixed(1);
