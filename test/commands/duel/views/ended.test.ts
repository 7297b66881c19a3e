// The message of a duel that is over, and its pictures: who won, how it went, and the moves of both.

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

describe("a duel that is over", () => {
  it("tells who won, how it turned, and the moves of both", () => {
    expect(lines("ba=aa")).toEqual([
      "⚔️ Anna beats Boris 3 : 1",
      "Boris was ahead until round 1, Anna from round 4 on.",
      "✌️✊✋✊✊ Anna",
      "✊✌️✋✌️✌️ Boris",
      "🟠🔵⚪🔵🔵 🔵 Anna 🟠 Boris",
    ]);
  });

  it.each([
    ["aba=a", "Anna was never behind, and ahead for good from round 3."],
    ["=a=aba", "Anna was ahead from round 2 to the end."],
    ["abaabb=b", "Anna was ahead until round 5; the last round decided it."],
    ["abab=a", "Before the last round it was level."],
    ["bbb", "Boris won every round."],
  ])("that went %s says: %s", (results, words) => {
    expect(lines(results)).toContain(words);
  });

  it.each([
    ["bba", ended(0, "resigned"), "⚔️ Anna wins at 1 : 2", "Boris has resigned."],
    ["aAA", ended(0, "absent"), "⚔️ Anna wins at 3 : 0", "Boris missed two rounds in a row."],
    ["a--", ended("level", "void"), "⚔️ Nobody wins: Anna 1 : 0 Boris"],
    ["aa", ended("level", "agreed"), "⚔️ A draw: Anna 2 : 0 Boris", "Both wanted to stop."],
    [
      "ab",
      ended("level", "rounds"),
      "⚔️ Level: Anna 1 : 1 Boris",
      "No duel goes on for more rounds than this.",
    ],
    ["", ended(1, "resigned"), "⚔️ Boris wins at 0 : 0", "Anna has resigned."],
  ])("after %s is told by how it ended", (results, terms, ...words) => {
    expect(lines(results, terms)).toEqual(expect.arrayContaining(words));
  });

  it("shows the last twenty rounds of a long duel in lines of ten", () => {
    const marks = lines("ab=".repeat(9)).filter((line) => line.endsWith(" 🔵 Anna 🟠 Boris"));
    expect(marks.map((line) => line.split(" ")[0])).toEqual(["🟠⚪🔵🟠⚪🔵🟠⚪🔵🟠", "⚪🔵🟠⚪🔵🟠⚪🔵🟠⚪"]);
  });

  it("says in Russian what happened without making anybody a man or a woman", () => {
    const text = lines("bba", { ...ended(0, "resigned"), names: ["Саша", "Женя"] }, RU);
    expect(text).toEqual(expect.arrayContaining(["⚔️ Саша побеждает при счёте 1 : 2", "Женя сдаётся."]));
  });

  it("offers Rematch, and Chart and Card where something was played", () => {
    expect(labelsOf(shown(course("aaa")))).toEqual([
      ...["Rematch", "Chart", "Card", "Read me", "Let them read me"],
    ]);
    expect(labelsOf(shown(course("AA", ended(0, "absent"))))).toEqual(["Rematch"]);
    expect(labelsOf(shown(course("", ended(0, "resigned"))))).toEqual(["Rematch"]);
  });

  it.each(READERS)(
    "stands whole for $platform in $locale, whatever the names, and with its pictures",
    (reader) => {
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
    },
  );
});

describe("the chart of a duel", () => {
  it("tells the largest leads of both, the reach of luck, and what both chose", () => {
    const text = wordsOf(chartView(course("bb=aaaaaa"), EN));
    expect(text).toContain("📈 Anna 6 : 2 Boris · 1 draw\nRock-paper-scissors: 9 rounds\n");
    expect(text).toContain(
      "The largest lead of Anna was 4, first in round 9. The largest lead of Boris was 2",
    );
    expect(text).toContain("4 apart may well be luck.\nAnna chose: ✊ Rock 6, ✋ Paper 1, ✌️ Scissors 2.");
  });

  it("names who is ahead by more than luck, and that one may leave at a good moment", () => {
    const text = wordsOf(chartView(course("bbbbbbbbb", ended(1, "resigned")), EN));
    expect(text).toContain("Boris is 9 ahead: that is hardly luck.");
    expect(text).toContain("Stopped before its end");
    expect(wordsOf(chartView(course("bbbbbbbbb"), EN))).not.toContain("Stopped before its end");
  });

  it("says nothing of luck where somebody was late: being late is no luck", () => {
    expect(wordsOf(chartView(course("aaaaaaaaA"), EN))).not.toContain("luck");
  });

  it("has a line of the lead that ends at the score, with both names at their halves", () => {
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
  it("has a symbol for every move that people duel with", () => {
    const moves = CATALOGUE.filter(({ command }) => command === "rps").flatMap((entry) => entry.moves);
    expect(moves.filter(({ id }) => !isMoveSymbol(id))).toEqual([]);
  });

  it("tells names, score, winner, all rounds, the turning point and the day", () => {
    expect(cardPicture(course("bbAaa"), EN).chart).toMatchObject({
      ...{ title: "Rock-paper-scissors · first to 3", note: "22 Nov 2026", winner: 0, result: "Anna wins" },
      ...{ names: ["Anna", "Boris"], score: [3, 2] },
      lines: ["Boris was ahead until round 3; the last round decided it."],
      rounds: [{ winner: 1 }, { winner: 1 }, { moves: ["rock", "late"], winner: 0 }, {}, { winner: 0 }],
    });
  });

  it("tells all of it in its alt text, each move where they are few", () => {
    const { alt } = cardPicture(course("bA=aa"), EN);
    expect(alt).toContain(
      "Anna 3 : 1 Boris · 1 draw. Anna wins. Boris was ahead until round 1, Anna from round 4",
    );
    expect(alt).toContain("2. Rock – late; 3. Paper – Paper;");
    expect(alt).toMatch(/22 Nov 2026\.$/);
    expect(cardPicture(course("ab=".repeat(20)), EN).alt).toContain("Anna chose: ✊ Rock 20");
  });

  it("writes a number for a name that the typefaces cannot, and the name itself in the words", () => {
    const duel = course("aaa", { names: ["नमस्ते", "Boris"] });
    expect(cardPicture(duel, EN).chart).toMatchObject({
      ...{ names: ["Player 1", "Boris"], result: "Player 1 wins", lines: ["Player 1 won every round."] },
    });
    expect(wordsOf(cardView(duel, EN))).toContain("नमस्ते beats Boris 3 : 0");
  });

  it("shows whom a reader may not know as a player elsewhere", () => {
    const { chart } = cardPicture(course("aaa"), { platform: "discord", locale: "en" });
    expect(chart.names).toEqual(["somebody on Telegram", "somebody on Telegram"]);
  });
});
