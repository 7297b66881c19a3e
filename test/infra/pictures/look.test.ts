// Contrast in pictures, by WCAG 2.2: 4.5 for text (1.4.3), 3 for graphics (1.4.11).

import { describe, expect, it } from "vitest";
import { FILLS } from "../../../src/infra/pictures/cross-svg.ts";
import {
  AXIS,
  BAND,
  EDGE,
  GREY,
  GROUND,
  HEAT,
  INK,
  PALETTE,
  SOFT_INK,
} from "../../../src/infra/pictures/look.ts";

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];

/** Relative luminance, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const named = (colours: Readonly<Record<string, string>>, ground: string) =>
  Object.entries(colours).map(([name, colour]) => [name, colour, ground] as const);
const numbered = (what: string, colours: readonly string[], ground: string) =>
  colours.map((colour, at) => [`${what} ${at + 1}`, colour, ground] as const);

describe("contrast", () => {
  it.each([
    ...named({ texts: INK, subtitles: SOFT_INK }, GROUND),
    ...named({ "texts on a band": INK }, BAND),
    ...numbered("a text on heat", HEAT.colours, HEAT.ink),
    ...named({ won: FILLS.won, drawn: FILLS.drawn, lost: FILLS.lost }, HEAT.ink),
  ])("is high enough to read %s", (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ...numbered("the series", PALETTE, GROUND),
    ...named({ yardsticks: GREY, axes: AXIS }, GROUND),
    ...named({ "the lead on its band": PALETTE[0] }, BAND),
  ])("is high enough to see %s", (_, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["Discord, light", "#ffffff"],
    ["Discord, dark", "#313338"],
    ["Telegram, light", "#ffffff"],
    ["Telegram, dark", "#17212b"],
  ])("sets a picture off from the chat around it: %s", (_, chat) => {
    const clear = Math.max(contrast(GROUND, chat), contrast(EDGE, chat));
    expect(clear).toBeGreaterThan(2);
    // Soft contrast: no glare on dark, and no solid black block on white.
    expect(contrast(GROUND, chat)).toBeLessThan(14);
  });
});
