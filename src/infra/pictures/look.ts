// Shared look of all pictures: size, typeface and colours.

/** In pixels. */
export const SIZE = { width: 1200, height: 700 } as const;
/** Between a picture's edge and its contents. */
export const MARGIN = 28;
/** How much wider bold letters are than the regular ones measured by `widthOf`. */
export const BOLD = 1.1;
export const TYPEFACE = "Noto Sans";
/** A soft paper colour that suits light and dark chats; the background of every picture. */
export const GROUND = "#e8e5dd";
/** The border of a picture. */
export const EDGE = "#b3ada0";
export const INK = "#222222";
/** Small print. */
export const SOFT_INK = "#595954";
export const GREY = "#6b6b66";
/** Lines of a grid, behind everything. */
export const GRID = "#d2cec4";
/** Axes and baselines. */
export const AXIS = "#7d7a72";
/** The band of what chance alone would do. */
export const BAND = "#cec9be";

/** Okabe and Ito, Color Universal Design (2008), darkened to contrast with the background. */
export const PALETTE = ["#0072B2", "#D25A00", "#00805D", "#B04F87", "#8A6100", "#2A4D9B", "#000000"] as const;

/** Orange through near-white to blue, safe for colour-blind users; black text is legible on all of it. */
export const HEAT = { colours: ["#D96A1A", "#f6f4ef", "#3189C6"], ink: "#000000" } as const;

/** @param share from -1 (the first colour of HEAT) through 0 (the pale middle) to 1 (the last). */
export function heatColour(share: number): string {
  const [low, middle, high] = HEAT.colours.map(channelsOf) as [number[], number[], number[]];
  const reach = Math.min(1, Math.abs(share));
  const end = share < 0 ? low : high;
  const mixed = middle.map((from, at) => Math.round(from + reach * ((end[at] as number) - from)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
