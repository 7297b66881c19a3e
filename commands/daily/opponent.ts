// The opponent of the day: 20 rounds of rock-paper-scissors, one attempt a person.

import type { Block, Button, ButtonPress, Caller, CommandCall, Reply, View } from "../../src/chat/index.ts";
import { dayOpponent, nextReply, OPPONENT_GAME, OPPONENT_ROUNDS } from "../../src/core/daily/opponent.ts";
import type { Move, Result, Rounds } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../src/infra/i18n/phrases.ts";
import { type PlayerId, writePlayerId } from "../../src/people/index.ts";
import { moveEmoji, moveName, moveSign, moveWord } from "../kit/game-words.ts";
import { notice, unreachable } from "../kit/refusals.ts";
import { RESULT_WORDS } from "../kit/trait-words.ts";
import {
  boardTryOf,
  changeDaily,
  closesAt,
  type DailyServices,
  dailyAction,
  isWhole,
  numberOf,
  type OpponentTry,
  opponentTryOf,
  type PlayerDaily,
  readDaily,
  resultsOf,
  roundsOf,
  scoreOf,
  today,
  withDay,
  withTry,
} from "./day.ts";
import { dayResultOf, inRows, resultText, shareButton, signRows } from "./result.ts";
import { ruleOf } from "./rule.ts";
import { streakLine } from "./streak.ts";

/** A person's opponent of a day that has begun. */
export function opponentOf({ host }: Pick<DailyServices, "host">, day: number, player: PlayerId) {
  return dayOpponent({ day, key: host.dayKey(day) }, writePlayerId(player));
}

/** Starts the caller's attempt of today, continues it, or shows how it went. */
export async function opponentReply(
  services: DailyServices,
  event: CommandCall | ButtonPress,
): Promise<Reply> {
  const { caller } = event;
  const hidden = await unreachable(event);
  if (hidden) return hidden;
  const day = today(services);
  const { strategy } = opponentOf(services, day, caller);
  const document = await changeDaily(services.store, caller, (current) => {
    if (opponentTryOf(current, day)) return undefined;
    const begun: OpponentTry = { day, strategy, moves: "", replies: "" };
    return { ...current, opponents: withTry(current.opponents, begun) };
  });
  const held = opponentTryOf(document, day) as OpponentTry;
  return { type: "post", view: opponentView(services, held, document, caller), audience: "caller" };
}

/** Handles the press of a move; undefined for any other press. */
export async function movePress(
  services: DailyServices,
  { action, caller }: ButtonPress,
  day: number,
): Promise<Reply | undefined> {
  const { locale } = caller;
  const move = OPPONENT_GAME.moveIds.indexOf(action.move);
  if (move < 0) return undefined;
  if (services.now() >= closesAt(day)) return notice(say(locale, "daily-old-button"));
  let isPlayed = false;
  const document = await changeDaily(services.store, caller, (current) => {
    const held = opponentTryOf(current, day);
    isPlayed = held !== undefined && !isWhole(held) && action.turn === held.moves.length;
    return held && isPlayed ? withRound(current, held, move, opponentOf(services, day, caller)) : undefined;
  });
  const held = opponentTryOf(document, day);
  if (!held) return notice(say(locale, "daily-old-button"));
  const present = async (): Promise<View | undefined> => {
    const now = await readDaily(services.store, caller);
    const one = opponentTryOf(now, day);
    return one && opponentView(services, one, now, caller);
  };
  const edit = { type: "edit", view: opponentView(services, held, document, caller), present } as const;
  if (held.moves === "") return edit;
  const round = say(locale, "daily-round-toast", { last: lastRoundWords(held, locale), ...scoreOf(held) });
  if (isPlayed) return { ...edit, toast: round };
  return { ...edit, notice: say(locale, "press-round-played"), outdated: true };
}

