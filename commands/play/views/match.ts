import type { Block, Button, View } from "../../../src/chat/view.ts";
import type { MatrixGame } from "../../../src/core/games/matrix-game.ts";
import type { Rounds } from "../../../src/core/games/rounds.ts";
import { boundOf, codeOf, inGroups } from "../../../src/core/proof/match.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { type Ending, type Match, turnOf } from "../../../src/people/rounds/predictor.ts";
import { USUAL_LENGTH } from "../../kit/chat-games.ts";
import {
  gameTitle,
  lengthWords,
  moveEmoji,
  moveName,
  moveSign,
  moveWord,
  playCall,
  roundWords,
} from "../../kit/game-words.ts";
import { readLength } from "../../kit/length.ts";
import { inPrivate } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { expectationLine } from "../readings/reading-words.ts";
import { storyLine } from "../readings/story-words.ts";
import { keyOf, type MatchState, roundsOf, secretOf } from "../rules.ts";
import { withOpponent } from "./opponent.ts";
import { hasCard } from "./rules.ts";

/** The width of a phone in characters, and the lines that a round and the end of a match may take. */
const COLUMNS = 40;
/** What breaking at words leaves free at the end of a line. */
const WORD_CELLS = 8;
const HEADER_LINES = 2;
const ROUND_LINES = 8;
const END_LINES = 10;
const ROW_MOVES = 10;
const ROWS_MAX = 3;

/** What the message of a finished match says and offers besides the match itself. */
export interface AtEnd {
  /** Whether its codes are those of its moves. */
  readonly isVerified: boolean;
  /** Next steps that other features offer, between *Rematch* and *More*. */
  readonly offers: readonly Button[];
}

const PLAIN_END: AtEnd = { isVerified: true, offers: [] };

/** The match's current message; `name` is the person's display name. */
export function matchView(state: MatchState, name: string, atEnd = PLAIN_END): View {
  const { ending } = state.match;
  return ending ? finishedView(state, ending, name, atEnd) : liveView(state, name);
}

function liveView(state: MatchState, name: string): View {
  const { game, match } = state;
  const locale = nearestLocale(match.locale);
  const title = headerOf(state, name, locale);
  return {
    title,
    blocks: [
      { type: "text", text: lastRoundLines(state, title, locale).join("\n") },
      { type: "quiet", text: codeLines(game, match).join("\n") },
    ],
    buttons: [moveButtons(game, match, locale), liveButtons(game, match, locale)],
    inPrivate: inPrivate(locale, playCall(game.id)),
  };
}

/** Lines that a text takes on a phone, roughly: apps break lines at words. */
function linesOf(text: string): number {
  const lines = text
    .split("\n")
    .map((line) => Math.max(1, Math.ceil(cellWidth(line) / (COLUMNS - WORD_CELLS))));
  return lines.reduce((sum, count) => sum + count, 0);
}

/** What is played against whom, and the score. Omits the length if the title would exceed two lines. */
function headerOf({ game, match }: MatchState, name: string, locale: Locale): string {
  const score = say(locale, "match-score", { name: shownName(name), ...scoreOf(match) });
  const length = lengthWords(readLength(match.length) ?? USUAL_LENGTH, locale);
  const played = gameTitle(game, locale);
  const titled = (title: string): string => `${withOpponent(title, match, locale)} · ${score}`;
  const full = titled(say(locale, "match-title", { game: played, length }));
  const fits = turnOf(match) === 0 || linesOf(full) <= HEADER_LINES;
  return fits ? full : titled(`🔮 ${played}`);
}

/** What binds the secret of the match, in its first message; and the code of the bot's next move. */
function codeLines(game: MatrixGame, match: Match): string[] {
  const [move] = match.next ?? [];
  const code =
    move === undefined ? [] : [`🔒 ${inGroups(codeOf(keyOf(game, match), game.moveIds[move] as string))}`];
  return turnOf(match) === 0 ? [boundLine(match), ...code] : code;
}

function boundLine(match: Match): string {
  return `🔒 ${inGroups(boundOf(secretOf(match)))}`;
}

function scoreOf({ score: [won, lost, drawn] }: Match) {
  return { won, lost, drawn };
}

function lastRoundLines(state: MatchState, title: string, locale: Locale): string[] {
  const { game, match } = state;
  if (turnOf(match) === 0) return [say(locale, roundWords(game).first)];
  const [yours, mine, result] = lastRound(game, roundsOf(game, match), locale);
  const moves = { yours: moveName(game, yours), mine: moveName(game, mine) };
  const played = say(locale, "round-moves", { ...moves, result });
  // The code takes one line.
  const left = ROUND_LINES - 1 - linesOf(title) - linesOf(played);
  const fits = (line: string): boolean => linesOf(line) <= left;
  return [played, expectationLine(state, locale, fits)];
}

function lastRound(game: MatrixGame, rounds: Rounds, locale: Locale): readonly [number, number, string] {
  const yours = rounds.person.at(-1) as number;
  const mine = rounds.bot.at(-1) as number;
  const result = game.result("person", yours, mine);
  const { won, lost, drawn } = roundWords(game);
  return [yours, mine, say(locale, result > 0 ? won : result < 0 ? lost : drawn)];
}

