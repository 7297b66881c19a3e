import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeCode, escapeInline, escapeLine } from "../../../src/platforms/discord/messages/content.ts";

const SEED = 20_240_601;

/** An escaped text as Discord displays it: without the backslashes before punctuation. */
const shown = (text: string): string => text.replace(/\\([^0-9A-Za-z\s])/g, "$1");

describe("a line of text", () => {
  it.each([
    ["*bold* _it_ ~~no~~", "\\*bold\\* \\_it\\_ \\~\\~no\\~\\~"],
    ["`code` ||spoiler||", "\\`code\\` \\|\\|spoiler\\|\\|"],
    ["C:\\temp", "C:\\\\temp"],
    ["[here](https://evil.example)", "\\[here](https://evil.example)"],
    ["<@700000000000000002> <#1> <:x:1>", "\\<@700000000000000002> \\<#1> \\<:x:1>"],
    ["hi @everyone and @here", "hi \\@everyone and \\@here"],
    ["anna@example.org", "anna@example.org"],
    ["# heading", "\\# heading"],
    ["  > quote", "  \\> quote"],
    ["-# small", "\\-# small"],
    ["- item", "\\- item"],
    ["+ item", "\\+ item"],
    ["* item", "\\* item"],
    ["10. tenth", "10\\. tenth"],
    ["10) tenth", "10\\) tenth"],
    ["4 : 3, 1.5 - 2 > 1 # fine", "4 : 3, 1.5 - 2 > 1 # fine"],
    ["see https://a.example/b_c*d and_so", "see https://a.example/b_c*d and\\_so"],
  ])("%j is sent as %j", (text, sent) => {
    expect(escapeLine(text)).toBe(sent);
  });

  it("shows the original characters", () => {
    const lines = fc.string({ unit: "binary" }).filter((text) => !/https?:\/\/|\n|\r/.test(text));
    fc.assert(
      fc.property(lines, (line) => {
        expect(shown(escapeLine(line))).toBe(line);
        expect(shown(escapeInline(line))).toBe(line);
      }),
      { seed: SEED },
    );
  });

  it("leaves no markup that could start anything", () => {
    const unit = fc.constantFrom("*", "_", "~", "`", "|", "<", "[", "\\", "a", " ", "@everyone");
    fc.assert(
      fc.property(fc.string({ unit }), (line) => {
        const unescaped = escapeLine(line).replace(/\\./g, "");
        expect(unescaped).not.toMatch(/[*_~`|<[\\]|@everyone/);
      }),
      { seed: SEED },
    );
  });
});

describe("text between markup", () => {
  it("shows a link without linking it", () => {
    expect(escapeInline("https://a.example*")).toBe("https\\://a.example\\*");
  });
});

describe("code", () => {
  it("never closes its fence and keeps its characters", () => {
    const unit = fc.constantFrom("`", "a", "\n", " ");
    fc.assert(
      fc.property(fc.string({ unit }), (code) => {
        expect(escapeCode(code)).not.toContain("``");
        expect(escapeCode(code).replaceAll("\u200b", "")).toBe(code);
      }),
      { seed: SEED },
    );
  });
});
