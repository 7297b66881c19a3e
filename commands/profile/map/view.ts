// The map of a place's players as text and picture.

import type { View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { numberedWords, pictureNames } from "../../kit/picture-names.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { MappedPeople } from "../worker/index.ts";
import { landmarkWord, leastOf, rounded, stressWords } from "./words.ts";

export const MAP_SCOPE = "map";

/** Lines that a phone shows; the others use the button. */
const LINES_MAX = 5;

export interface MapWords {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly names: readonly string[];
  /** People of the place with too few rounds, and others left out. */
  readonly short: number;
  readonly left: number;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly distance: number;
}

export function mapView(map: MappedPeople, words: MapWords): View {
  const { game, locale, names, short, left } = words;
  const more = names.length - LINES_MAX;
  const lines = [
    ...pairLines(map, words),
    ...personLines(map, words).slice(0, LINES_MAX),
    ...(more > 0 ? [say(locale, "map-more", { count: more })] : []),
  ];
  const small = [
    `${say(locale, "map-how")} ${stressWords(map.stress, locale)}`,
    ...numberedWords(names, locale),
    ...(left > 0 ? [say(locale, "map-left", { count: left })] : []),
    ...(short > 0 ? [say(locale, "map-short", { count: short })] : []),
    say(locale, "map-join"),
  ];
  const action = { scope: MAP_SCOPE, session: game.id, turn: 0, move: "mine" };
  return {
    title: `🔮 ${titleOf(words)}`,
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: small.join("\n") },
    ],
    buttons: [[{ label: say(locale, "button-my-place"), action }]],
  };
}

/** People and landmarks as points, with the nearest pairs as text. */
export function mapPicture(
  map: MappedPeople,
  words: MapWords,
): { readonly chart: Chart; readonly alt: string } {
  const { locale, names } = words;
  const { points, landmarks } = map;
  const written = pictureNames(names);
  const [people, ways] = [say(locale, "map-people"), say(locale, "map-ways")];
  const chart: Chart = {
    kind: "map",
    title: titleOf(words),
    subtitle: say(locale, "map-subtitle"),
    points: points.map((point, index) => {
      const name = written[index];
      if (name !== undefined) return { ...point, name, group: people };
      return { ...point, name: landmarkWord(landmarks[index - names.length] as string, locale), group: ways };
    }),
  };
  return {
    chart,
    alt: say(locale, "map-alt", { count: names.length, lines: personLines(map, words).join(" ") }),
  };
}

function titleOf({ game, locale, names }: MapWords): string {
  return say(locale, "map-title", { game: gameTitle(game, locale), count: names.length });
}

function personLines({ distances, landmarks }: MappedPeople, { names, locale }: MapWords): readonly string[] {
  return names.map((name, person) => {
    const row = distances[person] as readonly number[];
    const others = row
      .slice(0, names.length)
      .map((distance, at) => (at === person ? Number.POSITIVE_INFINITY : distance));
    const nearest = leastOf(others);
    const ways = row.slice(names.length);
    const way = leastOf(ways);
    return say(locale, "map-line", {
      ...{
        name: shownName(name),
        other: shownName(names[nearest] as string),
        distance: rounded(others[nearest] as number),
      },
      ...{ way: landmarkWord(landmarks[way] as string, locale), wayDistance: rounded(ways[way] as number) },
    });
  });
}

/** The nearest and the farthest pair; omitted for two people, where both are the same. */
function pairLines({ distances }: MappedPeople, { names, locale }: MapWords): readonly string[] {
  if (names.length < 3) return [];
  const pairs = names.flatMap((_, one) =>
    names
      .slice(0, one)
      .map((_, other): Pair => ({ one, other, distance: distances[one]?.[other] as number })),
  );
  const told = (id: MessageId, { one, other, distance }: Pair): string => {
    const name = (at: number): string => shownName(names[at] as string);
    return say(locale, id, { one: name(other), other: name(one), distance: rounded(distance) });
  };
  const sorted = pairs.toSorted((x, y) => x.distance - y.distance);
  return [told("map-nearest", sorted[0] as Pair), told("map-farthest", sorted.at(-1) as Pair)];
}
