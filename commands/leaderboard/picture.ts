// Leaderboards as pictures: a row per table line, with the figure that ranks it.

import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, numberCell } from "../../src/infra/i18n/phrases.ts";
import { type PlayerId, type PlayerRanking, readPlayerId, winShareInterval } from "../../src/people/index.ts";
import { pictureNames } from "../kit/picture-names.ts";
import type { Picture } from "../kit/pictured.ts";
import { type RankedLine, rankingChart, rankingWords } from "../kit/ranking-chart.ts";
import { shownName } from "../kit/shown-name.ts";
import type { StrategyRanking } from "../tournament/index.ts";
import type { Query } from "./query.ts";
import { boardTitle, LINES_MAX, namesShown, shareOf, strategiesTitle } from "./view.ts";

const FILE = "leaderboard.png";

/** Points of the best strategies. Not personal data: owners of names are not shown. */
export function strategiesPicture(
  { tournaments, lines }: StrategyRanking,
  query: Query,
  locale: Locale,
): Picture {
  const title = strategiesTitle(tournaments, query, locale);
  const best = lines.slice(0, LINES_MAX).map(({ strategy, ranks, points }): RankedLine => {
    return { name: strategy, ranks, value: points, text: numberCell(points, locale) };
  });
  return {
    chart: rankingChart({ title, unit: say(locale, "table-points") }, best),
    alt: say(locale, "tournament-picture", { title, places: rankingWords(best, locale) }),
    ...{ name: FILE, about: [] },
  };
}

/** Wilson intervals of the best players' shares of decided rounds won. */
export function playersPicture({ ranked }: PlayerRanking, query: Query, locale: Locale): Picture {
  const title = boardTitle(query, locale);
  const names = pictureNames(namesShown(ranked));
  const best = names.map((name, at) =>
    playerLine(ranked[at] as PlayerRanking["ranked"][number], name, locale),
  );
  const words = { title, subtitle: say(locale, "leaderboard-bars"), unit: say(locale, "leaderboard-unit") };
  return {
    chart: rankingChart(words, best),
    alt: say(locale, "leaderboard-picture", { title, places: rankingWords(best, locale) }),
    ...{ name: FILE, about: peopleShown(ranked) },
  };
}

function peopleShown(ranked: PlayerRanking["ranked"]): readonly PlayerId[] {
  return ranked.slice(0, LINES_MAX).flatMap(({ player }) => readPlayerId(player) ?? []);
}

function playerLine(
  { winLoss, lent, ranks }: PlayerRanking["ranked"][number],
  name: string,
  locale: Locale,
): RankedLine {
  const [low, high] = winShareInterval(winLoss, lent).map((share) => 100 * share) as [number, number];
  const [won, lost] = winLoss;
  return {
    ...{ name: shownName(name), ranks, value: low },
    text: listed([shareOf(winLoss, locale), `${won}/${won + lost}`], locale),
    uncertainty: { low, high, likely: (100 * won) / (won + lost) },
  };
}
