// Colour as a function, so one renderer serves terminals with and without colour, and pipes.

import { styleText } from "node:util";

export type Ink = "bold" | "dim" | "yellow" | "cyan" | "green" | "red";

/** The text in that ink, or unchanged without colour. */
export type Paint = (ink: Ink, text: string) => string;

/** No colour: for pipes. */
export const plainPaint: Paint = (_ink, text) => text;

/** Colour if the terminal behind `output` supports it and NO_COLOR is unset. */
export function colourPaint(output: NodeJS.WritableStream): Paint {
  return (ink, text) => styleText(ink, text, { stream: output });
}
