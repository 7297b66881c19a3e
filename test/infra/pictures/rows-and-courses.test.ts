// Bars in rows, and how a count went: what they say, where they stand, and that nothing runs over
// the edge.

import { describe, expect, it } from "vitest";
import { svgOf } from "../../../src/infra/pictures/draw.ts";
import { type Chart, drawChart, type RowChart } from "../../../src/infra/pictures/index.ts";
import { PALETTE, SIZE } from "../../../src/infra/pictures/look.ts";
import { widthOf } from "../../../src/infra/pictures/typefaces.ts";
import { count, inkOf, textsOf, withoutText } from "./read-svg.ts";

const rows: RowChart = {
  kind: "rows",
  title: "Who resists me best",
  subtitle: "bar: what is proved",
  x: { title: "won, %" },
  rows: [
    { name: "1 占い師", value: 40, text: "47% (40–54)", uncertainty: { low: 40, high: 54, likely: 47 } },
    { name: "2-3 Анна", value: 20, text: "30% (20–40)", uncertainty: { low: 20, high: 40, likely: 30 } },
    { name: "2-3 Анна", value: 20, text: "none" },
  ],
};
const course = (values: readonly number[], band = values.map((_, at) => at + 1)): Chart => ({
  kind: "course",
  title: "The lead",
  x: { title: "round" },
  y: { title: "difference" },
  ...{ values, band },
});

const numbersOf = (svg: string, pattern: RegExp): number[][] =>
  [...svg.matchAll(pattern)].map(([, ...found]) => found.map(Number));
const barsOf = (svg: string): number[][] =>
  numbersOf(svg, /class="bar" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g);
const column = (png: Buffer | Uint8Array): number => Buffer.from(png).readUInt32BE(16);

describe("rows", () => {
  it("say all names and figures, in every alphabet, and they are painted", async () => {
    const svg = await svgOf(rows);
    const said = textsOf(svg);
    for (const word of [
      "Who resists me best",
      "bar: what is proved",
      "won, %",
      "1 占い師",
      "2-3 Анна",
      "47% (40–54)",
    ])
      expect(said).toContain(word);
    expect(count(svg, />2-3 Анна</g)).toBe(2);
    expect(inkOf(svg) - inkOf(withoutText(svg))).toBeGreaterThan(1500);
  });

  it("have bars as long as their values, from one foot, the same names apart", async () => {
    const bars = barsOf(await svgOf(rows));
    expect(bars).toHaveLength(3);
    expect(new Set(bars.map(([foot]) => foot)).size).toBe(1);
    expect((bars[0]?.[1] ?? 0) / (bars[1]?.[1] ?? 1)).toBeCloseTo(2, 3);
  });

  it("have bars that begin where the axis does, when it does not begin at nothing", async () => {
    const from = (range: readonly [number, number]) => ({ ...rows, x: { ...rows.x, range } });
    const [whole, cut] = await Promise.all([from([0, 60]), from([10, 60])].map(svgOf));
    const [bars = [], shorter = []] = [whole, cut].map((svg) => barsOf(svg as string));
    expect(shorter.map(([foot]) => foot)).toEqual(bars.map(([foot]) => foot));
    expect((shorter[0]?.[1] ?? 0) / (shorter[1]?.[1] ?? 1)).toBeCloseTo(3, 3);
  });

  it("show how sure a figure is as a line with a mark, where that is told", async () => {
    const svg = await svgOf(rows);
    expect(count(svg, /class="error"/g)).toBe(2);
    expect(count(svg, /class="point"/g)).toBe(2);
    expect(svg).toContain(`fill="${PALETTE[1]}"`);
  });

  it("are as high as they are many, and as wide as every picture", async () => {
    const many = {
      ...rows,
      rows: Array.from({ length: 15 }, () => rows.rows[0] as RowChart["rows"][number]),
    };
    const [few, all] = await Promise.all([
      drawChart({ ...rows, rows: rows.rows.slice(0, 1) }),
      drawChart(many),
    ]);
    expect(Buffer.from(all).readUInt32BE(20) - Buffer.from(few).readUInt32BE(20)).toBe(14 * 38);
    for (const png of [few, all]) expect(column(png)).toBe(SIZE.width);
    expect(all.length).toBeLessThan(200_000);
  });

  it.each(["占い師".repeat(30), "Имя".repeat(40), "W".repeat(120)])(
    "cut a name that is too long: %s",
    async (name) => {
      const svg = await svgOf({ ...rows, rows: [{ name, value: 1, text: "1" }] });
      const cut = [...textsOf(svg)].find((text) => text.endsWith("…")) as string;
      expect(name.startsWith(cut.slice(0, -1))).toBe(true);
      const [foot = 0] = barsOf(svg)[0] ?? [];
      expect(foot).toBeLessThan(450);
      expect(foot).toBeGreaterThan(300);
      expect(column(await drawChart({ ...rows, title: name, rows: [{ name, value: 1, text: "1" }] }))).toBe(
        SIZE.width,
      );
    },
  );

  it("have a title in smaller letters where it is too long", async () => {
    const lettersOf = async (title: string) =>
      Number(new RegExp(`font-size="(\\d+)"[^>]*>${title}<`).exec(await svgOf({ ...rows, title }))?.[1]);
    expect(await lettersOf("Who resists me best")).toBe(24);
    const long = "Кого труднее прочесть ".repeat(6).trim();
    const letters = await lettersOf(long);
    expect(letters).toBeLessThan(24);
    expect(1.05 * widthOf(long, letters)).toBeLessThan(SIZE.width - 56);
  });

  it("that are all nil have no bars, and no error", async () => {
    const svg = await svgOf({ ...rows, rows: [{ name: "copy", value: 0, text: "0" }] });
    expect(svg).not.toContain("NaN");
    expect(textsOf(svg)).toContain("copy");
  });
});

