// What messages about a tournament show: the card that is edited as it proceeds, and the announcement of its end, eight
// lines on a phone, ten at the end; tables, pairings with their reasons, and what it takes to replay one.

import { builtInFamily, FIELD, isBuiltIn, vacant } from "../../src/arena/tournaments/built-ins.ts";
import type { ReportedPairing } from "../../src/arena/tournaments/report.ts";
import type { Block, Button, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { cellWidth } from "../../src/infra/i18n/cell-width.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { listed, numberCell, withBrackets } from "../../src/infra/i18n/phrases.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { formatRank } from "../kit/format-rank.ts";
import { gameTitle } from "../kit/game-words.ts";
import { shownName } from "../kit/shown-name.ts";
import { dateWords, timeWords } from "../kit/time-words.ts";
import {
  type CardState,
  type Current,
  type Finished,
  playedOf,
  resultsOf,
  roundsOf,
  type Standing,
  type Tournament,
  type Venue,
  writeMeant,
} from "./document.ts";
import { amongEntered } from "./rules.ts";

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

/** Lines that fit in a message on every platform. */
const LINES_MAX = 16;

const DAY_MS = 86_400_000;

/** Precedes the names of built-in entrants. */
const HOUSE_SIGN = "🏠";

export const SYSTEM_WORDS: Readonly<Record<Tournament["system"], MessageId>> = {
  "round-robin": "system-round-robin",
  olympic: "system-olympic",
  "olympic-matches": "system-olympic-matches",
  recursive: "system-recursive",
  "recursive-matches": "system-recursive-matches",
  swiss: "system-swiss",
};

export function tournamentTitle(
  { system, game }: Pick<Tournament, "system" | "game">,
  locale: Locale,
): string {
  return say(locale, "tournament-title", {
    system: say(locale, SYSTEM_WORDS[system]),
    game: gameWords(game, locale),
  });
}

/** An entrant's displayed name; built-in ones have a sign. */
export function entrantWords(name: string): string {
  const family = builtInFamily(name);
  return family === undefined ? name : `${HOUSE_SIGN} ${family}`;
}

/** The name with its author, if the author entered it themselves. */
function authoredWords(
  { name, author }: Pick<Tournament["entrants"][number], "name" | "author">,
  locale: Locale,
): string {
  const words = entrantWords(name);
  return author === undefined ? words : withBrackets(words, shownName(author), locale);
}

/** Explains the sign if one of these names has it. */
export function builtInBlocks(shown: readonly { readonly name: string }[], locale: Locale): readonly Block[] {
  return shown.some(isBuiltIn) ? [{ type: "quiet", text: say(locale, "tournament-house") }] : [];
}

function gameWords(id: string, locale: Locale): string {
  const game = matrixGame(id);
  return game ? gameTitle(game, locale) : id;
}

type Line = Omit<Standing, "strategy">;

/** The whole table, for people who ask for it; says so if it's truncated. */
export function standingsBlocks(standings: readonly Line[], locale: Locale): readonly Block[] {
  const head = ["", "", say(locale, "table-points"), "+", "=", "-"];
  const rows = standings.map(({ name, ranks, points, wins, draws, losses }) => [
    formatRank(ranks),
    entrantWords(name),
    ...[points, wins, draws, losses].map((number) => numberCell(number, locale)),
  ]);
  const hadByes = standings.some(({ points, wins, draws }) => points > wins + draws / 2);
  const left = rows.length - LINES_MAX;
  return [
    { type: "table", rows: fittedRows([head, ...rows.slice(0, LINES_MAX)]) },
    ...(left > 0 ? [{ type: "quiet", text: say(locale, "table-more", { count: left }) } as const] : []),
    ...(hadByes ? [{ type: "quiet", text: say(locale, "table-bye") } as const] : []),
    ...builtInBlocks(standings.slice(0, LINES_MAX), locale),
  ];
}

/** The first few, for everyone: rank, name and points, with a note on shared ranks, or on equal points that didn't
 * decide the order. */
export function leaderBlocks(standings: readonly Line[], count: number, locale: Locale): readonly Block[] {
  const leaders = standings.slice(0, count);
  if (leaders.length === 0) return [];
  const rows = leaders.map(({ name, ranks, points }) => [
    formatRank(ranks),
    entrantWords(name),
    numberCell(points, locale),
  ]);
  const ties = [...tiedWords(leaders, locale), ...tieBreakWords(leaders, locale)].join(" · ");
  return [
    { type: "table", rows: fittedRows([["", "", say(locale, "table-points")], ...rows]) },
    ...(ties ? [{ type: "quiet", text: ties } as const] : []),
  ];
}

function tiedWords(lines: readonly Line[], locale: Locale): readonly string[] {
  const tied = lines.filter(({ ranks: [from, to] }) => from < to).map(({ ranks }) => formatRank(ranks));
  const ranks = listed([...new Set(tied)], locale);
  return ranks ? [say(locale, "table-tied", { ranks })] : [];
}

function tieBreakWords(lines: readonly Line[], locale: Locale): readonly string[] {
  const parted = lines.filter(({ points, ranks: [from] }, at) => {
    const before = lines[at - 1];
    return before !== undefined && before.points === points && before.ranks[0] !== from;
  });
  const points = listed([...new Set(parted.map((one) => numberCell(one.points, locale)))], locale);
  return points ? [say(locale, "table-tie-break", { points })] : [];
}

type Ended = Pick<Finished, "standings" | "entrants">;

/** Everyone who shares first place, with their authors. */
export function winnersOf({ standings, entrants }: Ended, locale: Locale): readonly string[] {
  return firstOf(standings).map(({ name }) =>
    authoredWords(entrants.find((one) => one.name === name) ?? { name }, locale),
  );
}

function firstOf(standings: Ended["standings"]): Ended["standings"] {
  return standings.filter(({ ranks: [from] }) => from === 1);
}

/** The best of people's entrants if a built-in one came first; otherwise empty. */
export function bestWords({ standings }: Pick<Ended, "standings">, locale: Locale): readonly string[] {
  if (!firstOf(standings).some(isBuiltIn)) return [];
  const names = amongEntered(standings)
    .filter(({ ranks: [from] }) => from === 1)
    .map(({ name }) => name);
  return [say(locale, "tournament-house-best", { names: listed(names, locale) })];
}

export function bestBlocks(ended: Pick<Ended, "standings">, locale: Locale): readonly Block[] {
  return bestWords(ended, locale).map((text) => ({ type: "text", text }));
}

export function pairingWords(pairing: ReportedPairing, locale: Locale): string {
  const { b: opponent, games, why } = pairing;
  const a = entrantWords(pairing.a);
  const reason = say(locale, "why-paired", { why });
  if (opponent === null) return `${a} · ${reason}`;
  const b = entrantWords(opponent);
  const scores = listed(
    games.map((game) => scoreWords(game, locale)),
    locale,
  );
  return `${a} – ${b} ${scores} · ${reason}`;
}

function scoreWords(game: ReportedPairing["games"][number], locale: Locale): string {
  const { won, lost, forfeits, noResult } = game;
  if (noResult) return say(locale, "tournament-void");
  if (!forfeits) return `${won}:${lost}`;
  return listed(
    forfeits.map(({ name, kind }) => say(locale, "tournament-forfeit", { name: entrantWords(name), kind })),
    locale,
  );
}

/** The settings, and the strategies behind registered names. */
export function detailBlocks(tournament: Tournament, locale: Locale): readonly Block[] {
  const { match, entrants } = tournament;
  const rounds = roundsOf(tournament);
  const settings = [
    say(locale, "setting-match", { match }),
    ...(rounds === undefined ? [] : [say(locale, "setting-rounds", { rounds })]),
    ...("endedAt" in tournament ? [] : [say(locale, "setting-seed-later")]),
  ];
  const named = entrants.filter(({ name, strategy }) => strategy !== (builtInFamily(name) ?? name));
  const lines = named.map(({ name, strategy }) => `${name} = ${strategy}`);
  return [
    { type: "text", text: settings.join(" · ") },
    ...(lines.length > 0 ? [{ type: "code", text: lines.join("\n") } as const] : []),
  ];
}

/** An ended tournament's seed, and what it was drawn from. */
export function seedBlocks({ seed, day }: Finished, locale: Locale): readonly Block[] {
  const said = say(locale, "tournament-seed", { seed: String(seed) });
  const drawn =
    day !== undefined && say(locale, "tournament-drawn", { date: dateWords(day * DAY_MS, locale) });
  return [{ type: "quiet", text: drawn ? `${said} ${drawn}` : said }];
}

export function text(words: string): Block {
  return { type: "text", text: words };
}