/** The last round, the score and the code in at most 200 characters, for platforms with toasts. */
export function roundToast({ game, match }: MatchState): string {
  const locale = nearestLocale(match.locale);
  if (turnOf(match) === 0) return say(locale, roundWords(game).first);
  const [yours, mine, result] = lastRound(game, roundsOf(game, match), locale);
  const signs = { yours: moveSign(game, yours), mine: moveSign(game, mine) };
  const round = say(locale, "round-toast", { ...signs, result, ...scoreOf(match) });
  return [round, ...codeLines(game, match)].join("\n");
}

function moveButtons(game: MatrixGame, match: Match, locale: Locale): Button[] {
  return game.displayOrder.map((move) => {
    const label = moveWord(game, move, locale);
    const id = game.moveIds[move] as string;
    return { sign: moveEmoji(game, move), label, action: action(game, match, id), style: "primary" };
  });
}

function liveButtons(game: MatrixGame, match: Match, locale: Locale): Button[] {
  return [
    { label: say(locale, "button-why"), action: action(game, match, "why") },
    { label: say(locale, "button-stop"), action: action(game, match, "stop"), style: "danger" },
    ...(turnOf(match) === 0 && hasCard(game)
      ? [{ label: say(locale, "button-rules"), action: action(game, match, "rules") }]
      : []),
  ];
}

function action(game: MatrixGame, match: Match, move: string): Button["action"] {
  return { scope: game.id, session: match.id, turn: turnOf(match), move };
}

function endTitle(match: Match, ending: Ending, name: string): string {
  return say(nearestLocale(match.locale), "end-title", { ending, name, ...scoreOf(match) });
}

function finishedView(state: MatchState, ending: Ending, name: string, atEnd: AtEnd): View {
  const { game, match } = state;
  const locale = nearestLocale(match.locale);
  const title = withOpponent(endTitle(match, ending, shownName(name)), match, locale);
  return {
    title,
    blocks: [
      ...(ending === "forfeited" ? [brokeBlock(match, locale)] : []),
      ...(turnOf(match) > 0
        ? summary(state, { isVerified: atEnd.isVerified, title }, locale)
        : [{ type: "text", text: say(locale, "end-no-rounds") } as const]),
    ],
    buttons: endButtons(game, match, atEnd.offers, locale),
    inPrivate: inPrivate(locale, playCall(game.id)),
  };
}

/** Shows the position only, not the file's message, which only its author may read. */
function brokeBlock({ brokeAt: [line, column] = [0, 0] }: Match, locale: Locale): Block {
  return { type: "text", text: say(locale, "end-broke", { line, column }) };
}

/** Two per row, so that their labels fit on a phone. */
function endButtons(game: MatrixGame, match: Match, offers: readonly Button[], locale: Locale): Button[][] {
  const again: Button = {
    label: say(locale, "button-rematch"),
    action: action(game, match, "again"),
    style: "primary",
  };
  const more: Button = { label: say(locale, "button-more"), action: action(game, match, "more") };
  return inPairs([again, ...offers, ...(turnOf(match) > 0 ? [more] : [])]);
}

/** The buttons behind *More*, which replace the message's buttons. */
export function moreButtons(
  { game, match }: MatchState,
  { hasPages }: { readonly hasPages: boolean },
): Button[][] {
  const locale = nearestLocale(match.locale);
  const button = (label: MessageId, move: string): Button => ({
    label: say(locale, label),
    action: action(game, match, move),
  });
  return inPairs([
    button("button-chart", "chart"),
    button("button-verify", "verify"),
    button("button-details", "details"),
    ...(hasPages ? [button("button-share", "share")] : []),
    button("button-back", "less"),
  ]);
}

function inPairs(buttons: readonly Button[]): Button[][] {
  return Array.from({ length: Math.ceil(buttons.length / 2) }, (_, row) =>
    buttons.slice(2 * row, 2 * row + 2),
  );
}

function summary(
  state: MatchState,
  { isVerified, title }: { readonly isVerified: boolean; readonly title: string },
  locale: Locale,
): Block[] {
  const { game, match } = state;
  const check = say(locale, "end-check", { check: isVerified ? "verified" : "failed" });
  const closing = `${check}\n${boundLine(match)}`;
  const rounds = roundsOf(game, match);
  const story = storyLine(state, rounds, locale);
  const left = END_LINES - [title, story, closing].reduce((lines, text) => lines + linesOf(text), 0);
  const rows = Math.max(0, Math.min(ROWS_MAX, Math.floor(left / 2)));
  return [
    { type: "text", text: story },
    ...(rows > 0 ? [{ type: "text", text: moveRows(game, rounds, rows, locale) } as const] : []),
    { type: "quiet", text: closing },
  ];
}

/** The newest moves in rows of ten, the person's above the bot's. */
function moveRows(game: MatrixGame, { person, bot }: Rounds, rows: number, locale: Locale): string {
  const hidden = Math.max(0, person.length - rows * ROW_MOVES);
  const row = (moves: Uint8Array, from: number): string =>
    [...moves.slice(from, from + ROW_MOVES)].map((move) => moveSign(game, move)).join("");
  const pairs = Array.from({ length: Math.ceil((person.length - hidden) / ROW_MOVES) }, (_, at) => {
    const from = hidden + at * ROW_MOVES;
    const labels = at === 0 ? [` ${say(locale, "strip-yours")}`, ` ${say(locale, "strip-mine")}`] : ["", ""];
    return `${row(person, from)}${labels[0]}\n${row(bot, from)}${labels[1]}`;
  });
  return pairs.join("\n");
}
