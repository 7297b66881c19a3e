// Views as printed in a terminal.

import { describe, expect, it } from "vitest";
import { cellWidth } from "../../../src/chat/index.ts";
import { type Paint, plainPaint } from "../../../src/platforms/terminal/paint.ts";
import { renderButtons, renderView } from "../../../src/platforms/terminal/render.ts";
import { button, ROWS } from "./stage.ts";

const PLAIN = { widthCells: 80, paint: plainPaint };
const marked: Paint = (ink, text) => `<${ink}>${text}</${ink}>`;
const MARKED = { widthCells: 80, paint: marked };

describe("a view on a terminal", () => {
  it("shows title, blocks and buttons, each on a new line", () => {
    const view = {
      title: "Anna 4 : 3",
      blocks: [
        { type: "text", text: "You won\nthis one" },
        { type: "code", text: "a  b\nc  d" },
        { type: "quiet", text: "sealed" },
      ],
      buttons: ROWS,
    } as const;
    expect(renderView(view, PLAIN)).toBe(
      [
        "Anna 4 : 3",
        "You won",
        "this one",
        "  a  b",
        "  c  d",
        "sealed",
        "[1] ✊ Rock   [2] ✋ Paper   [3] ✌️ Scissors   [4] Why?   [5] Stop",
      ].join("\n"),
    );
  });

  it("makes the title bold and small print dim, and leaves the rest unchanged", () => {
    const blocks = [
      { type: "text", text: "news" },
      { type: "quiet", text: "small" },
      { type: "code", text: "table" },
    ] as const;
    expect(renderView({ title: "T", blocks }, MARKED)).toBe(
      "<bold>T</bold>\nnews\n<dim>small</dim>\n  table",
    );
  });

  it("colours a button by its purpose", () => {
    const styled = [
      { ...button("Go", "go"), style: "success" } as const,
      { ...button("End", "end"), style: "danger" } as const,
    ];
    expect(renderButtons(styled, MARKED)).toBe(
      "<dim>[1]</dim> <green>Go</green>   <dim>[2]</dim> <red>End</red>",
    );
  });

  it("shows nothing for an empty view", () => {
    expect(renderView({ blocks: [] }, PLAIN)).toBe("");
    expect(renderView({ blocks: [], buttons: [[]] }, PLAIN)).toBe("");
  });

  it("lets no title, text or label control the terminal", () => {
    const view = {
      title: "\u001b[2Jtitle\nsecond line",
      blocks: [
        { type: "text", text: "\u001b]0;text\u0007" },
        { type: "quiet", text: "\u009bquiet" },
        { type: "code", text: "\u001bcode" },
      ],
      buttons: [[button("\u001blabel\nof two", "x")]],
    } as const;
    const rendered = renderView(view, PLAIN);
    expect(rendered).not.toMatch(/[^\P{Cc}\n]/u);
    expect(rendered.split("\n")).toHaveLength(5);
  });
});

describe("a row of buttons", () => {
  it.each([10, 20, 33, 40, 66, 80])(
    "breaks between buttons and is never wider than %i cells",
    (widthCells) => {
      const lines = renderButtons(ROWS.flat(), { ...PLAIN, widthCells }).split("\n");
      const single = lines.filter((line) => line.indexOf("[") === line.lastIndexOf("["));
      for (const line of lines.filter((one) => !single.includes(one)))
        expect(cellWidth(line)).toBeLessThanOrEqual(widthCells);
      for (const line of lines) expect(line).toMatch(/^\[\d\] \S/);
      expect(lines.join("   ")).toBe(renderButtons(ROWS.flat(), { ...PLAIN, widthCells: 1000 }));
    },
  );

  it("fills a line to the last cell before it breaks", () => {
    const buttons = [button("abc", "a"), button("✊", "b")];
    expect(renderButtons(buttons, { ...PLAIN, widthCells: 16 })).toBe("[1] abc   [2] ✊");
    expect(renderButtons(buttons, { ...PLAIN, widthCells: 15 })).toBe("[1] abc\n[2] ✊");
  });

  it("fills the lines after a break as well", () => {
    const buttons = ["aaaa", "bb", "cc", "dddd"].map((label) => button(label, label));
    expect(renderButtons(buttons, { ...PLAIN, widthCells: 17 })).toBe("[1] aaaa   [2] bb\n[3] cc   [4] dddd");
  });
});
