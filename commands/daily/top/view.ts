// A list of a day as a message: a table that fits a phone, and buttons to the other lists, each with what it asks for.

import type { Block, Button, View } from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { isolated } from "../../../src/infra/i18n/name-in-text.ts";
import type { DailyChallenge, Page } from "../../../src/people/index.ts";
import { fittedRows } from "../../kit/fitted-table.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { showMeButton } from "../../kit/list-me.ts";
import { numberOf, startOf, toldAt } from "../day/day.ts";
import type { DayLine } from "./lists.ts";
import type { OwnPlace } from "./own.ts";

export const LINES_MAX = 10;

/** What a list is shown with. */
export interface Shown {
  readonly query: Query;
  readonly ranking: Page<DayLine>;
  /** Days since 1970. */
  readonly today: number;
  /** Unix ms. */
  readonly now: number;
  /** Whether it is shown in a place that has lists of its own. */
  readonly hasHere: boolean;
  /** The reader's own place, in a message that they alone see. */
  readonly own?: OwnPlace;
}

export function topView(shown: Shown, locale: Locale): View {
  const { query, ranking, own } = shown;
  const words = ranking.lines.length === 0 ? [say(locale, NOBODY[query.what])] : [];
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

const NOBODY: Readonly<Record<Query["what"], MessageId>> = {
  mind: "daily-top-nobody-mind",
  board: "daily-top-nobody-board",
};
const WHATS: Readonly<Record<Query["what"], MessageId>> = {
  mind: "daily-top-mind",
  board: "daily-top-board",
};
const HEADS: Readonly<Record<Query["what"], MessageId>> = {
  mind: "daily-top-score",
  board: "daily-top-time",
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
  const head = ["", "", say(locale, HEADS[what])];
  const rows = shown.map(({ ranks, name, text }) => [formatRank(ranks), name, text]);
  const [heading = head, ...fitted] = fittedRows([head, ...rows]);
  const named = fitted.map(([rank = "", name = "", text = ""]) => [rank, isolated(name), text]);
  const more = count - shown.length;
  return [
    { type: "table", rows: [heading, ...named] },
    ...(more > 0 ? [{ type: "quiet", text: say(locale, "table-more", { count: more }) } as const] : []),
  ];
}

/** How long tries count yet: those of a day until its answers are told. */
function timeOf({ query: { day }, today, now }: Shown, locale: Locale): readonly Block[] {
  if (day === today)
    return [{ type: "clock", text: say(locale, "daily-top-ends"), until: startOf(day + 1), locale }];
  return now < toldAt(day)
    ? [{ type: "clock", text: say(locale, "daily-top-told"), until: toldAt(day), locale }]
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
      ...(own?.isHidden ? [showMeButton(scope, locale)] : []),
    ],
  ];
}

export const TOP_SCOPE = "dailytop";

/** One question for a list. */
export interface Query {
  readonly what: DailyChallenge;
  readonly scope: "here" | "everywhere";
  /** Days since 1970. */
  readonly day: number;
}

/** `all`: the list for everybody; `own`: with the presser's own place, for them alone; `mine`: that place
 * alone; `open`: as `own`, in a message of its own. */
export type TopMove = "all" | "own" | "mine" | "open";

export const TOP_MOVES: readonly TopMove[] = ["all", "own", "mine", "open"];

export function queryAction({ what, scope, day }: Query, move: TopMove): Button["action"] {
  return { scope: TOP_SCOPE, session: `${what}_${scope}_${day}`, turn: 0, move };
}

const QUERY = /^(mind|board)_(here|everywhere)_(\d{1,6})$/;

/** Undefined for what is no button of ours. */
export function readQuery(session: string): Query | undefined {
  const [, what, scope, day] = QUERY.exec(session) ?? [];
  if (day === undefined) return undefined;
  return { what: what as Query["what"], scope: scope as Query["scope"], day: Number(day) };
}

/** For the message of a try that is over. */
export function topButton(what: DailyChallenge, day: number, locale: Locale): Button {
  return {
    label: say(locale, "button-daily-top"),
    action: queryAction({ what, scope: "here", day }, "open"),
  };
}
