import { describe, expect, it } from "vitest";
import { paint, svgOf } from "../../../src/infra/pictures/draw.ts";
import { type Chart, drawChart, type LineChart } from "../../../src/infra/pictures/index.ts";
import { EDGE, GROUND, PALETTE, SIZE } from "../../../src/infra/pictures/look.ts";
import { textSvg } from "../../../src/infra/pictures/svg.ts";
import { count, inkOf, textsOf, withoutLegend, withoutText } from "./read-svg.ts";

const lines: LineChart = {
  kind: "lines",
  title: "Score by round",
  subtitle: "points: the mean",
  x: { title: "rounds", categories: ["1-5", "6-10", "11-20"] },
  y: { title: "points per round", range: [-1, 1] },
  baseline: 0,
  series: [
    { name: "ours", points: [{ y: 0.1, error: 0.2 }, null, { y: 0.5, error: 0.1, reference: 0.8 }] },
    { name: "theory", yardstick: true, points: [{ y: 0.2 }, { y: 0.3 }, { y: 0.4 }] },
  ],
};
const bars: Chart = {
  kind: "bars",
  title: "Averages",
  x: { title: "agent", categories: ["MV", "SUPP"] },
  y: { title: "success, %", range: [40, 100] },
  foot: 50,
  series: [
    {
      name: "plain",
      points: [
        { y: 66, reference: 70 },
        { y: 45, error: 3 },
      ],
    },
    { name: "spoilt", points: [{ y: 60 }, null] },
  ],
};
const heat: Chart = {
  kind: "heat",
  title: "Hit rates",
  x: { title: "opponent", categories: ["coin", "period"] },
  y: { title: "machine", categories: ["seer", "random"] },
  scale: [0, 50, 100],
  cells: [
    [{ value: 100, text: "100.0" }, null],
    [
      { value: 50, text: "50.0" },
      { value: 0, text: "0.0" },
    ],
  ],
};

const map: Chart = {
  kind: "map",
  title: "Who plays like whom",
  points: [
    { name: "Анна", x: 0, y: 0, group: "players" },
    { name: "李雷 🎲", x: 0.01, y: 0, group: "players" },
    { name: "김철수", x: 0.01, y: 0.01, group: "players" },
    { name: "rotation", x: 3, y: 1, group: "strategies" },
  ],
};
const panels: Chart = {
  kind: "panels",
  title: "Анна and 李雷",

  panels: [heat, { ...heat, title: "Habits" }],
};
const card: Chart = { kind: "panels", title: "A card", panels: [heat, lines] };

