// A list of a day as a message: a table that fits a phone, and buttons to the other lists, each with its query.

import type { Block, Button, View } from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { isolated } from "../../../src/infra/i18n/name-in-text.ts";
import type { DailyChallenge, Page } from "../../../src/people/index.ts";
import { fittedRows } from "../../kit/fitted-table.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { showMeButton } from "../../kit/list-me.ts";
import { announcedAt, numberOf, startOf } from "../day/day.ts";
import type { DayLine } from "./lists.ts";
import type { OwnPlace } from "./own.ts";

const LINES_MAX = 10;

/** What a list is shown with. */
export interface Shown {
  readonly query: Query;
  readonly ranking: Page<DayLine>;
  /** Days since 1970. */
  readonly today: number;
  /** Unix ms. */
  readonly now: number;
  /** Whether it's shown in a chat that has its own lists. */
  readonly hasHere: boolean;
  /** The reader's own rank, in a message that only they see. */
  readonly own?: OwnPlace;
}

export function topView(shown: Shown, locale: Locale): View {
  const { query, ranking, own } = shown;
  const words = ranking.lines.length === 0 ? [say(locale, "daily-top-nobody", { what: query.what })] : [];
  const lines = [...words, ...(own === undefined ? [] : [own.text])];
  return {
    title: titleOf(query, locale),
    blocks: [
      ...tableOf(ranking, query, locale),
      ...(lines.length > 0 ? [{ type: "text", text: lines.join("\n") } as const] : []),
      ...timeOf(shown, locale),
    ],
    buttons: buttonsOf(shown, locale),
  };
}

const WHATS: Readonly<Record<Query["what"], MessageId>> = {
  mind: "daily-top-mind",
  board: "daily-top-board",
};
const SCOPES: Readonly<Record<Query["scope"], MessageId>> = {
  here: "choice-here",
  everywhere: "choice-everywhere",
};

function titleOf({ what, scope, day }: Query, locale: Locale): string {
  const number = say(locale, "daily-top-title", { number: String(numberOf(day)) });
  return [number, say(locale, WHATS[what]), say(locale, SCOPES[scope])].join(" · ");
}

function tableOf({ lines, count }: Page<DayLine>, { what }: Query, locale: Locale): readonly Block[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, LINES_MAX);
  const head = ["", "", say(locale, "daily-top-head", { what })];
  const rows = shown.map(({ ranks, name, text }) => [formatRank(ranks), name, text]);
  const [heading = head, ...fitted] = fittedRows([head, ...rows]);
  const named = fitted.map(([rank = "", name = "", text = ""]) => [rank, isolated(name), text]);
  const more = count - shown.length;
  return [
    { type: "table", rows: [heading, ...named] },
    ...(more > 0 ? [{ type: "quiet", text: say(locale, "table-more", { count: more }) } as const] : []),
  ];
}

/** How much longer attempts count: until the day's answers are published. */
function timeOf({ query: { day }, today, now }: Shown, locale: Locale): readonly Block[] {
  if (day === today)
    return [{ type: "clock", text: say(locale, "daily-top-ends"), until: startOf(day + 1), locale }];
  return now < announcedAt(day)
    ? [{ type: "clock", text: say(locale, "daily-top-announced"), until: announcedAt(day), locale }]
    : [];
}

function buttonsOf({ query, today, own, hasHere }: Shown, locale: Locale): readonly (readonly Button[])[] {
  const move = own === undefined ? "all" : "own";
  const to = (label: MessageId, changed: Partial<Query>): Button => ({
    label: say(locale, label),
    action: queryAction({ ...query, ...changed }, move),
  });
  const { what, scope, day } = query;
  const mine: Button = { label: say(locale, "button-my-place"), action: queryAction(query, "mine") };
  return [
    [
      what === "mind" ? to("daily-top-board", { what: "board" }) : to("daily-top-mind", { what: "mind" }),
      ...(hasHere
        ? [
            scope === "here"
              ? to("choice-everywhere", { scope: "everywhere" })
              : to("choice-here", { scope: "here" }),
          ]
        : []),
    ],
    [
      day === today
        ? to("button-daily-yesterday", { day: today - 1 })
        : to("button-daily-today", { day: today }),
      ...(own === undefined ? [mine] : []),
      ...(own?.isHidden ? [showMeButton(locale)] : []),
    ],
  ];
}

export const TOP_SCOPE = "dailytop";

/** Which list is asked for. */
export interface Query {
  readonly what: DailyChallenge;
  readonly scope: "here" | "everywhere";
  /** Days since 1970. */
  readonly day: number;
}

/** `all`: the list for everyone; `own`: with the person's own rank, only for them; `mine`: only that rank; `open`: like
 * `own`, in a new message. */
export type TopMove = "all" | "own" | "mine" | "open";

export const TOP_MOVES: readonly TopMove[] = ["all", "own", "mine", "open"];

export function queryAction({ what, scope, day }: Query, move: TopMove): Button["action"] {
  return { scope: TOP_SCOPE, session: `${what}_${scope}_${day}`, turn: 0, move };
}

const QUERY = /^(mind|board)_(here|everywhere)_(\d{1,6})$/;

/** Undefined if it isn't one of our buttons. */
export function readQuery(session: string): Query | undefined {
  const [, what, scope, day] = QUERY.exec(session) ?? [];
  if (day === undefined) return undefined;
  return { what: what as Query["what"], scope: scope as Query["scope"], day: Number(day) };
}

/** For the message of a finished attempt. */
export function topButton(what: DailyChallenge, day: number, locale: Locale): Button {
  return {
    label: say(locale, "button-daily-top"),
    action: queryAction({ what, scope: "here", day }, "open"),
  };
}
