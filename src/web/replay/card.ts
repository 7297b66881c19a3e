// A replay's score over time as a picture: who led by how much, and how far chance alone would go.

import { gameTitle, moveWord } from "../../../commands/kit/game-words.ts";
import { pictureNames } from "../../../commands/kit/picture-names.ts";
import type { Replay } from "../../../commands/replay/index.ts";
import { chanceReach } from "../../core/matches/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { numberSigns } from "../../infra/i18n/phrases.ts";
import type { Chart } from "../../infra/pictures/index.ts";
import type { Opened } from "./opened.ts";

const SHARES = [0.62, 0.38];

/** The picture, the score in words, and the picture's alt text. */
export function cardOf(
  found: Opened,
  locale: Locale,
): { readonly chart: Chart; readonly score: string; readonly alt: string } {
  const { game, replay } = found;
  const score = scoreIn(found, found.names, locale);
  const names = drawn(found, locale);
  const rounds = say(locale, "chart-rounds", { game: gameTitle(game, locale), rounds: replay.rounds.length });
  const chart: Chart = {
    kind: "panels",
    shares: SHARES,
    numbers: numberSigns(locale),
    title: scoreIn(found, names, locale),
    subtitle: say(locale, "chart-grey"),
    panels: [coursePanel(found, names, locale), movesPanel(found, names, locale)],
  };
  return { chart, score, alt: say(locale, "duel-chart-alt", { score, lines: rounds }) };
}

function scoreIn({ replay }: Opened, [first, second]: Opened["names"], locale: Locale): string {
  const count = (wanted: number): number => replay.rounds.filter(([, , result]) => result === wanted).length;
  return say(locale, "duel-score", { first, second, won: count(1), lost: count(-1), drawn: count(0) });
}

function drawn({ names }: Opened, locale: Locale): Opened["names"] {
  const written = pictureNames(names);
  const name = (side: 0 | 1): string =>
    written[side] === names[side] ? names[side] : say(locale, "duel-player", { number: side + 1 });
  return [name(0), name(1)];
}

/** Rounds won by the first side minus those won by the second, after each round. */
export function leadsOf({ rounds }: Replay): readonly number[] {
  return sums(rounds.map(([, , result]) => result));
}

function sums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

function coursePanel({ replay }: Opened, names: Opened["names"], locale: Locale) {
  const decided = sums(replay.rounds.map(([, , result]) => Math.abs(result)));
  const reach = chanceReach(decided.at(-1) ?? 0);
  return {
    kind: "course",
    title: say(locale, "chart-lead"),
    x: { title: say(locale, "chart-round") },
    y: { title: say(locale, "duel-chart-difference") },
    values: leadsOf(replay),
    band: decided.map((count) => reach[count] as number),
    sides: names,
  } as const;
}

function movesPanel({ game, replay: { rounds } }: Opened, names: Opened["names"], locale: Locale) {
  const times = (side: 0 | 1, move: number): number => rounds.filter((round) => round[side] === move).length;
  return {
    kind: "bars",
    title: say(locale, "duel-chart-moves"),
    x: { title: "", categories: game.displayOrder.map((move) => moveWord(game, move, locale)) },
    y: { title: say(locale, "chart-times"), whole: true },
    series: ([0, 1] as const).map((side) => ({
      name: names[side],
      points: game.displayOrder.map((move) => ({ y: times(side, move) })),
    })),
  } as const;
}
