// Colour as a function, so that the same rendering serves a terminal with colour, one without, and
// a pipe.

import { styleText } from "node:util";

export type Ink = "bold" | "dim" | "yellow" | "cyan" | "green" | "red";

/** The text in that ink, or as it is where there is no colour. */
export type Paint = (ink: Ink, text: string) => string;

/** No colour: for pipes. */
export const plainPaint: Paint = (_ink, text) => text;

/** Colour where the terminal behind `output` has it and the person did not refuse it (NO_COLOR). */
export function colourPaint(output: NodeJS.WritableStream): Paint {
  return (ink, text) => styleText(ink, text, { stream: output });
}
