// A player's profile as text for a phone screen, as a picture, and as figures.

import type { View } from "../../src/chat/index.ts";
import type { MatrixGame, Result } from "../../src/core/games/index.ts";
import type { Profile } from "../../src/core/profiles/profile.ts";
import { type Habit, resultsOf, type Share, shareOf } from "../../src/core/profiles/traits.ts";
import { isMessageId, type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed, percentWords } from "../../src/infra/i18n/phrases.ts";
import type { Chart, LineChart } from "../../src/infra/pictures/index.ts";
import { gameTitle, moveLabel, moveName } from "../kit/game-words.ts";
import { byRelation, habitWords, percentOf, RESULT_WORDS, relationWords } from "../kit/trait-words.ts";
import { ALT_CHARACTERS_MAX, habitMap, habitMapWords } from "./habit-map.ts";

const HABITS_SHOWN = 3;

export interface ProfileWords {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly name: string;
  /** Whether the sentence addresses the person themselves. */
  readonly who: "you" | "other";
}

export function profileView(profile: Profile, words: ProfileWords): View {
  const { game, locale } = words;
  const title = titleOf(words);
  const { rounds, missing, streaks, predicted } = profile;
  if (rounds === 0)
    return { title, blocks: [{ type: "text", text: say(locale, "profile-nothing", { missing }) }] };
  const { wins, draws, losses } = streaks;
  const read = say(locale, "profile-read", {
    guessed: predicted.guessed,
    rounds,
    percent: percentWords(percentOf(predicted.guessed, rounds), locale),
    chance: percentWords(percentOf(1, game.size), locale),
  });
  const record = say(locale, "profile-record", { rounds, wins, draws, losses });
  return {
    title,
    blocks: [
      { type: "text", text: headline(profile, words) },
      { type: "text", text: `${read}\n${record}` },
    ],
  };
}

