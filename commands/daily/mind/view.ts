// The message of an attempt at the opponent of the day: during play, and at its end.

import type { Block, Button, Caller, View } from "../../../src/chat/index.ts";
import { MIND_GAME, MIND_ROUNDS } from "../../../src/core/daily/index.ts";
import type { Move, Result, Rounds } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../../src/infra/i18n/phrases.ts";
import { moveEmoji, moveName, moveSign, moveWord } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import { dailyAction, numberOf } from "../day/day.ts";
import type { MindTry } from "../day/document.ts";
import { boardTryOf } from "../day/person.ts";
import { inRows, resultGridOf, resultGridText, shareButton, signRows } from "../day/result-grid.ts";
import { isWhole, resultsOf, roundsOf, scoreOf } from "../day/results.ts";
import type { MindState } from "../tries/mind.ts";
import { ruleOf } from "./rule.ts";

/** `streak`: a line below a finished attempt. */
export function mindView(state: MindState, caller: Caller, streak?: string): View {
  return state.mind.endedAt === undefined ? playedView(state, caller) : endedView(state, caller, streak);
}

function playedView({ mind }: MindState, caller: Caller): View {
  const { locale } = caller;
  const round = mind.moves.length + 1;
  const score = say(locale, "daily-mind-score", { ...scoreOf(mind), round, of: MIND_ROUNDS });
  const last = round === 1 ? say(locale, "daily-mind-first") : lastRoundWords(mind, locale);
  return {
    title: say(locale, "daily-mind-title", { number: String(numberOf(mind.day)) }),
    blocks: [{ type: "text", text: `${score}\n${last}` }, ...rowsBlocks(mind, locale)],
    buttons: [moveButtons(mind, caller)],
  };
}

function lastRoundWords(mind: MindTry, locale: Locale): string {
  const { person, bot } = roundsOf(mind);
  const last = (moves: Uint8Array) => moveName(MIND_GAME, moves.at(-1) as Move);
  const result = RESULT_WORDS[resultsOf(mind).at(-1) as Result];
  return say(locale, "daily-round", { result, yours: last(person), its: last(bot) });
}

/** The last round and the score, for platforms with toasts. */
export function mindToast(mind: MindTry, locale: Locale): string {
  return say(locale, "daily-round-toast", { last: lastRoundWords(mind, locale), ...scoreOf(mind) });
}

/** Both sides' moves and, unless a result grid shows them, the results, with ten rounds aligned in columns, so that
 * patterns can be seen. */
function rowsBlocks(mind: MindTry, locale: Locale, hasResults = true): readonly Block[] {
  const { person, bot } = roundsOf(mind);
  const rowsOf = (moves: Uint8Array) => inRows([...moves].map((move) => moveSign(MIND_GAME, move)));
  const [yours, its, results] = [rowsOf(person), rowsOf(bot), signRows(mind)];
  return yours.map((row, at) => ({
    type: "text",
    text: [
      `${row} ${say(locale, "strip-yours")}`,
      `${its[at]} ${say(locale, "daily-row-its")}`,
      ...(hasResults ? [results[at]] : []),
    ].join("\n"),
  }));
}

function moveButtons({ day, moves }: MindTry, caller: Caller): Button[] {
  return MIND_GAME.displayOrder.map((move) => {
    const sign = moveEmoji(MIND_GAME, move);
    const action = dailyAction(caller, day, MIND_GAME.moveIds[move] as string, moves.length);
    const label = moveWord(MIND_GAME, move, caller.locale);
    return { ...(sign && { sign }), label, action, style: "primary" };
  });
}

function endedView({ mind, person, strategy }: MindState, caller: Caller, streak?: string): View {
  const { locale } = caller;
  const strip = resultGridOf(person, mind.day);
  const rounds = roundsOf(mind);
  const score = { ...scoreOf(mind), rounds: rounds.bot.length };
  const cut = say(locale, "daily-mind-cut-end", score);
  return {
    title: isWhole(mind) ? say(locale, "daily-mind-end", scoreOf(mind)) : cut,
    blocks: [
      ...(strip?.mind ? [{ type: "text", text: resultGridText(strip, locale) } as const] : []),
      ...ruleBlocks(strategy, rounds, locale),
      ...rowsBlocks(mind, locale, strip?.mind === undefined),
      ...(streak === undefined ? [] : [{ type: "quiet", text: streak } as const]),
    ],
    buttons: endButtons(mind, caller, boardTryOf(person, mind.day) !== undefined),
  };
}

/** The opponent's rule, if known, and the first of these rounds in which it showed. */
export function ruleBlocks(strategy: string | undefined, rounds: Rounds, locale: Locale): readonly Block[] {
  if (strategy === undefined) return [];
  const rule = ruleOf(strategy, rounds);
  const seen = rule.find(({ rounds: shown }) => shown.length > 0);
  const words = rule.flatMap((line) => [
    say(locale, line.message, line.words),
    ...(line === seen ? [seenWords(line.rounds, locale)] : []),
  ]);
  return [{ type: "text", text: sentences(words) }];
}

function seenWords(rounds: readonly number[], locale: Locale): string {
  return say(locale, "daily-seen", { count: rounds.length, rounds: listed(rounds.map(String), locale) });
}

function endButtons(mind: MindTry, caller: Caller, hasBoard: boolean): Button[][] {
  const board: Button = {
    label: say(caller.locale, "button-daily-board"),
    action: dailyAction(caller, mind.day, "board"),
  };
  const rows = [isWhole(mind) ? [shareButton(caller, mind.day)] : [], hasBoard ? [] : [board]];
  return rows.filter((row) => row.length > 0);
}
