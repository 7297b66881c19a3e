// Shown to the author after a trial: a table, a chart, the cost, and how to play it.

import type { Block, Button, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { dateTag, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed } from "../../../src/infra/i18n/phrases.ts";
import type { BarChart } from "../../../src/infra/pictures/index.ts";
import { gameTitle, playLine } from "../../kit/game-words.ts";
import type { Picture } from "../../kit/pictured.ts";
import { MATCH_LIMITS, type Tried } from "./file-trial.ts";
import type { Filed } from "./submit-file.ts";

type Trial = Filed["registration"]["gauntlet"];

const MB = 2 ** 20;
/** In standard errors: chance alone stays within this in 95 of 100 matches. */
const REACH = 1.96;

/** The report of a registered file. Without `tried`, it had been submitted before. */
export function filedView({ registration, tried }: Filed, locale: Locale): View {
  const { name, gauntlet, file } = registration;
  const version = file?.version ?? 1;
  const title = !tried ? "submission-known" : version === 1 ? "registration-done" : "submission-version";
  return {
    title: say(locale, title, { name, version }),
    blocks: [
      { type: "text", text: say(locale, "submission-public") },
      ...resultBlocks(gauntlet, locale),
      ...(tried ? triedBlocks(tried, locale) : []),
      { type: "quiet", text: say(locale, "submission-play", { command: playLine(gauntlet.game), name }) },
    ],
  };
}

/** One line per opponent: rounds won, lost and drawn, and points per round. */
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
  const costly = untried.map((game) => say(locale, "submission-untried", { game: titleOf(game, locale) }));
  const taken = say(locale, "submission-taken", {
    steps,
    most: MATCH_LIMITS.steps,
    milliseconds: Math.max(1, Math.round(matchMs)),
    memory: megabytes(bytes, locale),
    limit: MATCH_LIMITS.bytes / MB,
  });
  const more = [...others, ...refused, ...costly];
  return [
    ...(more.length > 0 ? [{ type: "text", text: more.join("\n") } as const] : []),
    { type: "quiet", text: taken },
  ];
}

/** Points per round by opponent. */
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
  const alt = listed(
    results.map((one) => `${one.opponent} ${points(meanOf([one]), locale).trim()}`),
    locale,
  );
  return { chart, alt, name: "trial.png", about: [] };
}

/** How far two equal players' points per round stray by chance alone. */
function reachOf({ game }: Trial, rounds: number): number {
  const size = matrixGame(game)?.size ?? 3;
  const decided = size % 2 === 1 ? 1 - 1 / size : 1;
  return REACH * Math.sqrt(decided / Math.max(1, rounds));
}

/** The button below a report that came too late to include a picture. */
export function chartButton(action: Button["action"], locale: Locale): Button {
  return { sign: "📊", label: say(locale, "button-chart"), action };
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
  const language = dateTag(locale);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, { ...digits, signDisplay }).format(value);
}

function megabytes(bytes: number, locale: Locale): string {
  return figure(bytes / MB, locale);
}

/** The game's name, or its id if the game was removed. */
export function titleOf(id: string, locale: Locale): string {
  const game = matrixGame(id);
  return game ? gameTitle(game, locale) : id;
}
