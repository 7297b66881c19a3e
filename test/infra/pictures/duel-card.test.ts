// The card of a duel: all its words, a tile per move, and room for a hundred rounds.

import { describe, expect, it } from "vitest";
import type { DuelCard } from "../../../src/infra/pictures/chart.ts";
import { svgOf } from "../../../src/infra/pictures/draw.ts";
import { layoutOf } from "../../../src/infra/pictures/duel-svg.ts";
import { count, inkOf, textsOf } from "./read-svg.ts";

const CARD: DuelCard = {
  ...{ kind: "duel", title: "A game", note: "22 Nov 2026", names: ["Anna", "Boris"], score: [1, 0] },
  ...{ winner: 0, result: "Anna wins", lines: ["How it went."], signature: "Watched" },
  rounds: [{ moves: ["rock", "scissors"], winner: 0 }, { moves: ["paper", "paper"] }],
};
const rounds = (number: number): DuelCard["rounds"] =>
  Array.from({ length: number }, () => ({ moves: ["spock", "lizard"], winner: 1 }));
const fills = (svg: string) =>
  [...svg.matchAll(/<rect [^>]*rx="\d+\.\d"[^>]* fill="([^"]+)"/g)].map(([, fill]) => fill);

describe("a duel card", () => {
  it("shows all its texts", async () => {
    const texts = textsOf(await svgOf(CARD));
    expect(texts).toEqual(
      new Set(["A game", "22 Nov 2026", "Anna", "Boris", "1 : 0", "Anna wins", "How it went.", "Watched"]),
    );
  });

  it("colours each winning move by its side, and none in a drawn round", async () => {
    const [won, lost, ...drawn] = fills(await svgOf(CARD));
    expect([won, lost]).toEqual(["#0072B2", "#f6f4ef"]);
    expect(new Set(drawn)).toEqual(new Set(["#d2cec4"]));
    const second = fills(await svgOf({ ...CARD, rounds: [{ moves: ["rock", "paper"], winner: 1 }] }));
    expect(second).toEqual(["#f6f4ef", "#D25A00"]);
  });

  it("underlines the winner's name, and no name in a draw", async () => {
    const lines = /<rect [^>]*height="6"/g;
    expect(count(await svgOf(CARD), lines)).toBe(1);
    const { winner: _nobody, ...level } = CARD;
    expect(count(await svgOf(level), lines)).toBe(0);
  });

  it.each([1, 3, 13, 20, 60, 100])("draws both moves of %i rounds inside its edges", async (number) => {
    const svg = await svgOf({ ...CARD, rounds: rounds(number) });
    expect(fills(svg)).toHaveLength(2 * number);
    const boxes = [
      ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="[\d.]+" rx="\d+\.\d"/g),
    ];
    for (const [, x, y, width] of boxes) {
      expect(Number(x)).toBeGreaterThanOrEqual(50);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(1150);
      expect(Number(y)).toBeGreaterThanOrEqual(270);
      expect(Number(y) + Number(width)).toBeLessThanOrEqual(482);
    }
    expect(svg).not.toMatch(/NaN|="-/);
    expect(layoutOf(number).tile).toBeGreaterThan(25);
  });

  it("draws every move differently", async () => {
    const moves = ["rock", "paper", "scissors", "lizard", "spock", "late"] as const;
    const svgs = await Promise.all(moves.map((one) => svgOf({ ...CARD, rounds: [{ moves: [one, one] }] })));
    expect(new Set(svgs).size).toBe(moves.length);
    expect(Math.min(...svgs.map(inkOf))).toBeGreaterThan(inkOf(await svgOf({ ...CARD, rounds: [] })));
  });

  it("shortens long texts and escapes names", async () => {
    const long = "Maximiliana <b>Alexandrovna</b> & Konstantinopolskaya";
    const svg = await svgOf({ ...CARD, names: [long, long], lines: [long.repeat(4)] });
    expect(svg).not.toContain("<b>");
    expect([...textsOf(svg)].filter((text) => text.endsWith("…"))).toHaveLength(2);
  });
});
