import { describe, expect, it } from "vitest";
import { type MatrixOfLeague, matrixPicture } from "../../../commands/league/matrix-picture.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { labelled, listed } from "../../../src/infra/i18n/phrases.ts";
import type { PayoffGrid } from "../../../src/infra/pictures/index.ts";

/** The last entrant leads; returns decrease from one entrant to the next. */
function league(size: number): MatrixOfLeague {
  const all = Array.from({ length: size }, (_, at) => at);
  return {
    title: "League",
    rows: all.toReversed().map((entrant, at) => ({ entrant, rank: at + 1, meanReturn: entrant / size })),
    names: all.map((at) => `bot-${at}`),
    matrix: all.map((row) => all.map((column) => (row === column ? 0 : (row - column) / size))),
  };
}

const gridOf = (of: MatrixOfLeague): PayoffGrid => matrixPicture(of, "en").chart as PayoffGrid;

describe("the picture of who beats whom", () => {
  it("orders rows and columns by rank, not by entry number", () => {
    const { names, ranks, cells } = gridOf(league(3));
    expect(names).toEqual(["bot-2", "bot-1", "bot-0"]);
    expect(ranks).toEqual(["1", "2", "3"]);
    expect(cells).toEqual([
      ["self", 1 / 3, 2 / 3],
      [-1 / 3, "self", 1 / 3],
      [-2 / 3, -1 / 3, "self"],
    ]);
  });

  it("leaves pairs that haven't met blank, even before any match", () => {
    const played = league(2);
    const matrix = [
      [0, null],
      [null, 0],
    ];
    const rows = played.rows.map((row) => ({ ...row, meanReturn: null }));
    const picture = matrixPicture({ ...played, matrix, rows }, "en");
    expect((picture.chart as PayoffGrid).cells).toEqual([
      ["self", null],
      [null, "self"],
    ]);
    expect(picture.alt).toContain("1. bot-1: –");
  });

  it("shows the first hundred, and the total", () => {
    const { names, cells, subtitle } = gridOf(league(120));
    expect([names.length, cells.length, cells[0]?.length]).toEqual([100, 100, 100]);
    expect(subtitle).toContain("the first 100 of 120");
    expect(gridOf(league(100)).subtitle).not.toContain("first");
  });

  it("gives title and leaders in every language, within platform limits", () => {
    for (const locale of LOCALES) {
      const { alt, about } = matrixPicture(league(100), locale);
      expect(alt).toContain("League");
      const best = ["1. bot-99", "2. bot-98"].map((name, at) => labelled(name, `+${99 - at}`, locale));
      expect(alt).toContain(listed(best, locale));
      expect(alt.length).toBeLessThan(1024);
      expect(about).toEqual([]);
    }
  });
});
