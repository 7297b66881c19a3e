// The message that shows a tournament's state, edited as it proceeds.

import { type Block, cutToCells, type View } from "../../src/chat/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { timeWords } from "../kit/time-words.ts";
import {
  type CardState,
  type Current,
  drawnFor,
  FIELD,
  type Finished,
  houseFamily,
  type Note,
  roundsOf,
  type Tournament,
  vacant,
} from "./index.ts";
import { scheduleWords } from "./schedule-words.ts";
import { bestBlocks, entrantWords, houseBlocks, leaderBlocks, tournamentTitle, winnersOf } from "./view.ts";

/** Entrants listed one per line, each fitting a phone. */
const NAMED_MAX = 16;
const LINE_MAX = 60;
const AGAIN_CHARACTERS = 900;

export function cardView(state: CardState, locale: Locale = state.tournament.locale): View {
  return { title: tournamentTitle(state.tournament, locale), blocks: stateBlocks(state, locale) };
}

function stateBlocks(state: CardState, locale: Locale): readonly Block[] {
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
      const names = listed(winnersOf(state.tournament), locale);
      const last = text(say(locale, "tournament-last", { names }));
      return [last, ...bestBlocks(state.tournament, locale), ...leaderBlocks(standings, locale)];
    }
  }
}

function openBlocks(tournament: Current, locale: Locale): readonly Block[] {
  const { entrants, match } = tournament;
  return [
    text(say(locale, "tournament-open", { count: entrants.length, match })),
    ...startBlocks(tournament, locale),
    ...entrantBlocks(tournament, locale),
    ...(vacant(tournament) > 0 ? [quiet(say(locale, "tournament-house-open", { size: FIELD }))] : []),
    quiet(say(locale, "tournament-how")),
    quiet(settingWords(tournament, locale)),
  ];
}

function startBlocks({ startsAt, zone, schedule }: Current, locale: Locale): readonly Block[] {
  if (startsAt === undefined) return [];
  const words = {
    when: timeWords(startsAt, zone, locale),
    schedule: schedule ? scheduleWords(schedule.cron, locale) : "",
  };
  return [text(say(locale, schedule ? "tournament-starts-again" : "tournament-starts", words))];
}

function waitingBlocks({ tournament, place }: Extract<CardState, { phase: "waiting" }>, locale: Locale) {
  const words = place ? say(locale, "tournament-waiting", { place }) : say(locale, "tournament-turn-soon");
  return [text(words), ...filledBlocks(tournament, locale), quiet(settingWords(tournament, locale))];
}

function runningBlocks({ tournament, standings }: Extract<CardState, { phase: "running" }>, locale: Locale) {
  const { progress = { round: 1, played: 0, planned: 0 } } = tournament;
  const { round, played, planned } = progress;
  const of = roundsOf(tournament);
  const words = { round, played, planned, of: of ?? 0 };
  return [
    text(say(locale, of === undefined ? "tournament-running" : "tournament-running-of", words)),
    ...(standings.length > 0 ? leaderBlocks(standings, locale) : filledBlocks(tournament, locale)),
    quiet(settingWords(tournament, locale)),
  ];
}

/** Whom the house has filled the field with, while there is no table yet. */
function filledBlocks(tournament: Tournament, locale: Locale): readonly Block[] {
  const told = houseBlocks(tournament.entrants, locale);
  return told.length > 0 ? [...entrantBlocks(tournament, locale), ...told] : [];
}

function entrantBlocks({ entrants }: Tournament, locale: Locale): readonly Block[] {
  if (entrants.length === 0) return [];
  const lines = entrants.slice(0, NAMED_MAX).map(({ name, strategy }) => {
    const isKnown = strategy === (houseFamily(name) ?? name);
    const line = entrantWords(name);
    return cutToCells(isKnown ? line : `${line} = ${strategy}`, LINE_MAX);
  });
  const more = entrants.length - NAMED_MAX;
  return [
    { type: "code", text: lines.join("\n") },
    ...(more > 0 ? [quiet(say(locale, "table-more", { count: more }))] : []),
  ];
}

/** The settings. The seed is shown only once no strategy can be tuned to it any more. */
function settingWords(tournament: Tournament, locale: Locale): string {
  const { match, channel } = tournament;
  const rounds = roundsOf(tournament);
  return [
    say(locale, "setting-match", { match }),
    ...(rounds === undefined ? [] : [say(locale, "setting-rounds", { rounds })]),
    ...(channel ? [say(locale, "setting-channel", { channel: channel.name })] : []),
    say(locale, "setting-seed-later"),
  ].join(" · ");
}

/** The command that reproduces an ended tournament to the same table. */
export function againBlocks(tournament: Finished, locale: Locale): readonly Block[] {
  const { game, system, rounds, match, seed, entrants } = tournament;
  const who = entrants
    .map(({ name, strategy }) => (name === strategy ? name : `${name}@${strategy}`))
    .join(",");
  const chosen = rounds === undefined ? "" : ` --rounds ${rounds}`;
  const line = typed(
    `arena run --game ${game} --system ${system}${chosen} --match ${match} --seed ${seed} --entrants ${who}`,
  );
  const block: Block =
    line.length <= AGAIN_CHARACTERS
      ? { type: "code", text: line }
      : { type: "file", name: "again.txt", content: `${line}\n` };
  const said = [quiet(say(locale, "tournament-again", { seed: String(seed) })), block];
  return [...said, ...drawnBlocks(tournament, locale)];
}

const PLEDGE_DIGITS = 16;

/** What anybody can compute the seed from. */
function drawnBlocks(tournament: Finished, locale: Locale): readonly Block[] {
  if (!tournament.drawn) return [];
  const { day, pledge } = tournament.drawn;
  const words = {
    text: `draw|${drawnFor(tournament)}|`,
    day: String(day),
    pledge: pledge.slice(0, PLEDGE_DIGITS),
  };
  return [quiet(say(locale, "tournament-drawn", words))];
}

const WHY_PUT_OFF = { missed: "tournament-missed", "put-off": "tournament-put-off" } as const;

/** A notice; those of a start and of a card become cards. */
export function noteView(kind: Note["kind"], tournament: Current): View {
  const { locale, startsAt, zone } = tournament;
  if (kind === "card" || kind === "begins") return cardView(stateNow(tournament));
  const when = startsAt === undefined ? "" : timeWords(startsAt, zone, locale);
  const words = say(locale, WHY_PUT_OFF[kind]);
  const next = say(locale, when ? "tournament-put-off-to" : "tournament-put-off-open", { when });
  return { title: tournamentTitle(tournament, locale), blocks: [text(`${words} ${next}`)] };
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
