// The message that shows a tournament's state, edited as it proceeds, and the one that announces its end: eight lines
// on a phone, ten at the end. What it takes to replay it is in the details (`view.ts`).

import { type Block, type Button, cellWidth, type View } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../src/infra/i18n/phrases.ts";
import { timeWords } from "../kit/time-words.ts";
import {
  type CardState,
  type Current,
  FIELD,
  type Finished,
  type Note,
  roundsOf,
  type Tournament,
  type Venue,
  vacant,
} from "./index.ts";
import { writeMeant } from "./meant.ts";
import { authoredWords, bestBlocks, leaderBlocks, tournamentTitle, winnersOf } from "./view.ts";

export const TOURNAMENT_SCOPE = "tournament";

export type CardMove = "enter" | "start" | "next" | "more";

/** Two lines on a phone. */
const ENTRANTS_CELLS = 76;
const LEADERS = 4;
/** Shown next to the picture. */
const LEADERS_AT_END = 3;

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** `home`: where it's held, encoded in its buttons. */
export function cardView(state: CardState, home: Venue, locale: Locale = state.tournament.locale): View {
  return {
    title: tournamentTitle(state.tournament, locale),
    blocks: cardBlocks(state, locale),
    buttons: cardButtons(state, home, locale),
  };
}

function cardButtons(state: CardState, home: Venue, locale: Locale): readonly (readonly Button[])[] {
  const button = (label: MessageId, move: CardMove, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: { scope: TOURNAMENT_SCOPE, session: writeMeant(state.tournament, home), turn: 0, move },
    ...(style && { style }),
  });
  const more = button("button-more", "more");
  switch (state.phase) {
    case "open":
      return [[button("button-enter-mine", "enter", "primary"), button("button-start", "start"), more]];
    case "waiting":
    case "running":
      return [[more]];
    case "cancelled":
    case "ended":
      return [[button("button-tournament-next", "next", "primary"), more]];
  }
}

export function cardBlocks(state: CardState, locale: Locale): readonly Block[] {
  switch (state.phase) {
    case "open":
      return openBlocks(state.tournament, locale);
    case "waiting":
      return waitingBlocks(state, locale);
    case "running":
      return runningBlocks(state, locale);
    case "cancelled":
      return [text(say(locale, "tournament-called-off"))];
    case "ended": {
      const { standings } = state.tournament;
      const names = listed(winnersOf(state.tournament, locale), locale);
      const last = text(say(locale, "tournament-last", { names }));
      return [
        last,
        ...bestBlocks(state.tournament, locale),
        ...leaderBlocks(standings, LEADERS_AT_END, locale),
      ];
    }
  }
}

/** The announcement. `picture`: the cross table, if it could be drawn. */
export function endView(
  finished: Finished,
  home: Venue,
  picture: Block | undefined,
  next: Current | undefined,
): View {
  const { locale, standings } = finished;
  const winners = winnersOf(finished, locale);
  const words = { count: winners.length, names: listed(winners, locale) };
  return {
    title: `🏆 ${tournamentTitle(finished, locale)}`,
    blocks: [
      text(say(locale, "tournament-won", words)),
      ...bestBlocks(finished, locale),
      ...leaderBlocks(standings, LEADERS_AT_END, locale),
      ...(next ? [quiet(nextWords(next))] : []),
      ...(picture ? [picture] : []),
    ],
    buttons: cardButtons({ phase: "ended", tournament: finished }, home, locale),
  };
}

function nextWords({ locale, startsAt = 0, zone }: Current): string {
  return say(locale, "tournament-next", { when: timeWords(startsAt, zone, locale) });
}

function openBlocks(tournament: Current, locale: Locale): readonly Block[] {
  const open = say(locale, "tournament-open", { count: tournament.entrants.length });
  return [
    text([open, ...startWords(tournament, locale)].join("\n")),
    ...entrantBlocks(tournament, locale),
    ...(vacant(tournament) > 0 ? [quiet(say(locale, "tournament-house-open", { size: FIELD }))] : []),
  ];
}

function startWords({ startsAt, zone, schedule }: Current, locale: Locale): readonly string[] {
  if (startsAt === undefined) return [];
  const words = {
    when: timeWords(startsAt, zone, locale),
    schedule: schedule ? scheduleWords(schedule.cron, locale) : "",
  };
  return [say(locale, schedule ? "tournament-starts-again" : "tournament-starts", words)];
}

function waitingBlocks({ tournament, place }: Extract<CardState, { phase: "waiting" }>, locale: Locale) {
  const words = place ? say(locale, "tournament-waiting", { place }) : say(locale, "tournament-turn-soon");
  return [text(words), ...entrantBlocks(tournament, locale)];
}

function runningBlocks({ tournament, standings }: Extract<CardState, { phase: "running" }>, locale: Locale) {
  const { progress = { round: 1, played: 0, planned: 0 } } = tournament;
  const { round, played, planned } = progress;
  const words = { round, played, planned, of: roundsOf(tournament) ?? 0 };
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

/** A notice. Notices of a start and of a card become cards. */
export function noteView(kind: Note["kind"], tournament: Current, home: Venue): View {
  const { locale, startsAt, zone } = tournament;
  const now = stateNow(tournament);
  if (kind === "card" || kind === "begins") return cardView(now, home);
  const when = startsAt === undefined ? "" : timeWords(startsAt, zone, locale);
  const words = say(locale, "tournament-put-off", { kind });
  const next = say(locale, when ? "tournament-put-off-to" : "tournament-put-off-open", { when });
  return { ...cardView(now, home), blocks: [text(sentences([words, next]))] };
}

function stateNow(tournament: Current): CardState {
  const { progress } = tournament;
  if (!progress) return { phase: "open", tournament };
  return progress.planned === 0
    ? { phase: "waiting", tournament, place: undefined }
    : { phase: "running", tournament, standings: [] };
}

function text(words: string): Block {
  return { type: "text", text: words };
}

function quiet(words: string): Block {
  return { type: "quiet", text: words };
}

/** Words for a cron line, as it may have been typed in another language: `every Friday at 18:00`; or the line
 * itself. */
export function scheduleWords(cron: string, locale: Locale): string {
  const [minute = "", hour = "", date = "", month = "", weekday = ""] = cron.split(" ");
  const day = weekdayOf(weekday);
  const isWorded = /^\d+$/.test(minute) && /^\d+$/.test(hour) && month === "*";
  const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  if (isWorded && date === "*" && weekday === "*") return say(locale, "tournament-daily", { time });
  if (isWorded && date === "*" && day >= 0) return say(locale, "tournament-weekly", { time, day });
  if (isWorded && /^\d+$/.test(date) && weekday === "*")
    return say(locale, "tournament-monthly", { time, date: Number(date) });
  return say(locale, "tournament-by-cron", { cron });
}

/** Sunday is 0 (or 7); -1 unless it's a single day. */
function weekdayOf(weekday: string): number {
  return /^[0-7]$/.test(weekday) ? Number(weekday) % WEEKDAYS.length : WEEKDAYS.indexOf(weekday);
}
