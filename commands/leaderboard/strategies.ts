// Strategies on the leaderboard: by their points in the tournaments of one chat or of all.

import { registrationsOf } from "../../src/arena/submissions/names.ts";
import type { Block, Caller, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { numberCell } from "../../src/infra/i18n/phrases.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import type { Picture } from "../kit/pictured.ts";
import { type RankedLine, rankingChart, rankingWords } from "../kit/ranking-chart.ts";
import type { Services } from "../kit/services.ts";
import type { LeaderboardLine } from "../tournament/index.ts";
import type { Query } from "./query.ts";
import {
  boardButtons,
  detailsView,
  headBlocks,
  LINES_MAX,
  leaderOf,
  PICTURE_FILE,
  selectionWords,
  tableBlocks,
} from "./view.ts";

const STRATEGIES_SHOWN = 3;

/** The strategies of so many tournaments, best first. */
export interface StrategyRanking {
  readonly tournaments: number;
  readonly lines: readonly LeaderboardLine[];
}

/** `league`: the month's table below. */
export function strategiesView(
  { tournaments, lines }: StrategyRanking,
  query: Query,
  league: readonly Block[],
  locale: Locale,
): View {
  const head = ["", "", say(locale, "table-points"), say(locale, "table-won"), say(locale, "table-of")];
  const rows = lines.map(({ strategy, ranks, points, won, tournaments: entered }) => [
    formatRank(ranks),
    strategy,
    ...[points, won, entered].map((number) => numberCell(number, locale)),
  ]);
  return {
    title: strategiesTitle(tournaments, query, locale),
    blocks: [
      ...headBlocks(strategiesHead(lines, locale)),
      ...tableBlocks(head, rows, rows.length, locale),
      ...league,
    ],
    buttons: boardButtons(query, locale),
  };
}

function strategiesTitle(tournaments: number, query: Query, locale: Locale): string {
  return [say(locale, "leaderboard-title", { count: tournaments }), ...selectionWords(query, locale)].join(
    " · ",
  );
}

function strategiesHead(lines: StrategyRanking["lines"], locale: Locale): string | undefined {
  const leader = leaderOf(lines);
  if (!leader) return undefined;
  const { strategy: name, points, tournaments: entered } = leader;
  return say(locale, "leaderboard-head-strategy", { name, points, entered });
}

export function strategiesDetails(locale: Locale): View {
  return detailsView([], say(locale, "leaderboard-details-strategies"), locale);
}

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
    name: PICTURE_FILE,
    about: [],
  };
}

export async function myStrategyRanks(
  { store }: Pick<Services, "store">,
  caller: Caller,
  lines: readonly LeaderboardLine[],
): Promise<string> {
  const { locale } = caller;
  const names = new Set((await registrationsOf(store, writePlayerId(caller))).map(({ name }) => name));
  if (names.size === 0) return say(locale, "leaderboard-mine-none");
  const mine = lines.filter(({ strategy }) => names.has(strategy));
  if (mine.length === 0) return say(locale, "leaderboard-mine-not-entered");
  const shown = mine.slice(0, STRATEGIES_SHOWN).map(({ strategy, ranks, points }) =>
    say(locale, "leaderboard-mine-strategy", {
      name: strategy,
      place: formatRank(ranks),
      count: lines.length,
      points: numberCell(points, locale),
    }),
  );
  return shown.join("\n");
}
