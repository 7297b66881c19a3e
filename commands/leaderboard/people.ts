// A leaderboard of people: the table, its picture, its numbers and *My place*. What it shows about a person differs
// between matches against the bot and duels.

import { type CommandCall, localeOf, placeKey, type Reply, type View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";
import {
  type Leaderboard,
  type Listed,
  type Page,
  type Ranked,
  type Ranking,
  rankOf,
  readLeaderboard,
  readPlayerId,
} from "../../src/people/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import { showMeButton } from "../kit/list-me.ts";
import { numberedWords, pictureNames } from "../kit/picture-names.ts";
import { type Picture, pictured } from "../kit/pictured.ts";
import { type RankedLine, rankingChart, rankingWords } from "../kit/ranking-chart.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { shownName } from "../kit/shown-name.ts";
import type { Query } from "./query.ts";
import {
  boardButtons,
  detailsView,
  headBlocks,
  LINES_MAX,
  leaderOf,
  PICTURE_FILE,
  quiet,
  selectionWords,
  tableBlocks,
  whereWords,
} from "./view.ts";

export type Asker = Pick<CommandCall, "caller" | "place">;

/** A list needs at least this many names to be shown. */
const NAMES_MIN = 3;

/** What *My place* says; `isHidden`: by the caller's own choice, which one press changes. */
export interface Mine {
  readonly text: string;
  readonly isHidden?: true;
}

/** One kind of list. Its texts describe one person's line or explain the order. */
export interface PeopleList<Line extends Listed> {
  readonly board: (store: Services["store"], ranking: Ranking) => Leaderboard<Line>;
  /** The caller's rank; otherwise what is missing and how to get it. */
  readonly mine: (
    services: Pick<Services, "store">,
    caller: Asker["caller"],
    ranking: Ranking,
  ) => Promise<Mine>;
  readonly title: (locale: Locale) => string;
  /** Headings of the columns after rank and name, and their cells. */
  readonly columns: (locale: Locale) => readonly string[];
  readonly cells: (line: Line, locale: Locale) => readonly string[];
  /** About the leader only. */
  readonly headline: (leader: Line, locale: Locale) => string | undefined;
  readonly how: (locale: Locale) => string;
  readonly detail: (line: Ranked<Line>, locale: Locale) => string;
  readonly detailsHow: (locale: Locale) => string;
  readonly bar: (line: Ranked<Line>, locale: Locale) => Omit<RankedLine, "name" | "ranks">;
  readonly bars: (locale: Locale) => { readonly subtitle?: string; readonly unit: string };
  /** The axis; absent: starts at zero. */
  readonly range?: (bars: readonly RankedLine[]) => [number, number];
  readonly alt: "leaderboard-picture" | "leaderboard-duels-picture";
}

/** The list, for everyone in the chat; if it has too few names, the caller learns what they can do instead. */
export function peopleReply<Line extends Listed>(
  services: Services,
  { caller, place }: Asker,
  query: Query,
  list: PeopleList<Line>,
): Promise<Reply> {
  return readAnd(services, { caller, place }, query, list, async (page, ranking) => {
    const names = page.lines.length;
    if (names < NAMES_MIN) {
      const mine = await list.mine(services, caller, ranking);
      const text = [shortWords(query, names, caller.locale), mine.text].join("\n");
      return mineReply({ ...mine, text }, caller.locale);
    }
    const locale = localeOf({ caller, place });
    const picture = peoplePicture(list, page, query, locale);
    const view = await pictured(services, peopleView(list, page, query, locale), picture, locale);
    return { type: "post", view, audience: "place" };
  });
}

/** The current numbers of everyone currently listed. */
export function peopleFigures<Line extends Listed>(
  services: Services,
  asker: Asker,
  query: Query,
  list: PeopleList<Line>,
): Promise<Reply> {
  const { locale } = asker.caller;
  return readAnd(services, asker, query, list, async (page) => {
    const names = page.lines.length;
    if (names < NAMES_MIN) return notice(shortWords(query, names, locale));
    return { type: "post", view: peopleDetails(list, page, locale), audience: "caller" };
  });
}

/** *My place*, only for the person who pressed. */
export async function placeReply<Line extends Listed>(
  services: Services,
  asker: Asker,
  query: Query,
  list: PeopleList<Line>,
): Promise<Reply> {
  const { caller } = asker;
  const ranking = rankingAsked(services, asker, query);
  if (!ranking) return notice(say(caller.locale, "leaderboard-alone-here"));
  return mineReply(await list.mine(services, caller, ranking), caller.locale);
}

async function readAnd<Line extends Listed>(
  services: Services,
  asker: Asker,
  query: Query,
  list: PeopleList<Line>,
  answer: (page: Page<Line>, ranking: Ranking) => Promise<Reply>,
): Promise<Reply> {
  const ranking = rankingAsked(services, asker, query);
  if (!ranking) return notice(say(asker.caller.locale, "leaderboard-alone-here"));
  return answer(await readLeaderboard(services.store, list.board(services.store, ranking)), ranking);
}

/** Undefined for the list of a private chat, which does not exist. */
function rankingAsked(
  { now }: Services,
  { caller, place }: Asker,
  { gameId, scope, period }: Query,
): Ranking | undefined {
  const where = scope === "everywhere" ? scope : placeKey(caller, place);
  return where === undefined || gameId === undefined
    ? undefined
    : { gameId, period, place: where, now: now() };
}

/** Only the caller sees it; if they're hidden, with the button that lists them. */
function mineReply({ text, isHidden }: Mine, locale: Locale): Reply {
  if (!isHidden) return notice(text);
  const view = { blocks: [{ type: "text", text } as const], buttons: [[showMeButton(locale)]] };
  return { type: "post", view, audience: "caller" };
}

/** The caller's rank as used in texts, and the number of people listed. */
export async function rankWords<Line extends Listed>(
  store: Services["store"],
  board: Leaderboard<Line>,
  caller: Asker["caller"],
): Promise<{ readonly place: string; readonly count: number }> {
  const page = await readLeaderboard(store, board);
  const found = await rankOf(store, board, page, caller);
  return { place: found ? formatRank(found) : `> ${page.count}`, count: page.count };
}

function titleOf<Line extends Listed>({ title }: PeopleList<Line>, query: Query, locale: Locale): string {
  return [title(locale), ...selectionWords(query, locale)].join(" · ");
}

/** About a list with fewer than `NAMES_MIN` names. */
function shortWords(query: Query, names: number, locale: Locale): string {
  return say(locale, "leaderboard-short", { where: whereWords(query, locale), needed: NAMES_MIN, names });
}

export function peopleView<Line extends Listed>(
  list: PeopleList<Line>,
  { lines, count }: Page<Line>,
  query: Query,
  locale: Locale,
): View {
  const head = ["", "", ...list.columns(locale)];
  const rows = lines.map((line) => [
    formatRank(line.ranks),
    isolated(line.name),
    ...list.cells(line, locale),
  ]);
  const leader = leaderOf(lines);
  const names = lines.slice(0, LINES_MAX).map(({ name }) => name);
  return {
    title: titleOf(list, query, locale),
    blocks: [
      ...headBlocks(leader && list.headline(leader, locale)),
      ...tableBlocks(head, rows, count, locale),
      ...numberedWords(names, locale).map(quiet),
      quiet(list.how(locale)),
    ],
    buttons: boardButtons(query, locale),
  };
}

/** The score that ranks each of the best, with its uncertainty. */
export function peoplePicture<Line extends Listed>(
  list: PeopleList<Line>,
  { lines }: Pick<Page<Line>, "lines">,
  query: Query,
  locale: Locale,
): Picture {
  const title = titleOf(list, query, locale);
  const shown = lines.slice(0, LINES_MAX);
  const names = pictureNames(shown.map(({ name }) => name));
  const bars = shown.map((line, at) => ({
    name: shownName(names[at] as string),
    ranks: line.ranks,
    ...list.bar(line, locale),
  }));
  const chart = rankingChart({ title, ...list.bars(locale) }, bars);
  return {
    chart: list.range ? { ...chart, x: { ...chart.x, range: list.range(bars) } } : chart,
    alt: say(locale, list.alt, { title, places: rankingWords(bars, locale) }),
    name: PICTURE_FILE,
    about: shown.flatMap(({ player }) => readPlayerId(player) ?? []),
  };
}

/** Everyone's numbers, and how they're ordered. */
function peopleDetails<Line extends Listed>(
  list: PeopleList<Line>,
  { lines }: Pick<Page<Line>, "lines">,
  locale: Locale,
): View {
  const shown = lines.slice(0, LINES_MAX).map((line) => list.detail(line, locale));
  return detailsView([{ type: "text", text: shown.join("\n") }], list.detailsHow(locale), locale);
}
