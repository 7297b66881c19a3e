// The map of a chat's players, one's position on it, and how these people play on average.

import type { Place, View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { CrowdHabits } from "../../src/core/profiles/groups.ts";
import { resultsOf } from "../../src/core/profiles/traits.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, percentWords, sentences, withBrackets } from "../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../src/infra/pictures/index.ts";
import { gameTitle, moveLabel } from "../kit/game-words.ts";
import { numberedWords, pictureNames } from "../kit/picture-names.ts";
import { shownName } from "../kit/shown-name.ts";
import { byRelation, percentOf, RESULT_WORDS, relationWords, traitWords } from "../kit/trait-words.ts";
import type { MappedPeople } from "./answers.ts";
import { wayWord } from "./show-view.ts";

export const MAP_SCOPE = "map";

/** Lines that fit on a phone; people beyond them use the button. */
const LINES_MAX = 5;
/** People named as the nearest to oneself. */
const NEAREST_MAX = 3;
/** The number of rounds is rounded to multiples of this. */
const ROUNDS_STEP = 100;

interface Named {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly names: readonly string[];
}

export interface MapWords extends Named {
  /** People in the chat with too few rounds, and others left out. */
  readonly short: number;
  readonly left: number;
}

/** `average`: the label of the button for the group's average; absent if there are too few people. */
export function mapView(map: MappedPeople, words: MapWords, average: string | undefined): View {
  const { game, locale, names, short, left } = words;
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
  const lines = sentences(personLines(map, words));
  return { chart, alt: say(locale, "map-alt", { count: names.length, lines }) };
}

function titleOf({ game, locale, names }: MapWords): string {
  return say(locale, "map-title", { game: gameTitle(game, locale), count: names.length });
}

/** The names of the others, nearest first. */
function nearestNames({ distances }: MappedPeople, person: number, names: readonly string[]): string[] {
  const distance = (other: number): number => distances[person]?.[other] as number;
  const others = [...names.keys()].filter((other) => other !== person);
  return others
    .sort((one, other) => distance(one) - distance(other))
    .map((other) => shownName(names[other] as string));
}

/** With only two people on the map, saying whom they play most like is pointless: it's each other. */
function personLines(map: MappedPeople, { game, names, locale }: MapWords): readonly string[] {
  const isPair = names.length < 3;
  return names.map((one, person) => {
    const found = map.nearest[person];
    const [other = ""] = nearestNames(map, person, names);
    const words = { name: shownName(one), other };
    if (!found) return say(locale, isPair ? "map-line-none" : "map-line", words);
    const way = wayWord(game, found.strategy, locale);
    return say(locale, isPair ? "map-line-alone" : "map-line-way", { ...words, way });
  });
}

/** The nearest and the farthest pair; with two people they're the same. */
function headline({ distances }: MappedPeople, { names, locale }: MapWords): string {
  if (names.length < 3) return say(locale, "map-head-two");
  const pairs = names.flatMap((two, at) =>
    names.slice(0, at).map((one, other) => ({ one, two, distance: distances[at]?.[other] as number })),
  );
  const [near, ...others] = pairs.sort((x, y) => x.distance - y.distance);
  const far = others.at(-1);
  const name = (of: string | undefined): string => shownName(of ?? "");
  return say(locale, "map-head", {
    one: name(near?.one),
    other: name(near?.two),
    first: name(far?.one),
    second: name(far?.two),
  });
}

/** Of the first person on the map. */
export function positionWords(map: MappedPeople, { game, names, locale }: Named): string {
  const list = listed(nearestNames(map, 0, names).slice(0, NEAREST_MAX), locale);
  const first = list ? say(locale, "map-mine-people", { list }) : say(locale, "map-mine-alone");
  const way = map.nearest[0] && wayWord(game, map.nearest[0].strategy, locale);
  const manner = way ? say(locale, "map-mine-ways", { way }) : say(locale, "map-mine-no-way");
  return `${first}\n${manner}`;
}

/** `How this server plays`. */
export function habitsHereWords(place: Place, locale: Locale): string {
  return say(locale, "button-habits-here", { where: place.server === undefined ? "chat" : "server" });
}

/** Whole percents and rounded counts: comparing two answers reveals little about a person who joined in between. */
export function habitsView(
  { people, rounds, habits, most }: CrowdHabits,
  game: MatrixGame,
  locale: Locale,
): Pick<View, "blocks"> {
  const chance = 1 / game.size;
  const percent = (share: number): string => percentWords(percentOf(share, 1), locale);
  // `Rock 38 % (33 %)`.
  const words = (what: string, share: number, luck: number): string =>
    withBrackets(`${what} ${percent(share)}`, percent(luck), locale);
  const head = most
    ? say(locale, "habits-most", {
        habit: traitWords(game, most, locale),
        share: percent(most.share),
        luck: percent(chance),
      })
    : say(locale, "habits-none");
  const shareOf = (wanted: (one: CrowdHabits["habits"][number]) => boolean): number | undefined =>
    habits.find(wanted)?.share;
  const moves = game.displayOrder.map((move) => {
    const share = shareOf((one) => one.kind === "often" && one.move === move);
    return words(moveLabel(game, move, locale), share ?? 0, chance);
  });
  const after = resultsOf(game).flatMap((result) => {
    const stepShare = (step: number) =>
      shareOf((one) => one.kind === "after-result" && one.result === result && one.step === step);
    if (stepShare(0) === undefined) return [];
    const shares = byRelation(game, (step) => stepShare(step) ?? 0).map(({ relation, steps, value }) =>
      words(relationWords(relation, locale), value, steps * chance),
    );
    const what = listed(shares, locale);
    return [`– ${say(locale, "trait-after-result", { result: RESULT_WORDS[result], what })}`];
  });
  const about = ROUNDS_STEP * Math.round(rounds / ROUNDS_STEP);
  const small = [say(locale, "habits-counts", { people, rounds: about }), say(locale, "map-join")];
  return {
    blocks: [
      { type: "text", text: head },
      { type: "text", text: [moves.join(" · "), ...after].join("\n") },
      { type: "quiet", text: small.join("\n") },
    ],
  };
}
