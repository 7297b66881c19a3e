// The comparison of two players as text and picture.

import type { View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { percentWords } from "../../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import type { NamedPlayer } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import { percentOf, traitWords } from "../../kit/trait-words.ts";
import { ALT_CHARACTERS_MAX, habitMap, habitMapWords } from "../views/habit-map.ts";
import type { ComparedProfiles } from "../worker/index.ts";

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

export function comparisonView(compared: ComparedProfiles, pair: Pair): View {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  const lines = [
    ...chanceLine(a, compared.a, locale),
    ...chanceLine(b, compared.b, locale),
    ...differenceLines(compared, pair),
  ];
  return {
    title: headline(compared, pair),
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: gameTitle(game, locale) },
    ],
  };
}

type Person = ComparedProfiles["a"];

/** `I read 91% of Anna and 40% of Boris`. */
function headline(compared: ComparedProfiles, pair: Pair): string {
  const { locale } = pair;
  const [percentA, percentB] = [shareRead(compared.a, locale), shareRead(compared.b, locale)];
  return say(locale, "compare-headline", { ...namesOf(pair), percentA, percentB });
}

function shareRead({ predicted: { guessed, rounds } }: Person, locale: Locale): string {
  return percentWords(percentOf(guessed, rounds), locale);
}

/** For *Details*: the headline with counts, and what chance would give. */
export function readWords(
  { a: { predicted: a }, b: { predicted: b } }: ComparedProfiles,
  game: MatrixGame,
  locale: Locale,
): string {
  const chance = percentWords(percentOf(1, game.size), locale);
  return say(locale, "compare-read", {
    guessedA: a.guessed,
    roundsA: a.rounds,
    guessedB: b.guessed,
    roundsB: b.rounds,
    chance,
  });
}

function chanceLine(name: string, { predicted: { verdict } }: Person, locale: Locale): readonly string[] {
  return verdict === "read" ? [] : [say(locale, "compare-chance", { name, verdict })];
}

export function comparisonPicture(
  { a: mine, b: theirs }: ComparedProfiles,
  pair: Pair,
): { readonly chart: Chart; readonly alt: string } {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  const title = say(locale, "compare-title", { a, b, game: gameTitle(game, locale) }).replace("🔮 ", "");
  const panels = [
    habitMap(game, mine.after, { title: a, locale }),
    habitMap(game, theirs.after, { title: b, locale }),
  ];
  const chart: Chart = {
    kind: "panels",
    title,
    subtitle: say(locale, "picture-compared"),
    panels,
  };
  const altText = (habitsA: string, habitsB: string) =>
    say(locale, "compare-alt", { a, b, habitsA, habitsB });
  const each = Math.floor((ALT_CHARACTERS_MAX - altText("", "").length) / 2);
  const habits = (after: typeof mine.after): string => habitMapWords(game, after, locale, each);
  return { chart, alt: altText(habits(mine.after), habits(theirs.after)) };
}

function differenceLines({ verdict }: ComparedProfiles, pair: Pair): readonly string[] {
  const { a, b } = namesOf(pair);
  const { game, locale } = pair;
  if (!verdict) return [say(locale, "compare-early", { needed: COMPARED_ROUNDS_MIN })];
  if (!verdict.isDifferent) return [say(locale, "compare-no-difference")];
  const [most] = verdict.named;
  if (!most) return [say(locale, "compare-differ")];
  const line = say(locale, "compare-difference", {
    habit: traitWords(game, most, locale),
    a,
    b,
    percentA: percentOf(most.a.count, most.a.total),
    countA: most.a.count,
    totalA: most.a.total,
    percentB: percentOf(most.b.count, most.b.total),
    countB: most.b.count,
    totalB: most.b.total,
  });
  return [say(locale, "compare-differences"), line];
}
