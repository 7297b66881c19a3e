import { expect, it } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { drawChart, svgOf } from "../../../src/infra/pictures/draw.ts";
import { widthOf } from "../../../src/infra/pictures/typefaces.ts";

const linesIn = (svg: string) =>
  [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" font-size="(\d+)"[^>]*>([^<]*)</g)].map(
    ([, y, size, text = ""]) => ({ y: Number(y), size: Number(size), text }),
  );

it.each(LOCALES)("fits title and sentence beside the ball in %s", (locale) => {
  for (const [title, lead] of [
    ["web-home-title", "web-home-about"],
    ["web-verify-title", "web-verify-intro"],
    ["web-arena-title", "web-arena-about"],
  ] as const) {
    const svg = svgOf({ kind: "cover", title: say(locale, title), subtitle: say(locale, lead) });
    const lines = linesIn(svg);
    expect(lines.length).toBeGreaterThan(1);
    for (const { y, size, text } of lines) {
      expect(text).not.toContain("\ufffd");
      expect(widthOf(text, size)).toBeLessThan(740);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(610);
    }
  }
});

it("cuts a text that has no end", () => {
  const lines = linesIn(svgOf({ kind: "cover", title: "word ".repeat(60), subtitle: "x".repeat(900) }));
  expect(lines.filter(({ size }) => size === 62)).toHaveLength(4);
  expect(lines.at(-1)?.text).toMatch(/…$/);
});

it("draws the icon as a square", () => {
  const png = drawChart({ kind: "icon" });
  const view = new DataView(png.buffer, png.byteOffset);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([180, 180]);
});
