// A duel's message in each of its states, and its card: what they say, and that they fit, whatever the names.

import { describe, expect, it } from "vitest";
import { altWords, cardChart, cardView } from "../../../commands/duel/card.ts";
import { begun, type Duel, type PlayedDuel, ROUNDS_MAX, scoreOf } from "../../../commands/duel/rules.ts";
import { duelView } from "../../../commands/duel/view.ts";
import type { View } from "../../../src/chat/index.ts";
import { CATALOGUE } from "../../../src/core/games/index.ts";
import { LOCALES, type Locale } from "../../../src/infra/i18n/index.ts";
import { neutralText } from "../../../src/infra/i18n/name-in-text.ts";
import { isMoveSymbol } from "../../../src/infra/pictures/move-symbols.ts";
import {
  ALT_CHARACTERS,
  CONTENT_CHARACTERS,
  LABEL_CHARACTERS,
} from "../../../src/platforms/discord/limits.ts";
import { renderView as renderDiscord } from "../../../src/platforms/discord/message.ts";
import { TELEGRAM_LIMITS } from "../../../src/platforms/telegram/limits.ts";
import { renderView as renderTelegram } from "../../../src/platforms/telegram/render.ts";
import { linesOnPhone } from "../../lines-on-phone.ts";
import { labelsOf } from "../play/table.ts";
import { expectPlain } from "../screen.ts";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 1], // rock, scissors
  b: [1, 0],
  "=": [2, 2],
  /** The second is late, the first is late, both are. */
  A: [0, -1],
  B: [-1, 0],
  "-": [-1, -1],
};

type Over = NonNullable<PlayedDuel["play"]["over"]>;

interface Terms extends Partial<Omit<Duel, "sides" | "play">> {
  readonly names?: readonly [string, string];
  readonly over?: Partial<Over>;
}

/** `a`: won by the first side, `b` by the second, `=` drawn; `A`, `B`: won because the other was late; `-`: no one won,
 * both were late. Over by score unless `over` says otherwise. */
function course(results: string, { names = ["Anna", "Boris"], over, ...terms }: Terms = {}): PlayedDuel {
  const duel = running(results, { names, ...terms });
  const [won, lost] = scoreOf(duel);
  const winner = won === lost ? "level" : won > lost ? 0 : 1;
  const at = Date.parse("2026-11-22T18:00:00Z");
  return { ...duel, play: { ...duel.play, over: { winner, ending: "score", at, ...over } } };
}

/** The same duel, still running. */
function running(results: string, { names = ["Anna", "Boris"], ...terms }: Terms = {}): PlayedDuel {
  const [first, second] = names;
  const side = (name: string, id: string) => ({ player: `telegram:${id}`, name });
  const { over: _none, ...rest } = terms;
  const duel: Duel = {
    ...{ game: "rps", length: "first-3", boards: [] },
    ...{ sides: [side(first, "1"), side(second, "2")], challenge: { endsAt: 0 } },
    ...rest,
  };
  const rounds = Array.from(results, (one): [number, number] => [...(MOVES[one] as [number, number])]);
  return { ...duel, play: { ...begun(0), rounds } } as PlayedDuel;
}

const shown = (duel: Duel, locale: Locale = "en") => duelView({ id: "Ab-_9xYZtail", duel, now: 0 }, locale);

/** A view's text, without its buttons. */
function wordsOf({ title = "", blocks }: View): string {
  return [title, ...blocks.map((block) => ("text" in block ? block.text : ""))].join("\n");
}
const linesOf = (duel: Duel, locale?: Locale) => wordsOf(shown(duel, locale)).split("\n");
const board = (results: string, terms?: Terms) => linesOf(running(results, terms));
const stopping = (duel: PlayedDuel, stops: [boolean, boolean]) => ({
  ...duel,
  play: { ...duel.play, stops },
});

/** Real names, and some that people choose to stand out. */
const NAME_PAIRS: readonly (readonly [string, string])[] = [
  ["Anna", "Boris"],
  ["Maximiliana Alexandrovna Konstantinopolskaya", "@everyone https://a.example <b>"],
  ["سارة عبد الرحمن", "דנה כהן"],
  ["王小明と山田太郎さんの友達です長い", "🦊🦊🦊"],
  ["Ａ\u202eevil", "नमस्ते"],
];

const RATED: NonNullable<Terms["over"]> = {
  ratings: [
    { rating: 1513, change: 13 },
    { rating: 1487, change: -13 },
  ],
};

