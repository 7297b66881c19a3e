// The comparison of two groups as text, and the map coloured by group.

import type { View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { numberedWords, pictureNames } from "../../kit/picture-names.ts";
import { shownName } from "../../kit/shown-name.ts";
import { traitWords } from "../../kit/trait-words.ts";
import { wayWord } from "../views/ways.ts";
import type { ComparedGroups } from "../worker/index.ts";
import type { Groups } from "./choice.ts";

/** A difference is listed if random group assignments would rarely produce one as large. */
const NAMED_P_MAX = 0.05;
const SURE_P_MAX = 0.01;
/** Number of random assignments that the p value is stated for. */
const DEALS = 1000;

export interface GroupWords {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly groups: Groups;
}

export function groupsView(compared: ComparedGroups, words: GroupWords): View {
  const { groups, locale } = words;
  const p = compared.comparison.permutationP ?? 1;
  const names = namesOf(words);
  const text = [
    say(locale, "groups-sizes", {
      ...names,
      first: groups.first.people.length,
      second: groups.second.people.length,
    }),
    ...differenceLines(compared, words),
  ];
  const small = [
    say(locale, "groups-trust", { count: Math.round(DEALS * p) }),
    ...numberedWords(shownNames(groups), locale),
    ...(groups.both > 0 ? [say(locale, "groups-both", { count: groups.both })] : []),
    groups.basis,
  ];
  return {
    title: `🔮 ${titleOf(words)}`,
    blocks: [
      { type: "text", text: verdictWords(p, locale) },
      { type: "text", text: text.join("\n") },
      { type: "quiet", text: small.join("\n") },
    ],
  };
}

/** Both groups and the landmarks on one map; people whose names may not be shown are unlabelled. */
export function groupsPicture(
  { map, comparison }: ComparedGroups,
  words: GroupWords,
): { readonly chart: Chart; readonly alt: string } {
  const { groups, locale } = words;
  const names = namesOf(words);
  const written = pictureNames(shownNames(groups));
  const firsts = groups.first.people.length;
  const people = [...groups.first.people, ...groups.second.people].map((_, index) => {
    const isFirst = index < firsts;
    return { name: written[index] ?? "", group: isFirst ? names.a : names.b };
  });
  const ways = say(locale, "map-ways");
  const all = map.points.map((point, index) => {
    const landmark = map.landmarks[index - people.length];
    return {
      ...point,
      ...(people[index] ?? { name: wayWord(words.game, landmark as string, locale), group: ways }),
    };
  });
  // The second kind of points, here the landmarks, is drawn in grey.
  const order = [names.a, ways, names.b];
  const points = order.flatMap((group) => all.filter((point) => point.group === group));
  return {
    chart: { kind: "map", title: titleOf(words), subtitle: say(locale, "map-subtitle"), points },
    alt: say(locale, "groups-alt", {
      ...names,
      first: groups.first.people.length,
      second: groups.second.people.length,
      verdict: verdictWords(comparison.permutationP ?? 1, locale),
    }),
  };
}

function shownNames({ first, second }: Groups): readonly string[] {
  return [...first.people, ...(second.isNamed ? second.people : [])].map(({ name }) => name);
}

export function tooFewWords(
  { first, second, both, basis }: Groups,
  least: Readonly<Record<"people" | "rounds", number>>,
  locale: Locale,
): string {
  const names = { a: shownName(first.name), b: shownName(second.name) };
  const counts = { first: first.people.length, second: second.people.length };
  return [
    say(locale, "groups-too-few", { ...names, ...counts, ...least }),
    ...(both > 0 ? [say(locale, "groups-both", { count: both })] : []),
    basis,
    say(locale, "map-join"),
  ].join("\n");
}

/** Distinct labels for both groups and the landmarks. */
function namesOf({ groups: { first, second }, locale }: GroupWords): {
  readonly a: string;
  readonly b: string;
} {
  const a = shownName(first.name);
  const b = shownName(second.name);
  const taken = [a, say(locale, "map-ways")];
  return { a: a === taken[1] ? `${a} 1` : a, b: taken.includes(b) ? `${b} 2` : b };
}

function titleOf(words: GroupWords): string {
  return say(words.locale, "groups-title", { ...namesOf(words), game: gameTitle(words.game, words.locale) });
}

function verdictWords(p: number, locale: Locale): string {
  const verdict = p <= SURE_P_MAX ? "differ" : p <= NAMED_P_MAX ? "perhaps" : "alike";
  return say(locale, "groups-verdict", { verdict });
}

function differenceLines({ differences }: ComparedGroups, words: GroupWords): readonly string[] {
  const { game, locale } = words;
  const named = differences.filter(({ p }) => p <= NAMED_P_MAX);
  if (named.length === 0) return [say(locale, "groups-no-difference")];
  const percent = (share: number): number => Math.round(100 * share);
  const lines = named.map((one) =>
    say(locale, "groups-difference", {
      ...namesOf(words),
      habit: traitWords(game, one, locale),
      first: percent(one.first.share),
      firstPeople: one.first.people,
      second: percent(one.second.share),
      secondPeople: one.second.people,
    }),
  );
  return [say(locale, "groups-differences"), ...lines];
}
