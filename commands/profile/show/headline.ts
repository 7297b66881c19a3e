// The first sentence of a profile: the one thing a person should know about how they play.

import type { MatrixGame, Result } from "../../../src/core/games/index.ts";
import type { Profile } from "../../../src/core/profiles/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { moveName } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import { wayWord } from "../views/ways.ts";

type Habit = Profile["habits"][number];

export interface Addressed {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly name: string;
  /** Whether the sentence addresses the person themselves. */
  readonly who: "you" | "other";
}

type HeadsByResult = Readonly<Record<"win" | "draw" | "loss", MessageId>>;

const REPEATS: HeadsByResult = {
  win: "profile-head-win-same",
  draw: "profile-head-draw-same",
  loss: "profile-head-loss-same",
};

const CHANGES: HeadsByResult = {
  win: "profile-head-win-other",
  draw: "profile-head-draw-other",
  loss: "profile-head-loss-other",
};

const UNREAD = { chance: "profile-head-chance", unsure: "profile-head-early" } as const;

/** For a predictable person: a habit after every result, else the strongest habit, else the way of playing. */
export function headline({ predicted: { verdict }, habits, reading }: Profile, words: Addressed): string {
  const [habit] = habits;
  const { game, locale, name, who } = words;
  if (verdict !== "read") return say(locale, UNREAD[verdict], { name, who });
  const always = habit && habitOfAllResults(habits, game);
  if (always) return say(locale, always.head, { name, who, often: oftenWords(always, locale) });
  if (habit) return habitSentence(habit, words);
  const nearest = reading?.nearest;
  return nearest
    ? say(locale, "profile-head-way", { name, who, way: wayWord(game, nearest.strategy, locale) })
    : say(locale, "profile-head-read", { name, who });
}

/** Repeating, or changing, after every possible result of a round. */
function habitOfAllResults(habits: readonly Habit[], game: MatrixGame) {
  for (const repeats of [true, false]) {
    const all = habits.filter(
      (one) => one.kind === "after-result" && one.repeats === repeats && isMostly(one),
    );
    if (all.length < resultsOf(game).length) continue;
    const sum = (field: "count" | "total"): number => all.reduce((part, one) => part + one[field], 0);
    const head = repeats ? "profile-head-always-same" : "profile-head-always-other";
    return { head, count: sum("count"), total: sum("total") } as const;
  }
  return undefined;
}

/** The possible results of a round, in display order. */
export function resultsOf(game: MatrixGame): readonly Result[] {
  const all = new Set(game.displayOrder.map((move) => game.result("person", move, 0)));
  return ([1, 0, -1] as const).filter((result) => all.has(result));
}

function habitSentence(habit: Habit, { game, locale, name, who }: Addressed): string {
  const words = { name, who, often: oftenWords(habit, locale) };
  if (habit.kind === "often")
    return say(locale, "profile-head-often", { ...words, move: moveName(game, habit.move) });
  const result = RESULT_WORDS[habit.result];
  if (habit.kind === "after-result") {
    if (!isMostly(habit)) return say(locale, "profile-head-rather", { ...words, result });
    return say(locale, (habit.repeats ? REPEATS : CHANGES)[result], words);
  }
  const [before, move] = [moveName(game, habit.before), moveName(game, habit.move)];
  return say(locale, "profile-head-reflex", { ...words, result, before, move });
}

/** A significant habit may still be rare: a person who repeats 4 times out of 10 doesn't stick to their move. */
function isMostly({ count, total }: Habit): boolean {
  return count >= total / 2;
}

const TENTHS = 10;

/** `7 times out of 10`. Fewer than 10 situations keep their own count, and `10 out of 10` means every single one. */
function oftenWords({ count, total }: Pick<Habit, "count" | "total">, locale: Locale): string {
  const of = Math.min(TENTHS, total);
  const times = Math.round((of * count) / total);
  const kind = count === total ? "always" : times === of ? "nearly" : "some";
  return say(locale, "profile-often", { kind, times, of });
}
