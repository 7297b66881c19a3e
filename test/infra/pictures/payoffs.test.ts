import { describe, expect, it } from "vitest";
import { svgOf } from "../../../src/infra/pictures/draw.ts";
import { drawChart, type PayoffGrid } from "../../../src/infra/pictures/index.ts";
import { SIZE } from "../../../src/infra/pictures/look.ts";
import { count, textsOf } from "./read-svg.ts";

function grid(size: number, cell = (row: number, column: number) => (column - row) / size): PayoffGrid {
  const all = Array.from({ length: size }, (_, at) => at);
  return {
    ...{ kind: "payoffs", title: "League", subtitle: "how" },
    ranks: all.map((at) => String(at + 1)),
    names: all.map((at) => `strategy-of-24-letters-${at}`),
    cells: all.map((row) => all.map((column) => (row === column ? "self" : cell(row, column)))),
    legend: { lost: "loses", won: "wins", unmet: "not met" },
  };
}

const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
const fillsOf = (svg: string) =>
  [...svg.matchAll(/<rect[^>]* fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill);

describe("the picture of a payoff matrix", () => {
  it("names all rows, shows the legend, and figures where there is room", async () => {
    const said = textsOf(await svgOf(grid(8, (row, column) => (row < column ? 0.5 : -0.5))));
    for (const word of ["League", "how", "strategy-of-24-letters-7", "loses", "wins", "+50", "–50", "8"])
      expect(said).toContain(word);
  });

  it("has the usual width with 2, 8, 40 and 100 rows, and fits a message", async () => {
    for (const size of [2, 8, 40, 100]) {
      const svg = await svgOf(grid(size));
      const [width = 0, height = 0] = sizeOf(await drawChart(grid(size)));
      expect(width).toBe(SIZE.width);
      expect(height).toBeLessThan(1400);
      const ends = [
        ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
      ].slice(0, -1);
      expect(ends.length).toBeGreaterThanOrEqual(size * size);
      for (const [, x, y, across, down] of ends.map((one) => one.map(Number))) {
        expect((x as number) + (across as number)).toBeLessThanOrEqual(SIZE.width - 5);
        expect((y as number) + (down as number)).toBeLessThan(height);
      }
    }
  });

  it("writes no figures in small cells and only some ranks above them", async () => {
    const svg = await svgOf(grid(100, () => 0.33));
    expect(textsOf(svg)).not.toContain("+33");
    expect(count(svg, /text-anchor="middle">95</g)).toBe(1);
    expect(count(svg, /text-anchor="middle">94</g)).toBe(0);
  });

  it("colours wins blue and losses orange", async () => {
    const fills = fillsOf(await svgOf(grid(2, (row) => (row === 0 ? 1 : -1))));
    expect(fills).toContain("#3189c6");
    expect(fills).toContain("#d96a1a");
    const even = fillsOf(await svgOf(grid(2, () => 0)));
    expect(even).toContain("#f6f4ef");
  });

  it("marks pairs that haven't met with a dot, explained only then", async () => {
    const met = await svgOf(grid(4));
    expect([count(met, /<circle/g), textsOf(met).has("not met")]).toEqual([0, false]);
    const cells = grid(4).cells.map((row, at) =>
      row.map((cell, column) => (at + column === 1 ? null : cell)),
    );
    const svg = await svgOf({ ...grid(4), cells });
    expect([count(svg, /<circle/g), textsOf(svg).has("not met")]).toEqual([2, true]);
  });

  it("escapes names and cuts long ones", async () => {
    const names = ["<b>&\ud83d", "W".repeat(200)];
    const svg = await svgOf({ ...grid(2), names });
    expect(svg).toContain(">&lt;b&gt;&amp;\ufffd</text>");
    expect([...textsOf(svg)].some((text) => /^W+…$/.test(text))).toBe(true);
  });
});
