// The comparison of two players as text, as a picture, and as figures.

import type { View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, PERMUTATIONS } from "../../src/core/profiles/distance.ts";
import type { Predicted } from "../../src/core/profiles/profile.ts";
import { type Difference, NAMED_P_MAX, type Share } from "../../src/core/profiles/traits.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed, percentWords, series, withBrackets } from "../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../src/infra/pictures/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import type { NamedPlayer } from "../kit/resolve-person.ts";
import { shownName } from "../kit/shown-name.ts";
import { percentOf, traitWords } from "../kit/trait-words.ts";
import type { ComparedProfiles } from "./answers.ts";
import { ALT_CHARACTERS_MAX } from "./habit-map.ts";

/** Two people compared: who asked, and whom they named. */
export interface Pair {
  readonly caller: NamedPlayer;
  readonly target: NamedPlayer;
  readonly game: MatrixGame;
  readonly locale: Locale;
}

function namesOf({ caller, target }: Pair): { readonly a: string; readonly b: string } {
  return { a: shownName(caller.name), b: shownName(target.name) };
}

/** The title says how often each was read: `I read 91% of Anna and 40% of Boris`. */
export function comparisonView(compared: ComparedProfiles, pair: Pair): View {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  const share = ({ guessed, rounds }: Predicted): string => percentWords(percentOf(guessed, rounds), locale);
  const chance = (name: string, { verdict }: Predicted): readonly string[] =>
    verdict === "read" ? [] : [say(locale, "compare-chance", { name, verdict })];
  const lines = [...chance(a, compared.a), ...chance(b, compared.b), ...differenceLines(compared, pair)];
  const percents = { percentA: share(compared.a), percentB: share(compared.b) };
  return {
    title: say(locale, "compare-headline", { a, b, ...percents }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: gameTitle(game, locale) },
    ],
  };
}

function differenceLines({ verdict }: ComparedProfiles, pair: Pair): readonly string[] {
  const { game, locale } = pair;
  if (!verdict) return [say(locale, "compare-early", { needed: COMPARED_ROUNDS_MIN })];
  if (!verdict.isDifferent) return [say(locale, "compare-no-difference")];
  const [most] = verdict.named;
  if (!most) return [say(locale, "compare-differ")];
  const line = say(locale, "compare-difference", {
    habit: traitWords(game, most, locale),
    ...namesOf(pair),
    percentA: percentOf(most.a.count, most.a.total),
    countA: most.a.count,
    totalA: most.a.total,
    percentB: percentOf(most.b.count, most.b.total),
    countB: most.b.count,
    totalB: most.b.total,
  });
  return [say(locale, "compare-differences"), line];
}

const BARS_MAX = 5;

/** The traits in which the two differ most, each as two bars; undefined if none can be compared yet. */
export function comparisonPicture(
  { differences }: ComparedProfiles,
  pair: Pair,
): { readonly chart: Chart; readonly alt: string } | undefined {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  const shown = differences.slice(0, BARS_MAX);
  if (shown.length === 0) return undefined;
  const title = say(locale, "compare-title", { a, b, game: gameTitle(game, locale) }).replace("🔮 ", "");
  const text = (person: string, { count, total }: Share): string => {
    const percent = percentWords(percentOf(count, total), locale);
    return withBrackets(`${person} ${percent}`, `${count}/${total}`, locale);
  };
  const pairs = shown.map((one) => ({
    habit: traitWords(game, one, locale),
    first: { value: percentOf(one.a.count, one.a.total), text: text(a, one.a) },
    second: { value: percentOf(one.b.count, one.b.total), text: text(b, one.b), isSecond: true },
  }));
  const lines = pairs.map(({ habit, first, second }) =>
    labelled(habit, listed([first.text, second.text], locale), locale),
  );
  const chart: Chart = {
    kind: "rows",
    title,
    subtitle: say(locale, "picture-compared"),
    x: { title: "%", range: [0, 100] },
    rows: pairs.flatMap(({ habit, first, second }) => [
      { name: habit, ...first },
      { name: "", ...second },
    ]),
  };
  return { chart, alt: series([title, ...lines], locale).slice(0, ALT_CHARACTERS_MAX) };
}

const SMALLEST_P = 0.001;

/** For *Details*. Without names: first and second mean the same people as in the message above. */
export function figuresView(
  { comparison, verdict, a, b }: ComparedProfiles,
  game: MatrixGame,
  locale: Locale,
): View {
  const { effectSize, roundsA, roundsB, permutationP: p = 1, d } = comparison;
  const lines = [
    say(locale, "compare-read", {
      guessedA: a.guessed,
      roundsA,
      guessedB: b.guessed,
      roundsB,
      chance: percentWords(percentOf(1, game.size), locale),
    }),
    say(locale, "compare-effect", { effect: rounded(effectSize), roundsA, roundsB }),
    // The observed assignment is one of them.
    say(locale, "compare-trust", { count: Math.round((PERMUTATIONS + 1) * p), p }),
    ...(verdict?.named ?? []).map((one) => namedLine(one, game, locale)),
    say(locale, "compare-seed", {
      p: rounded(comparison.p),
      most: d.length,
      context: d.length - 1,
      d: d.map((value) => digits(value, 3, locale)).join(" · "),
    }),
  ];
  return {
    title: say(locale, "compare-details-title", { game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: say(locale, "compare-details-how", { level: NAMED_P_MAX }) },
    ],
  };
}

function namedLine({ a, b, p, ...trait }: Difference, game: MatrixGame, locale: Locale): string {
  return say(locale, "compare-details-difference", {
    habit: traitWords(game, trait, locale),
    countA: a.count,
    totalA: a.total,
    countB: b.count,
    totalB: b.total,
    p: p < SMALLEST_P ? `< ${digits(SMALLEST_P, 1, locale)}` : `= ${digits(p, 1, locale)}`,
  });
}

function digits(value: number, significant: number, locale: Locale): string {
  const options = { maximumSignificantDigits: significant, useGrouping: false };
  return new Intl.NumberFormat(locale, options).format(value);
}

/** Rounds to two decimals. */
function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