/** Fits on both platforms without being cut. */
function expectWhole(view: View): void {
  const words = wordsOf(view);
  const isPicture = view.blocks.some(({ type }) => type === "picture");
  const most = isPicture ? TELEGRAM_LIMITS.captionCharacters : TELEGRAM_LIMITS.messageCharacters;
  const seen = renderTelegram(view, most).plain;
  for (const line of neutralText(words).split("\n")) expect(seen).toContain(line);
  expect(JSON.stringify(renderDiscord(view)).length).toBeGreaterThan(0);
  expect(words.length).toBeLessThan(CONTENT_CHARACTERS * 0.75);
  const rows = view.buttons ?? [];
  expect(Math.max(rows.length, ...rows.map((row) => row.length))).toBeLessThanOrEqual(5);
  for (const { label } of rows.flat()) expect(label.length).toBeLessThanOrEqual(LABEL_CHARACTERS);
}

describe("the board of a duel", () => {
  it("shows score, last round, history and who must move, in this order", () => {
    expect(board("ba=a")).toEqual([
      "⚔️ 🔵 Anna 2 : 1 Boris 🟠",
      "Round 4: Anna ✊ Rock · Boris ✌️ Scissors → Anna",
      "🟠🔵⚪🔵",
      "Anna and Boris are choosing.",
      "Round 5 ends",
    ]);
    // The last twelve rounds, and that there were more.
    expect(board(`aaaa${"b".repeat(12)}`)[2]).toBe(`… ${"🟠".repeat(12)}`);
    expect(board("b".repeat(12))[2]).toBe("🟠".repeat(12));
  });

  it("shows the terms at the start alone", () => {
    const terms = "Rock-paper-scissors · first to 3 · a day per round";
    expect(board("")).toContain(terms);
    expect(board("a")).not.toContain(terms);
  });

  it("has moves above Stop; it names who asked to stop, then offers to resign", () => {
    const rows = (game: string) => shown(running("a", { game })).buttons?.map((row) => row.length);
    expect([rows("rps"), rows("rpsls")]).toEqual([
      [3, 1],
      [5, 1],
    ]);
    const asked = shown(stopping(running("a"), [false, true]));
    expect(wordsOf(asked)).toContain(
      "Boris would like to stop. If Anna presses Stop too, it’s a draw. If Boris resigns, Anna wins.",
    );
    expect(labelsOf(asked)).toContain("Resign");
    expect(labelsOf(shown(running("a")))).not.toContain("Resign");
  });
});

describe("a challenge to a duel", () => {
  const challenge = (terms: Partial<Duel>, closed: Partial<Duel["challenge"]> = {}): Duel => {
    const { play: _none, sides, ...rest } = running("");
    return { ...rest, sides: [sides[0]], ...terms, challenge: { endsAt: 1, ...closed } };
  };
  const invited = { to: "telegram:2", name: "Boris" };

  it.each([
    [{ invited }, { closed: "declined" }, "Boris declines: no, thank you."],
    [{ invited }, { closed: "retracted" }, "Anna has taken the challenge back."],
    [{ invited }, { endsAt: 0 }, "Boris didn’t answer in time."],
    [{}, { endsAt: 0 }, "No one took it in time."],
  ] as const)("of %j that is over shows how, without buttons: %j", (terms, closed, words) => {
    const view = shown(challenge(terms, closed));
    expect(wordsOf(view)).toContain(words);
    expect(view.buttons).toBeUndefined();
  });
});