function titleOf({ game, name, locale }: ProfileWords): string {
  return say(locale, "profile-title", { name, game: gameTitle(game, locale) });
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

/** The one thing a person should know about how they play. For a predictable person: a habit after every result, else the
 * strongest habit, else the way of playing. */
export function headline({ predicted: { verdict }, habits, reading }: Profile, words: ProfileWords): string {
  const [habit] = habits;
  const { game, locale, name, who } = words;
  if (verdict !== "read") return say(locale, UNREAD[verdict], { name, who });
  const always = habitOfAllResults(habits, game);
  if (always) return say(locale, always.head, { name, who, often: oftenWords(always, locale) });
  if (habit) return habitSentence(habit, words);
  const nearest = reading?.nearest;
  return nearest
    ? say(locale, "profile-head-way", { name, who, way: wayWord(game, nearest.strategy, locale) })
    : say(locale, "profile-head-read", { name, who });
}

/** Repeating, or changing, after every possible result of a round. */
function habitOfAllResults(habits: readonly Habit[], game: MatrixGame) {
  const heads = [
    [0, "profile-head-always-same"],
    ["other", "profile-head-always-other"],
  ] as const;
  for (const [step, head] of heads) {
    const all = habits.filter((one) => one.kind === "after-result" && one.step === step && isMostly(one));
    if (all.length < resultsOf(game).length) continue;
    const sum = (field: keyof Share): number => all.reduce((part, one) => part + one[field], 0);
    return { head, count: sum("count"), total: sum("total") };
  }
  return undefined;
}

function habitSentence(habit: Habit, { game, locale, name, who }: ProfileWords): string {
  const words = { name, who, often: oftenWords(habit, locale) };
  if (habit.kind === "often")
    return say(locale, "profile-head-often", { ...words, move: moveName(game, habit.move) });
  const result = RESULT_WORDS[habit.result];
  if (habit.kind === "after-result") {
    if (!isMostly(habit)) return say(locale, "profile-head-rather", { ...words, result });
    return say(locale, (habit.step === 0 ? REPEATS : CHANGES)[result], words);
  }
  const [before, move] = [moveName(game, habit.own), moveName(game, habit.move)];
  return say(locale, "profile-head-reflex", { ...words, result, before, move });
}

/** A significant habit may still be rare: a person who repeats 4 times out of 10 doesn't stick to their move. */
function isMostly({ count, total }: Share): boolean {
  return count >= total / 2;
}

const TENTHS = 10;

/** `7 times out of 10`. Fewer than 10 situations keep their own count, and `10 out of 10` means every single one. */
function oftenWords({ count, total }: Share, locale: Locale): string {
  const of = Math.min(TENTHS, total);
  const times = Math.round((of * count) / total);
  const kind = count === total ? "always" : times === of ? "nearly" : "some";
  return say(locale, "profile-often", { kind, times, of });
}

/** The name of a known way to play: a landmark, or a constant move such as `constant:move=2`. */
export function wayWord(game: MatrixGame, strategy: string, locale: Locale): string {
  const move = /^constant:move=(\d+)$/.exec(strategy)?.[1];
  if (move !== undefined) return say(locale, "landmark-constant", { move: moveName(game, Number(move)) });
  const id = `landmark-${strategy}`;
  return isMessageId(id) ? say(locale, id) : strategy;
}

/** For *Details*. `played`: all rounds ever played; only the newest are stored. */
export function figuresView(profile: Profile, played: number, game: MatrixGame, locale: Locale): View {
  const { longestWins, longestLosses, current } = profile.streaks;
  const { rounds, counts } = profile;
  const moves = game.displayOrder.map((move) =>
    shareWords(moveLabel(game, move, locale), counts.moves[move] ?? 0, rounds, locale),
  );
  const lines = [
    moves.join(" · "),
    ...habitLines(profile, game, locale),
    ...nearestLines(profile, game, locale),
    say(locale, "profile-streaks", {
      wins: longestWins,
      losses: longestLosses,
      result: RESULT_WORDS[current?.result ?? 0],
      length: current?.length ?? 0,
    }),
    ...(played > rounds ? [say(locale, "profile-kept", { kept: rounds, played })] : []),
  ];
  return {
    title: say(locale, "profile-details-title", { game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      ...(profile.reading ? [{ type: "quiet", text: say(locale, "profile-details-how") } as const] : []),
    ],
  };
}

/** What followed each result, and other habits that stand out. */
export function habitLines(profile: Profile, game: MatrixGame, locale: Locale): string[] {
  // Habits after a result already have their own line.
  const others = profile.habits.filter(({ kind }) => kind !== "after-result").slice(0, HABITS_SHOWN);
  const listed = others.map((habit) => habitWords(game, habit, locale));
  return [
    ...resultsOf(game).map((result) => afterLine(profile, result, game, locale)),
    ...(listed.length > 0 ? [say(locale, "profile-habits"), ...listed] : []),
  ];
}

/** After a result: repeats, moves to what beats it, moves to what it beats. */
function afterLine({ counts }: Profile, result: Result, game: MatrixGame, locale: Locale): string {
  const after = (step: number): Share => shareOf(game, counts, { kind: "after-result", result, step });
  const { total } = after(0);
  if (total === 0) return say(locale, "profile-after-none", { result: RESULT_WORDS[result] });
  const shares = byRelation(game, (step) => after(step).count).map(({ relation, value }) =>
    shareWords(relationWords(relation, locale), value, total, locale),
  );
  const words = { result: RESULT_WORDS[result], shares: listed(shares, locale), total };
  return say(locale, "profile-after", words);
}

function shareWords(what: string, count: number, total: number, locale: Locale): string {
  return say(locale, "profile-share", { what, count, percent: percentOf(count, total) });
}

/** About a predictable person. */
export function nearestLines({ predicted, reading }: Profile, game: MatrixGame, locale: Locale): string[] {
  if (!reading || predicted.verdict !== "read") return [];
  if (!reading.nearest) return [say(locale, "profile-likest-none")];
  const { strategy, agreed, rounds } = reading.nearest;
  const luck = Math.round(rounds / game.size);
  return [say(locale, "profile-likest", { way: wayWord(game, strategy, locale), agreed, rounds, luck })];
}

/** The picture with a text description; undefined if there are too few rounds. */
export function profilePicture(
  { reading, counts, rounds }: Profile,
  words: ProfileWords,
): { readonly chart: Chart; readonly alt: string } | undefined {
  if (!reading) return undefined;
  const { game, name, locale } = words;
  const curve: LineChart = {
    kind: "lines",
    title: say(locale, "picture-read"),
    x: { title: say(locale, "picture-round"), categories: reading.curve.map(({ to }) => String(to)) },
    y: { title: "%", range: [0, 100] },
    values: reading.curve.map(({ right }) => 100 * right),
    baseline: 100 / game.size,
  };
  const chart: Chart = {
    kind: "panels",
    title: titleOf(words).replace("🔮 ", ""),
    subtitle: say(locale, "picture-rounds", { rounds }),
    panels: [habitMap(game, counts, { title: say(locale, "picture-habits"), locale }), curve],
  };
  const shares = reading.curve.map(({ to, right }) =>
    labelled(String(to), percentWords(percentOf(right, 1), locale), locale),
  );
  const altText = (habits: string) =>
    say(locale, "profile-alt", { name, habits, curve: listed(shares, locale) });
  const room = ALT_CHARACTERS_MAX - altText("").length;
  return { chart, alt: altText(habitMapWords(game, counts, locale, room)) };
}
