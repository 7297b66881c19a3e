// The result grid of a daily challenge as hand-written SVG: few signs, large enough for a small phone.

import type { ResultGridCard } from "./chart.ts";
import { GROUND, INK, PALETTE, SOFT_INK } from "./look.ts";
import { pageSvg, short, textSvg } from "./svg.ts";
import { cutToWidth, widthOf } from "./typefaces.ts";

const WIDTH = 1000;
const MARGIN = 56;
const ROOM = WIDTH - 2 * MARGIN;
const ROW = 10;
const TILE = ROOM / ROW;
const LETTERS = { title: 46, note: 34, score: 150, board: 72, signature: 34 } as const;
const SCORE_HEIGHT = 190;
const BOARD_HEIGHT = 120;
const HEAD = 110;
const FOOT = 84;

const WON = PALETTE[2];
const LOST = PALETTE[1];
const DRAWN = "#8a867c";

/** The card as SVG with text elements. @param card with texts that the typefaces can write. */
export function resultGridSvg(card: ResultGridCard): string {
  const rows = Math.ceil(card.results.length / ROW);
  const top = HEAD + (card.score ? SCORE_HEIGHT : 0);
  const boardTop = top + rows * TILE + (rows > 0 ? 20 : 0);
  const height = boardTop + (card.board ? BOARD_HEIGHT : 0) + FOOT;
  return pageSvg({ width: WIDTH, height }, [
    ...headSvg(card),
    ...card.results.map((result, at) =>
      signSvg(result, MARGIN + ((at % ROW) + 0.5) * TILE, top + (Math.floor(at / ROW) + 0.5) * TILE),
    ),
    ...(card.board ? boardSvg(card.board, boardTop) : []),
    textSvg(cutToWidth(card.signature, LETTERS.signature, ROOM), WIDTH / 2, height - 38, {
      size: LETTERS.signature,
      ink: SOFT_INK,
      anchor: "middle",
    }),
  ]);
}

function headSvg({ title, note, score }: ResultGridCard): readonly string[] {
  const left = ROOM - widthOf(note, LETTERS.note) - MARGIN;
  return [
    textSvg(cutToWidth(title, LETTERS.title, left), MARGIN, 80, { size: LETTERS.title, bold: true }),
    textSvg(note, WIDTH - MARGIN, 80, { size: LETTERS.note, ink: SOFT_INK, anchor: "end" }),
    ...(score
      ? [
          textSvg(`${score[0]} : ${score[1]}`, WIDTH / 2, HEAD + 132, {
            size: LETTERS.score,
            bold: true,
            anchor: "middle",
          }),
        ]
      : []),
  ];
}

/** Shape and colour both show the result: a full disc won, a ring lost, a short line drew. */
function signSvg(result: -1 | 0 | 1, x: number, y: number): string {
  const radius = TILE * 0.38;
  const at = `cx="${short(x)}" cy="${short(y)}"`;
  if (result > 0) return `<circle ${at} r="${short(radius)}" fill="${WON}"/>`;
  if (result < 0)
    return `<circle ${at} r="${short(radius - 6)}" fill="none" stroke="${LOST}" stroke-width="12"/>`;
  return `<rect x="${short(x - radius * 0.7)}" y="${short(y - 7)}" width="${short(radius * 1.4)}" height="14" rx="7" fill="${DRAWN}"/>`;
}

/** A mine, and the time or a cross; one dot per hint. */
function boardSvg({ time, hints }: NonNullable<ResultGridCard["board"]>, top: number): readonly string[] {
  const middle = top + BOARD_HEIGHT / 2;
  const width = time === undefined ? 60 : widthOf(time, LETTERS.board) * 1.1;
  const left = WIDTH / 2 - (width + 100) / 2;
  const right = left + 100 + width;
  const end =
    time === undefined
      ? `<path d="M${short(left + 105)} ${short(middle - 28)}l56 56m0 -56l-56 56" stroke="${LOST}" stroke-width="12" stroke-linecap="round"/>`
      : textSvg(time, left + 100, middle + 26, { size: LETTERS.board, bold: true });
  const dots = Array.from({ length: time === undefined ? 0 : Math.min(hints, 6) }, (_, at) => {
    const place = `cx="${short(right + 34 + at * 30)}" cy="${short(middle)}"`;
    return `<circle ${place} r="9" fill="${DRAWN}"/>`;
  });
  return [mineSvg(left + 40, middle), end, ...dots];
}

function mineSvg(x: number, y: number): string {
  const spikes = [0, 45, 90, 135].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 38, Math.sin((turn * Math.PI) / 180) * 38];
    return `M${short(x - dx)} ${short(y - dy)}L${short(x + dx)} ${short(y + dy)}`;
  });
  const rays = `<path d="${spikes.join("")}" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>`;
  const shine = `<circle cx="${short(x - 9)}" cy="${short(y - 9)}" r="6" fill="${GROUND}"/>`;
  return `${rays}<circle cx="${short(x)}" cy="${short(y)}" r="27" fill="${INK}"/>${shine}`;
}