/** All texts of a chart, except the names of its kinds; cell numbers are texts, too. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value.replace(" 🎲", "")];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "kind" ? [] : wordsOf(inner)));
}

const lettered = (family: string, text: string, weight = "normal") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"><text x="5" y="40" font-size="30" font-weight="${weight}" font-family="${family}">${text}</text></svg>`;

describe("a drawn chart", () => {
  it.each([
    ["lines", lines],
    ["bars", bars],
    ["a heat map", heat],
  ])("of %s is a PNG of the set size, small enough for a page", async (_, chart) => {
    const png = Buffer.from(await drawChart(chart));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width, SIZE.height]);
    expect(png.length).toBeLessThan(120_000);
  });

  it.each([
    ["a map", map],
    ["panels beside each other", panels],
    ["panels of several kinds", card],
  ])("of %s has about that size and is small enough for a message", async (_, chart) => {
    const png = Buffer.from(await drawChart(chart));
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(Math.abs(width - SIZE.width)).toBeLessThan(120);
    expect(Math.abs(height - SIZE.height)).toBeLessThan(120);
    expect(png.length).toBeLessThan(120_000);
  });

  it.each([
    ["lines", lines],
    ["bars", { ...bars, series: bars.series.slice(0, 1).map((one) => ({ ...one, name: "success, %" })) }],
    ["a heat map", heat],
    ["a map", map],
    ["panels beside each other", panels],
    ["panels of several kinds", card],
  ])("of %s has all its words, and they are painted", async (_, chart) => {
    const svg = await svgOf(chart);
    const texts = textsOf(svg);
    for (const word of wordsOf(chart)) expect(texts).toContain(word);
    expect(inkOf(svg) - inkOf(withoutText(svg))).toBeGreaterThan(1500);
  });

  it("is identical when drawn again", async () => {
    expect(Buffer.from(await drawChart(heat)).equals(Buffer.from(await drawChart(heat)))).toBe(true);
  });
});

describe("letters", () => {
  it.each([
    ["Latin", "mean ± spread"],
    ["Cyrillic", "Среднее и разброс"],
  ])("of the %s alphabet each have their own shape", (_, text) => {
    const blank = "\u00a0".repeat(text.length);
    expect(inkOf(lettered("Noto Sans", blank))).toBe(0);
    expect(inkOf(lettered("Noto Sans", text))).toBeGreaterThan(500);
    const letters = [...new Set(text.replaceAll(" ", ""))];
    const shapes = letters.map((letter) => paint(lettered("Noto Sans", letter)).pixels.toString("base64"));
    expect(new Set(shapes).size).toBeGreaterThan(letters.length - 2);
  });

  it("show negative numbers with a minus the typeface has", async () => {
    const svg = await svgOf(lines);
    expect(svg).toContain("\u20131.0");
    expect(svg).not.toContain("\u2212");
  });

  it("are bold when asked for", () => {
    expect(inkOf(lettered("Noto Sans", "Score", "bold"))).toBeGreaterThan(
      1.2 * inkOf(lettered("Noto Sans", "Score")),
    );
  });

  it.each([
    ["Match 12", true],
    ["剪刀石頭布，3", false],
  ])("of %j are either all bold or not bold at all", (text, isBold) => {
    expect(textSvg(text, 0, 0, { size: 20, bold: true }).includes('font-weight="bold"')).toBe(isBold);
  });

  it("never use the machine's own typefaces", () => {
    const asked = ["DejaVu Serif", "Liberation Mono", "Noto Sans"].map((family) =>
      inkOf(lettered(family, "Score")),
    );
    expect(new Set(asked).size).toBe(1);
  });
});

describe("lines", () => {
  it("skip missing points, and show references as rings and errors as bars", async () => {
    const svg = withoutLegend(await svgOf(lines));
    expect(count(svg, /class="(point|reference)"/g)).toBe(3);
    expect(count(svg, /class="error"/g)).toBe(2);
    const without = {
      ...lines,
      series: lines.series.map((line) => ({
        ...line,
        points: line.points.map((point) => point && { y: point.y }),
      })),
    };
    const plain = withoutLegend(await svgOf(without));
    expect(count(plain, /class="(point|reference)"/g)).toBe(2);
    expect(count(plain, /class="error"/g)).toBe(0);
  });

  it("have a baseline across the chart if one is given", async () => {
    const drawn = /class="baseline" [^>]*stroke="#7d7a72" stroke-width="1.5"/g;
    const { baseline: _, ...rest } = lines;
    expect([count(await svgOf(lines), drawn), count(await svgOf(rest), drawn)]).toEqual([1, 0]);
  });

  it("are dashed and without points for a yardstick", async () => {
    expect(count(withoutLegend(await svgOf(lines)), /stroke-dasharray="7,5"/g)).toBe(1);
  });

  it("have no legend for a single series", async () => {
    const alone = { ...lines, series: lines.series.slice(0, 1) };
    expect(await svgOf(lines)).toContain(">ours<");
    expect(await svgOf(alone)).not.toContain(">ours<");
  });

  it("can have a logarithmic axis", async () => {
    const tall = { ...lines.series[0], name: "bytes", points: [{ y: 1 }, { y: 100 }, { y: 10_000 }] };
    const { baseline: _, ...rest } = lines;
    const svg = await svgOf({ ...rest, y: { title: "bytes", logarithmic: true }, series: [tall] });
    const [low, middle, high] = [
      ...svg.matchAll(/class="point" [^>]*transform="translate\([\d.]+,([\d.]+)\)/g),
    ].map((match) => Number(match[1]));
    expect((low as number) - (middle as number)).toBeCloseTo((middle as number) - (high as number), 1);
  });
});

describe("bars", () => {
  it("rise or hang from the baseline, in one colour per series", async () => {
    const svg = await svgOf(bars);
    const drawn = [
      ...svg.matchAll(/class="bar" x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" fill="(#\w+)"/g),
    ];
    expect(drawn.map((match) => match[3])).toEqual([PALETTE[0], PALETTE[0], PALETTE[1]]);
    const ends = drawn.map((match) => [Number(match[1]), Number(match[1]) + Number(match[2])]);
    const foot = ends[0]?.[1] as number;
    expect(ends[1]?.[0]).toBeCloseTo(foot, 1);
    expect(ends[2]?.[1]).toBeCloseTo(foot, 1);
  });

  it("show the reference as a mark and the error as a line", async () => {
    const svg = await svgOf(bars);
    expect(count(svg, /class="reference"/g)).toBe(1);
    expect(count(svg, /class="error"/g)).toBe(1);
  });
});

describe("a map", () => {
  it("scales both directions alike", async () => {
    const apart = map.kind === "map" ? map.points.filter((_, index) => index % 3 === 0) : [];
    const svg = await svgOf({ ...map, points: apart } as Chart);
    const at = [...svg.matchAll(/class="point" [^>]*transform="translate\(([\d.]+),([\d.]+)\)/g)].map(
      (match) => [Number(match[1]), Number(match[2])],
    );
    const [anna, rotation] = at as [number, number][];
    const [across, up] = [(rotation?.[0] ?? 0) - (anna?.[0] ?? 0), (anna?.[1] ?? 0) - (rotation?.[1] ?? 0)];
    expect(across / up).toBeCloseTo(3, 2);
  });

  it("draws a single point in the middle", async () => {
    const svg = await svgOf({ ...map, points: [{ name: "Zoë", x: 7, y: 7, group: "players" }] });
    expect(svg).toContain("translate(572,290)");
    expect(svg).not.toContain("NaN");
  });
});

describe("a heat map", () => {
  it("colours its cells from low to high, with black text", async () => {
    const svg = await svgOf(heat);
    const cells = [...svg.matchAll(/class="cell" [^>]*fill="([^"]+)"/g)].map((match) => match[1]);
    expect(cells).toEqual(["#3189c6", "#f6f4ef", "#d96a1a"]);
    for (const text of ["100.0", "50.0", "0.0"])
      expect(svg).toMatch(new RegExp(`fill="#000000"[^>]*>${text}<`));
  });
});

describe("every picture", () => {
  it("has one background to its corners and a thin edge", async () => {
    const { pixels, width, height } = paint(await svgOf(heat));
    const at = (x: number, y: number) =>
      `#${[...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)].map((one) => one.toString(16)).join("")}`;
    expect([at(0, 0), at(width - 1, height - 1)]).toEqual([GROUND, GROUND]);
    expect([at(width >> 1, 5), at(width - 6, height >> 1)]).toEqual([EDGE, EDGE]);
  });

  it("shrinks a title that is too long", async () => {
    const lettersOf = (svg: string) => Number(/font-size="(\d+)" [^>]*font-weight="bold"/.exec(svg)?.[1]);
    expect(lettersOf(await svgOf(map))).toBe(24);
    expect(lettersOf(await svgOf({ ...map, title: "Борис и Константин ".repeat(8) }))).toBeLessThan(20);
  });
});

describe("a heat map with counts", () => {
  const counted = (rows: number): Chart => ({
    ...heat,
    y: { title: "", categories: Array.from({ length: rows }, (_, row) => `row ${row}`) },
    cells: Array.from({ length: rows }, () => [
      { value: 70, text: "70 %", note: "7/10" },
      { note: "no data" },
    ]),
  });

  it("writes counts below the shares and leaves empty cells uncoloured", async () => {
    const svg = await svgOf(counted(2));
    const said = [...textsOf(svg)];
    for (const word of ["70 %", "7/10", "no data"]) expect(said).toContain(word);
    expect(count(svg, /class="cell"/g)).toBe(2);
  });

  it("grows in a panel until two lines fit each row", async () => {
    const heightOf = async (rows: number) =>
      paint(await svgOf({ kind: "panels", title: "Two", panels: [counted(rows) as never] })).height;
    expect(await heightOf(15)).toBeGreaterThan((await heightOf(9)) + 100);
  });
});

describe("axis labels", () => {
  it("use the language's decimal and thousands separators", async () => {
    const chart = (y: number, numbers?: { decimal: string; thousands: string }) => ({
      ...({
        kind: "lines",
        title: "t",
        x: { title: "", categories: ["a", "b"] },
        y: { title: "y" },
      } as const),
      series: [{ name: "n", points: [{ y: 0 }, { y }] }],
      ...(numbers && { numbers }),
    });
    const german = { decimal: ",", thousands: "." };
    expect(await svgOf(chart(1))).toContain(">0.5<");
    expect(await svgOf(chart(1, german))).toContain(">0,5<");
    expect(await svgOf(chart(4000))).toContain(">2,000<");
    expect(await svgOf(chart(4000, german))).toContain(">2.000<");
  });
});
