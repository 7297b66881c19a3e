// What's shown of a strategy, short and whole; the report of a trial; and why a file was refused, with the line.

import { readFile } from "../../src/arena/submissions/files.ts";
import { NAMES_MAX, type Registration, type Trial } from "../../src/arena/submissions/names.ts";
import type { Block, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import type { SourcePlace } from "../../src/core/matches/match.ts";
import {
  fileHashOf,
  isSandboxed,
  type Parameter,
  parseStrategy,
  validValues,
} from "../../src/core/strategies/index.ts";
import { dateTag, type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, sentences, series } from "../../src/infra/i18n/phrases.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { gameTitle, playLine } from "../kit/game-words.ts";
import type { Services } from "../kit/services.ts";
import { strategyTitle } from "../kit/strategy-words.ts";
import { dateWords } from "../kit/time-words.ts";
import { type Meant, type NameRefusal, shortHash, standsFor } from "./named-strategy.ts";
import { type Breach, type FileRefusal, MATCH_LIMITS, type Tried } from "./trial.ts";

const MB = 2 ** 20;
const EARLIER_SHOWN = 5;
/** Width of a quoted line, so that it doesn't wrap on a phone. */
const QUOTED_CELLS = 44;

/** What it is and which games it plays. @throws StrategyProblem if it isn't a strategy. */
export function shortView({ strategy, registration }: Meant, locale: Locale): View {
  const title = say(locale, "strategy-info-title", { family: registration?.name ?? strategy });
  const { note } = registration ?? {};
  const stands = registration && !isSandboxed(strategy) ? [standsFor(registration)] : [];
  return {
    title,
    blocks: [
      ...(note ? [text(say(locale, "strategy-file-note", { note }))] : []),
      text([...stands, ...factsOf(strategy, registration, locale)].join("\n")),
    ],
  };
}

/** All that's known of it. @throws StrategyProblem if it isn't a strategy, StoreError. */
export async function wholeView(
  { store }: Pick<Services, "store">,
  meant: Meant,
  locale: Locale,
): Promise<View> {
  const { strategy, registration } = meant;
  if (!registration || !isSandboxed(strategy)) return builtInView(meant, locale);
  const { title, blocks } = shortView(meant, locale);
  const { version, trial, earlier } = registration;
  const bytes = Buffer.byteLength((await readFile(store, strategy))?.source ?? "");
  const versions = earlier
    .slice(0, EARLIER_SHOWN)
    .map((one) => `v${one.version} ${shortHash(one.strategy)} (${dateWords(one.submittedAt, locale)})`);
  return {
    title: title as string,
    blocks: [
      ...blocks.slice(0, -1),
      ...(trial ? resultBlocks(trial, locale) : []),
      ...blocks.slice(-1),
      text(say(locale, "strategy-file-facts", { version, hash: fileHashOf(strategy) ?? "", bytes })),
      ...(versions.length > 0
        ? [quiet(say(locale, "strategy-file-earlier", { versions: listed(versions, locale) }))]
        : []),
    ],
  };
}

function builtInView({ strategy, registration }: Meant, locale: Locale): View {
  const { family, values } = parseStrategy(strategy);
  const { parameters, source } = family;
  const settings = parameters.map((parameter) => settingWords(parameter, values[parameter.name], locale));
  const lines = [
    ...(registration ? [standsFor(registration)] : []),
    ...factsOf(strategy, registration, locale),
    say(locale, parameters.length > 0 ? "strategy-settings" : "strategy-no-settings"),
  ];
  return {
    title: say(locale, "strategy-info-title", { family: registration?.name ?? family.family }),
    blocks: [
      text(lines.join("\n")),
      ...(settings.length > 0 ? [code(settings)] : []),
      quiet(say(locale, "strategy-source", { source })),
    ],
  };
}

function factsOf(strategy: string, registration: Registration | undefined, locale: Locale): string[] {
  const isFile = isSandboxed(strategy);
  const { family } = parseStrategy(strategy);
  const games = CHAT_GAMES.filter((game) => registration?.games.includes(game.id) ?? family.plays(game));
  const titles = games.map((game) => gameTitle(game, locale));
  return [
    isFile ? say(locale, "strategy-file-title") : strategyTitle(family.family, locale),
    say(locale, "strategy-games", { games: series(titles, locale) }),
  ];
}

function settingWords(parameter: Parameter, value: string | number | undefined, locale: Locale): string {
  const { name, default: usual } = parameter;
  const line = say(locale, "strategy-setting", { name, valid: validValues(parameter), usual: String(usual) });
  return value === undefined || value === usual
    ? line
    : sentences([line, say(locale, "strategy-set", { value: String(value) })]);
}

/** After a built-in strategy got a name. */
export function registeredView(registration: Registration, locale: Locale): View {
  const { name, games } = registration;
  const command = playLine(games[0] ?? "rps");
  return {
    title: say(locale, "registration-done", { name }),
    blocks: [text(standsFor(registration)), quiet(say(locale, "registration-play", { command, name }))],
  };
}

/** The report of a file that passed. `isKnown`: the name referred to it before. */
export function filedView(
  { name, version, games: [game = "rps"] }: Registration,
  tried: Tried,
  isKnown: boolean,
  locale: Locale,
): View {
  const title = isKnown ? "submission-known" : version === 1 ? "registration-done" : "submission-version";
  const [first, ...others] = tried.games;
  const more = [
    ...others.map((trial) => say(locale, "submission-other-game", summary(trial, locale))),
    ...tried.broke.map(({ game, reason }) =>
      say(locale, "submission-not-there", { game: titleOf(game, locale), reason }),
    ),
    ...tried.untried.map((id) => say(locale, "submission-untried", { game: titleOf(id, locale) })),
  ];
  const taken = {
    steps: tried.steps,
    most: MATCH_LIMITS.steps,
    milliseconds: Math.max(1, Math.round(tried.matchMs)),
    memory: figure(tried.bytes / MB, locale),
    limit: MATCH_LIMITS.bytes / MB,
  };
  return {
    title: say(locale, title, { name, version }),
    blocks: [
      text(say(locale, "submission-public")),
      ...(first ? resultBlocks(first, locale) : []),
      ...(more.length > 0 ? [text(more.join("\n"))] : []),
      quiet(say(locale, "submission-taken", taken)),
      quiet(say(locale, "submission-play", { command: playLine(game), name })),
    ],
  };
}

/** One line an opponent: rounds won, lost and drawn, and points a round. */
function resultBlocks(trial: Trial, locale: Locale): Block[] {
  const { results } = trial;
  const [first] = results;
  if (!first) return [];
  const width = Math.max(...results.map(({ opponent }) => opponent.length));
  const lines = results.map((result) => {
    const { opponent, wins, losses, draws } = result;
    const counts = `${wins}:${losses}:${draws}`.padStart(10);
    return `${opponent.padEnd(width)}${counts} ${points([result], locale).padStart(5)}`;
  });
  const facts = { ...summary(trial, locale), rounds: first.wins + first.losses + first.draws };
  return [text(say(locale, "submission-results", facts)), code(lines)];
}

function summary({ game, results }: Trial, locale: Locale) {
  const won = results.filter(({ wins, losses }) => wins > losses).length;
  return { game: titleOf(game, locale), won, matches: results.length, mean: points(results, locale) };
}

/** Mean points a round, with their sign. */
function points(results: Trial["results"], locale: Locale): string {
  const rounds = results.reduce((sum, { wins, losses, draws }) => sum + wins + losses + draws, 0);
  const net = results.reduce((sum, { wins, losses }) => sum + wins - losses, 0);
  return figure(net / Math.max(1, rounds), locale, "exceptZero").replace("-", "−");
}

function figure(value: number, locale: Locale, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay };
  return new Intl.NumberFormat(dateTag(locale), format).format(value);
}

