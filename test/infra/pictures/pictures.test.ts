// Every kind of picture: its words, its bytes, that nothing leaves its edges; then what is particular to each.

import { describe, expect, it } from "vitest";
import type { Chart, CrossTable, DuelCard } from "../../../src/infra/pictures/chart.ts";
import { drawChart, paint, svgOf } from "../../../src/infra/pictures/draw.ts";
import { EDGE, GROUND, PALETTE } from "../../../src/infra/pictures/look.ts";
import { textsOf } from "../../commands/profile/profiles.ts";

type Of<Kind extends Chart["kind"]> = Extract<Chart, { readonly kind: Kind }>;

const lines: Of<"lines"> = {
  kind: "lines",
  title: "Score by round",
  subtitle: "points: the mean",
  x: { title: "rounds", categories: ["1-5", "6-10", "11-20"] },
  y: { title: "points per round", range: [-1, 1] },
  baseline: 0,
  values: [0.1, -0.2, 0.5],
};
const heat: Of<"heat"> = {
  kind: "heat",
  title: "Hit rates",
  x: { title: "opponent", categories: ["coin", "period"] },
  y: { title: "machine", categories: ["seer", "random"] },
  scale: [0, 50, 100],
  cells: [
    [{ value: 100, text: "100.0", note: "7/10" }, null],
    [
      { value: 50, text: "50.0" },
      { value: 0, text: "0.0" },
    ],
  ],
};
const rows: Of<"rows"> = {
  kind: "rows",
  title: "Who resists me best",
  subtitle: "bar: what is proved",
  x: { title: "won, %" },
  rows: [
    { name: "1 占い師", value: 40, text: "47% (40–54)", uncertainty: { low: 40, high: 54, likely: 47 } },
    { name: "2-3 Анна", value: 20, text: "30% (20–40)" },
    { name: "2-3 Анна", value: 20, text: "none" },
  ],
};
const course: Of<"course"> = {
  kind: "course",
  title: "The lead",
  x: { title: "round" },
  y: { title: "difference" },
  values: [1, 0, -1, -2],
  band: [1, 2, 3, 4],
  sides: ["Anna", "Boris"],
};
const map: Of<"map"> = {
  kind: "map",
  title: "Who plays like whom",
  points: [
    { name: "Анна", x: 0, y: 0, group: "players" },
    { name: "李雷", x: 0.01, y: 0, group: "players" },
    { name: "김철수", x: 0.01, y: 0.01, group: "players" },
    { name: "rotation", x: 3, y: 1, group: "strategies" },
  ],
};
const crossOf = (size: number, name = (at: number) => `strategy-${at}`): CrossTable => ({
  kind: "cross",
  title: "Swiss",
  subtitle: "how",
  total: "pts",
  columns: Array.from({ length: size }, (_, at) => `c${at}`),
  rows: Array.from({ length: size }, (_, at) => ({
    rank: String(at + 1),
    name: name(at),
    total: `${at}½`,
    cells: Array.from({ length: size }, (_cell, other) =>
      other === at ? "self" : { text: "1", note: `${at}:${other}`, look: "won" },
    ),
  })),
});
const circleOf = (moves: readonly string[]): Chart => ({
  kind: "circle",
  title: "Five",
  caption: "beats",
  moves,
});
const duel: DuelCard = {
  kind: "duel",
  title: "A game",
  note: "22 Nov 2026",
  names: ["Anna", "Boris"],
  score: [1, 0],
  winner: 0,
  result: "Anna wins",
  lines: ["How it went."],
  signature: "Watched",
  rounds: [{ moves: ["rock", "scissors"], winner: 0 }, { moves: ["paper", "paper"] }],
};
const strip: Of<"strip"> = {
  kind: "strip",
  title: "The day",
  note: "22 Nov 2026",
  score: [2, 1],
  results: [1, 1, -1, 0],
  board: { time: "1:07", hints: 2 },
  signature: "Gadalka",
};
const panels: Chart = { kind: "panels", title: "Two", shares: [0.66, 0.34], panels: [course, rows] };
const all: readonly Chart[] = [
  ...[lines, heat, rows, course, map, crossOf(4), circleOf(["Камень", "Ножницы", "Бумага"])],
  ...[duel, strip, panels, { ...panels, panels: [heat, rows] }],
];
const named = all.map((chart, at) => [`${chart.kind} ${at}`, chart] as const);

