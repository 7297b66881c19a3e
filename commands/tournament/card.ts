// The message that shows a tournament's state, edited as it proceeds, and the one that announces its end: eight lines
// on a phone, ten at the end. What it takes to replay it is in the details (`view.ts`).

import { FIELD, vacant } from "../../src/arena/tournaments/built-ins.ts";
import type { Block, Button, View } from "../../src/chat/index.ts";
import { cellWidth } from "../../src/infra/i18n/cell-width.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { timeWords } from "../kit/time-words.ts";
import {
  type CardState,
  type Current,
  type Finished,
  playedOf,
  resultsOf,
  roundsOf,
  type Tournament,
  type Venue,
} from "./document.ts";
import { writeMeant } from "./meant.ts";
import { authoredWords, bestBlocks, leaderBlocks, tournamentTitle, winnersOf } from "./view.ts";

export const TOURNAMENT_SCOPE = "tournament";

export type CardMove = "enter" | "start" | "next" | "more";

/** Two lines on a phone. */
const ENTRANTS_CELLS = 76;
const LEADERS = 4;
/** Shown next to the picture. */
const LEADERS_AT_END = 3;

/** `venue`: where it's held, which its buttons name. */
export function cardView(state: CardState, venue: Venue, locale: Locale = state.tournament.locale): View {
  return {
    title: tournamentTitle(state.tournament, locale),
    blocks: cardBlocks(state, locale),
    buttons: cardButtons(state, venue, locale),
  };
}

function cardButtons(state: CardState, venue: Venue, locale: Locale): readonly (readonly Button[])[] {
  const button = (label: MessageId, move: CardMove, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: { scope: TOURNAMENT_SCOPE, session: writeMeant(state.tournament, venue), turn: 0, move },
    ...(style && { style }),
  });
  const more = button("button-more", "more");
  switch (state.phase) {
    case "open":
      return [[button("button-enter-mine", "enter", "primary"), button("button-start", "start"), more]];
    case "running":
      return [[more]];
    case "cancelled":
      return [];
    case "ended":
      return [[button("button-tournament-next", "next", "primary"), more]];
  }
}

export function cardBlocks(state: CardState, locale: Locale): readonly Block[] {
  switch (state.phase) {
    case "open":
      return openBlocks(state.tournament, locale);
    case "running":
      return runningBlocks(state.tournament, locale);
    case "cancelled":
      return [text(say(locale, "tournament-called-off"))];
    case "ended": {
      const names = listed(winnersOf(state.tournament, locale), locale);
      return [
        text(say(locale, "tournament-last", { names })),
        ...bestBlocks(state.tournament, locale),
        ...leaderBlocks(state.tournament.standings, LEADERS_AT_END, locale),
      ];
    }
  }
}

/** The announcement. `picture`: the cross table, if it could be drawn. */
export function endView(finished: Finished, venue: Venue, picture: Block | undefined): View {
  const { locale, standings } = finished;
  const winners = winnersOf(finished, locale);
  const words = { count: winners.length, names: listed(winners, locale) };
  return {
    title: `🏆 ${tournamentTitle(finished, locale)}`,
    blocks: [
      text(say(locale, "tournament-won", words)),
      ...bestBlocks(finished, locale),
      ...leaderBlocks(standings, LEADERS_AT_END, locale),
      ...(picture ? [picture] : []),
    ],
    buttons: cardButtons({ phase: "ended", tournament: finished }, venue, locale),
  };
}

function openBlocks(tournament: Current, locale: Locale): readonly Block[] {
  const { startsAt, zone, isPutOff, entrants } = tournament;
  const lines = [
    say(locale, "tournament-open", { count: entrants.length }),
    ...(startsAt === undefined
      ? []
      : [say(locale, "tournament-starts", { when: timeWords(startsAt, zone, locale) })]),
    ...(isPutOff ? [say(locale, "tournament-put-off")] : []),
  ];
  return [
    text(lines.join("\n")),
    ...entrantBlocks(tournament, locale),
    ...(vacant(tournament) > 0
      ? [{ type: "quiet", text: say(locale, "tournament-house-open", { size: FIELD }) } as const]
      : []),
  ];
}

function runningBlocks(tournament: Current, locale: Locale): readonly Block[] {
  const { championship } = playedOf(tournament);
  const words = { round: championship.rounds.length + 1, of: roundsOf(tournament) ?? 0 };
  const { standings } = resultsOf(tournament);
  return [
    text(say(locale, "tournament-running", words)),
    ...(standings.length > 0 ? leaderBlocks(standings, LEADERS, locale) : entrantBlocks(tournament, locale)),
  ];
}

/** As many as fit in two lines, and the number of others. */
function entrantBlocks({ entrants }: Tournament, locale: Locale): readonly Block[] {
  const names = entrants.map((one) => authoredWords(one, locale));
  const fitting = names.filter(
    (_, at) => at === 0 || cellWidth(listed(names.slice(0, at + 1), locale)) <= ENTRANTS_CELLS,
  );
  if (fitting.length === 0) return [];
  const more = names.length - fitting.length;
  const shown = listed(fitting, locale);
  return [text(more > 0 ? `${shown} ${say(locale, "table-more", { count: more })}` : shown)];
}

function text(words: string): Block {
  return { type: "text", text: words };
}
