// The circle of a game: what beats what, as arrows.

import { describe, expect, it } from "vitest";
import { paint, svgOf } from "../../../src/infra/pictures/draw.ts";
import { count, textsOf } from "./read-svg.ts";

const circle = (moves: readonly string[]) =>
  svgOf({ kind: "circle", title: "Five & <more>", caption: "beats", moves });
const FIVE = ["Камень", "Ножницы", "Ящерица", "Бумага", "Спок"];

/** Each arrow's colour, and the number of the move nearest to its tip. */
function arrowsOf(svg: string): { readonly color: string; readonly to: number }[] {
  const nodes = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) =>
    [x, y].map(Number),
  );
  return [...svg.matchAll(/<polygon points="([\d.]+),([\d.]+) [^"]*" fill="([^"]+)"/g)].map(
    ([, x, y, color]) => {
      const gaps = nodes.map(([cx = 0, cy = 0]) => Math.hypot(Number(x) - cx, Number(y) - cy));
      return { color: color as string, to: gaps.indexOf(Math.min(...gaps)) };
    },
  );
}

describe("the picture of a circle of moves", () => {
  it("draws an arrow from each of five moves to the two after it", async () => {
    const svg = await circle(FIVE);
    const colors = [...svg.matchAll(/<circle [^>]*fill="([^"]+)"/g)].map(([, color]) => color);
    const beats = arrowsOf(svg).map(({ color, to }) => [colors.indexOf(color), to]);
    expect(new Set(colors).size).toBe(5);
    expect(beats).toEqual(
      [0, 1, 2, 3, 4].flatMap((move) => [
        [move, (move + 1) % 5],
        [move, (move + 2) % 5],
      ]),
    );
  });

  it("shows its labels in full and escaped, on an opaque ground", async () => {
    const svg = await circle(FIVE);
    expect(textsOf(svg)).toEqual(new Set(["Five &amp; &lt;more&gt;", "beats", ...FIVE]));
    const { pixels } = paint(svg);
    expect([...pixels.subarray(0, 4)]).toEqual([0xe8, 0xe5, 0xdd, 255]);
  });

  it.each([3, 7, 9, 13])("draws an arrow for every pair of %i moves", async (size) => {
    const svg = await circle(Array.from({ length: size }, (_, move) => `Move ${move + 1}`));
    expect(count(svg, /<polygon/g)).toBe((size * (size - 1)) / 2);
    expect(svg).not.toMatch(/NaN|="-/);
  });
});
