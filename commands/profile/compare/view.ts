// The comparison of two players as text and picture.

import type { Block, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, type Comparison, type Difference } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle, moveName } from "../../kit/game-words.ts";
import { shownName } from "../../kit/shown-name.ts";
import { percentOf, RESULT_WORDS, traitWords } from "../../kit/trait-words.ts";
import { ALT_CHARACTERS_MAX, habitMap, habitMapWords } from "../habit-map.ts";
import type { ComparedProfiles } from "../worker/index.ts";
import type { Basis, Pair } from "./pair.ts";

const DIFFERENCES_TOLD = 3;
/** A difference is listed when as many tests would rarely show one as large by chance. */
const NAMED_P_MAX = 0.05;
const SURE_P_MAX = 0.01;
/** Of two people three in four lie farther apart, of one person's halves one in four (docs/studies.md). */
const STRANGERS_MIN = 0.63;

export interface ComparisonWords {
  readonly game: MatrixGame;
  readonly a: string;
  readonly b: string;
  readonly locale: Locale;
  readonly basis: string;
}

const OPEN_TO = { place: "compare-basis-place", everyone: "compare-basis-everyone" } as const;

function agreedOn(at: number, name: string, locale: Locale): string {
  return say(locale, "compare-basis-agreed", { name, date: new Date(at).toISOString().slice(0, 10) });
}

export function comparisonWords({ caller, target, game, locale }: Pair, basis: Basis): ComparisonWords {
  const [a, b] = [shownName(caller.name), shownName(target.name)];
  const why =
    "agreedAt" in basis
      ? agreedOn(basis.agreedAt, b, locale)
      : say(locale, OPEN_TO[basis.level], { name: b });
  return { game, a, b, locale, basis: sentences([say(locale, "compare-basis", { name: a }), why]) };
}

export function comparisonView({ comparison, differences }: ComparedProfiles, words: ComparisonWords): View {
  const { game, a, b, locale, basis } = words;
  const { roundsA, roundsB } = comparison;
  const named = differences.filter(({ p }) => p <= NAMED_P_MAX).slice(0, DIFFERENCES_TOLD);
  const text = [...differenceLines(named, words), say(locale, "compare-rounds", { a, b, roundsA, roundsB })];
  return {
    title: say(locale, "compare-title", { a, b, game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: headline(comparison, named[0], words) },
      { type: "text", text: text.join("\n") },
      { type: "quiet", text: basis },
    ],
  };
}

/** `You two play like strangers; the largest difference: after a win Anna repeats, Boris changes.` */
function headline(comparison: Comparison, largest: Difference | undefined, words: ComparisonWords): string {
  const { locale } = words;
  const verdict = verdictWords(comparison, locale);
  return largest
    ? say(locale, "compare-head", { verdict, largest: largestWords(largest, words) })
    : say(locale, "compare-head-alone", { verdict });
}

function largestWords(one: Difference, { game, a, b, locale }: ComparisonWords): string {
  const isA = one.z > 0;
  const [more, less] = isA ? [a, b] : [b, a];
  const [often, seldom] = isA ? [one.a, one.b] : [one.b, one.a];
  const isContrast = often.count > often.total / 2 && seldom.count < seldom.total / 2;
  if (one.kind === "after-result" && one.step === 0 && isContrast)
    return say(locale, "compare-head-repeats", { result: RESULT_WORDS[one.result], more, less });
  if (one.kind === "often")
    return say(locale, "compare-head-often", { move: moveName(game, one.move), more, less });
  if (one.kind === "after-result")
    return say(locale, "compare-head-more", { habit: traitWords(game, one, locale), more, less });
  const [before, move] = [moveName(game, one.before), moveName(game, one.move)];
  return say(locale, "compare-head-after", { result: RESULT_WORDS[one.result], before, move, more, less });
}

export function tooFewView(
  rounds: { readonly a: number; readonly b: number },
  { game, a, b, locale, basis }: ComparisonWords,
): View {
  const missing = (name: string, played: number): string[] =>
    played >= COMPARED_ROUNDS_MIN
      ? []
      : [say(locale, "compare-missing", { name, missing: COMPARED_ROUNDS_MIN - played })];
  const lines = [...missing(a, rounds.a), ...missing(b, rounds.b)];
  const needed = say(locale, "compare-too-few", { needed: COMPARED_ROUNDS_MIN });
  const blocks: Block[] = [
    { type: "text", text: [needed, ...lines].join("\n") },
    { type: "quiet", text: basis },
  ];
  return { title: say(locale, "compare-title", { a, b, game: gameTitle(game, locale) }), blocks };
}

export function comparisonPicture(
  { a: mine, b: theirs }: ComparedProfiles,
  { game, a, b, locale }: ComparisonWords,
): { readonly chart: Chart; readonly alt: string } {
  const title = say(locale, "compare-title", { a, b, game: gameTitle(game, locale) }).replace("🔮 ", "");
  const panels = [
    habitMap(game, mine.after, { title: a, locale }),
    habitMap(game, theirs.after, { title: b, locale }),
  ];
  const chart: Chart = {
    kind: "panels",
    across: true,
    title,
    subtitle: say(locale, "picture-compared"),
    panels,
  };
  const told = (habitsA: string, habitsB: string) => say(locale, "compare-alt", { a, b, habitsA, habitsB });
  const each = Math.floor((ALT_CHARACTERS_MAX - told("", "").length) / 2);
  const habits = (after: typeof mine.after): string => habitMapWords(game, after, locale, each);
  return { chart, alt: told(habits(mine.after), habits(theirs.after)) };
}

function verdictWords({ permutationP, effectSize }: Comparison, locale: Locale): string {
  const p = permutationP ?? 1;
  if (p > NAMED_P_MAX) return say(locale, "compare-alike");
  if (p > SURE_P_MAX) return say(locale, "compare-perhaps");
  return say(locale, effectSize >= STRANGERS_MIN ? "compare-strangers" : "compare-differ");
}

function differenceLines(named: readonly Difference[], words: ComparisonWords): string[] {
  const { game, a, b, locale } = words;
  if (named.length === 0) return [say(locale, "compare-no-difference")];
  const lines = named.map((one) =>
    say(locale, "compare-difference", {
      ...{ habit: traitWords(game, one, locale), a, b },
      ...{ percentA: percentOf(one.a.count, one.a.total), countA: one.a.count, totalA: one.a.total },
      ...{ percentB: percentOf(one.b.count, one.b.total), countB: one.b.count, totalB: one.b.total },
    }),
  );
  return [say(locale, "compare-differences"), ...lines];
}
