// The map of a chat's players as text and picture.

import type { View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { numberedWords, pictureNames } from "../../kit/picture-names.ts";
import { shownName } from "../../kit/shown-name.ts";
import { leastOf, wayWord } from "../views/ways.ts";
import type { MappedPeople } from "../worker/index.ts";

export const MAP_SCOPE = "map";

/** Lines that fit on a phone; people beyond them use the button. */
const LINES_MAX = 5;

export interface MapWords {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly names: readonly string[];
  /** People in the chat with too few rounds, and others left out. */
  readonly short: number;
  readonly left: number;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly distance: number;
}

/** `average`: the label of the button for the group's average; absent if there are too few people. */
export function mapView(
  map: MappedPeople,
  words: MapWords & { readonly average?: string | undefined },
): View {
  const { game, locale, names, short, left, average } = words;
  const more = names.length - LINES_MAX;
  const lines = [
    ...personLines(map, words).slice(0, LINES_MAX),
    ...(more > 0 ? [say(locale, "map-more", { count: more })] : []),
  ];
  const small = [
    ...numberedWords(names, locale),
    ...(left > 0 ? [say(locale, "map-left", { count: left })] : []),
    ...(short > 0 ? [say(locale, "map-short", { count: short })] : []),
    say(locale, "map-join"),
  ];
  const action = (move: string) => ({ scope: MAP_SCOPE, session: game.id, turn: 0, move });
  return {
    title: `🔮 ${titleOf(words)}`,
    blocks: [
      { type: "text", text: headline(map, words) },
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: small.join("\n") },
    ],
    buttons: [
      [
        { label: say(locale, "button-my-place"), action: action("mine") },
        ...(average === undefined ? [] : [{ label: average, action: action("habits") }]),
      ],
    ],
  };
}

/** People and landmarks as points. */
export function mapPicture(
  map: MappedPeople,
  words: MapWords,
): { readonly chart: Chart; readonly alt: string } {
  const { locale, names } = words;
  const { points, landmarks } = map;
  const written = pictureNames(names);
  const [people, ways] = [say(locale, "choice-players"), say(locale, "map-ways")];
  const chart: Chart = {
    kind: "map",
    title: titleOf(words),
    subtitle: say(locale, "map-subtitle"),
    points: points.map((point, index) => {
      const name = written[index];
      if (name !== undefined) return { ...point, name, group: people };
      const strategy = landmarks[index - names.length] as string;
      return { ...point, name: wayWord(words.game, strategy, locale), group: ways };
    }),
  };
  return {
    chart,
    alt: say(locale, "map-alt", { count: names.length, lines: sentences(personLines(map, words)) }),
  };
}

function titleOf({ game, locale, names }: MapWords): string {
  return say(locale, "map-title", { game: gameTitle(game, locale), count: names.length });
}

/** With only two people on the map, saying whom they play most like is pointless: it's each other. */
function personLines(map: MappedPeople, { game, names, locale }: MapWords): readonly string[] {
  const isPair = names.length < 3;
  return names.map((one, person) => {
    const found = map.nearest[person];
    const other = shownName(names[nearestPerson(map, person, names.length)] as string);
    const words = { name: shownName(one), other };
    if (!found) return say(locale, isPair ? "map-line-none" : "map-line", words);
    const way = wayWord(game, found.strategy, locale);
    return say(locale, isPair ? "map-line-alone" : "map-line-way", { ...words, way });
  });
}

function nearestPerson({ distances }: MappedPeople, person: number, people: number) {
  const others = (distances[person] as readonly number[])
    .slice(0, people)
    .map((distance, at) => (at === person ? Number.POSITIVE_INFINITY : distance));
  return leastOf(others);
}

/** The nearest and the farthest pair; with two people they're the same. */
function headline({ distances }: MappedPeople, { names, locale }: MapWords): string {
  if (names.length < 3) return say(locale, "map-head-two");
  const pairs = names.flatMap((_, one) =>
    names
      .slice(0, one)
      .map((_, other): Pair => ({ one, other, distance: distances[one]?.[other] as number })),
  );
  const sorted = pairs.toSorted((x, y) => x.distance - y.distance);
  const [near, far] = [sorted[0], sorted.at(-1)] as [Pair, Pair];
  const name = (at: number): string => shownName(names[at] as string);
  return say(locale, "map-head", {
    one: name(near.other),
    other: name(near.one),
    first: name(far.other),
    second: name(far.one),
  });
}
