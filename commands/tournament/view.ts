// Tournament views: tables for a phone, the final chart, the reasons for pairings, and the settings to replay one.

import { builtInFamily, isBuiltIn } from "../../src/arena/tournaments/built-ins.ts";
import type { ReportedPairing } from "../../src/arena/tournaments/report.ts";
import type { Block } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { listed, numberCell, withBrackets } from "../../src/infra/i18n/phrases.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { formatRank } from "../kit/format-rank.ts";
import { gameTitle } from "../kit/game-words.ts";
import { shownName } from "../kit/shown-name.ts";
import { dateWords } from "../kit/time-words.ts";
import { type Finished, roundsOf, type Standing, type Tournament } from "./document.ts";
import { amongEntered } from "./rules.ts";

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
export function authoredWords(
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
