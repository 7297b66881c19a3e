// In a text, Telegram makes `/mines` a link that sends just that word. No minesweeper text may promise something by
// such a link that takes more words.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../src/infra/i18n/index.ts";

describe("a minesweeper text", () => {
  it.each(LOCALES)("contains no tappable command for one's own board in %s", (locale) => {
    const source = readFileSync(new URL(`../../../locales/${locale}.ftl`, import.meta.url), "utf8");
    const texts = source.split("\n").filter((line) => line.startsWith("mines-"));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((line) => /\/mines (open|flag|hint)/.test(line))).toEqual([]);
  });
});
