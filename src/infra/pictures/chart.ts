// What a chart shows, as plain data; how it looks is decided in this folder alone.

/** Values over categories, such as rounds or orders. */
interface CategoryChart extends Titled {
  readonly x: Axis & { readonly categories: readonly string[] };
  readonly y: Axis;
}

/** Lines with points. */
export interface LineChart extends CategoryChart {
  readonly kind: "lines";
  readonly series: readonly Line[];
  /** Where a line is drawn across the whole chart, such as at chance. */
  readonly baseline?: number;
}

export interface Line extends Bars {
  /** A theory or another yardstick: grey and dashed, without points. */
  readonly yardstick?: true;
}

interface Point {
  readonly y: number;
  /** Half the length of the error bar. */
  readonly error?: number;
  /** A published value, drawn as a ring, or across its bar as a black mark. */
  readonly reference?: number;
}

/** Groups of bars side by side. */
export interface BarChart extends CategoryChart {
  readonly kind: "bars";
  /** The value on which bars stand, such as chance; 0 by default. Lesser values hang from it. */
  readonly foot?: number;
  readonly series: readonly Bars[];
}

export interface Bars {
  readonly name: string;
  /** By category; null where there is none. */
  readonly points: readonly (Point | null)[];
}

/** Bars one below the other with a name before and a word behind each: rankings, frequencies. */
export interface RowChart extends Titled {
  readonly kind: "rows";
  readonly x: Axis;
  /** From above. */
  readonly rows: readonly Row[];
}

export interface Row {
  /** Too long names are cut. */
  readonly name: string;
  readonly value: number;
  /** What stands behind the bar. */
  readonly text: string;
  /** The ends of an interval, and the likeliest value in it; drawn as a line with a mark. */
  readonly uncertainty?: { readonly low: number; readonly high: number; readonly likely: number };
}

/** How a count went up and down from 0, step by step, with a band around 0. */
export interface CourseChart extends Titled {
  readonly kind: "course";
  readonly x: Axis;
  readonly y: Axis;
  /** After each step. */
  readonly values: readonly number[];
  /** How far the band reaches to either side after each step. */
  readonly band: readonly number[];
}

/** A table whose cells are coloured by their values. */
export interface HeatMap extends Titled {
  readonly kind: "heat";
  readonly x: Axis & { readonly categories: readonly string[] };
  readonly y: { readonly title: string; readonly categories: readonly string[] };
  /** By row, then by column. */
  readonly cells: readonly (readonly (HeatCell | null)[])[];
  /** The values of the first colour, of the pale middle and of the last colour. */
  readonly scale: readonly [number, number, number];
}

interface HeatCell {
  readonly value: number;
  /** What is written into the cell. */
  readonly text: string;
}

/** What stands above every chart. */
export interface Titled {
  readonly title: string;
  /** In one line. */
  readonly subtitle?: string;
}

export interface Axis {
  /** With its unit. */
  readonly title: string;
  /** Left to the data where absent. */
  readonly range?: readonly [number, number];
  readonly logarithmic?: true;
}

/** Points in a plane, each with its name; only how far they are apart means something. */
export interface PlaneMap extends Titled {
  readonly kind: "map";
  readonly points: readonly MapPoint[];
}

interface MapPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Points of one group share a colour and a shape; the legend names the groups. */
  readonly group: string;
}

/** Several charts in one picture, beside each other or one above the other. */
export interface Panels extends Titled {
  readonly kind: "panels";
  readonly across: boolean;
  readonly panels: readonly Panel[];
  /** Of the width; equal by default. */
  readonly shares?: readonly number[];
}

/** What can be a part of a picture. */
export type Panel = LineChart | BarChart | RowChart | CourseChart | HeatMap;

/** A board of minesweeper, with letters above its columns and numbers beside its rows. */
export interface BoardPicture {
  readonly kind: "board";
  readonly width: number;
  readonly height: number;
  /** One sign a cell, row by row: its number, or `c` covered, `f` flag, `m` mine, `b` the mine that
   * was opened, `w` a wrong flag. */
  readonly cells: string;
  /** The names of the columns. */
  readonly columns: readonly string[];
  /** A part with a frame around it: its first column and row, and its width and height. */
  readonly frame?: readonly [number, number, number, number];
  /** A cell that is pointed at. */
  readonly mark?: number;
}

export type Chart = Panel | PlaneMap | Panels | BoardPicture;
