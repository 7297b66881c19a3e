// A finished duel's message and pictures: who won, how it went, and both sides' moves.

import { describe, expect, it } from "vitest";
import { ROUNDS_MAX } from "../../../../commands/duel/state/rules.ts";
import { cardPicture, cardView } from "../../../../commands/duel/views/card.ts";
import { chartPicture, chartView } from "../../../../commands/duel/views/chart.ts";
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
  it("shows the winner, the turning point and both players' moves", () => {
    expect(lines("ba=aa")).toEqual([
      "⚔️ Anna beats Boris 3 : 1",
      "Boris was ahead until round 1, Anna from round 4 on.",
      "✌️✊✋✊✊ Anna",
      "✊✌️✋✌️✌️ Boris",
      "🟠🔵⚪🔵🔵 🔵 Anna 🟠 Boris",
    ]);
  });

  it.each([
    ["aba=a", "Anna was never behind, and led for good from round 3."],
    ["=a=aba", "Anna was ahead from round 2 to the end."],
    ["abaabb=b", "Anna was ahead until round 5; the last round decided it."],
    ["abab=a", "It was level before the last round."],
    ["bbb", "Boris won every round."],
  ])("shows for a duel that went %s: %s", (results, words) => {
    expect(lines(results)).toContain(words);
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

  it("offers Rematch, and Chart and Card only when rounds were played", () => {
    expect(labelsOf(shown(course("aaa")))).toEqual([...["Rematch", "Chart", "Card", "Why?"]]);
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
          for (const view of [chartView(duel, reader), cardView(duel, reader)])
            expectWhole({ ...view, blocks: [png, ...view.blocks] });
          for (const { alt } of [chartPicture(duel, reader), cardPicture(duel, reader)])
            expect(alt.length).toBeLessThanOrEqual(ALT_CHARACTERS);
        }
  });
});

describe("the chart of a duel", () => {
  it("shows both players' largest leads, the range of chance and their moves", () => {
    const text = wordsOf(chartView(course("bb=aaaaaa"), EN));
    expect(text).toContain("📈 Anna 6 : 2 Boris · 1 draw\nRock-paper-scissors: 9 rounds\n");
    expect(text).toContain("Anna’s largest lead was 4, first in round 9. Boris’s largest lead was 2");
    expect(text).toContain("4 apart may well be chance.\nAnna chose: ✊ Rock 6, ✋ Paper 1, ✌️ Scissors 2.");
  });

  it("says when a lead exceeds chance, and warns about early stops", () => {
    const text = wordsOf(chartView(course("bbbbbbbbb", ended(1, "resigned")), EN));
    expect(text).toContain("Boris is 9 ahead: that’s hardly chance.");
    expect(text).toContain("A match that was stopped early proves less");
    expect(wordsOf(chartView(course("bbbbbbbbb"), EN))).not.toContain(
      "A match that was stopped early proves less",
    );
  });

  it("makes no claim about chance when someone was late", () => {
    expect(wordsOf(chartView(course("aaaaaaaaA"), EN))).not.toContain("chance");
  });

  it("draws the lead up to the final score, with a name at each half", () => {
    const { chart } = chartPicture(course("bA=aa"), EN);
    expect(chart).toMatchObject({
      panels: [
        { values: [-1, 0, 0, 1, 2], sides: ["Anna", "Boris"] },
        { series: [{ points: [{ y: 3 }, { y: 1 }, { y: 1 }] }, { points: [{ y: 1 }, { y: 1 }, { y: 2 }] }] },
      ],
    });
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
      lines: ["Boris was ahead until round 3; the last round decided it."],
      rounds: [{ winner: 1 }, { winner: 1 }, { moves: ["rock", "late"], winner: 0 }, {}, { winner: 0 }],
    });
  });

  it("describes everything in its alt text, including moves if few", () => {
    const { alt } = cardPicture(course("bA=aa"), EN);
    expect(alt).toContain(
      "Anna 3 : 1 Boris · 1 draw. Anna wins. Boris was ahead until round 1, Anna from round 4",
    );
    expect(alt).toContain("2. Rock – late; 3. Paper – Paper;");
    expect(alt).toMatch(/22 Nov 2026\.$/);
    expect(cardPicture(course("ab=".repeat(20)), EN).alt).toContain("Anna chose: ✊ Rock 20");
  });

  it("replaces an undrawable name with a number, and gives it in the text", () => {
    const duel = course("aaa", { names: ["नमस्ते", "Boris"] });
    expect(cardPicture(duel, EN).chart).toMatchObject({
      ...{ names: ["Player 1", "Boris"], result: "Player 1 wins", lines: ["Player 1 won every round."] },
    });
    expect(wordsOf(cardView(duel, EN))).toContain("नमस्ते beats Boris 3 : 0");
  });
});
