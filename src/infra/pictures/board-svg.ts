// A minesweeper board as hand-written SVG; every kind of cell has its own shape, for colour-blind users.

import type { BoardPicture } from "./chart.ts";
import { pageSvg, textSvg } from "./svg.ts";

const CELL = 36;
const MARGIN = 40;
const EDGE = 18;

/** Colours of cells and of their contents. */
export const BOARD = {
  /** Indexed by number, from 1; all are dark enough for an open cell. */
  numbers: ["#1c4fd6", "#1d7a36", "#c4281c", "#2b1d7a", "#7a1d2b", "#12727a", "#111111", "#555555"],
  open: "#f6f4ef",
  line: "#c4bfb2",
  covered: "#74899e",
  lit: "#a9bacb",
  shaded: "#4c5f73",
  ink: "#22303c",
  flag: "#d8261c",
  alarm: "#e2504a",
  burst: "#fff3c4",
  /** The rim contrasts with the ring, so that it shows on covered and on open cells. */
  mark: { ring: "#ffd23f", rim: "#22303c" },
  frame: { ring: "#b3201a", rim: "#ffffff" },
} as const;

/** The board as SVG with text elements. */
export function boardSvg(board: BoardPicture): string {
  const { width, height } = board;
  const size = { width: MARGIN + width * CELL + EDGE, height: MARGIN + height * CELL + EDGE };
  const cells = Array.from(board.cells, (sign, cell) =>
    cellSvg(sign, ...cornerOf(cell % width, Math.floor(cell / width))),
  );
  const parts = [...namesSvg(board), ...cells, frameSvg(board), markSvg(board)];
  return pageSvg(size, parts);
}

const cornerOf = (column: number, row: number): [number, number] => [
  MARGIN + column * CELL,
  MARGIN + row * CELL,
];

function namesSvg({ columns, height }: BoardPicture): string[] {
  const above = columns.map((name, column) =>
    textSvg(name, cornerOf(column, 0)[0] + CELL / 2, MARGIN - 10, NAME),
  );
  const beside = Array.from({ length: height }, (_, row) =>
    textSvg(String(row + 1), MARGIN / 2 + 4, cornerOf(0, row)[1] + CELL / 2 + 5, NAME),
  );
  return [...above, ...beside];
}

const NAME = { size: 15, ink: BOARD.ink, anchor: "middle" } as const;

function cellSvg(sign: string, x: number, y: number): string {
  switch (sign) {
    case "c":
      return raised(x, y);
    case "f":
      return raised(x, y) + flag(x, y);
    case "w":
      return raised(x, y) + flag(x, y) + cross(x, y);
    case "m":
      return flat(x, y, BOARD.open) + mine(x, y);
    case "b":
      return flat(x, y, BOARD.alarm) + burst(x, y) + mine(x, y);
    default:
      return flat(x, y, BOARD.open) + numberSvg(Number(sign), x, y);
  }
}

function numberSvg(number: number, x: number, y: number): string {
  if (number === 0) return "";
  const ink = BOARD.numbers[number - 1] ?? BOARD.ink;
  return textSvg(String(number), x + CELL / 2, y + 25.5, { size: 22, ink, bold: true, anchor: "middle" });
}

const flat = (x: number, y: number, fill: string): string =>
  `<rect x="${x + 0.5}" y="${y + 0.5}" width="${CELL - 1}" height="${CELL - 1}" fill="${fill}" stroke="${BOARD.line}"/>`;

function raised(x: number, y: number): string {
  const [right, bottom] = [x + CELL - 1.5, y + CELL - 1.5];
  return [
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="${CELL - 1}" height="${CELL - 1}" fill="${BOARD.covered}"/>`,
    `<path d="M${x + 1.5} ${bottom}V${y + 1.5}H${right}" fill="none" stroke="${BOARD.lit}" stroke-width="3"/>`,
    `<path d="M${x + 1.5} ${bottom}H${right}V${y + 1.5}" fill="none" stroke="${BOARD.shaded}" stroke-width="3"/>`,
  ].join("");
}

const flag = (x: number, y: number): string =>
  `<path d="M${x + 13} ${y + 28}V${y + 8}" stroke="${BOARD.ink}" stroke-width="2.5"/><path d="M${x + 13} ${y + 7}L${x + 27} ${y + 13}L${x + 13} ${y + 19}Z" fill="${BOARD.flag}" stroke="${BOARD.ink}" stroke-width="0.8"/><path d="M${x + 8} ${y + 28.5}H${x + 20}" stroke="${BOARD.ink}" stroke-width="3"/>`;

const cross = (x: number, y: number): string =>
  `<path d="M${x + 5} ${y + 5}L${x + 31} ${y + 31}M${x + 31} ${y + 5}L${x + 5} ${y + 31}" stroke="#ffffff" stroke-width="6"/><path d="M${x + 5} ${y + 5}L${x + 31} ${y + 31}M${x + 31} ${y + 5}L${x + 5} ${y + 31}" stroke="#111111" stroke-width="3"/>`;

function burst(x: number, y: number): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const [angle, radius] = [(at * Math.PI) / 8, at % 2 === 0 ? 17 : 11];
    return `${(x + CELL / 2 + radius * Math.cos(angle)).toFixed(1)},${(y + CELL / 2 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(" ")}" fill="${BOARD.burst}"/>`;
}

function mine(x: number, y: number): string {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const spikes = [0, 45, 90, 135].map(
    (turn) =>
      `<path d="M${cx - 12} ${cy}H${cx + 12}" stroke="${BOARD.ink}" stroke-width="3" transform="rotate(${turn} ${cx} ${cy})"/>`,
  );
  return `${spikes.join("")}<circle cx="${cx}" cy="${cy}" r="8.5" fill="${BOARD.ink}"/><circle cx="${cx - 3}" cy="${cy - 3}" r="2.2" fill="#ffffff"/>`;
}

function frameSvg({ frame }: BoardPicture): string {
  if (!frame) return "";
  const [column, row, columns, rows] = frame;
  const [x, y] = cornerOf(column, row);
  const sides = `x="${x}" y="${y}" width="${columns * CELL}" height="${rows * CELL}"`;
  return ringSvg(sides, BOARD.frame, 4);
}

function markSvg({ mark, width }: BoardPicture): string {
  if (mark === undefined) return "";
  const [x, y] = cornerOf(mark % width, Math.floor(mark / width));
  return ringSvg(`x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="6"`, BOARD.mark, 5);
}

function ringSvg(
  sides: string,
  { ring, rim }: typeof BOARD.mark | typeof BOARD.frame,
  width: number,
): string {
  return [
    `<rect ${sides} fill="none" stroke="${rim}" stroke-width="${width + 3}"/>`,
    `<rect ${sides} fill="none" stroke="${ring}" stroke-width="${width}"/>`,
  ].join("");
}