describe("a finished duel", () => {
  const ended = (winner: 0 | 1 | "level", ending: "resigned" | "absent" | "agreed" | "void" | "rounds") => ({
    over: { winner, ending },
  });
  const lines = (results: string, terms?: Terms, locale?: Locale) => linesOf(course(results, terms), locale);

  it("shows the winner, the last round and both players' moves", () => {
    expect(lines("ba=aa")).toEqual([
      "⚔️ Anna beats Boris 3 : 1",
      "Round 5: Anna ✊ Rock · Boris ✌️ Scissors → Anna",
      "✌️✊✋✊✊ Anna",
      "✊✌️✋✌️✌️ Boris",
      "🟠🔵⚪🔵🔵 🔵 Anna 🟠 Boris",
    ]);
    expect(lines("ab=".repeat(5))[4]).toBe("⚪🔵🟠⚪🔵🟠⚪🔵🟠⚪ 🔵 Anna 🟠 Boris");
    expect(lines("aaa", { over: RATED }).at(-1)).toBe("Anna 1513 (+13) · Boris 1487 (−13)");
  });

  it.each([
    ["bba", ended(0, "resigned"), "⚔️ Anna wins at 1 : 2", "Boris resigned."],
    ["aAA", ended(0, "absent"), "⚔️ Anna wins at 3 : 0", "Boris missed two rounds in a row."],
    ["a--", ended("level", "void"), "⚔️ No one wins: Anna 1 : 0 Boris"],
    ["aa", ended("level", "agreed"), "⚔️ A draw: Anna 2 : 0 Boris", "Both wanted to stop."],
    ["ab", ended("level", "rounds"), "⚔️ Level: Anna 1 : 1 Boris", "That’s the most rounds a duel can have."],
    ["", ended(1, "resigned"), "⚔️ Boris wins at 0 : 0", "Anna resigned."],
  ])("describes the ending after %s", (results, terms, ...words) => {
    expect(lines(results, terms)).toEqual(expect.arrayContaining(words));
  });

  it("uses no gendered words in Russian", () => {
    const text = lines("bba", { ...ended(0, "resigned"), names: ["Саша", "Женя"] }, "ru");
    expect(text).toEqual(expect.arrayContaining(["⚔️ Саша побеждает при счёте 1 : 2", "Женя сдаётся."]));
  });

  it("offers Rematch, and Card only when rounds were played", () => {
    expect(labelsOf(shown(course("aaa")))).toEqual(["Rematch", "Card"]);
    for (const none of [course("AA", ended(0, "absent")), course("", ended(0, "resigned"))])
      expect(labelsOf(shown(none))).toEqual(["Rematch"]);
  });

  it.each(["en", "ru"] as const)(
    "renders completely in %s with any names, running or over, and its card",
    (locale) => {
      const png = { type: "picture", name: "x.png", png: new Uint8Array([1]), alt: "" } as const;
      for (const names of NAME_PAIRS)
        for (const results of ["", "a", "-", "bbbaaaab=ab", `${"ab=".repeat(33)}a`, "=".repeat(ROUNDS_MAX)]) {
          expectWhole(shown(stopping(running(results, { names, length: "best-9" }), [true, false]), locale));
          for (const terms of [{}, ended(1, "resigned"), ended(1, "absent")]) {
            const duel = course(results, { names, ...terms });
            expectWhole(shown(duel, locale));
            const card = cardView(duel, locale);
            expectWhole({ ...card, blocks: [png, ...card.blocks] });
            expect(altWords(duel, locale).length).toBeLessThanOrEqual(ALT_CHARACTERS);
          }
        }
    },
  );
});

describe("the card of a duel", () => {
  it("has a symbol for every move in duels", () => {
    const moves = CATALOGUE.filter(({ command }) => command === "rps").flatMap((entry) => entry.moves);
    expect(moves.filter(({ id }) => !isMoveSymbol(id))).toEqual([]);
  });

  it("shows names, score, winner, rounds and date, also in its alt text", () => {
    expect(cardChart(course("bbAaa"), "en")).toMatchObject({
      title: "Rock-paper-scissors · first to 3",
      note: "22 Nov 2026",
      winner: 0,
      result: "Anna wins",
      names: ["Anna", "Boris"],
      score: [3, 2],
      lines: [],
      rounds: [{ winner: 1 }, { winner: 1 }, { moves: ["rock", "late"], winner: 0 }, {}, { winner: 0 }],
    });
    const alt = altWords(course("bA=aa"), "en");
    expect(alt).toContain("Anna 3 : 1 Boris · 1 draw. Anna wins.");
    expect(alt).toContain("2. Rock – late; 3. Paper – Paper;");
    expect(alt).toMatch(/22 Nov 2026\.$/);
    expect(altWords(course("ab=".repeat(20)), "en")).toContain("The rounds: 45. ");
  });

  it("replaces an undrawable name with a number, and gives it in the text", () => {
    const duel = course("aaa", { names: ["नमस्ते", "Boris"] });
    expect(cardChart(duel, "en")).toMatchObject({ names: ["#1", "Boris"], result: "#1 wins" });
    expect(wordsOf(cardView(duel, "en"))).toContain("नमस्ते beats Boris 3 : 0");
  });
});

it.each(LOCALES)("takes eight lines of a phone in %s, whoever must move, and ten at the end", (locale) => {
  const expectShort = (duel: PlayedDuel, most: number) => {
    const view = shown(duel, locale);
    expect(linesOnPhone(view), wordsOf(view)).toBeLessThanOrEqual(most);
    expectPlain(view, 0);
  };
  for (const results of ["", "a", "ba=aab=b"])
    for (const asks of [false, true]) expectShort(stopping(running(results), [asks, false]), 8);
  for (const results of ["a", "aaa", "bbbaaaab=ab", "ab=".repeat(15)])
    for (const over of [{}, RATED])
      for (const ending of [undefined, "resigned", "absent", "rounds"] as const)
        expectShort(course(results, { over: { ...over, ...(ending && { winner: 1, ending }) } }), 10);
});