function withRound(
  document: PlayerDaily,
  held: OpponentTry,
  move: Move,
  opponent: ReturnType<typeof opponentOf>,
): PlayerDaily {
  const reply = nextReply({ ...opponent, strategy: held.strategy }, roundsOf(held));
  const played = { ...held, moves: `${held.moves}${move}`, replies: `${held.replies}${reply}` };
  const opponents = document.opponents.map((one) => (one === held ? played : one));
  const next = { ...document, opponents };
  return isWhole(played) ? withDay(next, held.day) : next;
}

function opponentView(
  services: DailyServices,
  held: OpponentTry,
  document: PlayerDaily,
  caller: Caller,
): View {
  return isWhole(held)
    ? endedView(held, document, caller, streakLine(services, document, caller.locale))
    : playedView(held, caller);
}

function playedView(held: OpponentTry, caller: Caller): View {
  const { locale } = caller;
  const round = held.moves.length + 1;
  const score = say(locale, "daily-opponent-score", { ...scoreOf(held), round, of: OPPONENT_ROUNDS });
  const last = round === 1 ? say(locale, "daily-opponent-first") : lastRoundWords(held, locale);
  return {
    title: say(locale, "daily-opponent-title", { number: String(numberOf(held.day)) }),
    blocks: [{ type: "text", text: `${score}\n${last}` }, ...rowsBlocks(held, locale)],
    buttons: [moveButtons(held, caller)],
  };
}

function lastRoundWords(held: OpponentTry, locale: Locale): string {
  const { person, bot } = roundsOf(held);
  const last = (moves: Uint8Array) => moveName(OPPONENT_GAME, moves.at(-1) as Move);
  const result = RESULT_WORDS[resultsOf(held).at(-1) as Result];
  return say(locale, "daily-round", { result, yours: last(person), its: last(bot) });
}

/** Both sides' moves and, unless they stand above, the results, with ten rounds aligned in columns, so that patterns can
 * be seen. */
function rowsBlocks(held: OpponentTry, locale: Locale): readonly Block[] {
  const { person, bot } = roundsOf(held);
  const rowsOf = (moves: Uint8Array) => inRows([...moves].map((move) => moveSign(OPPONENT_GAME, move)));
  const [yours, its, results] = [rowsOf(person), rowsOf(bot), signRows(held)];
  return yours.map((row, at) => ({
    type: "text",
    text: [
      `${row} ${say(locale, "strip-yours")}`,
      `${its[at]} ${say(locale, "daily-row-its")}`,
      ...(isWhole(held) ? [] : [results[at]]),
    ].join("\n"),
  }));
}

function moveButtons({ day, moves }: OpponentTry, caller: Caller): Button[] {
  return OPPONENT_GAME.displayOrder.map((move) => {
    const sign = moveEmoji(OPPONENT_GAME, move);
    const action = dailyAction(caller, day, OPPONENT_GAME.moveIds[move] as string, moves.length);
    const label = moveWord(OPPONENT_GAME, move, caller.locale);
    return { ...(sign && { sign }), label, action, style: "primary" };
  });
}

function endedView(held: OpponentTry, document: PlayerDaily, caller: Caller, streak?: string): View {
  const { locale } = caller;
  const result = dayResultOf(document, held.day);
  const board: Button = {
    label: say(locale, "button-daily-board"),
    action: dailyAction(caller, held.day, "board"),
  };
  return {
    title: say(locale, "daily-opponent-end", scoreOf(held)),
    blocks: [
      ...(result ? [{ type: "text", text: resultText(result, locale) } as const] : []),
      ...ruleBlocks(held.strategy, roundsOf(held), locale),
      ...rowsBlocks(held, locale),
      ...(streak === undefined ? [] : [{ type: "quiet", text: streak } as const]),
    ],
    buttons: [[shareButton(caller, held.day)], ...(boardTryOf(document, held.day) ? [] : [[board]])],
  };
}

/** The opponent's rule, and the first of these rounds in which it showed. */
export function ruleBlocks(strategy: string, rounds: Rounds, locale: Locale): readonly Block[] {
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
