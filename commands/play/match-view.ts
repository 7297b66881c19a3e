import type { Block, Button, View } from "../../src/chat/index.ts";
import { shortSeal } from "../../src/core/fairness/index.ts";
import { hasDraws, type MatrixGame, type Rounds } from "../../src/core/games/index.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../src/infra/i18n/index.ts";
import { type Ending, type MatchRecord, nextNumber } from "../../src/players/index.ts";
import { defaultLength } from "../kit/chat-games.ts";
import {
  gameTitle,
  lengthWords,
  moveEmoji,
  moveName,
  moveSign,
  moveWord,
  roundWords,
} from "../kit/game-words.ts";
import { readLength } from "../kit/length.ts";
import { shownName } from "../kit/shown-name.ts";
import { readLine } from "./details-view.ts";
import { withOpponent } from "./opponent-words.ts";
import { type MatchState, matchRounds, nextSeal, roundsOf, turnOf } from "./play.ts";
import { boundWords, proofSource } from "./proofs/proof-of-match.ts";
import { shortSealsLine } from "./proofs/proof-view.ts";
import { expectationLine } from "./readings/reading-words.ts";
import { storyLine } from "./readings/story-words.ts";
import { hasCard } from "./rules-view.ts";

const ROUNDS_SHOWN = 20;

/** The match's current message; `name` is the person's display name. */
export function matchView(state: MatchState, name: string): View {
  const { ending } = state.match;
  return ending ? finishedView(state, ending, name) : liveView(state, name);
}

function liveView(state: MatchState, name: string): View {
  const { game, match } = state;
  const locale = nearestLocale(match.locale);
  const length = lengthWords(readLength(match.length) ?? defaultLength(game), locale);
  const score = say(locale, "match-score", { name, ...scoreOf(match) });
  const title = say(locale, "match-title", { game: gameTitle(game, locale), length });
  return {
    title: withOpponent(title, game, match, locale),
    blocks: [
      { type: "text", text: [score, ...lastRoundLines(state, locale)].join("\n") },
      { type: "quiet", text: sealLine(game, match, locale) },
    ],
    buttons: [moveButtons(game, match, locale), liveButtons(game, match, locale)],
  };
}

function scoreOf({ score: [won, lost, drawn] }: MatchRecord) {
  return { won, lost, drawn };
}

function lastRoundLines(state: MatchState, locale: Locale): string[] {
  const { game, document, match } = state;
  if (turnOf(match) === 0) return [say(locale, roundWords(game).first)];
  const { message, ...moves } = lastRound(game, roundsOf(game, document));
  return [say(locale, message, moves), expectationLine(state, locale)];
}

function lastRound(game: MatrixGame, rounds: Rounds) {
  const yours = rounds.person.at(-1) as number;
  const mine = rounds.bot.at(-1) as number;
  const result = game.result("person", yours, mine);
  const { won, lost, drawn } = roundWords(game);
  const message: MessageId = result > 0 ? won : result < 0 ? lost : drawn;
  return { yours: moveName(game, yours), mine: moveName(game, mine), message };
}

/** The last round, the score and the next seal in at most 200 characters, for platforms with toasts. */
export function roundToast({ game, document, match }: MatchState, name: string): string {
  const locale = nearestLocale(match.locale);
  const { message, ...moves } = lastRound(game, roundsOf(game, document));
  const round = say(locale, message, moves);
  if (match.ending) return `${round} · ${endTitle(match, match.ending, shownName(name))}`;
  const seal = shortSeal(nextSeal(game, match));
  return say(locale, "round-toast", { round, seal, ...boundWords(match), ...scoreOf(match) });
}

function sealLine(game: MatrixGame, match: MatchRecord, locale: Locale): string {
  const seal = shortSeal(nextSeal(game, match));
  const line = say(locale, sealWords(match), { seal, ...boundWords(match) });
  const word = match.bound?.word;
  return word ? `${line} · ${say(locale, "seal-word", { word })}` : line;
}

function sealWords(match: MatchRecord): MessageId {
  const [first, ...later] = match.openings ?? [];
  if (first && later.at(-1)?.seal === nextNumber(match)) return "seal-anew";
  return turnOf(match) > 0 ? "seal-next" : "seal-first";
}

