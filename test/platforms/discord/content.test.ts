import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, View } from "../../../src/chat/index.ts";
import { CONTENT_CHARACTERS } from "../../../src/platforms/discord/limits.ts";
import { renderContent } from "../../../src/platforms/discord/messages/content.ts";

const renderText = (said: string): string => renderContent({ blocks: [{ type: "text", text: said }] });

const SEED = 7;
const text = (content: string): Block => ({ type: "text", text: content });
const quiet = (content: string): Block => ({ type: "quiet", text: content });
const code = (content: string): Block => ({ type: "code", text: content });
const file: Block = { type: "file", name: "proof.json", content: "{}" };

const blocks = fc.array(
  fc.oneof(
    fc.string({ maxLength: 1500 }).map(text),
    fc.string({ maxLength: 1500 }).map(quiet),
    fc.array(fc.string(), { maxLength: 100 }).map((lines) => code(lines.join("\n"))),
    fc.string({ unit: fc.constantFrom("*", "🔮", "\n", "`"), maxLength: 3000 }).map(text),
  ),
  { maxLength: 5 },
);

describe("a view's text", () => {
  it("shows remaining time as a timestamp that the app counts down", () => {
    const clock: Block = {
      type: "clock",
      text: "*Anna* waits\nTime is up",
      until: 1_712_345_677_001,
      locale: "ru",
    };
    expect(renderContent({ blocks: [clock] })).toBe("\\*Anna\\* waits\nTime is up <t:1712345678:R>");
  });

  it("has a bold title, small print as subtext and code in a fence", () => {
    const view: View = {
      title: "Rock-paper-scissors * 4 : 3",
      blocks: [text("You ✊ rock\n- I ✋ paper"), quiet("seal\n\n9f2c"), code("a  b\n1  2"), file],
    };
    expect(renderContent(view)).toBe(
      [
        "**Rock-paper-scissors \\* 4 : 3**",
        "You ✊ rock",
        "\\- I ✋ paper",
        "-# seal",
        "",
        "-# 9f2c",
        "```",
        "a  b",
        "1  2",
        "```",
      ].join("\n"),
    );
  });

  it("keeps a title on one line", () => {
    expect(renderContent({ title: "one \n two", blocks: [] })).toBe("**one two**");
  });

  it("is empty for a view of files alone", () => {
    expect(renderContent({ blocks: [file] })).toBe("");
  });

  it("is untouched at the maximum length, but not one character beyond it", () => {
    const longest = "a".repeat(CONTENT_CHARACTERS);
    expect(renderText(longest)).toBe(longest);
    expect(renderText(`${longest}a`)).toMatch(/^a+\n…$/);
  });

  it("ends at a line break with an ellipsis when it is too long", () => {
    const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`);
    const rendered = renderContent({ title: "Title", blocks: [text(lines.join("\n")), quiet("lost")] });
    expect(rendered.length).toBeGreaterThan(CONTENT_CHARACTERS - 15);
    expect(rendered.split("\n").at(-1)).toBe("…");
    expect(lines).toContain(rendered.split("\n").at(-2));
  });

  it("closes a code block that was cut", () => {
    const rendered = renderContent({ blocks: [code("0123456789\n".repeat(300))] });
    expect(rendered.endsWith("0123456789\n```\n…")).toBe(true);
  });

  it("splits no character and no escape when cut within a line", () => {
    for (const fill of ["🔮", "*", "a*", "\\"]) {
      for (const start of ["", "a", "aa", "aaa"]) {
        const [line = ""] = renderText(start + fill.repeat(2000)).split("\n");
        expect(line.length).toBeGreaterThan(CONTENT_CHARACTERS - 10);
        expect(line.isWellFormed()).toBe(true);
        expect(line.replace(/\\./g, "")).not.toMatch(/[*\\]/);
      }
    }
  });

  it.each([
    ["text", (rest: string) => text(rest)],
    ["code", (rest: string) => code(rest)],
    ["lines of code", (rest: string) => code(rest.replaceAll("b", "b\n"))],
  ])("fits wherever the cut falls before or within %s", (_name, block) => {
    for (let before = CONTENT_CHARACTERS - 30; before <= CONTENT_CHARACTERS; before++) {
      for (let after = 0; after <= 35; after++) {
        const rendered = renderContent({
          blocks: [text("a".repeat(before)), block("b".repeat(after)), quiet("c")],
        });
        expect(rendered.length).toBeLessThanOrEqual(CONTENT_CHARACTERS);
      }
    }
  });

  it("always fits and always closes its fences", () => {
    fc.assert(
      fc.property(blocks, (some) => {
        const rendered = renderContent({ title: "T", blocks: some });
        const fences = rendered.split("\n").filter((line) => line === "```");
        expect(rendered.length).toBeLessThanOrEqual(CONTENT_CHARACTERS);
        expect(fences.length % 2).toBe(0);
        expect(rendered.startsWith("**T**")).toBe(true);
      }),
      { seed: SEED },
    );
  });
});