describe("bars of counts", () => {
  const bars = (whole?: true): Chart => ({
    ...{
      kind: "bars",
      title: "The moves",
      x: { title: "", categories: ["Rock", "Paper"] },
    },
    y: { title: "times", ...(whole && { whole }) },
    series: ["Anna", "Boris"].map((name) => ({ name, points: [{ y: 1 }, { y: 2 }] })),
  });
  const fractions = async (chart: Chart) =>
    [...textsOf(await svgOf(chart))].filter((text) => /^\d+\.\d+$/.test(text));

  it("have whole numbers at their axis, and both names", async () => {
    expect(await fractions(bars(true))).toEqual([]);
    expect(await fractions(bars())).not.toEqual([]);
    const texts = [...textsOf(await svgOf(bars(true)))];
    expect(texts).toEqual(expect.arrayContaining(["Anna", "Boris", "Rock", "Paper"]));
  });
});

describe("a course", () => {
  it("begins at nothing, and has a point for each step while they are few", async () => {
    const svg = await svgOf(course([1, 0, -1]));
    for (const word of ["The lead", "round", "difference"]) expect(textsOf(svg)).toContain(word);
    expect(count(svg, /class="point"/g)).toBe(4);
    expect(count(svg, /class="band"/g)).toBe(1);
    expect(textsOf(svg)).toContain("+1");
    expect(textsOf(svg)).toContain("\u20131");
    expect(textsOf(svg)).not.toContain("+0");
  });

  it.each([1, 2, 1000])("of %i steps is drawn within what a message carries", async (steps) => {
    const chart = course(Array.from({ length: steps }, (_, at) => (at % 7) - 3));
    const svg = await svgOf(chart);
    expect(svg).not.toContain("NaN");
    expect(count(svg, /class="point"/g)).toBe(steps > 60 ? 0 : steps + 1);
    expect(textsOf(svg)).toContain(String(steps));
    expect((await drawChart(chart)).length).toBeLessThan(200_000);
  });

  it("has its band as wide as it is told, to either side of one level", async () => {
    const svg = await svgOf(course([0, 0, 3], [1, 1, 2]));
    const path = /class="band" d="M([^Z"]+)Z"/.exec(svg)?.[1] ?? "";
    const heights = path.split("L").map((point) => Number(point.split(",")[1]));
    const level = heights[0] ?? 0;
    const below = heights.slice(1, 4).map((height) => height - level);
    const above = heights.slice(4, 7).map((height) => level - height);
    expect(below.map((one) => one / (below[0] ?? 1))).toEqual([1, 1, 2].map((one) => expect.closeTo(one, 3)));
    expect(above.reverse().map((one) => one / (below[0] ?? 1))).toEqual(
      [1, 1, 2].map((one) => expect.closeTo(one, 3)),
    );
    expect(count(svg, /<line [^>]*stroke="#222222" stroke-width="1.2"/g)).toBe(1);
  });

  it("of two sides names both, and has its points in the colour of who is ahead", async () => {
    const svg = await svgOf({ ...course([1, 0, -1, -2]), sides: ["Anna", "Boris"] } as Chart);
    const points = (color: string) => count(svg, new RegExp(`class="point"[^>]* fill="${color}"`, "g"));
    expect(textsOf(svg)).toContain("Anna");
    expect(textsOf(svg)).toContain("Boris");
    expect([points(PALETTE[0]), points(PALETTE[1])]).toEqual([1, 2]);
    expect(textsOf(await svgOf(course([1, 0, -1, -2])))).not.toContain("Anna");
  });

  it("may be wider than what stands beside it", async () => {
    const panels: Chart = {
      kind: "panels",
      title: "Anna 2 : 1 Gadalka",

      shares: [0.66, 0.34],
      panels: [course([1, 0, 1]) as never, { ...rows, title: "Your moves" }],
    };
    const svg = await svgOf(panels);
    for (const word of ["Anna 2 : 1 Gadalka", "The lead", "Your moves", "1 占い師"])
      expect(textsOf(svg)).toContain(word);
    expect(Math.abs(column(await drawChart(panels)) - SIZE.width)).toBeLessThan(120);
  });
});
