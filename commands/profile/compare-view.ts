// The comparison of two players as text, as a picture, and as figures.

import type { View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../src/core/profiles/distance.ts";
import { type Counts, type Difference, NAMED_P_MAX } from "../../src/core/profiles/traits.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { percentWords } from "../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../src/infra/pictures/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import type { NamedPlayer } from "../kit/resolve-person.ts";
import { shownName } from "../kit/shown-name.ts";
import { percentOf, traitWords } from "../kit/trait-words.ts";
import type { ComparedProfiles } from "./answers.ts";
import { ALT_CHARACTERS_MAX, habitMap, habitMapWords } from "./habit-map.ts";

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

type Person = ComparedProfiles["a"];

/** The title says how often each was read: `I read 91% of Anna and 40% of Boris`. */
export function comparisonView(compared: ComparedProfiles, pair: Pair): View {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  const share = ({ predicted: { guessed, rounds } }: Person): string =>
    percentWords(percentOf(guessed, rounds), locale);
  const chance = (name: string, { predicted: { verdict } }: Person): readonly string[] =>
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

export function comparisonPicture(
  { a: mine, b: theirs }: ComparedProfiles,
  pair: Pair,
): { readonly chart: Chart; readonly alt: string } {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  const chart: Chart = {
    kind: "panels",
    title: say(locale, "compare-title", { a, b, game: gameTitle(game, locale) }).replace("🔮 ", ""),
    subtitle: say(locale, "picture-compared"),
    panels: [
      habitMap(game, mine.counts, { title: a, locale }),
      habitMap(game, theirs.counts, { title: b, locale }),
    ],
  };
  const altText = (habitsA: string, habitsB: string) =>
    say(locale, "compare-alt", { a, b, habitsA, habitsB });
  const each = Math.floor((ALT_CHARACTERS_MAX - altText("", "").length) / 2);
  const habits = (counts: Counts): string => habitMapWords(game, counts, locale, each);
  return { chart, alt: altText(habits(mine.counts), habits(theirs.counts)) };
}

/** Permutations in the test, including the actual assignment. */
const DEALS = 1000;
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
      guessedA: a.predicted.guessed,
      roundsA,
      guessedB: b.predicted.guessed,
      roundsB,
      chance: percentWords(percentOf(1, game.size), locale),
    }),
    say(locale, "compare-effect", { effect: rounded(effectSize), roundsA, roundsB }),
    say(locale, "compare-trust", { count: Math.round(DEALS * p), p }),
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
