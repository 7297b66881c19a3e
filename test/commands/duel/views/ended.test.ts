// A finished duel's message and pictures: who won, how it went, and both sides' moves.

import { describe, expect, it } from "vitest";
import { ROUNDS_MAX } from "../../../../commands/duel/state/rules.ts";
import { cardPicture, cardView } from "../../../../commands/duel/views/card.ts";
import { endedView } from "../../../../commands/duel/views/ended.ts";
import { CATALOGUE } from "../../../../src/core/games/index.ts";
import { isMoveSymbol } from "../../../../src/infra/pictures/move-symbols.ts";
import { ALT_CHARACTERS } from "../../../../src/platforms/discord/limits.ts";
import { labelsOf } from "../../play/table.ts";
import { course, type Terms } from "../courses.ts";
import { expectWhole, NAME_PAIRS, READERS, wordsOf } from "./limits.ts";

const EN = { platform: "telegram", locale: "en" };
const RU = { platform: "telegram", locale: "ru" };
const shown = (duel: ReturnType<typeof course>, reader = EN) =>
  endedView({ id: "k7f3", duel, now: 0 }, reader);
const lines = (results: string, terms?: Terms, reader = EN) =>
  wordsOf(shown(course(results, terms), reader)).split("\n");
const ended = (winner: 0 | 1 | "level", ending: "resigned" | "absent" | "agreed" | "void" | "rounds") => ({
  over: { winner, ending },
});

describe("a finished duel", () => {
  it("shows the winner, the last round and both players' moves", () => {
    expect(lines("ba=aa")).toEqual([
      "⚔️ Anna beats Boris 3 : 1",
      "Round 5: Anna ✊ Rock · Boris ✌️ Scissors → Anna",
      "✌️✊✋✊✊ Anna",
      "✊✌️✋✌️✌️ Boris",
      "🟠🔵⚪🔵🔵 🔵 Anna 🟠 Boris",
    ]);
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

  it("shows the last twenty rounds of a long duel in lines of ten", () => {
    const marks = lines("ab=".repeat(9)).filter((line) => line.endsWith(" 🔵 Anna 🟠 Boris"));
    expect(marks.map((line) => line.split(" ")[0])).toEqual(["🟠⚪🔵🟠⚪🔵🟠⚪🔵🟠", "⚪🔵🟠⚪🔵🟠⚪🔵🟠⚪"]);
  });

  it("uses no gendered words in Russian", () => {
    const text = lines("bba", { ...ended(0, "resigned"), names: ["Саша", "Женя"] }, RU);
    expect(text).toEqual(expect.arrayContaining(["⚔️ Саша побеждает при счёте 1 : 2", "Женя сдаётся."]));
  });

  it("offers Rematch, and Card only when rounds were played", () => {
    expect(labelsOf(shown(course("aaa")))).toEqual([...["Rematch", "Card", "Why?"]]);
    expect(labelsOf(shown(course("AA", ended(0, "absent"))))).toEqual(["Rematch"]);
    expect(labelsOf(shown(course("", ended(0, "resigned"))))).toEqual(["Rematch"]);
  });

  it.each(READERS)("renders completely for $platform in $locale with any names and pictures", (reader) => {
    for (const names of NAME_PAIRS)
      for (const results of ["a", "aaa", "bbbaaaab=ab", `${"ab=".repeat(33)}a`, "=".repeat(ROUNDS_MAX)])
        for (const ending of ["score", "resigned", "absent"] as const) {
          const duel = course(results, { names, ...(ending !== "score" && ended(1, ending as "absent")) });
          expectWhole(shown(duel, reader));
          const png = { type: "picture", name: "x.png", png: new Uint8Array([1]), alt: "" } as const;
          for (const view of [cardView(duel, reader)])
            expectWhole({ ...view, blocks: [png, ...view.blocks] });
          for (const { alt } of [cardPicture(duel, reader)])
            expect(alt.length).toBeLessThanOrEqual(ALT_CHARACTERS);
        }
  });
});

describe("the card of a duel", () => {
  it("has a symbol for every move in duels", () => {
    const moves = CATALOGUE.filter(({ command }) => command === "rps").flatMap((entry) => entry.moves);
    expect(moves.filter(({ id }) => !isMoveSymbol(id))).toEqual([]);
  });

  it("shows names, score, winner, rounds, turning point and date", () => {
    expect(cardPicture(course("bbAaa"), EN).chart).toMatchObject({
      ...{ title: "Rock-paper-scissors · first to 3", note: "22 Nov 2026", winner: 0, result: "Anna wins" },
      ...{ names: ["Anna", "Boris"], score: [3, 2] },
      lines: [],
      rounds: [{ winner: 1 }, { winner: 1 }, { moves: ["rock", "late"], winner: 0 }, {}, { winner: 0 }],
    });
  });

  it("describes everything in its alt text, including moves if few", () => {
    const { alt } = cardPicture(course("bA=aa"), EN);
    expect(alt).toContain("Anna 3 : 1 Boris · 1 draw. Anna wins.");
    expect(alt).toContain("2. Rock – late; 3. Paper – Paper;");
    expect(alt).toMatch(/22 Nov 2026\.$/);
    expect(cardPicture(course("ab=".repeat(20)), EN).alt).toContain("Anna chose: ✊ Rock 20");
  });

  it("replaces an undrawable name with a number, and gives it in the text", () => {
    const duel = course("aaa", { names: ["नमस्ते", "Boris"] });
    expect(cardPicture(duel, EN).chart).toMatchObject({
      ...{ names: ["Player 1", "Boris"], result: "Player 1 wins", lines: [] },
    });
    expect(wordsOf(cardView(duel, EN))).toContain("नमस्ते beats Boris 3 : 0");
  });
});
