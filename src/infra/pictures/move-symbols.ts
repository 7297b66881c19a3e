// Moves as drawn symbols, because the typefaces have no emoji.

/** Side of the square that a symbol is drawn in; coordinates start at 0. */
const BOX = 40;

interface Inks {
  readonly ink: string;
  /** The background colour, used for the lines between fingers. */
  readonly ground: string;
}

const SYMBOLS = { rock, paper, scissors, lizard, spock, late } as const;

/** `late`: no move was made. */
export type MoveSymbol = keyof typeof SYMBOLS;

/** Whether a move has a symbol. */
export function isMoveSymbol(id: string): id is MoveSymbol {
  return Object.hasOwn(SYMBOLS, id);
}

/** A group, `size` wide and high, with its upper left corner at the given point. */
export function symbolSvg(
  symbol: MoveSymbol,
  [x, y]: readonly [number, number],
  size: number,
  inks: Inks,
): string {
  const scale = (size / BOX).toFixed(3);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
  return `<g transform="${place}" fill="${inks.ink}" stroke-linecap="round">${SYMBOLS[symbol](inks)}</g>`;
}

function stroke(from: string, ink: string, width: number): string {
  return `<path d="${from}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
}

const palm = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`;

const fingers = (paths: readonly string[], ink: string, width = 4.4): string =>
  paths.map((path) => stroke(path, ink, width)).join("");

function rock({ ink, ground }: Inks): string {
  return [
    '<rect x="9" y="9" width="24" height="21" rx="7"/><rect x="13" y="27" width="16" height="9" rx="3"/>',
    fingers(["M15.2 9V17", "M21.2 9V17", "M27.2 9V17"], ground, 1.7),
    stroke("M9.5 22.5H20", ground, 9.4),
    stroke("M9.8 22.5H19.6", ink, 6.2),
  ].join("");
}

function paper({ ink }: Inks): string {
  return (
    palm(11.2, 19, 18.6, 17) +
    fingers(["M13.4 22L11.6 9", "M18.2 21L17.8 5.4", "M23 21L23.8 5.8", "M27.6 22L29.6 9.6"], ink) +
    stroke("M13.4 30L6 22", ink, 4.8)
  );
}

function scissors({ ink, ground }: Inks): string {
  return [
    palm(12, 19.5, 17, 16.5),
    fingers(["M15.4 23L11 5.6", "M20.8 22L27.4 5.8"], ink, 4.8),
    '<circle cx="26" cy="21.6" r="3.4"/>',
    stroke("M14.6 28.4L23.4 25.2", ground, 7.2),
    stroke("M14.2 28.6L23.2 25.4", ink, 4.2),
  ].join("");
}

function spock({ ink }: Inks): string {
  return (
    palm(11.2, 19, 18.6, 17) +
    fingers(["M13.4 22L8.2 9.4", "M17.6 21L13.6 5.6", "M23.2 21L27.2 5.6", "M27.6 22L32.6 9.4"], ink) +
    stroke("M13.4 30L5.6 23.4", ink, 4.8)
  );
}

function lizard({ ink }: Inks): string {
  return [
    '<g transform="rotate(38 20 20)">',
    '<ellipse cx="20" cy="17" rx="4.8" ry="8.6"/><path d="M20 1.6C23.6 4 24.4 9 22.6 11H17.4C15.6 9 16.4 4 20 1.6Z"/>',
    stroke("M20 24C19.4 30 25.4 31 24 37.6", ink, 3.4),
    fingers(
      ["M16.6 13.4L10.6 13L9.4 8.8", "M23.4 13.4L29.4 13L30.6 8.8"].concat([
        "M16.8 21.6L11.2 23L10.6 27.6",
        "M23.2 21.6L28.8 23L29.4 27.6",
      ]),
      ink,
      2.6,
    ),
    "</g>",
  ].join("");
}

function late({ ink }: Inks): string {
  return `<circle cx="20" cy="20" r="11.5" fill="none" stroke="${ink}" stroke-width="3"/>${stroke("M20 13.4V20L24.6 23", ink, 3)}`;
}
