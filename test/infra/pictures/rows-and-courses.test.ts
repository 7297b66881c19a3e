// Bar rows and running counts: their texts and positions, and that nothing overflows the edge.

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
  it("show all names and figures, in every alphabet", async () => {
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

  it("have bars proportional to their values, even with equal names", async () => {
    const bars = barsOf(await svgOf(rows));
    expect(bars).toHaveLength(3);
    expect(new Set(bars.map(([foot]) => foot)).size).toBe(1);
    expect((bars[0]?.[1] ?? 0) / (bars[1]?.[1] ?? 1)).toBeCloseTo(2, 3);
  });

  it("have bars that start where the axis starts, even above 0", async () => {
    const from = (range: readonly [number, number]) => ({ ...rows, x: { ...rows.x, range } });
    const [whole, cut] = await Promise.all([from([0, 60]), from([10, 60])].map(svgOf));
    const [bars = [], shorter = []] = [whole, cut].map((svg) => barsOf(svg as string));
    expect(shorter.map(([foot]) => foot)).toEqual(bars.map(([foot]) => foot));
    expect((shorter[0]?.[1] ?? 0) / (shorter[1]?.[1] ?? 1)).toBeCloseTo(3, 3);
  });

  it("show the uncertainty as a line with a mark if given", async () => {
    const svg = await svgOf(rows);
    expect(count(svg, /class="error"/g)).toBe(2);
    expect(count(svg, /class="point"/g)).toBe(2);
    expect(svg).toContain(`fill="${PALETTE[1]}"`);
  });

  it("grow in height with their number and have the usual width", async () => {
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

  it("shrink a title that is too long", async () => {
    const lettersOf = async (title: string) =>
      Number(new RegExp(`font-size="(\\d+)"[^>]*>${title}<`).exec(await svgOf({ ...rows, title }))?.[1]);
    expect(await lettersOf("Who resists me best")).toBe(24);
    const long = "Кого труднее прочесть ".repeat(6).trim();
    const letters = await lettersOf(long);
    expect(letters).toBeLessThan(24);
    expect(1.05 * widthOf(long, letters)).toBeLessThan(SIZE.width - 56);
  });

  it("have no bars when all are zero, without an error", async () => {
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

  it("have whole numbers on their axis, and both names", async () => {
    expect(await fractions(bars(true))).toEqual([]);
    expect(await fractions(bars())).not.toEqual([]);
    const texts = [...textsOf(await svgOf(bars(true)))];
    expect(texts).toEqual(expect.arrayContaining(["Anna", "Boris", "Rock", "Paper"]));
  });
});

describe("the course of a match", () => {
  it("starts at zero, with a point for each step while there are few", async () => {
    const svg = await svgOf(course([1, 0, -1]));
    for (const word of ["The lead", "round", "difference"]) expect(textsOf(svg)).toContain(word);
    expect(count(svg, /class="point"/g)).toBe(4);
    expect(count(svg, /class="band"/g)).toBe(1);
    expect(textsOf(svg)).toContain("+1");
    expect(textsOf(svg)).toContain("\u20131");
    expect(textsOf(svg)).not.toContain("+0");
  });

  it.each([1, 2, 1000])("of %i steps fits a message", async (steps) => {
    const chart = course(Array.from({ length: steps }, (_, at) => (at % 7) - 3));
    const svg = await svgOf(chart);
    expect(svg).not.toContain("NaN");
    expect(count(svg, /class="point"/g)).toBe(steps > 60 ? 0 : steps + 1);
    expect(textsOf(svg)).toContain(String(steps));
    expect((await drawChart(chart)).length).toBeLessThan(200_000);
  });

  it("draws its band at the given width on both sides of the level", async () => {
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

  it("names both sides and colours its points by the leader", async () => {
    const svg = await svgOf({ ...course([1, 0, -1, -2]), sides: ["Anna", "Boris"] } as Chart);
    const points = (color: string) => count(svg, new RegExp(`class="point"[^>]* fill="${color}"`, "g"));
    expect(textsOf(svg)).toContain("Anna");
    expect(textsOf(svg)).toContain("Boris");
    expect([points(PALETTE[0]), points(PALETTE[1])]).toEqual([1, 2]);
    expect(textsOf(await svgOf(course([1, 0, -1, -2])))).not.toContain("Anna");
  });

  it("can be wider than the panel beside it", async () => {
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
