import { describe, expect, it } from "vitest";
import { headline } from "../../../commands/profile/show-view.ts";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { type Profile, profileOf } from "../../../src/core/profiles/profile.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { roundsBy, stubborn } from "../kit/histories.ts";

const rps = circleGame(3);
const empty = profileOf(rps, { person: new Uint8Array(0), bot: new Uint8Array(0) });
const you = { game: rps, locale: "en", name: "Anna", who: "you" } as const;

type Habit = Profile["habits"][number];
const following = (result: 1 | 0 | -1, repeats: boolean, count: number, total: number): Habit => {
  return { kind: "after-result", result, step: repeats ? 0 : "other", count, total };
};
const predicted = (verdict: Profile["predicted"]["verdict"]) => ({ guessed: 50, rounds: 100, verdict });
const reading = (nearest?: string): NonNullable<Profile["reading"]> => ({
  curve: [],
  ...(nearest !== undefined && { nearest: { strategy: nearest, agreed: 80, rounds: 100 } }),
});

describe("the first sentence of a profile", () => {
  it.each<readonly [string, Partial<Profile>]>([
    [
      "You stick to a winner: after a win you repeat your move 7 times out of 10.",
      { habits: [following(1, true, 70, 100)] },
    ],
    [
      "You drop a loser: after a loss you change your move nearly every time.",
      { habits: [following(-1, false, 97, 100)] },
    ],
    [
      "You sit out a draw: after one you repeat your move 5 times out of 7.",
      { habits: [following(0, true, 5, 7)] },
    ],
    [
      "After a win you repeat your move 4 times out of 10, more than chance would.",
      { habits: [following(1, true, 42, 100)] },
    ],
    [
      "You stick to your move, come what may: you repeat it 8 times out of 10.",
      { habits: [following(1, true, 9, 10), following(0, true, 8, 10), following(-1, true, 7, 10)] },
    ],
    [
      "You have a favourite: ✋ Paper, 6 times out of 10.",
      { habits: [{ kind: "often", move: 2, count: 60, total: 100 }] },
    ],
    [
      "You have a reflex: after a loss with ✊ Rock you play ✋ Paper, every time.",
      { habits: [{ kind: "after-move", result: -1, own: 0, move: 2, count: 5, total: 5 }] },
    ],
    ["You play much like a simple rule: copycat.", { reading: reading("copy") }],
    ["No single habit gives you away, and yet you’re easier to read than a coin.", { reading: reading() }],
    [
      "It’s too early to judge you: no habit stands out yet.",
      { predicted: predicted("unsure"), habits: [following(1, true, 70, 100)] },
    ],
    [
      "You’re as hard to read as a coin: no habit gives you away.",
      { predicted: predicted("chance"), reading: reading("copy") },
    ],
  ])("is “%s”", (sentence, profile) => {
    expect(headline({ ...empty, predicted: predicted("read"), ...profile }, you)).toBe(sentence);
  });

  it("treats repeating after wins and losses as always if draws don't exist", () => {
    const habits = [following(1, true, 9, 10), following(-1, true, 9, 10)];
    const read = { ...empty, predicted: predicted("read"), habits };
    expect(headline(read, { ...you, game: oddEven })).toContain("come what may");
    expect(headline(read, you)).not.toContain("come what may");
  });

  it.each(LOCALES)("speaks in %s about others by name, and to oneself without", (locale) => {
    const profile = profileOf(rps, roundsBy(rps, stubborn, 300));
    expect(headline(profile, { ...you, locale, who: "other" })).toContain("Anna");
    expect(headline(profile, { ...you, locale })).not.toContain("Anna");
  });
});
