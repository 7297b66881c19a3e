// `/daily`: the day's panel with both challenges; in a group, an invitation for everyone; and yesterday's answers.

import {
  type Action,
  type Block,
  type Button,
  type ButtonPress,
  type Caller,
  type CommandCall,
  localeOf,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import { OPPONENT_ROUNDS } from "../../src/core/daily/opponent.ts";
import { solvedBoard } from "../../src/core/games/minesweeper/look.ts";
import { type ShownDay, writeDayLine } from "../../src/core/proof/line.ts";
import { boardSeed } from "../../src/core/proof/match.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel } from "../kit/panel.ts";
import { notice } from "../kit/refusals.ts";
import { dateWords } from "../kit/time-words.ts";
import { type KnownPlaces, privatePost } from "../place/index.ts";
import { boardReply } from "./board.ts";
import {
  boardTryOf,
  clockLine,
  closesAt,
  type DailyServices,
  dailyAction,
  isWhole,
  numberOf,
  opponentTryOf,
  type PlayerDaily,
  readDaily,
  roundsOf,
  scoreOf,
  startOf,
  today,
} from "./day.ts";
import { opponentOf, opponentReply, ruleBlocks } from "./opponent.ts";
import { boardInWords, dayResultOf, resultText, shareButton } from "./result.ts";
import { streakLine } from "./streak.ts";

const PANEL = { id: "today", version: 1, first: "today" } as const;

export function dailyPanel(services: DailyServices, places: KnownPlaces): Panel {
  return panel({ ...PANEL, pages: { today: (at) => todayPage(services, places, at) } });
}

async function todayPage(services: DailyServices, places: KnownPlaces, at: At): Promise<PanelPage> {
  const { caller } = at;
  const { locale } = caller;
  const document = await readDaily(services.store, caller);
  const day = today(services);
  const post = await privatePost(places, at);
  const lines = [
    opponentLine(document, day, locale),
    boardLine(document, day, locale),
    streakLine(services, document, locale),
    clockLine("daily-next", startOf(day + 1), services.now(), locale),
    ...post.lines,
  ];
  const yesterday: PanelButton = {
    id: "yesterday",
    label: say(locale, "button-daily-yesterday"),
    calls: { command: "daily", subcommand: "yesterday", options: {} },
    shows: "answer",
  };
  return {
    title: titleOf("daily-title", day, locale),
    lines: lines.filter((line) => line !== undefined),
    rows: [
      playRow(caller, day),
      [yesterday],
      dayResultOf(document, day) ? [shareButton(caller, day)] : [],
      post.buttons,
    ],
  };
}

function opponentLine(document: PlayerDaily, day: number, locale: Locale): string {
  const held = opponentTryOf(document, day);
  if (!held) return say(locale, "daily-today-opponent-open");
  if (isWhole(held)) return say(locale, "daily-today-opponent-done", scoreOf(held));
  const round = held.moves.length + 1;
  return say(locale, "daily-today-opponent-going", { ...scoreOf(held), round, of: OPPONENT_ROUNDS });
}

function boardLine(document: PlayerDaily, day: number, locale: Locale): string {
  const board = boardTryOf(document, day);
  if (board?.ending) return boardInWords(board, locale);
  return say(locale, board ? "daily-today-board-going" : "daily-today-board-open");
}

function playRow(caller: Caller, day: number): readonly PanelButton[] {
  const play = (label: MessageId, move: string): PanelButton => ({
    label: say(caller.locale, label),
    action: dailyAction(caller, day, move),
    style: "primary",
  });
  return [play("button-daily-opponent", "opponent"), play("button-daily-board", "board")];
}

export const INVITE_SCOPE = "dailyhere";

/** *Play*, by anyone. */
export function inviteAction(day: number): Action {
  return { scope: INVITE_SCOPE, session: String(day), turn: 0, move: "play" };
}

export function inviteReply(services: DailyServices, call: CommandCall): Reply {
  return { type: "post", view: inviteView(services, localeOf(call)), audience: "place" };
}

/** For everyone in the chat. */
export function inviteView(services: Pick<DailyServices, "now">, locale: Locale): View {
  const day = today(services);
  const play: Button = {
    label: say(locale, "help-play"),
    action: inviteAction(day),
    style: "primary",
  };
  const text = say(locale, "daily-invite", { number: String(numberOf(day)) });
  return { blocks: [{ type: "text", text }], buttons: [[play]] };
}

/** Opens what the person hasn't finished today, the opponent first; otherwise shows how it went. An old invitation
 * opens today's challenge, too. */
export async function invitePress(
  services: DailyServices,
  press: ButtonPress,
  dayPanel: Panel,
): Promise<Reply> {
  const day = today(services);
  const document = await readDaily(services.store, press.caller);
  const opponent = opponentTryOf(document, day);
  if (!opponent || !isWhole(opponent)) return opponentReply(services, press);
  if (!boardTryOf(document, day)?.ending) return boardReply(services, press);
  const view = await dayPanel.view({ caller: press.caller, about: "", event: press });
  return { type: "post", view, audience: "caller" };
}

/** `/daily yesterday`: who the opponent was, where the mines were, and the secret that all of it was drawn from. */
export async function yesterdayReply(
  services: DailyServices,
  { caller }: Pick<CommandCall | ButtonPress, "caller">,
): Promise<Reply> {
  const { host, now } = services;
  const { locale } = caller;
  const day = today(services) - 1;
  const title = titleOf("daily-yesterday-title", day, locale);
  if (!host.isShown(day)) {
    const soon = clockLine("daily-yesterday-soon", closesAt(day), now(), locale);
    return { type: "post", view: { title, blocks: [{ type: "text", text: soon }] }, audience: "caller" };
  }
  const shown = host.shownDay();
  if (shown?.day !== day) return notice(say(locale, "daily-yesterday-none"));
  const document = await readDaily(services.store, caller);
  const blocks = answerBlocks(services, shown, document, caller);
  return { type: "post", view: { title, blocks }, audience: "caller" };
}

function answerBlocks(
  services: DailyServices,
  shown: ShownDay,
  document: PlayerDaily,
  caller: Caller,
): readonly Block[] {
  const { locale } = caller;
  const { day } = shown;
  const held = opponentTryOf(document, day);
  const { strategy } = held ?? opponentOf(services, day, caller);
  const result = dayResultOf(document, day);
  const { secret, rules, first, attempt } = services.boardOf(day);
  const board = solvedBoard(rules, boardSeed(secret, first, attempt), first);
  return [
    ...(result ? [{ type: "text", text: resultText(result, locale) } as const] : []),
    ...ruleBlocks(strategy, roundsOf(held ?? { moves: "", replies: "" }), locale),
    { type: "code", text: board },
    { type: "quiet", text: say(locale, "daily-proof") },
    { type: "code", text: writeDayLine(shown) },
  ];
}

function titleOf(message: "daily-title" | "daily-yesterday-title", day: number, locale: Locale): string {
  const [number, date] = [String(numberOf(day)), dateWords(startOf(day), locale)];
  const title = say(locale, message, { number, date });
  return message === "daily-title" ? title : `${title} · ${date}`;
}
