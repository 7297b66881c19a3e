// All kinds of people, read at 25, 100 and 1,000 rounds: no screen makes two statements that contradict each other.

import { describe, expect, it } from "vitest";
import { comparison } from "../../../commands/profile/answers.ts";
import { comparisonView } from "../../../commands/profile/compare-view.ts";
import { habitLines, nearestLines, profileView } from "../../../commands/profile/show-view.ts";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { profileOf } from "../../../src/core/profiles/profile.ts";
import { coin, type Habit, simulated } from "../../core/profiles/simulated.ts";
import { textOf } from "../play/table.ts";

const rps = circleGame(3);
const always: Habit = () => 0;
const winStay: Habit = (own, other) => (rps.result("person", own, other) === 1 ? own : (own + 1) % 3);
/** With the share of rounds that they play at random instead. */
const PEOPLE: Readonly<Record<string, readonly [Habit, number]>> = {
  coin: [coin, 0],
  constant: [always, 0],
  biased: [always, 0.8],
  cycle: [(own) => (own + 1) % 3, 0],
  "win-stay": [winStay, 0.3],
  copycat: [(_own, other) => other, 0.6],
};
const SEEDS = [1, 2, 3, 4, 5];

const UNREAD = /as hard to read as a coin|early to judge|could still be chance/;
const READ =
  /favourite|You stick|never sit still|You drop|You sit out|don’t rest|stand your ground|reflex|makes you move on|more than chance would|simple rule would|easier to read|What stands out|Plays most like/;

function profileScreens(kind: string, count: number, seed: number): readonly [string, string] {
  const [habit, slips] = PEOPLE[kind] as (typeof PEOPLE)[string];
  const profile = profileOf(rps, simulated(rps, habit, count, seed, slips));
  const words = { game: rps, locale: "en", name: "Anna", who: "you" } as const;
  const screen = textOf(profileView(profile, words));
  const details = [...habitLines(profile, rps, "en"), ...nearestLines(profile, rps, "en")];
  return [screen, details.join("\n")];
}

function comparisonScreen(kinds: readonly string[], count: number): string {
  const [a, b] = kinds.map((kind, at) => {
    const [habit, slips] = PEOPLE[kind] as (typeof PEOPLE)[string];
    return simulated(rps, habit, count, 10 + at, slips);
  }) as [Rounds, Rounds];
  const named = (name: string) => ({ platform: "telegram", id: name, name });
  const words = { game: rps, caller: named("Anna"), target: named("Boris"), locale: "en" } as const;
  return textOf(comparisonView(comparison({ gameId: "rps", a, b }), words));
}

function checkComparison(screen: string, count: number): void {
  const isUnread = (name: string): boolean =>
    new RegExp(`${name} is as hard|For ${name}, that could`).test(screen);
  const unread = ["Anna", "Boris"].filter(isUnread);
  const habitOf = (name: string) => new RegExp(`^– [^%]*\\. ${name} \\d+% \\([^)]*\\)$`, "m");
  for (const name of unread) expect(screen).not.toMatch(habitOf(name));
  const isDifferent = /differ most|play differently/.test(screen);
  const verdicts = [isDifferent, screen.includes("No difference"), screen.includes("It’s early")];
  expect(verdicts.filter(Boolean), screen).toHaveLength(1);
  expect(verdicts[2], screen).toBe(count < 100);
}

describe.each([25, 100, 1000])("texts after %i rounds", (count) => {
  it.each(Object.keys(PEOPLE))("don't contradict each other in the profile of a %s player", (kind) => {
    for (const seed of SEEDS) {
      const [screen, details] = profileScreens(kind, count, seed);
      const isRead = READ.test(screen);
      expect(UNREAD.test(screen), screen).toBe(!isRead);
      if (!isRead) expect(details, screen).not.toMatch(READ);
      const [, guessed] = /I guessed (\d+) of /.exec(screen) ?? [];
      if (isRead) expect(Number(guessed), screen).toBeGreaterThan(count / 3);
      expect(screen.split("\n").length).toBeLessThanOrEqual(8);
      if (kind === "coin") expect(screen).not.toContain("favourite");
      if (kind === "constant") expect(screen).toMatch(/You stick to your move|favourite: ✊ Rock/);
      if (kind === "cycle") expect(screen).not.toMatch(/favourite|repeat your move/);
    }
  });

  it("say one thing about the difference of any two", () => {
    const names = Object.keys(PEOPLE);
    for (const [index, kind] of names.entries())
      for (const other of names.slice(index)) checkComparison(comparisonScreen([kind, other], count), count);
  });
});