function moveButtons(game: MatrixGame, match: MatchRecord, locale: Locale): Button[] {
  return game.displayOrder.map((move) => {
    const sign = moveEmoji(game, move);
    const label = moveWord(game, move, locale);
    const id = game.moveIds[move] as string;
    return { ...(sign && { sign }), label, action: action(game, match, id), style: "primary" };
  });
}

function liveButtons(game: MatrixGame, match: MatchRecord, locale: Locale): Button[] {
  return [
    { label: say(locale, "button-why"), action: action(game, match, "why") },
    { label: say(locale, "button-stop"), action: action(game, match, "stop"), style: "danger" },
    ...(turnOf(match) === 0 && hasCard(game)
      ? [{ label: say(locale, "button-rules"), action: action(game, match, "rules") }]
      : []),
  ];
}

function action(game: MatrixGame, match: MatchRecord, move: string): Button["action"] {
  return { scope: game.id, session: match.id, turn: turnOf(match), move };
}

const END_TITLES: Readonly<Record<Ending, MessageId>> = {
  won: "end-won",
  lost: "end-lost",
  level: "end-level",
  stopped: "end-stopped",
  replaced: "end-replaced",
  forfeited: "end-forfeited",
  withdrawn: "end-withdrawn",
};

function endTitle(match: MatchRecord, ending: Ending, name: string): string {
  return say(nearestLocale(match.locale), END_TITLES[ending], { name, ...scoreOf(match) });
}

function finishedView(state: MatchState, ending: Ending, name: string): View {
  const { game, match } = state;
  const locale = nearestLocale(match.locale);
  return {
    title: withOpponent(endTitle(match, ending, name), game, match, locale),
    blocks: [
      ...(ending === "forfeited" ? [brokeBlock(match, locale)] : []),
      ...(turnOf(match) > 0
        ? summary(state, locale)
        : [{ type: "text", text: say(locale, "end-no-rounds") } as const]),
    ],
    buttons: endButtons(game, match, locale),
  };
}

/** Where, and not what its file said: that is its author's to read. */
function brokeBlock({ brokeAt: [line, column] = [0, 0] }: MatchRecord, locale: Locale): Block {
  return { type: "text", text: say(locale, "end-broke", { line, column }) };
}

/** Two in a row, so that a phone shows their words whole. */
function endButtons(game: MatrixGame, match: MatchRecord, locale: Locale): Button[][] {
  const button = (label: MessageId, move: string): Button => ({
    label: say(locale, label),
    action: action(game, match, move),
  });
  const again: Button = { ...button("button-rematch", "again"), style: "primary" };
  if (turnOf(match) === 0) return [[again]];
  return [
    [again, button("button-details", "details")],
    [button("button-chart", "chart"), button("button-verify", "verify")],
  ];
}

function summary(state: MatchState, locale: Locale): Block[] {
  const { game, match } = state;
  const rounds = matchRounds(state);
  // Of a very long match the first rounds are no longer kept.
  if (!rounds) return [{ type: "text", text: readLine(state, locale) }];
  const { message: _result, ...moves } = lastRound(game, rounds);
  const closing = say(locale, "end-last-round", moves);
  return [
    { type: "text", text: `${storyLine(game, match, rounds, locale)}\n${closing}` },
    { type: "text", text: roundRows(game, rounds, locale) },
    { type: "quiet", text: endLine(match, rounds, game, locale) },
  ];
}

function endLine(match: MatchRecord, rounds: Rounds, game: MatrixGame, locale: Locale): string {
  const seals = shortSealsLine(proofSource(game, match, rounds), locale);
  return `${seals}\n${say(locale, "seal-end", boundWords(match))}`;
}

function roundRows(game: MatrixGame, { person, bot }: Rounds, locale: Locale): string {
  const more = person.length > ROUNDS_SHOWN ? "… " : "";
  const row = (signs: readonly string[], label: MessageId): string =>
    `${more}${signs.slice(-ROUNDS_SHOWN).join("")} ${say(locale, label)}`;
  const signs = (moves: Uint8Array): string[] => [...moves].map((move) => moveSign(game, move));
  const marks = [...person].map((move, at) => {
    const result = game.result("person", move, bot[at] as number);
    return result > 0 ? "🟢" : result < 0 ? "🔴" : "⚪";
  });
  return [
    row(signs(person), "strip-yours"),
    row(signs(bot), "strip-mine"),
    row(marks, hasDraws(game) ? "strip-results" : "strip-results-no-draws"),
  ].join("\n");
}
