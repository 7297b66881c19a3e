// Telegram makes a link of `/mines` in a text that sends no more than that word: no text of
// minesweeper may promise by such a link what only more words would do.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../src/infra/i18n/index.ts";

describe("a text of minesweeper", () => {
  it.each(LOCALES)(
    "in %s does not write a command for one's own board so that a tap begins a game",
    (locale) => {
      const source = readFileSync(new URL(`../../../locales/${locale}.ftl`, import.meta.url), "utf8");
      const texts = source.split("\n").filter((line) => line.startsWith("mines-"));
      expect(texts.length).toBeGreaterThan(50);
      expect(texts.filter((line) => /\/mines (open|flag|hint)/.test(line))).toEqual([]);
    },
  );
});
