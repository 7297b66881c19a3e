// Chart contents as plain data; only this folder decides how they look.

import type { MoveSymbol } from "./move-symbols.ts";

/** A line with points. */
export interface LineChart extends Titled {
  readonly kind: "lines";
  readonly x: Axis & { readonly categories: readonly string[] };
  readonly y: Axis;
  /** By category. */
  readonly values: readonly number[];
  /** A horizontal line across the whole chart, such as chance. */
  readonly baseline?: number;
}

/** Horizontal bars with a name before each and a text after it: rankings, frequencies. */
export interface RowChart extends Titled {
  readonly kind: "rows";
  readonly x: Axis;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** Draws the bar in the second colour. */
  readonly isSecond?: boolean;
  /** An interval and its likeliest value, drawn as a line with a marker. */
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
  /** Which side the values above and below 0 favour, in the colours of two series. */
  readonly sides?: readonly [above: string, below: string];
}

/** A table with cells coloured by value. */
export interface HeatMap extends Titled {
  readonly kind: "heat";
  readonly x: Axis & { readonly categories: readonly string[] };
  readonly y: { readonly title: string; readonly categories: readonly string[] };
  readonly cells: readonly (readonly (HeatCell | null)[])[];
  /** The values that get the first, the pale middle and the last colour. */
  readonly scale: readonly [number, number, number];
}

interface HeatCell {
  /** Determines the colour; a cell without a value is blank. */
  readonly value?: number;
  readonly text?: string;
  /** A small second line, such as the number of observations behind the value. */
  readonly note?: string;
}

/** Headings of every chart. */
export interface Titled {
  readonly title: string;
  readonly subtitle?: string;
  /** The separators for decimals and thousands on axes; English by default. */
  readonly numbers?: { readonly decimal: string; readonly thousands: string };
}

export interface Axis {
  /** Includes the unit. */
  readonly title: string;
  readonly range?: readonly [number, number];
  /** Values are counts. */
  readonly whole?: true;
}

/** Named points in a plane; only the distances between them have a meaning. */
export interface PlaneMap extends Titled {
  readonly kind: "map";
  readonly points: readonly MapPoint[];
}

export interface MapPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Points of one group share colour and shape; the legend names the groups. */
  readonly group: string;
}

/** Several charts in one picture, side by side. */
export interface Panels extends Titled {
  readonly kind: "panels";
  readonly panels: readonly Panel[];
  readonly shares?: readonly number[];
}

/** Charts that can be shown in a panel. */
export type Panel = LineChart | RowChart | CourseChart | HeatMap;

/** A tournament's table: a row per entrant, a column per opponent or round, the total last. */
export interface CrossTable extends Titled {
  readonly kind: "cross";
  readonly columns: readonly string[];
  /** Heading of the totals. */
  readonly total: string;
  readonly rows: readonly {
    readonly rank: string;
    readonly name: string;
    /** Draws a little house before the name. */
    readonly isBuiltIn?: true;
    /** By column; null if there was no match, "self" if row and column are the same entrant. */
    readonly cells: readonly (CrossCell | "self" | null)[];
    readonly total: string;
  }[];
}

export interface CrossCell {
  readonly text: string;
  /** Draws a little house before the text. */
  readonly isBuiltIn?: true;
  /** A second, smaller line, omitted if the cells are narrow. */
  readonly note?: string;
  /** `rest`: a round without an opponent. */
  readonly look: "won" | "drawn" | "lost" | "rest";
}

/** An odd number of moves on a circle, clockwise: each beats the next half of the others. */
export interface CirclePicture {
  readonly kind: "circle";
  readonly title: string;
  readonly caption: string;
  readonly moves: readonly string[];
}

/** A duel's card to forward: the result and what both sides chose. */
export interface DuelCard extends Titled {
  readonly kind: "duel";
  /** At the other end of the title line, such as the day. */
  readonly note: string;
  readonly names: readonly [string, string];
  readonly score: readonly [number, number];
  readonly winner?: 0 | 1;
  /** Below the score. */
  readonly result: string;
  /** Oldest first; a round without a winner is a draw. */
  readonly rounds: readonly {
    /** A move without a symbol is a plain tile. */
    readonly moves: readonly [MoveSymbol | undefined, MoveSymbol | undefined];
    readonly winner?: 0 | 1;
  }[];
  /** At most two lines are shown. */
  readonly lines: readonly string[];
  readonly signature: string;
}

/** The result grid of a daily challenge to forward: results without the moves. */
export interface ResultGridCard extends Titled {
  readonly kind: "strip";
  /** At the other end of the title line, such as the day. */
  readonly note: string;
  /** Rounds won and lost; absent if the opponent wasn't played. */
  readonly score?: readonly [number, number];
  /** Oldest first, at most twenty: 1 won, 0 drawn, -1 lost. */
  readonly results: readonly (-1 | 0 | 1)[];
  /** The board; no `time` if it wasn't cleared. */
  readonly board?: { readonly time?: string; readonly hints: number };
  readonly signature: string;
}

export type Chart = Panel | PlaneMap | Panels | CrossTable | CirclePicture | DuelCard | ResultGridCard;
