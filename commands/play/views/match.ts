import type { Block, Button, View } from "../../../src/chat/index.ts";
import { wrappedLines } from "../../../src/chat/text/cell-width.ts";
import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import type { Ending, MatchRecord } from "../../../src/people/index.ts";
import { defaultLength } from "../../kit/chat-games.ts";
import {
  gameTitle,
  lengthWords,
  moveEmoji,
  moveName,
  moveSign,
  moveWord,
  roundWords,
} from "../../kit/game-words.ts";
import { readLength } from "../../kit/length.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { EndCheck } from "../proofs/checking.ts";
import { codeWords } from "../proofs/proof-of-match.ts";
import { expectationLine } from "../readings/reading-words.ts";
import { storyLine } from "../readings/story-words.ts";
import { isHardStart } from "../state/newcomer.ts";
import { type MatchState, matchRounds, roundsOf, turnOf } from "../state/play.ts";
import { readLine } from "./details.ts";
import { withOpponent } from "./opponent.ts";
import { hasCard } from "./rules.ts";

/** The width of a phone in characters, and the lines that a round and the end of a match may take. */
const COLUMNS = 40;
const HEADER_LINES = 2;
const ROUND_LINES = 8;
const END_LINES = 10;
const ROW_MOVES = 10;
const ROWS_MAX = 3;

/** What the message of a finished match says and offers besides the match itself. */
export interface AtEnd {
  readonly check: EndCheck;
  /** Next steps that other features offer, between *Rematch* and *More*. */
  readonly offers: readonly Button[];
}

const PLAIN_END: AtEnd = { check: "unchecked", offers: [] };

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
      { type: "quiet", text: firstWords(match, locale) },
    ],
    buttons: [moveButtons(game, match, locale), liveButtons(state, locale)],
  };
}

/** What is played against whom, and the score. Omits the length if the title would exceed two lines. */
function headerOf({ game, match }: MatchState, name: string, locale: Locale): string {
  const score = say(locale, "match-score", { name: shownName(name), ...scoreOf(match) });
  const length = lengthWords(readLength(match.length) ?? defaultLength(game), locale);
  const played = gameTitle(game, locale);
  const titled = (title: string): string => `${withOpponent(title, game, match, locale)} · ${score}`;
  const full = titled(say(locale, "match-title", { game: played, length }));
  const fits = turnOf(match) === 0 || wrappedLines(full, COLUMNS) <= HEADER_LINES;
  return fits ? full : titled(`🔮 ${played}`);
}

/** The code; before the first round, also the person's own word, from which the seed derives. */
function firstWords(match: MatchRecord, locale: Locale): string {
  const word = turnOf(match) === 0 ? match.bound.word : undefined;
  return word ? `${codeWords(match)} · ${say(locale, "seal-word", { word })}` : codeWords(match);
}

function scoreOf({ score: [won, lost, drawn] }: MatchRecord) {
  return { won, lost, drawn };
}

function lastRoundLines(state: MatchState, title: string, locale: Locale): string[] {
  const { game, document, match } = state;
  if (turnOf(match) === 0) return [say(locale, roundWords(game).first)];
  const [yours, mine, result] = lastRound(game, roundsOf(game, document), locale);
  const moves = { yours: moveName(game, yours), mine: moveName(game, mine) };
  const played = say(locale, "round-moves", { ...moves, result });
  // The code takes one line.
  const left = ROUND_LINES - 1 - wrappedLines(title, COLUMNS) - wrappedLines(played, COLUMNS);
  const fits = (line: string): boolean => wrappedLines(line, COLUMNS) <= left;
  const second = isHardStart(state) ? say(locale, "novice-offer") : expectationLine(state, locale, fits);
  return [played, second];
}

function lastRound(game: MatrixGame, rounds: Rounds, locale: Locale): readonly [number, number, string] {
  const yours = rounds.person.at(-1) as number;
  const mine = rounds.bot.at(-1) as number;
  const result = game.result("person", yours, mine);
  const { won, lost, drawn } = roundWords(game);
  return [yours, mine, say(locale, result > 0 ? won : result < 0 ? lost : drawn)];
}

/** The last round, the score and the code in at most 200 characters, for platforms with toasts. */
export function roundToast({ game, document, match }: MatchState): string {
  const locale = nearestLocale(match.locale);
  const [yours, mine, result] = lastRound(game, roundsOf(game, document), locale);
  const signs = { yours: moveSign(game, yours), mine: moveSign(game, mine) };
  return `${say(locale, "round-toast", { ...signs, result, ...scoreOf(match) })}\n${codeWords(match)}`;
}

function moveButtons(game: MatrixGame, match: MatchRecord, locale: Locale): Button[] {
  return game.displayOrder.map((move) => {
    const label = moveWord(game, move, locale);
    const id = game.moveIds[move] as string;
    return { sign: moveEmoji(game, move), label, action: action(game, match, id), style: "primary" };
  });
}

function liveButtons(state: MatchState, locale: Locale): Button[] {
  const { game, match } = state;
  return [
    { label: say(locale, "button-why"), action: action(game, match, "why") },
    { label: say(locale, "button-stop"), action: action(game, match, "stop"), style: "danger" },
    ...(turnOf(match) === 0 && hasCard(game)
      ? [{ label: say(locale, "button-rules"), action: action(game, match, "rules") }]
      : []),
    ...(isHardStart(state)
      ? [{ label: say(locale, "button-novice"), action: action(game, match, "novice") }]
      : []),
  ];
}

function action(game: MatrixGame, match: MatchRecord, move: string): Button["action"] {
  return { scope: game.id, session: match.id, turn: turnOf(match), move };
}

function endTitle(match: MatchRecord, ending: Ending, name: string): string {
  return say(nearestLocale(match.locale), "end-title", { ending, name, ...scoreOf(match) });
}

function finishedView(state: MatchState, ending: Ending, name: string, { check, offers }: AtEnd): View {
  const { game, match } = state;
  const locale = nearestLocale(match.locale);
  const title = withOpponent(endTitle(match, ending, shownName(name)), game, match, locale);
  return {
    title,
    blocks: [
      ...(ending === "forfeited" ? [brokeBlock(match, locale)] : []),
      ...(turnOf(match) > 0
        ? summary(state, { check, title }, locale)
        : [{ type: "text", text: say(locale, "end-no-rounds") } as const]),
    ],
    buttons: endButtons(game, match, offers, locale),
  };
}

/** Shows the position only, not the file's message, which only its author may read. */
function brokeBlock({ brokeAt: [line, column] = [0, 0] }: MatchRecord, locale: Locale): Block {
  return { type: "text", text: say(locale, "end-broke", { line, column }) };
}

/** Two per row, so that their labels fit on a phone. */
function endButtons(
  game: MatrixGame,
  match: MatchRecord,
  offers: readonly Button[],
  locale: Locale,
): Button[][] {
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
  { check, title }: { readonly check: EndCheck; readonly title: string },
  locale: Locale,
): Block[] {
  const { game, match } = state;
  const closing = `${say(locale, "end-check", { check })}\n${codeWords(match)}`;
  const rounds = matchRounds(state);
  // A very long match no longer has its first rounds.
  const story = rounds ? storyLine(game, match, rounds, locale) : readLine(state, locale);
  const left =
    END_LINES - [title, story, closing].reduce((lines, text) => lines + wrappedLines(text, COLUMNS), 0);
  const rows = Math.max(0, Math.min(ROWS_MAX, Math.floor(left / 2)));
  return [
    { type: "text", text: story },
    ...(rounds && rows > 0 ? [{ type: "text", text: moveRows(game, rounds, rows, locale) } as const] : []),
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
