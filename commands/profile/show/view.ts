// A player's profile as text for a phone screen, and as a picture.

import type { View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Profile } from "../../../src/core/profiles/index.ts";
import { isMessageId, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled, listed, percentWords } from "../../../src/infra/i18n/phrases.ts";
import type { Chart, LineChart } from "../../../src/infra/pictures/index.ts";
import { gameTitle, moveLabel } from "../../kit/game-words.ts";
import type { Opponents } from "../../kit/player-rounds.ts";
import { percentOf, RESULT_WORDS, relationOf, relationWords, traitWords } from "../../kit/trait-words.ts";
import { ALT_CHARACTERS_MAX, habitMap, habitMapWords } from "../views/habit-map.ts";
import { wayWord } from "../views/ways.ts";
import { type Addressed, headline, resultsOf } from "./headline.ts";

const HABITS_SHOWN = 3;
/** More windows do not fit side by side. */
const POINTS_MAX = 7;
export interface ProfileWords extends Addressed {
  readonly opponents: Opponents;
}

type Reading = NonNullable<Profile["reading"]>;

export function profileView(profile: Profile, words: ProfileWords): View {
  const { locale } = words;
  const title = titleOf(words);
  const { rounds, missing, streaks } = profile;
  if (rounds === 0)
    return { title, blocks: [{ type: "text", text: say(locale, "profile-nothing", { missing }) }] };
  const { wins, draws, losses } = streaks;
  const lines = [readWords(profile, words), say(locale, "profile-record", { rounds, wins, draws, losses })];
  return {
    title,
    blocks: [
      { type: "text", text: headline(profile, words) },
      { type: "text", text: lines.join("\n") },
    ],
  };
}

function titleOf({ game, name, locale, opponents }: ProfileWords): string {
  return say(locale, "profile-title", { opponents, name, game: gameTitle(game, locale) });
}

/** For *Details*: how often each move was played. */
export function movesLine({ rounds, moves }: Profile, game: MatrixGame, locale: Locale): string {
  const shares = game.displayOrder.map((move) =>
    shareWords(moveLabel(game, move, locale), moves[move] ?? 0, rounds, locale),
  );
  return shares.join(" · ");
}

function readWords({ predicted: { guessed, rounds } }: Profile, { game, locale }: ProfileWords): string {
  const percent = percentWords(percentOf(guessed, rounds), locale);
  const chance = percentWords(percentOf(1, game.size), locale);
  return say(locale, "profile-read", { guessed, rounds, percent, chance });
}

/** For *Details*: what followed each result, and other habits that stand out. */
export function habitLines({ after, habits }: Profile, game: MatrixGame, locale: Locale): string[] {
  // Habits after a result already have their own line.
  const others = habits.filter(({ kind }) => kind !== "after-result").slice(0, HABITS_SHOWN);
  const listed = others.map((habit) => {
    const { count, total } = habit;
    const percent = percentOf(count, total);
    return say(locale, "profile-habit", { habit: traitWords(game, habit, locale), percent, count, total });
  });
  return [
    ...resultsOf(game).map((result) => {
      const seen = after.find((one) => one.result === result);
      return seen
        ? afterLine(game, seen, locale)
        : say(locale, "profile-after-none", { result: RESULT_WORDS[result] });
    }),
    ...(listed.length > 0 ? [say(locale, "profile-habits"), ...listed] : []),
  ];
}

/** After a result: repeats, moves to what beats it, moves to what it beats. */
function afterLine(
  game: MatrixGame,
  { result, total, steps }: Profile["after"][number],
  locale: Locale,
): string {
  const relations = game.size === 2 ? ([0] as const) : ([0, 1, -1] as const);
  const shares = relations.map((relation) => {
    const count = steps.reduce((sum, one, step) => sum + (relationOf(game, step) === relation ? one : 0), 0);
    return shareWords(relationWords(relation, locale), count, total, locale);
  });
  return say(locale, "profile-after", {
    result: RESULT_WORDS[result],
    shares: listed(shares, locale),
    total,
  });
}

function shareWords(what: string, count: number, total: number, locale: Locale): string {
  return say(locale, "profile-share", { what, count, percent: percentOf(count, total) });
}

/** For *Details*, about a predictable person. */
export function nearestLines({ predicted, reading }: Profile, game: MatrixGame, locale: Locale): string[] {
  if (!reading || predicted.verdict !== "read") return [];
  const { nearest } = reading;
  return [nearest ? likenessWords(game, nearest, locale) : say(locale, "profile-likest-none")];
}

function likenessWords(
  game: MatrixGame,
  { strategy, agreed, rounds }: NonNullable<Reading["nearest"]>,
  locale: Locale,
): string {
  const luck = Math.round(rounds / game.size);
  const words = { way: wayWord(game, strategy, locale), agreed, rounds, luck };
  const what = `like-${strategy}`;
  return isMessageId(what)
    ? say(locale, "profile-likest", { ...words, what: say(locale, what) })
    : say(locale, "profile-likest-constant", words);
}

/** The picture with a text description; undefined if there are too few rounds. */
export function profilePicture(
  profile: Profile,
  words: ProfileWords,
): { readonly chart: Chart; readonly alt: string } | undefined {
  const { reading, after, rounds } = profile;
  if (!reading) return undefined;
  const { game, name, locale } = words;
  const title = titleOf(words);
  const points = thinned(reading.curve);
  const habits = habitMap(game, after, { title: say(locale, "picture-habits"), locale });
  const chart: Chart = {
    kind: "panels",
    title: title.replace("🔮 ", ""),
    subtitle: say(locale, "picture-rounds", { rounds }),
    panels: [habits, curveChart(game, points, locale)],
  };
  const curve = listed(
    points.map(({ to, right }) => labelled(String(to), percentWords(percentOf(right, 1), locale), locale)),
    locale,
  );
  const altText = (words: string) => say(locale, "profile-alt", { name, habits: words, curve });
  const room = ALT_CHARACTERS_MAX - altText("").length;
  return { chart, alt: altText(habitMapWords(game, after, locale, room)) };
}

function curveChart(game: MatrixGame, points: Reading["curve"], locale: Locale): LineChart {
  return {
    kind: "lines",
    title: say(locale, "picture-read"),
    x: { title: say(locale, "picture-round"), categories: points.map(({ to }) => String(to)) },
    y: { title: "%", range: [0, 100] },
    series: [{ name: "%", points: points.map(({ right }) => ({ y: 100 * right })) }],
    baseline: 100 / game.size,
  };
}

/** A subset of the windows that keeps the first and the last. */
function thinned(curve: Reading["curve"]): Reading["curve"] {
  if (curve.length <= POINTS_MAX) return curve;
  const at = (index: number): number => Math.round((index * (curve.length - 1)) / (POINTS_MAX - 1));
  return Array.from({ length: POINTS_MAX }, (_, index) => curve[at(index)]).filter(
    (one) => one !== undefined,
  );
}