const count = (chart: Chart, pattern: RegExp): number =>
  svgOf(chart)
    .replace(/<g class="legend">.*?<\/g>/gs, "")
    .match(pattern)?.length ?? 0;
const matched = (chart: Chart, pattern: RegExp): readonly string[][] =>
  [...svgOf(chart).matchAll(pattern)].map(([, ...groups]) => groups);
const numbers = (chart: Chart, pattern: RegExp): readonly number[][] =>
  matched(chart, pattern).map((groups) => groups.map(Number));

/** Fields whose texts aren't written as they are. */
const UNWRITTEN = new Set(["kind", "look", "moves", "shares"]);

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value === "self" ? [] : [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => (UNWRITTEN.has(name) ? [] : wordsOf(inner)));
}

/** The same chart with names as long as the bot shows them, and hostile. */
function hostile<T>(value: T, field = ""): T {
  if (typeof value === "string")
    return (/^(name|names|sides)$/.test(field) ? `<b>&\u0007🎲${"W占".repeat(8)}` : value) as T;
  if (Array.isArray(value)) return value.map((one) => hostile(one, field)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one, key)])) as T;
}

/** The colours of a picture's pixels between its edge and its contents. */
function margins(chart: Chart): ReadonlySet<string> {
  const { pixels, width, height } = paint(svgOf(chart));
  const at = (x: number, y: number): string =>
    `#${pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).toString("hex")}`;
  const down = Array.from({ length: height - 40 }, (_, y) => [at(10, y + 20), at(width - 11, y + 20)]);
  const across = Array.from({ length: width - 40 }, (_, x) => [at(x + 20, 10), at(x + 20, height - 11)]);
  expect([at(0, 0), at(width - 1, height - 1)]).toEqual([GROUND, GROUND]);
  expect([at(width >> 1, 5), at(width - 6, height >> 1)]).toEqual([EDGE, EDGE]);
  return new Set([...down, ...across].flat());
}

describe.each(named)("a picture: %s", (_, chart) => {
  it("is the same bytes when drawn again, of a size for a message", () => {
    const png = Buffer.from(drawChart(chart));
    expect(png.equals(Buffer.from(drawChart(chart)))).toBe(true);
    expect(png.length).toBeLessThan(200_000);
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect([width >= 1000 && width <= 1200, height >= 200 && height <= 1000]).toEqual([true, true]);
    expect(svgOf(chart)).not.toMatch(/NaN|="-\d[^"]*" (?:width|height)/);
  });

  it("shows all its words", () => {
    expect(textsOf(chart)).toEqual(expect.arrayContaining([...wordsOf(chart)]));
  });

  it("stays inside its edges with long and hostile names and title", () => {
    const changed = hostile({ ...chart, title: "Борис и <b>Константин</b> ".repeat(8) });
    expect(svgOf(changed)).not.toContain("<b>");
    expect([...margins(changed)]).toEqual([GROUND]);
  });
});

describe("axes", () => {
  it("use the language's decimal and thousands separators", () => {
    const of = (y: number, own?: Of<"lines">["numbers"]): Chart => ({
      kind: "lines",
      title: "t",
      x: { title: "", categories: ["a", "b"] },
      y: { title: "y" },
      values: [0, y],
      ...(own && { numbers: own }),
    });
    const german = { decimal: ",", thousands: "." };
    expect(textsOf(of(1))).toContain("0.5");
    expect(textsOf(of(1, german))).toContain("0,5");
    expect(textsOf(of(4000))).toContain("2,000");
    expect(textsOf(of(4000, german))).toContain("2.000");
    // The typeface has no real minus.
    expect(textsOf(lines)).toContain("\u20131.0");
  });
});

