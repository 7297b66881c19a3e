// The first sentence of a profile: the one thing that a person should know of how they play.

import type { MatrixGame, Result } from "../../../src/core/games/index.ts";
import type { Profile } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveLabel } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import { wayWord } from "../map/words.ts";

type Habit = Profile["habits"][number];

export interface Addressed {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly name: string;
  /** Whether the person themselves is spoken to. */
  readonly who: "you" | "other";
}

/** A habit after every result, the strongest one, else the way of playing, else how readable the person is. */
export function headline({ habits, reading }: Profile, words: Addressed): string {
  const [habit] = habits;
  const { game, locale, name, who } = words;
  const always = habit && habitOfAllResults(habits, game);
  if (always)
    return say(locale, `profile-head-always-${always.same}`, {
      name,
      who,
      often: oftenWords(always, locale),
    });
  if (habit) return habitSentence(habit, words);
  if (!reading) return say(locale, "profile-head-early", { name, who });
  const { nearest, unpredictability } = reading;
  if (nearest)
    return say(locale, "profile-head-way", { name, who, way: wayWord(game, nearest.strategy, locale) });
  const isReadable = unpredictability.to < unpredictability.most;
  return say(locale, isReadable ? "profile-head-read" : "profile-head-chance", { name, who });
}

/** Repeating, or changing, after every result that a round can have. */
function habitOfAllResults(habits: readonly Habit[], game: MatrixGame) {
  for (const repeats of [true, false]) {
    const all = habits.filter((one) => one.kind === "after-result" && one.repeats === repeats);
    if (all.length < resultsOf(game).length) continue;
    const sum = (field: "count" | "total"): number => all.reduce((part, one) => part + one[field], 0);
    return { same: repeats ? "same" : "other", count: sum("count"), total: sum("total") } as const;
  }
  return undefined;
}

/** The results that a round can have, in display order. */
export function resultsOf(game: MatrixGame): readonly Result[] {
  const all = new Set(game.displayOrder.map((move) => game.result("person", move, 0)));
  return ([1, 0, -1] as const).filter((result) => all.has(result));
}

function habitSentence(habit: Habit, { game, locale, name, who }: Addressed): string {
  const words = { name, who, often: oftenWords(habit, locale) };
  if (habit.kind === "often")
    return say(locale, "profile-head-often", { ...words, move: moveLabel(game, habit.move, locale) });
  const result = RESULT_WORDS[habit.result];
  if (habit.kind === "after-result")
    return say(locale, `profile-head-${result}-${habit.repeats ? "same" : "other"}`, words);
  const [before, move] = [moveLabel(game, habit.before, locale), moveLabel(game, habit.move, locale)];
  return say(locale, "profile-head-reflex", { ...words, result, before, move });
}

const TENTHS = 10;

/** `7 times out of 10`; of few situations their own number, and never 10 of 10 but for every one. */
function oftenWords({ count, total }: Pick<Habit, "count" | "total">, locale: Locale): string {
  const of = Math.min(TENTHS, total);
  const times = Math.round((of * count) / total);
  const kind = count === total ? "always" : times === of ? "nearly" : "some";
  return say(locale, "profile-often", { kind, times, of });
}
