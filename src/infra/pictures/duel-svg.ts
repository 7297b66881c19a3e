// A duel's card as hand-written SVG, to forward: names, score and what both sides chose.

import type { DuelCard } from "./chart.ts";
import { BOLD, INK, PALETTE, SOFT_INK } from "./look.ts";
import { symbolSvg } from "./move-symbols.ts";
import { pageSvg, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 52;
const ROOM = SIZE.width - 2 * MARGIN;
const LETTERS = { small: 23, nameMost: 50, nameLeast: 30, score: 112, result: 27, line: 26 } as const;
const NAME_WIDTH = 370;
/** Position of the strips, and the gap between two parts of a long duel. */
const STRIPS = { top: 272, height: 208, apart: 16, tileMost: 88 } as const;
/** In smaller tiles no one could tell the symbols apart. */
const SYMBOL_LEAST = 14;
const LINES = { last: 572, step: 37 } as const;

/** Colours of the first and the second side, the same as in the strips of messages. */
const COLORS = [PALETTE[0], PALETTE[1]] as const;
const PALE = "#f6f4ef";
const DRAWN = "#d2cec4";

/** The card as SVG with text elements. @param card with texts that the typefaces can write. */
export function duelSvg(card: DuelCard): string {
  return pageSvg(SIZE, [...headSvg(card), ...stripsSvg(card), ...linesSvg(card)]);
}

function headSvg({
  title,
  note,
  result,
  score,
  names: [first, second],
  winner,
}: DuelCard): readonly string[] {
  const middle = SIZE.width / 2;
  const right = SIZE.width - MARGIN;
  const small = { size: LETTERS.small, ink: SOFT_INK } as const;
  const noteWidth = widthOf(note, small.size) + MARGIN;
  return [
    textSvg(cutToWidth(title, small.size, ROOM - noteWidth), MARGIN, 62, small),
    textSvg(note, right, 62, { ...small, anchor: "end" }),
    ...nameSvg(first, MARGIN, "start", COLORS[0], winner === 0),
    ...nameSvg(second, right, "end", COLORS[1], winner === 1),
    textSvg(`${score[0]} : ${score[1]}`, middle, 188, { size: LETTERS.score, bold: true, anchor: "middle" }),
    textSvg(cutToWidth(result, LETTERS.result, ROOM), middle, 240, {
      size: LETTERS.result,
      ink: SOFT_INK,
      anchor: "middle",
    }),
  ];
}

/** The winner's name is underlined. */
function nameSvg(
  name: string,
  x: number,
  anchor: "start" | "end",
  ink: string,
  isWinner: boolean,
): readonly string[] {
  const wanted = (LETTERS.nameMost * NAME_WIDTH) / (BOLD * widthOf(name, LETTERS.nameMost));
  const size = Math.max(LETTERS.nameLeast, Math.min(LETTERS.nameMost, wanted));
  const text = cutToWidth(name, size, NAME_WIDTH / BOLD);
  const width = Math.min(NAME_WIDTH, BOLD * widthOf(text, size));
  const left = anchor === "start" ? x : x - width;
  const line = `<rect x="${left.toFixed(1)}" y="184" width="${width.toFixed(1)}" height="6" rx="3" fill="${ink}"/>`;
  return [textSvg(text, x, 166, { size, ink, bold: true, anchor }), ...(isWinner ? [line] : [])];
}

interface Layout {
  /** Rounds per part. */
  readonly columns: number;
  readonly parts: number;
  readonly tile: number;
}

/** Picks the number of stacked parts that makes the tiles largest; the fewest on a tie. */
function layoutOf(rounds: number): Layout {
  const layouts = Array.from({ length: 6 }, (_, at): Layout => {
    const columns = Math.ceil(rounds / (at + 1));
    const parts = Math.ceil(rounds / columns);
    const high = (STRIPS.height - (parts - 1) * STRIPS.apart) / (2 * parts);
    return { columns, parts, tile: Math.min(STRIPS.tileMost, ROOM / columns, high) };
  });
  return layouts.reduce((best, one) => (one.tile > best.tile ? one : best));
}

function stripsSvg({ rounds }: DuelCard): readonly string[] {
  const { columns, parts, tile } = layoutOf(rounds.length);
  const height = parts * 2 * tile + (parts - 1) * STRIPS.apart;
  const left = (SIZE.width - columns * tile) / 2;
  const top = STRIPS.top + (STRIPS.height - height) / 2;
  return rounds.flatMap((round, at) => {
    const x = left + (at % columns) * tile;
    const y = top + Math.floor(at / columns) * (2 * tile + STRIPS.apart);
    return ([0, 1] as const).map((side) => tileSvg(round, side, [x, y + side * tile], tile));
  });
}

/** Filled with the side's colour if it won the round. */
function tileSvg(
  { moves, winner }: DuelCard["rounds"][number],
  side: 0 | 1,
  [x, y]: readonly [number, number],
  tile: number,
): string {
  const gap = Math.max(1.5, tile * 0.04);
  const inner = tile - 2 * gap;
  const ground = winner === undefined ? DRAWN : winner === side ? COLORS[side] : PALE;
  const inks = { ink: winner === side ? "#ffffff" : INK, ground };
  const box = `<rect x="${(x + gap).toFixed(1)}" y="${(y + gap).toFixed(1)}" width="${inner.toFixed(1)}" height="${inner.toFixed(1)}" rx="${(tile * 0.14).toFixed(1)}" fill="${ground}"/>`;
  const symbol = moves[side];
  if (symbol === undefined || tile < SYMBOL_LEAST) return box;
  const size = inner * 0.84;
  const at = [x + (tile - size) / 2, y + (tile - size) / 2] as const;
  return box + symbolSvg(symbol, at, size, inks);
}

function linesSvg({ lines, signature }: DuelCard): readonly string[] {
  const shown = [...lines.slice(0, 2)];
  const middle = SIZE.width / 2;
  const first = LINES.last - (shown.length - 1) * LINES.step - (shown.length === 1 ? LINES.step / 2 : 0);
  return [
    ...shown.map((line, at) => {
      const wanted = (LETTERS.line * ROOM) / widthOf(line, LETTERS.line);
      const size = Math.max(LETTERS.small - 3, Math.min(LETTERS.line, wanted));
      return textSvg(cutToWidth(line, size, ROOM), middle, first + at * LINES.step - 16, {
        size,
        anchor: "middle",
      });
    }),
    textSvg(cutToWidth(signature, 20, ROOM), middle, 602, { size: 20, ink: SOFT_INK, anchor: "middle" }),
  ];
}
