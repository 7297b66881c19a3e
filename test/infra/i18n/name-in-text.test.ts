// Names chosen by other people, in our texts.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  isolated,
  nameInText,
  neutralLine,
  neutralText,
  unlinked,
  WORD_JOINER,
} from "../../../src/infra/i18n/name-in-text.ts";
import { HONEST_NAMES, HOSTILE_NAMES } from "../../hostile-names.ts";

describe("a name in a text", () => {
  it.each([
    ["Anna", "Anna"],
    ["  Анна  Петровна ", "Анна Петровна"],
    ["Anna\r\n\twon", "Anna won"],
    ["Anna\u2028\u2029won", "Anna won"],
    ["\u202eannA\u202c", "annA"],
    ["a\u2066b\u2069c", "abc"],
    ["\u0007\u202e", ""],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
    ["An\u00adna\u200b\u3164", "Anna"],
    ["a\u2800b", "a b"],
    ["\u2800\u3164\u115f\uffa0", ""],
    ["\u200f\u061cAnna", "Anna"],
    [`a${"\u0301".repeat(4_000)}b`, "a\u0301\u0301\u0301\u0301b"],
    [`a${"\u0301\u200d".repeat(9)}\u0301b`, "a\u0301\u0301\u0301\u0301b"],
    ["\u0301Anna \u0302", "Anna"],
    ["Anna\ud83d", "Anna\ufffd"],
    [`Anna${"\u{e0041}".repeat(9)}`, "Anna"],
    [`@${WORD_JOINER}anna`, `@${WORD_JOINER}anna`],
  ])("turns %j into %j", (name, shown) => {
    expect(nameInText(name)).toBe(shown);
  });

  it.each(HONEST_NAMES)("leaves %s unchanged", (name) => {
    expect(nameInText(name)).toBe(name);
  });

  it("becomes one line of visible letters and doesn't change again", () => {
    const part = fc.constantFrom(
      ...Object.values(HOSTILE_NAMES),
      ...HONEST_NAMES,
      "\u200d",
      "\ufe0f",
      "\u{e0020}",
    );
    const names = fc.array(fc.oneof(part, fc.string({ unit: "binary" })), { maxLength: 6 });
    fc.assert(
      fc.property(names, (parts) => {
        const shown = nameInText(parts.join(""));
        expect(shown).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u061c\u115f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800\u3164]/u,
        );
        const flagless = shown.replace(/\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu, "x");
        expect(flagless).not.toMatch(/\p{M}{6}|^\p{M}| \p{M}|^\p{DI}|\p{DI}{3}|^ | $| {2}/u);
        expect(shown.isWellFormed()).toBe(true);
        expect(nameInText(shown)).toBe(shown);
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });
});

describe("a right-to-left name", () => {
  it.each([
    ["Anna", "Anna"],
    ["סבתא", "\u2068סבתא\u2069"],
    ["\u2068סבתא\u2069", "\u2068סבתא\u2069"],
    ["Anna, \u2068סבתא\u2069", "Anna, \u2068סבתא\u2069"],
    ["סבתא\n2", "סבתא\n2"],
  ])("turns %j into %j", (name, shown) => {
    expect(isolated(name)).toBe(shown);
  });

  it("doesn't reverse a number beside it in any message", () => {
    expect(say("en", "person-unknown", { typed: "סבתא" })).toContain("\u2068סבתא\u2069");
  });
});

const commanding = fc.constantFrom(..."\u001b\u009b\u0007\b\r\u0000\u007f\u202e\u2066\u2068\u2069\u200f");
const texts = fc
  .array(fc.oneof(commanding, fc.constantFrom("\n", "\t"), fc.string({ unit: "binary" })))
  .map((parts) => parts.join(""));

describe("neutral text", () => {
  it("turns CRLF into a newline and shows a lone CR", () => {
    expect(neutralText("a\r\nb\rc")).toBe("a\nb\ufffdc");
  });

  it.each([
    ["\u2068א\u2069 2", "\u2068א\u2069 2"],
    ["\u2068\u2068א\u2069 b\u2069", "\u2068\u2068א\u2069 b\u2069"],
    ["\u2068א 2", "\ufffdא 2"],
    ["א\u2069 2", "א\ufffd 2"],
    ["\u2068א\nb\u2069", "\ufffdא\nb\ufffd"],
  ])("keeps balanced isolates around names: %j becomes %j", (text, shown) => {
    expect(neutralText(text)).toBe(shown);
  });

  it("removes every control character except newline and tab", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(neutralText(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066\u2067]/u);
        expect(neutralLine(text)).not.toMatch(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066\u2067]/u);
      }),
      { seed: 1 },
    );
  });
});

/** What Telegram turns into entities by itself, according to its clients' parser (TDLib). */
const ENTITIES = [
  /(?<![\w/])@[a-z0-9_]{2,}/i,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  /(?<![\p{L}\p{N}_])[#＃][\p{L}\p{N}_]*\p{L}/iu,
  /(?<![\w$])\$[A-Z]{1,8}(?!\w)/i,
  /(?<![\p{L}\p{N}_/<>])\/[a-z0-9_]*[a-z]/iu,
  /[a-z]+:\/\//i,
  /[\p{L}\p{N}_-]\.\p{L}{2,}/iu,
  /\+\d[\d ()-]{5,}/,
  /\d(?:[ -]?\d){8,}/,
];

describe("a name made to be clicked", () => {
  it.each([
    ...[
      "https://x.y",
      "http://evil.example/a?b=c",
      "t.me/x",
      "T.ME/joinchat",
      "www.x.yz",
      "x.io",
      "пример.рф",
    ],
    ...["tg://user?id=1", "ton://x", "/data", "/data delete", "(/rps)", "@durov", "hi @durov!", "a@b.co"],
    ...["#tag", "#тег", "＃tag", "$TON", "+12125550123", "+1 (212) 555-0123", "89261234567", "123.456.co"],
    ...["4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111", "@a@b #c/d $E t.me/@f"],
  ])("doesn't turn %s into a link, mention, command, tag or number", (name) => {
    const shown = unlinked(name);
    for (const entity of ENTITIES) expect(shown).not.toMatch(entity);
    expect(shown.replaceAll(WORD_JOINER, "")).toBe(name);
    expect(unlinked(shown)).toBe(shown);
  });

  it("never becomes a link, whatever it contains", () => {
    const part = fc.constantFrom(..."@#$/.:aЯ1 -+_", "//", "t.me", "22");
    const name = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(name, (typed) => {
        const shown = unlinked(typed);
        for (const entity of ENTITIES) expect(shown).not.toMatch(entity);
      }),
      { seed: 1, numRuns: 3_000 },
    );
  });

  it.each(["Anna", "Anna K.", "10 : 8", "markov:order=3", "2026-11-18", "12:30", "0.62", "A/B", "C#", "😀"])(
    "leaves %s unchanged",
    (text) => {
      expect(unlinked(text)).toBe(text);
    },
  );

  it("is defused in every message that contains it", () => {
    expect(say("en", "person-unknown", { typed: "@durov" })).toContain(`@${WORD_JOINER}durov`);
    expect(say("en", "source-at", { link: "https://t.me/bot" })).toContain("https://t.me/bot");
  });
});
