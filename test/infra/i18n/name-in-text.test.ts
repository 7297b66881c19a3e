// What others chose as a name, in a text of ours.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { nameInText, unlinked, WORD_JOINER } from "../../../src/infra/i18n/name-in-text.ts";

describe("a name in a text", () => {
  it.each([
    ["Anna", "Anna"],
    ["  Анна  Петровна ", "Анна  Петровна"],
    ["Anna\r\n\twon", "Anna won"],
    ["Anna\u2028\u2029won", "Anna won"],
    ["\u202eannA\u202c", "annA"],
    ["a\u2066b\u2069c", "a b c"],
    ["\u0007\u202e", ""],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
  ])("%j is %j", (name, shown) => {
    expect(nameInText(name)).toBe(shown);
  });
});

/** What Telegram makes an entity of by itself, as its clients' parser (TDLib) finds it. */
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

describe("a name that was chosen to be clicked", () => {
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
  ])("%s is no link, mention, command, tag or number", (name) => {
    const shown = unlinked(name);
    for (const entity of ENTITIES) expect(shown).not.toMatch(entity);
    expect(shown.replaceAll(WORD_JOINER, "")).toBe(name);
    expect(unlinked(shown)).toBe(shown);
  });

  it("is none either, whatever it is made of", () => {
    const part = fc.constantFrom(
      "@",
      "#",
      "$",
      "/",
      ".",
      ":",
      "//",
      "t.me",
      "a",
      "Я",
      "1",
      "22",
      " ",
      "-",
      "+",
      "_",
    );
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
    "%s stays as it is",
    (text) => {
      expect(unlinked(text)).toBe(text);
    },
  );

  it("is defused in every text of ours that says it", () => {
    expect(say("en", "person-unknown", { typed: "@durov" })).toContain(`@${WORD_JOINER}durov`);
    expect(say("en", "telegram-open-private-chat", { link: "https://t.me/bot" })).toContain(
      "https://t.me/bot",
    );
  });
});
