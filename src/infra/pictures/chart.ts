// Chart contents as plain data; only this folder decides their look.

import type { MoveSymbol } from "./move-symbols.ts";

interface CategoryChart extends Titled {
  readonly x: Axis & { readonly categories: readonly string[] };
  readonly y: Axis;
}

/** Lines with points. */
export interface LineChart extends CategoryChart {
  readonly kind: "lines";
  readonly series: readonly Line[];
  /** A horizontal line across the whole chart, such as chance. */
  readonly baseline?: number;
}

export interface Line extends Bars {
  /** A theory or other reference: grey and dashed, without points. */
  readonly yardstick?: true;
}

interface Point {
  readonly y: number;
  /** Half the length of the error bar. */
  readonly error?: number;
  /** A published value, drawn as a ring, or as a black mark across its bar. */
  readonly reference?: number;
}

/** Groups of bars side by side. */
export interface BarChart extends CategoryChart {
  readonly kind: "bars";
  /** Value where bars start, such as chance; default 0. Smaller values hang from it. */
  readonly foot?: number;
  readonly series: readonly Bars[];
}

interface Bars {
  readonly name: string;
  /** By category; null where there is none. */
  readonly points: readonly (Point | null)[];
}

/** Horizontal bars with a name before and a text behind each: rankings, frequencies. */
export interface RowChart extends Titled {
  readonly kind: "rows";
  readonly x: Axis;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** An interval and its likeliest value; drawn as a line with a mark. */
  readonly uncertainty?: { readonly low: number; readonly high: number; readonly likely: number };
}

/** A running count from 0, step by step, with a band around 0. */
export interface CourseChart extends Titled {
  readonly kind: "course";
  readonly x: Axis;
  readonly y: Axis;
  readonly values: readonly number[];
  /** Half-width of the band after each step. */
  readonly band: readonly number[];
  /** Whose the values above 0 are, and whose those below, in the colours of two series. */
  readonly sides?: readonly [above: string, below: string];
}

/** A table with cells coloured by value. */
export interface HeatMap extends Titled {
  readonly kind: "heat";
  readonly x: Axis & { readonly categories: readonly string[] };
  readonly y: { readonly title: string; readonly categories: readonly string[] };
  readonly cells: readonly (readonly (HeatCell | null)[])[];
  /** Values of the first, the pale middle and the last colour. */
  readonly scale: readonly [number, number, number];
}

interface HeatCell {
  /** Decides the colour; a cell without one is blank. */
  readonly value?: number;
  readonly text?: string;
  /** A small second line, such as what the value was counted of. */
  readonly note?: string;
}

/** Headings of every chart. */
export interface Titled {
  readonly title: string;
  readonly subtitle?: string;
  /** What stands before decimals and between thousands on axes; default English. */
  readonly numbers?: { readonly decimal: string; readonly thousands: string };
}

export interface Axis {
  /** With its unit. */
  readonly title: string;
  readonly range?: readonly [number, number];
  readonly logarithmic?: true;
  /** Values are counts. */
  readonly whole?: true;
}

/** Named points in a plane; only distances have a meaning. */
export interface PlaneMap extends Titled {
  readonly kind: "map";
  readonly points: readonly MapPoint[];
}

export interface MapPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Points of a group share colour and shape; the legend names the groups. */
  readonly group: string;
}

/** Several charts in one picture, side by side. */
export interface Panels extends Titled {
  readonly kind: "panels";
  readonly panels: readonly Panel[];
  readonly shares?: readonly number[];
}

/** Charts that fit in a panel. */
export type Panel = LineChart | BarChart | RowChart | CourseChart | HeatMap;

/** A tournament's table: a row an entrant, a column an opponent or a round, the total at the end. */
export interface CrossTable extends Titled {
  readonly kind: "cross";
  readonly columns: readonly string[];
  /** Heading of the totals. */
  readonly total: string;
  readonly rows: readonly {
    readonly rank: string;
    readonly name: string;
    /** A little house is drawn before the name. */
    readonly isHouse?: true;
    /** By column; null where there was no match, "self" where row and column are the same entrant. */
    readonly cells: readonly (CrossCell | "self" | null)[];
    readonly total: string;
  }[];
}

export interface CrossCell {
  readonly text: string;
  /** A little house is drawn before the text. */
  readonly isHouse?: true;
  /** A second, smaller line, left out where cells are narrow. */
  readonly note?: string;
  /** `rest`: a round without an opponent. */
  readonly look: "won" | "drawn" | "lost" | "rest";
}

/** Who returns what against whom: a square, coloured from lost to won. */
export interface PayoffGrid extends Titled {
  readonly kind: "payoffs";
  /** By row; the ranks stand above the columns, too. */
  readonly ranks: readonly string[];
  readonly names: readonly string[];
  /** Returns a round of the row against the column, in [-1, 1]; null where they have not met. */
  readonly cells: readonly (readonly (number | "self" | null)[])[];
  /** What the colours at either end mean, and a dot where two have not met. */
  readonly legend: { readonly lost: string; readonly won: string; readonly unmet: string };
}

/** A minesweeper board with column letters and row numbers. */
export interface BoardPicture {
  readonly kind: "board";
  readonly width: number;
  readonly height: number;
  /** By row: digit, `c` covered, `f` flag, `m` mine, `b` opened mine, `w` wrong flag. */
  readonly cells: string;
  readonly columns: readonly string[];
  /** A framed part: first column, first row, width, height. */
  readonly frame?: readonly [number, number, number, number];
  readonly mark?: number;
}

/** An odd number of moves on a circle, clockwise: each beats the half of the others after it. */
export interface CirclePicture {
  readonly kind: "circle";
  readonly title: string;
  readonly caption: string;
  readonly moves: readonly string[];
}

/** The card of a duel: what it came to and what both chose, to be forwarded. */
export interface DuelCard extends Titled {
  readonly kind: "duel";
  /** At the other end of the title's line, such as the day. */
  readonly note: string;
  readonly names: readonly [string, string];
  readonly score: readonly [number, number];
  readonly winner?: 0 | 1;
  /** Below the score. */
  readonly result: string;
  /** Oldest first; without a winner it is drawn. */
  readonly rounds: readonly {
    readonly moves: readonly [MoveSymbol, MoveSymbol];
    readonly winner?: 0 | 1;
  }[];
  /** At most two are shown. */
  readonly lines: readonly string[];
  readonly signature: string;
}

/** The strip of a daily challenge: results alone, to be forwarded. */
export interface StripCard extends Titled {
  readonly kind: "strip";
  /** At the other end of the title's line, such as the day. */
  readonly note: string;
  /** Rounds won and lost; absent where the mind was not played. */
  readonly score?: readonly [number, number];
  /** Oldest first, at most twenty: 1 won, 0 drawn, -1 lost. */
  readonly results: readonly (-1 | 0 | 1)[];
  /** The board, without a time where it was not cleared. */
  readonly board?: { readonly time?: string; readonly hints: number };
  readonly signature: string;
}

export type Chart =
  | Panel
  | PlaneMap
  | Panels
  | CrossTable
  | PayoffGrid
  | BoardPicture
  | CirclePicture
  | DuelCard
  | StripCard;
