// A duel's message before the end: its challenge, and the board that everyone watches.

import { describe, expect, it } from "vitest";
import type { Duel } from "../../../../commands/duel/state/document.ts";
import { duelView } from "../../../../commands/duel/views/board.ts";
import { labelsOf } from "../../play/table.ts";
import { running, type Terms } from "../courses.ts";
import { expectWhole, NAME_PAIRS, READERS, wordsOf } from "./limits.ts";

const EN = { platform: "telegram", locale: "en" };
const ID = "Ab-_9xYZtail";
const shown = (duel: Duel, id = ID, reader = EN) => duelView({ id, duel, now: 0 }, reader);
const board = (results: string, terms?: Terms) => wordsOf(shown(running(results, terms))).split("\n");

describe("the board of a duel", () => {
  it("shows score, last round, history and who must move, in this order", () => {
    expect(board("ba=a")).toEqual([
      "⚔️ 🔵 Anna 2 : 1 Boris 🟠",
      "Round 4: Anna ✊ Rock · Boris ✌️ Scissors → Anna",
      "🟠🔵⚪🔵",
      "Anna and Boris are choosing.",
      "Round 5 ends",
    ]);
  });

  it("shows the terms at the start, without a history", () => {
    const text = board("");
    expect(text).toContain("Rock-paper-scissors · first to 3 · a day per round");
    expect(text.some((line) => line.includes("⚪"))).toBe(false);
    expect(board("a").some((line) => line.startsWith("Rock-paper-scissors"))).toBe(false);
  });

  it("shows the last twelve rounds, and that there were more", () => {
    expect(board(`aaaa${"b".repeat(12)}`)[2]).toBe(`… ${"🟠".repeat(12)}`);
    expect(board("b".repeat(12))[2]).toBe("🟠".repeat(12));
  });

  it("has a row of moves above Stop, with three moves and with five", () => {
    const labels = (game: string) => shown(running("a", { game })).buttons?.map((row) => row.length);
    expect(labels("rps")).toEqual([3, 1]);
    expect(labels("rpsls")).toEqual([5, 1]);
  });

  it("names the player who asked to stop, then offers to resign", () => {
    const duel = running("a");
    const asked = { ...duel, play: { ...duel.play, stops: [false, true] as [boolean, boolean] } };
    expect(wordsOf(shown(asked))).toContain(
      "Boris would like to stop. If Anna presses Stop too, it’s a draw. If Boris resigns, Anna wins.",
    );
    expect(labelsOf(shown(asked))).toContain("Resign");
    expect(labelsOf(shown(duel))).not.toContain("Resign");
  });

  it("never shows any part of a hidden pick", () => {
    const duel = running("a");
    const picked = (hidden: string) => ({
      ...duel,
      play: { ...duel.play, picks: [hidden, null] as [string | null, string | null] },
    });
    expect(shown(picked("one"))).toEqual(shown(picked("another")));
  });

  it.each(READERS)("renders completely for $platform in $locale with any names", (reader) => {
    for (const names of NAME_PAIRS)
      for (const game of ["rps", "rpsls"])
        for (const results of ["", "a", "A", "-", "=".repeat(99)])
          for (const stops of [
            [false, false],
            [true, false],
          ] as [boolean, boolean][]) {
            const duel = running(results, { names, game, length: "best-9" });
            expectWhole(shown({ ...duel, play: { ...duel.play, stops } }, ID, reader));
          }
  });
});

describe("a challenge to a duel", () => {
  const challenge = (terms: Partial<Duel>, answered: Partial<Duel["challenge"]> = {}): Duel => {
    const { play: _none, sides, ...rest } = running("");
    return { ...rest, sides: [sides[0]], ...terms, challenge: { endsAt: 1, ...answered } };
  };
  const invited = { to: "telegram:2", name: "Boris" };

  it("shows that it was declined, without buttons", () => {
    const view = shown(challenge({ invited }, { answer: "declined" }));
    expect(wordsOf(view)).toContain("Boris declines: no, thank you.");
    expect(view.buttons).toBeUndefined();
  });

  it.each([
    ["is taken back", { invited }, { answer: "retracted" }, "Anna has taken the challenge back."],
    ["of one person lapses", { invited }, { endsAt: 0 }, "Boris didn’t answer in time."],
    ["of anybody lapses", {}, { endsAt: 0 }, "No one took it in time."],
  ] as const)("shows that it %s", (_name, terms, answered, words) => {
    expect(wordsOf(shown(challenge(terms, answered)))).toContain(words);
  });

  it.each(READERS)("renders completely for $platform in $locale in every final state", (reader) => {
    for (const [first, second] of NAME_PAIRS)
      for (const whom of [{}, { invited: { ...invited, name: second } }, { code: "K7F3PM" }]) {
        const open = challenge({ ...whom, sides: [{ player: "telegram:1", name: first, locale: "en" }] });
        const answers = ["declined", "retracted"] as const;
        const ends = [...answers.map((answer) => ({ endsAt: 1, answer })), { endsAt: 0 }, { endsAt: 1 }];
        for (const state of ends) expectWhole(shown({ ...open, challenge: state }, ID, reader));
      }
  });
});
