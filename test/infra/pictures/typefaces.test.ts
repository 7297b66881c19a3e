import { describe, expect, it } from "vitest";
import { paint } from "../../../src/infra/pictures/draw.ts";
import { legible, legibleDeep, widthOf } from "../../../src/infra/pictures/typefaces.ts";

/** Points of the painted line that are not white, and the last column with one. */
function painted(text: string): { readonly ink: number; readonly end: number } {
  const { pixels, width } = paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><text x="0" y="40" font-size="30" font-family="Noto Sans">${text}</text></svg>`,
  );
  const dark = Array.from({ length: pixels.length / 4 }, (_, at) => at).filter(
    (at) => (pixels[4 * at] as number) < 200,
  );
  return { ink: dark.length, end: Math.max(0, ...dark.map((at) => at % width)) };
}

describe("letters that can be painted", () => {
  it.each(["Zoë", "Анна", "李雷", "山田 太郎", "さくら", "カタカナ", "김철수", "「臺灣」", "Ａｎｎａ"])(
    "are kept: %s",
    (name) => {
      expect(legible(name)).toBe(name);
      for (const letter of name.replace(/\s/g, "")) expect(painted(letter).ink).toBeGreaterThan(5);
    },
  );

  it("replace those that no typeface has, each with a sign that is seen", () => {
    expect(legible("محمد 7")).toBe("\ufffd\ufffd\ufffd\ufffd 7");
    expect(painted("\ufffd").ink).toBeGreaterThan(50);
  });

  it.each([
    ["Zoë 🎲", "Zoë"],
    ["👨‍👩‍👧 Anna 🇩🇪", "Anna"],
    ["1️⃣ first", "1 first"],
    ["#1 * ©", "#1 * ©"],
  ])("leave small pictures out: %s", (name, left) => {
    expect(legible(name)).toBe(left);
  });

  it("are found in all texts of a chart, whose numbers stay", () => {
    expect(legibleDeep({ a: ["x🎲", 1, null], b: { c: "ы" } })).toEqual({ a: ["x", 1, null], b: { c: "ы" } });
  });
});

describe("the width of a line", () => {
  it.each(["Wildcard iii", "Борис Константинович", "李雷和韩梅梅"])("is what is painted: %s", (text) => {
    expect(Math.abs(widthOf(text, 30) - painted(text).end)).toBeLessThan(6);
  });
});
