// *Chart* below a finished match: picture and text, for its player only, asked for twice.

import { describe, expect } from "vitest";
import { chartPicture, chartView } from "../../../commands/play/views/chart.ts";
import type { Reply } from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { courseOf } from "../../../src/core/matches/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { drawChart } from "../../../src/infra/pictures/index.ts";
import { type Ending, type Match, writePlayerId } from "../../../src/people/index.ts";
import { notice, othersGame } from "../notice.ts";
import { fakePainter, hasPicture, textsOf } from "../profile/profiles.ts";
import {
  ANNA,
  BORIS,
  it,
  labelsOf,
  openTable,
  playOn,
  playOut,
  type Table,
  textOf,
  viewOf,
} from "./table.ts";

const rps = matrixGame("rps") as MatrixGame;
const [rock, paper, scissors] = ["rock", "paper", "scissors"].map((id) => rps.moveIds.indexOf(id)) as [
  number,
  number,
  number,
];

/** A match against an opponent who always plays rock, by the person's results. */
function match(results: string, { name = "Anna", locale = "en" as Locale, ending = "won" as Ending } = {}) {
  const person = Uint8Array.from(results, (one) => (one === "+" ? paper : one === "-" ? scissors : rock));
  const course = courseOf(rps, { person, bot: new Uint8Array(results.length).fill(rock) });
  const score = ["+", "-", "="].map((one) => results.split(one).length - 1);
  return [course, { game: rps, match: { score, ending } as unknown as Match, name, locale }] as const;
}

const wordsOf = (...args: Parameters<typeof match>): string => textOf(chartView(...match(...args)));
const WARNING = "A match that was stopped early proves less";

describe("the chart text of a match", () => {
  it("shows score, largest leads, turning point and moves", () => {
    const text = wordsOf("++=+-----+");
    for (const words of [
      "📈 Anna 4 : 5 Gadalka · 1 draw\nRock-paper-scissors: 10 rounds\n",
      "Your largest lead was 3, in round 4. My largest lead was 2, in round 9.\n",
      "The lead changed hands once, in round 8.\n",
      "By chance alone, 9 rounds with a winner end more than 6 apart in one match out of twenty at most.\n",
      "1 apart may well be chance.\n",
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/You chose: .*Rock 1 \(10%\), .*Paper 4 \(40%\), .*Scissors 5 \(50%\)$/);
  });

  it.each([
    ["++++++", "You’re 6 ahead: that’s hardly chance."],
    ["----------++", "I’m 8 ahead: that’s hardly chance."],
    ["----------+++", "7 apart may well be chance."],
    ["+++++", "5 rounds with a winner are too few to tell skill from chance."],
    ["+", "One round with a winner is too few to tell skill from chance."],
    ["==", "No round had a winner."],
    ["--", "You were never ahead. My largest lead was 2, in round 2."],
    ["=+", "Your largest lead was 1, in round 2. I was never ahead."],
    ["=", "You were never ahead. I was never ahead."],
    ["=", "The lead never changed hands."],
  ])("of %s says: %s", (results, words) => {
    expect(wordsOf(results)).toContain(words);
  });

  it("warns when the player chose when to stop and it matters", () => {
    expect(wordsOf("+".repeat(9), { ending: "stopped" })).toContain(WARNING);
    expect(wordsOf("+".repeat(9), { ending: "replaced" })).toContain(WARNING);
    expect(wordsOf("+".repeat(9))).not.toContain(WARNING);
    expect(wordsOf("+-", { ending: "stopped" })).not.toContain(WARNING);
  });
});

it.each([
  ["Анна Каренина", "Анна Каренина 1 : 2 Gadalka · 1 draw"],
  ["占い師".repeat(9), `${"占い師".repeat(3)}占い… 1 : 2 Gadalka · 1 draw`],
  ["ไพลิน", "You 1 : 2 Gadalka · 1 draw"],
])("draws a match with all its labels, with the name %s", (name, title) => {
  const { chart, alt } = chartPicture(...match("+-=-", { name }));
  const words = ["Who was ahead", "your wins minus mine", "Your moves", "Rock", "Paper", "Scissors", "times"];
  expect(textsOf(chart)).toEqual(expect.arrayContaining([title, say("en", "chart-grey"), ...words]));
  expect(alt).toContain("1 : 2 Gadalka");
  expect(alt).toContain("The lead changed hands once");
  expect([...alt].length).toBeLessThan(1024);
});

it("draws a thousand rounds small enough to send", async () => {
  const { chart } = chartPicture(...match("+-=--+".repeat(200).slice(0, 1000)));
  expect((await drawChart(chart)).length).toBeLessThan(200_000);
});

/** A match of that many rounds of rock, then stopped. */
async function over(table: Table, rounds = 3): Promise<Reply> {
  return playOn(table, await table.type("rps", "play", { length: "endless" }), [
    ...Array(rounds).fill("Rock"),
    "Stop",
  ]);
}

describe("the button Chart", () => {
  it("shows only the player each match's own rounds, also while the next is played", async () => {
    const painter = fakePainter();
    const table = await openTable({ painter });
    const ended = viewOf(await over(table));
    await playOn(table, await table.press(ended, "Rematch"), Array(4).fill("Paper"));
    const first = await table.press(ended, "Chart");
    expect(first).toMatchObject({ type: "post", audience: "caller" });
    expect(hasPicture(first)).toBe(true);
    expect(textOf(first)).toMatch(/Rock-paper-scissors: 3 rounds[\s\S]*Rock 3 \(100%\)/);
    expect(painter.kept()).toEqual([writePlayerId(ANNA)]);
    expect(await table.press(ended, "Chart")).toEqual(first);
    const refused = othersGame("ru", say("ru", "match-of", { name: "Anna" }));
    expect(await table.press(ended, "Chart", { caller: BORIS })).toEqual(refused);
    await table.press(await table.type("data", "delete"), "Delete");
    expect(painter.kept()).toEqual([]);
    expect((await table.press(ended, "Chart")).type).toBe("notice");
  });

  it("appears at odd-even, but not without rounds", async ({ table }) => {
    const reply = await playOut(table, await table.type("oddeven", "play", { length: "first to 2" }), "Odd");
    expect(textOf(await table.press(reply, "Chart"))).toMatch(/Odd \d \(100%\), .*Even 0 \(0%\)/);
    expect(labelsOf(await over(table, 0))).toEqual(["Rematch"]);
  });

  it.each(["three more matches", "a live match", "another game"])("treats as outdated: %s", async (what) => {
    const table = await openTable();
    let { action } = viewOf(await over(table)).buttons?.flat()[0] ?? expect.fail();
    if (what === "three more matches") for (let match = 0; match < 3; match++) await over(table, 1);
    if (what === "another game") action = { ...action, scope: "rpsls" };
    if (what === "a live match") {
      const live = viewOf(await playOn(table, await table.type("rps", "play"), ["Rock"]));
      action = live.buttons?.[0]?.[0]?.action ?? action;
    }
    const button = { label: "Chart", action: { ...action, move: "chart" } };
    const shown = await table.press({ blocks: [], buttons: [[button]] }, "Chart");
    expect(shown).toEqual(notice("en", "press-old-button"));
  });

  it("is shown as text only when the picture fails", async () => {
    const painter = fakePainter(() => Promise.reject(new Error("no ink")));
    const table = await openTable({ painter });
    const reply = await table.press(await over(table), "Chart");
    expect(hasPicture(reply)).toBe(false);
    expect(textOf(reply)).toContain("You chose:");
    expect(textOf(reply)).toContain(say("en", "picture-failed"));
    expect(table.defects).toHaveLength(1);
  });
});
