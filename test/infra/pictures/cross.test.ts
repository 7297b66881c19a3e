import { describe, expect, it } from "vitest";
import { svgOf } from "../../../src/infra/pictures/draw.ts";
import { type CrossTable, drawChart } from "../../../src/infra/pictures/index.ts";
import { SIZE } from "../../../src/infra/pictures/look.ts";
import { count, textsOf } from "./read-svg.ts";

function table(size: number, name = (at: number) => `strategy-${at}`): CrossTable {
  const all = Array.from({ length: size }, (_, at) => at);
  return {
    ...{ kind: "cross", title: "Swiss", subtitle: "how", total: "pts" },
    columns: all.map((at) => `c${at}`),
    rows: all.map((at) => ({
      ...{ rank: String(at + 1), name: name(at), total: `${at}½` },
      cells: all.map((other) =>
        other === at ? "self" : other > 8 ? null : { text: "1", note: `${at}:${other}`, look: "won" },
      ),
    })),
  };
}

const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];

describe("the picture of a cross table", () => {
  it("shows all texts, with notes where there is room", async () => {
    const said = textsOf(await svgOf(table(4)));
    for (const word of ["Swiss", "how", "pts", "c0", "c3", "strategy-2", "3½", "0:1"])
      expect(said).toContain(word);
    const crowded = textsOf(await svgOf(table(16)));
    expect(crowded).toContain("strategy-15");
    expect(crowded).not.toContain("0:1");
  });

  it("keeps the usual width with all columns inside, and fits a message", async () => {
    for (const size of [2, 9, 16]) {
      const svg = await svgOf(table(size, () => "W".repeat(40)));
      const png = await drawChart(table(size));
      expect(sizeOf(png)[0]).toBe(SIZE.width);
      expect(png.length).toBeLessThan(200_000);
      const ends = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]* rx="4"/g)].map(
        ([, x, width]) => Number(x) + Number(width),
      );
      expect(Math.max(...ends)).toBeLessThan(SIZE.width - 60);
    }
  });

  it("leaves out cells of matches that weren't played", async () => {
    expect(count(await svgOf(table(10)), / rx="4"/g)).toBe(10 * 9 + 1);
  });

  it("draws a house only beside built-in entrants", async () => {
    const plain = table(4);
    expect(count(await svgOf(plain), /class="house"/g)).toBe(0);
    const [first = expect.fail(), ...others] = plain.rows;
    const cells = [null, { text: "+ vote", isBuiltIn: true, look: "won" }, null, null] as const;
    const marked = { ...plain, rows: [{ ...first, isBuiltIn: true as const, cells }, ...others] };
    const svg = await svgOf(marked);
    expect(count(svg, /class="house"/g)).toBe(2);
    expect(textsOf(svg)).toContain("+ vote");
    const places = [...svg.matchAll(/class="house" d="M([\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...places)).toBeLessThan(SIZE.width);
  });

  it("escapes names", async () => {
    const svg = await svgOf(table(2, () => "<b>&\ud83d"));
    expect(svg).toContain(">&lt;b&gt;&amp;\ufffd</text>");
    expect(drawChart(table(2, () => "a<&\u0007"))).toBeDefined();
  });
});