describe("lines", () => {
  it("have a point a value, and a baseline if there's one", () => {
    expect([count(lines, /class="point"/g), count(lines, /class="baseline"/g)]).toEqual([3, 1]);
    const { baseline: _, ...rest } = lines;
    expect(count(rest, /class="baseline"/g)).toBe(0);
  });
});

describe("rows", () => {
  const barsOf = (chart: Chart) => numbers(chart, /class="bar" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g);

  it("have bars proportional to their values from where the axis starts", () => {
    const [one, two, three] = barsOf(rows);
    expect(new Set([one?.[0], two?.[0], three?.[0]]).size).toBe(1);
    expect((one?.[1] ?? 0) / (two?.[1] ?? 1)).toBeCloseTo(2, 3);
    const [long, short] = barsOf({ ...rows, x: { ...rows.x, range: [10, 60] } });
    expect((long?.[1] ?? 0) / (short?.[1] ?? 1)).toBeCloseTo(3, 3);
    expect([count(rows, /class="error"/g), count(rows, /class="point"/g)]).toEqual([1, 1]);
  });

  it("cut long names and shrink a long title", () => {
    const name = "Имя".repeat(40);
    const long: Chart = { ...rows, title: name, rows: [{ name, value: 1, text: "1" }] };
    expect(
      textsOf(long).filter((text) => text.endsWith("…") && name.startsWith(text.slice(0, -1))),
    ).toHaveLength(1);
    expect(numbers(long, /font-size="(\d+)" [^>]*font-weight="bold"/g)[0]?.[0]).toBeLessThan(20);
    expect(numbers(rows, /font-size="(\d+)" [^>]*font-weight="bold"/g)[0]?.[0]).toBe(24);
  });
});

describe("the course of a match", () => {
  it("has a point a step while there are few, coloured by the leader", () => {
    const points = (color: string) => count(course, new RegExp(`class="point"[^>]* fill="${color}"`, "g"));
    expect([points(PALETTE[0]), points(PALETTE[1])]).toEqual([1, 2]);
    expect(count(course, /class="point"/g)).toBe(5);
    const many = Array.from({ length: 1000 }, (_, at) => (at % 7) - 3);
    const { sides: _sides, ...alone } = course;
    expect(count({ ...alone, values: many, band: many.map((__, at) => at) }, /class="point"/g)).toBe(0);
  });

  it("draws its band at the given width on both sides of the level", () => {
    const [[path = ""] = []] = matched(
      { ...course, values: [0, 0, 3], band: [1, 1, 2] },
      /class="band" d="M([^Z"]+)Z"/g,
    );
    const heights = path.split("L").map((point) => Number(point.split(",")[1]));
    const [level = 0, unit = 1] = heights;
    const widths = heights.slice(1, 7).map((height) => (height - level) / (unit - level));
    expect(widths).toEqual([1, 1, 2, -2, -1, -1].map((one) => expect.closeTo(one, 3)));
  });
});

describe("a map", () => {
  it("scales both directions alike, and draws a single point in the middle", () => {
    const place = /class="point" [^>]*transform="translate\(([\d.]+),([\d.]+)\)/g;
    const apart = map.points.filter((_, index) => index % 3 === 0);
    const [anna = [], rotation = []] = numbers({ ...map, points: apart }, place);
    const across = (rotation[0] ?? 0) - (anna[0] ?? 0);
    expect(across / ((anna[1] ?? 0) - (rotation[1] ?? 0))).toBeCloseTo(3, 2);
    expect(numbers({ ...map, points: [{ name: "Zoë", x: 7, y: 7, group: "players" }] }, place)).toEqual([
      [572, 290],
    ]);
  });
});

describe("a heat map", () => {
  it("colours its cells from low to high, with black text, and leaves empty ones uncoloured", () => {
    expect(matched(heat, /class="cell" [^>]*fill="([^"]+)"/g).flat()).toEqual([
      "#3189c6",
      "#f6f4ef",
      "#d96a1a",
    ]);
    for (const text of ["100.0", "50.0", "0.0"])
      expect(svgOf(heat)).toMatch(new RegExp(`fill="#000000"[^>]*>${text}<`));
  });
});

