// A match as a message: result first, then score, then what to do.

import type { Button, View } from "../../src/chat/index.ts";
import { hasDraws, type MatrixGame, type Rounds } from "../../src/core/games/index.ts";
import { checkSeals } from "../../src/core/matches/index.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../src/infra/i18n/index.ts";
import type { Ending, MatchRecord, PlayerGame } from "../../src/players/index.ts";
import { defaultLength } from "../kit/chat-games.ts";
import {
  gameTitle,
  lengthWords,
  moveEmoji,
  moveLabel,
  moveSign,
  moveWord,
  roundWords,
} from "../kit/game-words.ts";
import { readLength } from "../kit/length.ts";
import { matchRounds, nextSeal, roundsOf, turnOf } from "./play.ts";
import { proofOfMatch, seedSealOfMatch, shortSeal } from "./proof-view.ts";
import { expectationLine } from "./readings/reading.ts";
import { verdictOf } from "./readings/verdict.ts";

/** How many of the last rounds the strip of a finished match shows. */
const STRIP_ROUNDS = 20;

/** The message of a match as it stands. `name` is the person's display name. */
export function matchView(game: MatrixGame, document: PlayerGame, match: MatchRecord, name: string): View {
  return match.ending
    ? finishedView(game, document, match, match.ending, name)
    : liveView(game, document, match, name);
}

function liveView(game: MatrixGame, document: PlayerGame, match: MatchRecord, name: string): View {
  const locale = nearestLocale(match.locale);
  const length = lengthWords(readLength(match.length) ?? defaultLength(game), locale);
  const texts = [scoreLine(match, name, locale), ...lastRoundLines(game, document, match, locale)];
  return {
    title: say(locale, "match-title", { game: gameTitle(game, locale), length }),
    blocks: [
      { type: "text", text: texts.join("\n") },
      { type: "quiet", text: sealLine(game, match, locale) },
    ],
    buttons: [moveButtons(game, match, locale), liveButtons(game, match, locale)],
  };
}

function scoreLine(match: MatchRecord, name: string, locale: Locale): string {
  const [won, lost, drawn] = match.score;
  return say(locale, "match-score", { name, won, lost, drawn });
}

function lastRoundLines(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  locale: Locale,
): string[] {
  if (turnOf(match) === 0) return [say(locale, roundWords(game).first)];
  const rounds = roundsOf(game, document);
  return [roundLine(game, rounds, locale), expectationLine(game, document, match, locale)];
}

function lastRound(game: MatrixGame, rounds: Rounds): { yours: number; mine: number; message: MessageId } {
  const yours = rounds.person.at(-1) as number;
  const mine = rounds.bot.at(-1) as number;
  const result = game.result("person", yours, mine);
  const { won, lost, drawn } = roundWords(game);
  return { yours, mine, message: result > 0 ? won : result < 0 ? lost : drawn };
}

function roundLine(game: MatrixGame, rounds: Rounds, locale: Locale): string {
  const { yours, mine, message } = lastRound(game, rounds);
  return say(locale, message, { yours: moveLabel(game, yours, locale), mine: moveLabel(game, mine, locale) });
}

/** One short line on the last round and where it leaves the match, for platforms that answer a
 * press with a passing word. */
export function roundToast(game: MatrixGame, document: PlayerGame, match: MatchRecord, name: string): string {
  const locale = nearestLocale(match.locale);
  const round = roundLine(game, roundsOf(game, document), locale);
  const [won, lost] = match.score;
  return `${round} · ${match.ending ? endTitle(match, match.ending, name) : `${won} : ${lost}`}`;
}

function sealLine(game: MatrixGame, match: MatchRecord, locale: Locale): string {
  const seal = shortSeal(nextSeal(game, match));
  if (turnOf(match) > 0) return say(locale, "seal-next", { seal });
  return say(locale, "seal-first", { seal, seed: shortSeal(seedSealOfMatch(match)) });
}

function moveButtons(game: MatrixGame, match: MatchRecord, locale: Locale): Button[] {
  return game.displayOrder.map((move) => {
    const sign = moveEmoji(game, move);
    const label = moveWord(game, move, locale);
    return {
      ...(sign && { sign }),
      label,
      action: action(game, match, game.moveIds[move] as string),
      style: "primary",
    };
  });
}

function liveButtons(game: MatrixGame, match: MatchRecord, locale: Locale): Button[] {
  return [
    { label: say(locale, "button-why"), action: action(game, match, "why") },
    { label: say(locale, "button-stop"), action: action(game, match, "stop"), style: "danger" },
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
};

function endTitle(match: MatchRecord, ending: Ending, name: string): string {
  const [won, lost, drawn] = match.score;
  return say(nearestLocale(match.locale), END_TITLES[ending], { name, won, lost, drawn });
}

function finishedView(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  ending: Ending,
  name: string,
): View {
  const locale = nearestLocale(match.locale);
  const rounds = matchRounds(game, document, match);
  const again: Button = {
    label: say(locale, "button-rematch"),
    action: action(game, match, "again"),
    style: "primary",
  };
  const verify: Button = { label: say(locale, "button-verify"), action: action(game, match, "verify") };
  const chart: Button = { label: say(locale, "button-chart"), action: action(game, match, "chart") };
  const played = rounds && turnOf(match) > 0;
  return {
    title: endTitle(match, ending, name),
    blocks: played
      ? [...summary(game, match, rounds, locale)]
      : [{ type: "text", text: say(locale, "end-no-rounds") }],
    buttons: [played ? [again, verify, chart] : [again]],
  };
}

function* summary(
  game: MatrixGame,
  match: MatchRecord,
  rounds: Rounds,
  locale: Locale,
): Generator<View["blocks"][number]> {
  const last = lastRound(game, rounds);
  const closing = say(locale, "end-last-round", {
    yours: moveLabel(game, last.yours, locale),
    mine: moveLabel(game, last.mine, locale),
  });
  yield { type: "text", text: `${readLine(game, match, locale)}\n${closing}` };
  yield { type: "text", text: strip(game, rounds, locale) };
  const { ok, opened, sealed } = checkSeals(proofOfMatch(game, match, rounds));
  yield { type: "quiet", text: say(locale, ok ? "end-seals" : "end-seals-broken", { opened, sealed }) };
}

function readLine(game: MatrixGame, match: MatchRecord, locale: Locale): string {
  const [right, read] = match.read;
  if (read === 0) return say(locale, "end-unread", { rounds: turnOf(match) });
  const { percent, chance, verdict } = verdictOf(game, right, read);
  return say(locale, "end-read", { rounds: turnOf(match), percent, chance, verdict: say(locale, verdict) });
}

function strip(game: MatrixGame, rounds: Rounds, locale: Locale): string {
  const signs = (moves: Uint8Array): string =>
    [...moves.slice(-STRIP_ROUNDS)].map((move) => moveSign(game, move)).join("");
  const more = rounds.person.length > STRIP_ROUNDS ? "… " : "";
  const results = [...rounds.person].map((move, at) => game.result("person", move, rounds.bot[at] as number));
  const marks = results.slice(-STRIP_ROUNDS).map((result) => (result > 0 ? "🟢" : result < 0 ? "🔴" : "⚪"));
  return [
    `${more}${signs(rounds.person)} ${say(locale, "strip-yours")}`,
    `${more}${signs(rounds.bot)} ${say(locale, "strip-mine")}`,
    `${more}${marks.join("")} ${say(locale, hasDraws(game) ? "strip-results" : "strip-results-no-draws")}`,
  ].join("\n");
}
