// Minesweeper board as hand-written SVG; every kind of cell has its own shape (colour-blind users).

import type { BoardPicture } from "./chart.ts";
import { TYPEFACE } from "./look.ts";

const CELL = 36;
const MARGIN = 34;
const EDGE = 8;

/** By number; all dark enough for the pale cell. */
const NUMBER_INKS = [
  "",
  "#1c4fd6",
  "#1d7a36",
  "#c4281c",
  "#2b1d7a",
  "#7a1d2b",
  "#12727a",
  "#111111",
  "#555555",
];
const OPEN = "#f1efe9";
const COVERED = "#8fa3b8";
const LIGHT = "#b9c7d6";
const DARK = "#6b7f95";
const INK = "#22303c";
const ALARM = "#e2504a";
const MARK = "#f2b705";

/** The board as SVG with text elements. */
export function boardSvg(board: BoardPicture): string {
  const { width, height } = board;
  const size = { width: MARGIN + width * CELL + EDGE, height: MARGIN + height * CELL + EDGE };
  const cells = Array.from(board.cells, (sign, cell) =>
    cellSvg(sign, ...cornerOf(cell % width, Math.floor(cell / width))),
  );
  const parts = [...namesSvg(board), ...cells, frameSvg(board), markSvg(board)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${TYPEFACE}" text-anchor="middle">`,
    ...parts,
    "</svg>",
  ].join("\n");
}

const cornerOf = (column: number, row: number): [number, number] => [
  MARGIN + column * CELL,
  MARGIN + row * CELL,
];

function namesSvg({ columns, height }: BoardPicture): string[] {
  const above = columns.map((name, column) =>
    textSvg(name, cornerOf(column, 0)[0] + CELL / 2, MARGIN - 11, 15, INK),
  );
  const beside = Array.from({ length: height }, (_, row) =>
    textSvg(String(row + 1), MARGIN / 2, cornerOf(0, row)[1] + CELL / 2 + 5, 15, INK),
  );
  return [...above, ...beside];
}

function textSvg(text: string, x: number, y: number, size: number, ink: string, bold = false): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}"${bold ? ' font-weight="bold"' : ""}>${text}</text>`;
}

function cellSvg(sign: string, x: number, y: number): string {
  switch (sign) {
    case "c":
      return raised(x, y);
    case "f":
      return raised(x, y) + flag(x, y);
    case "w":
      return raised(x, y) + flag(x, y) + cross(x, y);
    case "m":
      return flat(x, y, OPEN) + mine(x, y);
    case "b":
      return flat(x, y, ALARM) + burst(x, y) + mine(x, y);
    default:
      return flat(x, y, OPEN) + numberSvg(Number(sign), x, y);
  }
}

function numberSvg(number: number, x: number, y: number): string {
  return number === 0
    ? ""
    : textSvg(String(number), x + CELL / 2, y + 25.5, 22, NUMBER_INKS[number] ?? INK, true);
}

const flat = (x: number, y: number, fill: string): string =>
  `<rect x="${x + 0.5}" y="${y + 0.5}" width="${CELL - 1}" height="${CELL - 1}" fill="${fill}" stroke="#d3cfc4"/>`;

function raised(x: number, y: number): string {
  const [right, bottom] = [x + CELL - 1.5, y + CELL - 1.5];
  return [
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="${CELL - 1}" height="${CELL - 1}" fill="${COVERED}"/>`,
    `<path d="M${x + 1.5} ${bottom}V${y + 1.5}H${right}" fill="none" stroke="${LIGHT}" stroke-width="3"/>`,
    `<path d="M${x + 1.5} ${bottom}H${right}V${y + 1.5}" fill="none" stroke="${DARK}" stroke-width="3"/>`,
  ].join("");
}

const flag = (x: number, y: number): string =>
  `<path d="M${x + 13} ${y + 28}V${y + 8}" stroke="${INK}" stroke-width="2.5"/><path d="M${x + 13} ${y + 7}L${x + 27} ${y + 13}L${x + 13} ${y + 19}Z" fill="#d8261c" stroke="${INK}" stroke-width="0.8"/><path d="M${x + 8} ${y + 28.5}H${x + 20}" stroke="${INK}" stroke-width="3"/>`;

const cross = (x: number, y: number): string =>
  `<path d="M${x + 5} ${y + 5}L${x + 31} ${y + 31}M${x + 31} ${y + 5}L${x + 5} ${y + 31}" stroke="#ffffff" stroke-width="6"/><path d="M${x + 5} ${y + 5}L${x + 31} ${y + 31}M${x + 31} ${y + 5}L${x + 5} ${y + 31}" stroke="#111111" stroke-width="3"/>`;

function burst(x: number, y: number): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const [angle, radius] = [(at * Math.PI) / 8, at % 2 === 0 ? 17 : 11];
    return `${(x + CELL / 2 + radius * Math.cos(angle)).toFixed(1)},${(y + CELL / 2 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(" ")}" fill="#fff3c4"/>`;
}

function mine(x: number, y: number): string {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const spikes = [0, 45, 90, 135].map(
    (turn) =>
      `<path d="M${cx - 12} ${cy}H${cx + 12}" stroke="${INK}" stroke-width="3" transform="rotate(${turn} ${cx} ${cy})"/>`,
  );
  return `${spikes.join("")}<circle cx="${cx}" cy="${cy}" r="8.5" fill="${INK}"/><circle cx="${cx - 3}" cy="${cy - 3}" r="2.2" fill="#ffffff"/>`;
}

function frameSvg({ frame }: BoardPicture): string {
  if (!frame) return "";
  const [column, row, columns, rows] = frame;
  const [x, y] = cornerOf(column, row);
  return `<rect x="${x}" y="${y}" width="${columns * CELL}" height="${rows * CELL}" fill="none" stroke="#c4281c" stroke-width="4"/>`;
}

function markSvg({ mark, width }: BoardPicture): string {
  if (mark === undefined) return "";
  const [x, y] = cornerOf(mark % width, Math.floor(mark / width));
  return `<rect x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="6" fill="none" stroke="${MARK}" stroke-width="5"/>`;
}
