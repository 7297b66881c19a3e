// What an author reads of a trial: a table, a chart, what it took, and how it stands; or the place where
// the file broke the rules first.

import type { SourcePlace } from "../../../src/arena/index.ts";
import type { Block, Button, View } from "../../../src/chat/index.ts";
import { catalogued, matrixGame } from "../../../src/core/games/index.ts";
import { LANGUAGES, type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { BarChart } from "../../../src/infra/pictures/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import type { Picture } from "../../kit/pictured.ts";
import { REGISTRATIONS_MAX } from "../registrations/ledger.ts";
import { type Breach, MATCH_LIMITS, type TrialEnd, type Tried } from "./file-trial.ts";
import type { Filed, FileRefusal, NameRefusal } from "./submit-file.ts";

type Trial = Filed["registration"]["gauntlet"];

const MB = 2 ** 20;
/** Cells of a quoted line: it does not wrap on a phone. */
const QUOTED_CELLS = 44;
/** In standard errors: where luck alone stays in 95 of 100 matches. */
const REACH = 1.96;

/** The report of a file that was registered. `isKnown`: it was there before. */
export function filedView({ registration, tried }: Filed, copies: Copies, now: number, locale: Locale): View {
  const { name, gauntlet, file } = registration;
  const version = file?.version ?? 1;
  const title = !tried ? "submission-known" : version === 1 ? "submission-done" : "submission-version";
  return {
    title: say(locale, title, { name, version }),
    blocks: [
      ...standing(registration, now, locale),
      ...copyBlocks(copies, locale),
      ...resultBlocks(gauntlet, locale),
      ...(tried ? triedBlocks(tried, locale) : []),
      { type: "quiet", text: say(locale, "submission-play", { command: commandOf(gauntlet), name }) },
    ],
  };
}

/** A draft says how long it is one. */
export function standing({ file }: Filed["registration"], now: number, locale: Locale): Block[] {
  if (!file) return [];
  const { publicAt: until } = file;
  if (until <= now) return [{ type: "text", text: say(locale, "submission-public") }];
  return [{ type: "clock", text: say(locale, "submission-draft"), until, locale }];
}

/** By game: whom it copies; undefined: somebody whose name is not to be told. */
export type Copies = Readonly<Record<string, string | undefined>>;

export function copyBlocks(copies: Copies, locale: Locale): Block[] {
  return Object.entries(copies).map(([id, original]) => {
    const game = titleOf(id, locale);
    const text =
      original === undefined
        ? say(locale, "submission-copy-hidden", { game })
        : say(locale, "submission-copy", { game, original });
    return { type: "text", text };
  });
}

/** A line an opponent: rounds won, lost and drawn, and points a round. */
export function resultBlocks({ game, results }: Trial, locale: Locale): Block[] {
  if (results.length === 0) return [];
  const width = Math.max(...results.map(({ opponent }) => opponent.length));
  const lines = results.map((result) => {
    const { opponent, wins, losses, draws } = result;
    const counts = `${wins}:${losses}:${draws}`.padStart(10);
    return `${opponent.padEnd(width)}${counts} ${points(meanOf([result]), locale)}`;
  });
  const facts = { ...summary({ game, results }, locale), rounds: roundsOf(results) };
  return [
    { type: "text", text: say(locale, "submission-results", facts) },
    { type: "code", text: lines.join("\n") },
  ];
}

function triedBlocks({ games, broke, untried, steps, bytes, matchMs }: Tried, locale: Locale): Block[] {
  const others = games.slice(1).map((trial) => say(locale, "submission-other-game", summary(trial, locale)));
  const refused = broke.map((breach) =>
    say(locale, "submission-not-there", { game: titleOf(breach.game, locale), reason: breach.reason }),
  );
  const dear = untried.map((game) => say(locale, "submission-untried", { game: titleOf(game, locale) }));
  const taken = say(locale, "submission-taken", {
    ...{ steps, most: MATCH_LIMITS.steps, milliseconds: Math.max(1, Math.round(matchMs)) },
    ...{ memory: megabytes(bytes, locale), limit: MATCH_LIMITS.bytes / MB },
  });
  const more = [...others, ...refused, ...dear];
  return [
    ...(more.length > 0 ? [{ type: "text", text: more.join("\n") } as const] : []),
    { type: "quiet", text: taken },
  ];
}

/** Points a round by opponent. */
export function trialPicture({ gauntlet }: Filed["registration"], name: string, locale: Locale): Picture {
  const { results, game } = gauntlet;
  const rounds = roundsOf(results);
  const chart: BarChart = {
    kind: "bars",
    title: say(locale, "submission-chart", { name, game: titleOf(game, locale) }),
    subtitle: say(locale, "submission-chart-luck", { reach: figure(reachOf(gauntlet, rounds), locale) }),
    x: { title: "", categories: results.map(({ opponent }) => opponent) },
    y: { title: say(locale, "submission-chart-points"), range: [-1, 1] },
    series: [{ name, points: results.map((result) => ({ y: meanOf([result]) })) }],
  };
  const alt = results.map((one) => `${one.opponent} ${points(meanOf([one]), locale).trim()}`).join(", ");
  return { chart, alt, name: "trial.png", about: [] };
}

/** Two equal players' points a round, by luck alone. */
function reachOf({ game }: Trial, rounds: number): number {
  const size = matrixGame(game)?.size ?? 3;
  const decided = size % 2 === 1 ? 1 - 1 / size : 1;
  return REACH * Math.sqrt(decided / Math.max(1, rounds));
}

/** The button below a report that came too late for a picture. */
export function chartButton(action: Button["action"], locale: Locale): Button {
  return { sign: "📊", label: say(locale, "button-chart"), action };
}

/** Why nothing was registered. */
export function refusedView(refusal: FileRefusal, name: string, locale: Locale): View {
  switch (refusal.kind) {
    case "name":
      return textView(nameWords(refusal.refusal, name, locale));
    case "load":
      return brokenView(say(locale, "submission-no-load", { name }), [], refusal, refusal.source, locale);
    case "games":
      return textView(say(locale, "submission-no-games", gamesNamed(refusal.named)));
    case "frozen":
      return textView(say(locale, "submission-frozen", { reason: refusal.why }));
    case "too-slow":
      return textView(say(locale, "submission-too-slow"));
    case "trial":
      return endView(refusal.end, name, refusal.source, locale);
  }
}

function gamesNamed(named: readonly string[]) {
  return { typed: named.join(", ").slice(0, QUOTED_CELLS) || "—", valid: "rps, rpsls, oddeven" };
}

function endView(end: Exclude<TrialEnd, Tried>, name: string, source: string, locale: Locale): View {
  if ("gaveUp" in end) return textView(say(locale, "submission-gave-up", { reason: end.gaveUp }));
  if ("unsteady" in end) {
    const { game, opponent, round } = end.unsteady;
    const facts = { name, game: titleOf(game, locale), opponent, round };
    return textView(say(locale, "submission-unsteady", facts));
  }
  const { breach } = end;
  const where = whereWords(breach, locale);
  return brokenView(say(locale, KINDS[breach.kind], { name }), [where], breach, source, locale);
}

const KINDS: Readonly<Record<Breach["kind"], MessageId>> = {
  crashed: "submission-crashed",
  illegal: "submission-illegal",
  exhausted: "submission-exhausted",
  stalled: "submission-exhausted",
};

function whereWords({ game, opponent, round }: Breach, locale: Locale): string {
  const facts = { game: titleOf(game, locale), opponent, round };
  return say(locale, round === 0 ? "submission-at-start" : "submission-at-round", facts);
}

interface Broken {
  readonly reason: string;
  readonly at?: SourcePlace;
}

function brokenView(
  title: string,
  where: readonly string[],
  { reason, at }: Broken,
  source: string,
  locale: Locale,
): View {
  const place = at ? [say(locale, "submission-place", { line: at.line, column: at.column })] : [];
  const quoted = at && quotedLine(source, at);
  const text = [...where, ...place].join(" ");
  return {
    title,
    blocks: [
      ...(text === "" ? [] : [{ type: "text", text } as const]),
      { type: "code", text: [reason, ...(quoted ? ["", ...quoted] : [])].join("\n") },
      { type: "quiet", text: say(locale, "submission-nothing") },
    ],
  };
}

/** The line with its number, and a mark below the column; of a long one the part around it. */
export function quotedLine(source: string, { line, column }: SourcePlace): readonly string[] | undefined {
  const whole = source.split(/\r\n|[\n\r\u2028\u2029]/u)[line - 1]?.replaceAll(/\p{C}/gu, " ");
  if (whole === undefined || whole.trim() === "") return undefined;
  const indent = whole.length - whole.trimStart().length;
  const from = Math.max(Math.min(indent, column - 1), column - 1 - Math.floor(QUOTED_CELLS * 0.75));
  const cut = whole.slice(from, from + QUOTED_CELLS).trimEnd();
  const before = `${line} | `;
  const mark = column - 1 - from;
  return [`${before}${cut}`, ...(mark < cut.length ? [`${" ".repeat(before.length + mark)}^`] : [])];
}

const NAMES: Readonly<Record<NameRefusal, MessageId>> = {
  "bad-name": "registration-bad-name",
  "reserved-name": "registration-reserved-name",
  "indecent-name": "registration-indecent-name",
  taken: "registration-taken",
  full: "registration-full",
  "is-settings": "submission-is-settings",
};

export function nameWords(refusal: NameRefusal, name: string, locale: Locale): string {
  return say(locale, NAMES[refusal], refusal === "full" ? { max: REGISTRATIONS_MAX } : { name });
}

export function textView(text: string): View {
  return { blocks: [{ type: "text", text }] };
}

function summary({ game, results }: Trial, locale: Locale) {
  return {
    game: titleOf(game, locale),
    won: results.filter(({ wins, losses }) => wins > losses).length,
    matches: results.length,
    mean: points(meanOf(results), locale).trim(),
  };
}

function meanOf(results: Trial["results"]): number {
  const rounds = results.reduce((sum, { wins, losses, draws }) => sum + wins + losses + draws, 0);
  return results.reduce((sum, { wins, losses }) => sum + wins - losses, 0) / Math.max(1, rounds);
}

function roundsOf([first]: Trial["results"]): number {
  return first ? first.wins + first.losses + first.draws : 0;
}

/** With its sign, five cells wide. */
function points(value: number, locale: Locale): string {
  return figure(value, locale, "exceptZero").replace("-", "−").padStart(5);
}

function figure(value: number, locale: Locale, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const language = LANGUAGES.find((one) => one.locale === locale)?.dates;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, { ...digits, signDisplay }).format(value);
}

function megabytes(bytes: number, locale: Locale): string {
  return figure(bytes / MB, locale);
}

function titleOf(id: string, locale: Locale): string {
  const game = matrixGame(id);
  return game ? gameTitle(game, locale) : id;
}

function commandOf({ game }: Trial): string {
  return `/${catalogued(game)?.command ?? "rps"} play`;
}
