// The daily challenge: `/daily`, one opponent and one board a day; its buttons, and what it stores about people.

import {
  type Addressed,
  type Area,
  type ButtonPress,
  type Command,
  type CommandCall,
  type Feature,
  type Reply,
  storedAs,
  type View,
} from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { ownerTag, writePlayerId } from "../../src/people/index.ts";
import type { Panel } from "../kit/panel.ts";
import { notice, othersGame } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { answerPress, DAILY_BOARD_SCOPE, exported } from "../mines/index.ts";
import type { KnownPlaces } from "../place/index.ts";
import { boardReply, dayGames } from "./board.ts";
import {
  boardsOf,
  DAILY_SCOPE,
  type DailyServices,
  dayOfSession,
  isWhole,
  PLAYER_DAILY,
  today,
} from "./day.ts";
import { movePress, opponentReply } from "./opponent.ts";
import { SHARE, shareReply } from "./result.ts";
import {
  dailyPanel,
  INVITE_SCOPE,
  inviteAction,
  invitePress,
  inviteReply,
  inviteView,
  yesterdayReply,
} from "./today.ts";

const DAILY: Area = {
  id: "daily",
  typed: "daily",
  title: "place-daily",
  isGame: true,
  command: "/daily",
};

function isPlayed(event: Addressed): boolean {
  return event.type === "command"
    ? event.command === "daily" && event.subcommand !== "yesterday"
    : event.action.scope === INVITE_SCOPE ||
        (event.action.scope === DAILY_SCOPE && event.action.move !== "yesterday");
}

export interface DailyFeature extends Feature {
  /** The invitation for everyone in a chat. */
  invite(locale: Locale): View;
}

export function dailyFeature(services: Services, places: KnownPlaces): DailyFeature {
  const all: DailyServices = { ...services, boardOf: boardsOf(services) };
  const panel = dailyPanel(all, places);
  const games = dayGames(all);
  const { store, host } = services;
  return {
    commands: [dailyCommand(all, panel)],
    presses: {
      [DAILY_SCOPE]: (press) => dailyPress(all, press),
      [DAILY_BOARD_SCOPE]: (press) => answerPress(services, games, press),
      [INVITE_SCOPE]: (press) => invitePress(all, press, panel),
      ...panel.presses,
    },
    pressCosts: ({ scope, move }) => {
      if (scope === DAILY_BOARD_SCOPE && move === "hint") return "hint";
      return scope === DAILY_SCOPE && move === SHARE ? "picture" : undefined;
    },
    areas: { all: [DAILY], of: (event) => (isPlayed(event) ? DAILY : undefined) },
    personalData: {
      kinds: storedAs("stored-daily", PLAYER_DAILY.name),
      export: async (person) => {
        const document = await store.read(PLAYER_DAILY, writePlayerId(person));
        if (!document) return {};
        // What others may still be playing isn't given away.
        const boards = document.boards.map((one) => exported(one, !host.isShown(one.day ?? 0)));
        const opponents = document.opponents.map(({ strategy, ...one }) =>
          isWhole({ strategy, ...one }) ? { strategy, ...one } : one,
        );
        return { daily: { ...document, boards, opponents } };
      },
      remove: (person) => store.remove(PLAYER_DAILY, writePlayerId(person)),
    },
    invite: (locale) => inviteView(all, locale),
  };
}

function dailyCommand(services: DailyServices, panel: Panel): Command {
  const former = { options: [], audience: "caller", typedOnly: true } as const;
  return {
    name: "daily",
    description: "command-daily",
    subcommands: [
      { name: "today", description: "command-daily-today", options: [], audience: "place", byLink: true },
      { name: "opponent", ...former },
      { name: "board", ...former },
      { name: "yesterday", ...former },
    ],
    run: (call) => answerCommand(services, panel, call),
  };
}

async function answerCommand(services: DailyServices, panel: Panel, call: CommandCall): Promise<Reply> {
  switch (call.subcommand) {
    case "opponent":
      return opponentReply(services, call);
    case "board":
      return boardReply(services, call);
    case "yesterday":
      return yesterdayReply(services, call);
    default:
      return call.place.kind === "group" ? inviteReply(services, call) : panel.open(call);
  }
}

async function dailyPress(services: DailyServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const day = dayOfSession(action.session);
  if (!action.session.endsWith(ownerTag(caller)))
    return othersGame(press, { whose: undefined, start: inviteAction(today(services)) });
  if (day === undefined) return notice(say(caller.locale, "daily-old-button"));
  switch (action.move) {
    case "opponent":
      return opponentReply(services, press);
    case "board":
      return boardReply(services, press);
    case "yesterday":
      return yesterdayReply(services, press);
    case SHARE:
      return shareReply(services, press, day);
    default:
      return (await movePress(services, press, day)) ?? notice(say(caller.locale, "daily-old-button"));
  }
}