/** Why someone can't have a name. */
export function nameWords(refusal: NameRefusal | "not-yours", name: string, locale: Locale): string {
  return say(locale, "registration-refused", { refusal, name, max: NAMES_MAX });
}

/** Why a file wasn't registered; `source`: as it was sent. */
export function refusedView(refusal: FileRefusal, name: string, source: string, locale: Locale): View {
  switch (refusal.kind) {
    case "load":
      return brokenView(say(locale, "submission-no-load", { name }), "", refusal, source, locale);
    case "games": {
      const typed = refusal.named.join(", ").slice(0, QUOTED_CELLS) || "—";
      return textView(say(locale, "submission-no-games", { typed, valid: "rps, rpsls, oddeven" }));
    }
    case "breach": {
      const { kind, game, opponent, round } = refusal.breach;
      const facts = { game: titleOf(game, locale), opponent, round };
      const where = say(locale, round === 0 ? "submission-at-start" : "submission-at-round", facts);
      return brokenView(
        say(locale, "submission-breach", { kind, name }),
        where,
        refusal.breach,
        source,
        locale,
      );
    }
    case "unsteady": {
      const { game, opponent, round } = refusal;
      const facts = { name, game: titleOf(game, locale), opponent, round };
      return textView(say(locale, "submission-unsteady", facts));
    }
    case "too-slow":
      return textView(say(locale, "submission-too-slow"));
  }
}

function brokenView(
  title: string,
  where: string,
  { reason, at }: Pick<Breach, "reason"> & { readonly at?: SourcePlace | undefined },
  source: string,
  locale: Locale,
): View {
  const place = at ? say(locale, "submission-place", { line: at.line, column: at.column }) : "";
  const words = sentences([where, place].filter((one) => one !== ""));
  const quoted = at && quotedLine(source, at);
  return {
    title,
    blocks: [
      ...(words === "" ? [] : [text(words)]),
      code([reason, ...(quoted ? ["", ...quoted] : [])]),
      quiet(say(locale, "submission-nothing")),
    ],
  };
}

/** The line with its number, and a marker below the column; of a long line, the part around it. */
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

/** The game's name, or its id if the game is gone. */
function titleOf(id: string, locale: Locale): string {
  const game = matrixGame(id);
  return game ? gameTitle(game, locale) : id;
}

export function textView(words: string): View & { readonly blocks: readonly Block[] } {
  return { blocks: [text(words)] };
}

function text(words: string): Block {
  return { type: "text", text: words };
}

function quiet(words: string): Block {
  return { type: "quiet", text: words };
}

function code(lines: readonly string[]): Block {
  return { type: "code", text: lines.join("\n") };
}