describe("a cross table", () => {
  it("drops notes where cells are narrow, and stays inside", () => {
    expect(textsOf(crossOf(16))).not.toContain("0:1");
    const ends = numbers(crossOf(16), /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]* rx="4"/g);
    expect(Math.max(...ends.map(([x = 0, width = 0]) => x + width))).toBeLessThan(1140);
  });

  it("draws a house only beside built-in entrants", () => {
    const plain = crossOf(4);
    const [first = expect.fail(), ...others] = plain.rows;
    const cells = [null, { text: "+ vote", isBuiltIn: true, look: "won" }, null, null] as const;
    const marked = { ...plain, rows: [{ ...first, isBuiltIn: true as const, cells }, ...others] };
    expect([count(plain, /class="house"/g), count(marked, /class="house"/g)]).toEqual([0, 2]);
  });
});

describe("the circle of a game", () => {
  it.each([3, 5, 9])("has an arrow from each of %i moves to each that it beats", (size) => {
    const chart = circleOf(Array.from({ length: size }, (_, move) => `Move ${move + 1}`));
    const nodes = numbers(chart, /<circle cx="([\d.]+)" cy="([\d.]+)"/g);
    const colors = matched(chart, /<circle [^>]*fill="([^"]+)"/g).flat();
    const targets = matched(chart, /<polygon points="([\d.]+),([\d.]+) [^"]*" fill="([^"]+)"/g).map(
      ([x, y, color]) => {
        const gaps = nodes.map(([cx = 0, cy = 0]) => Math.hypot(Number(x) - cx, Number(y) - cy));
        return [color, gaps.indexOf(Math.min(...gaps))];
      },
    );
    const half = (size - 1) / 2;
    expect(targets).toEqual(
      colors.flatMap((color, move) =>
        Array.from({ length: half }, (_, at) => [color, (move + at + 1) % size]),
      ),
    );
    expect(textsOf(chart)).toContain(`Move ${size}`);
  });
});

describe("a duel's card", () => {
  const fills = (chart: Chart) => matched(chart, /<rect [^>]*rx="\d+\.\d"[^>]* fill="([^"]+)"/g).flat();

  it("colours each winning move by its side, and underlines the winner", () => {
    expect(fills(duel)).toEqual(["#0072B2", "#f6f4ef", "#d2cec4", "#d2cec4"]);
    expect(fills({ ...duel, rounds: [{ moves: ["rock", "paper"], winner: 1 }] })).toEqual([
      "#f6f4ef",
      "#D25A00",
    ]);
    const { winner: _nobody, ...level } = duel;
    expect([count(duel, /<rect [^>]*height="6"/g), count(level, /<rect [^>]*height="6"/g)]).toEqual([1, 0]);
  });

  it.each([1, 20, 100])("has both moves of %i rounds inside its edges", (size) => {
    const round: DuelCard["rounds"][number] = { moves: ["spock", "lizard"], winner: 1 };
    const chart = { ...duel, rounds: Array.from({ length: size }, () => round) };
    expect(fills(chart)).toHaveLength(2 * size);
    expect([...margins(chart)]).toEqual([GROUND]);
  });

  it("draws every move differently", () => {
    const moves = ["rock", "paper", "scissors", "lizard", "spock", "late"] as const;
    expect(new Set(moves.map((one) => svgOf({ ...duel, rounds: [{ moves: [one, one] }] }))).size).toBe(6);
  });
});

describe("a result grid", () => {
  it("shows each result by shape and colour, and a cross where the board wasn't cleared", () => {
    const discs = (color: string) =>
      count({ ...strip, board: { hints: 0 } }, new RegExp(`<circle [^>]*${color}`, "g"));
    expect([discs(PALETTE[2]), discs(PALETTE[1])]).toEqual([2, 1]);
    expect(count({ ...strip, board: { hints: 0 } }, /m0 -56l-56 56/g)).toBe(1);
    expect(count(strip, /m0 -56l-56 56/g)).toBe(0);
  });
});
