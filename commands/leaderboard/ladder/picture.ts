// The ladder as a picture: a row per table line, with the rating and how far it may be off.

import { surely } from "../../../src/core/ladder/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { type LadderLine, type LadderTable, readPlayerId } from "../../../src/people/index.ts";
import { pictureNames } from "../../kit/picture-names.ts";
import type { Picture } from "../../kit/pictured.ts";
import { type RankedLine, rankingChart, rankingWords } from "../../kit/ranking-chart.ts";
import { ratingText } from "../../kit/rating-line.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { Query } from "../query.ts";
import { boardTitle, LINES_MAX } from "../view.ts";

/** Ratings begin here in the picture, or the differences could not be seen. */
const STEP = 100;

export function ladderPicture({ lines }: LadderTable, query: Query, locale: Locale): Picture {
  const title = boardTitle(query, locale);
  const shown = lines.slice(0, LINES_MAX);
  const names = pictureNames(shown.map(({ name }) => name));
  const best = names.map((name, at) => rowOf(shown[at] as LadderLine, name));
  const words = {
    title,
    subtitle: say(locale, "leaderboard-duels-bars"),
    unit: say(locale, "leaderboard-duels-unit"),
  };
  const chart = rankingChart(words, best);
  return {
    chart: { ...chart, x: { ...chart.x, range: rangeOf(best) } },
    alt: say(locale, "leaderboard-duels-picture", { title, places: rankingWords(best, locale) }),
    ...{ name: "leaderboard.png", about: shown.flatMap(({ player }) => readPlayerId(player) ?? []) },
  };
}

function rowOf(line: LadderLine, name: string): RankedLine {
  const { rating, deviation, ranks } = line;
  const low = surely(line);
  return {
    ...{ name: shownName(name), ranks, value: low, text: ratingText(line) },
    uncertainty: { low, high: rating + 2 * deviation, likely: rating },
  };
}

function rangeOf(lines: readonly RankedLine[]): [number, number] {
  const lows = lines.map(({ value, uncertainty }) => uncertainty?.low ?? value);
  const highs = lines.map(({ value, uncertainty }) => uncertainty?.high ?? value);
  return [STEP * (Math.floor(Math.min(...lows) / STEP) - 1), STEP * Math.ceil(Math.max(...highs) / STEP)];
}
