// The daily challenge: `/daily`, its buttons, what it stores about people.

import {
  type Addressed,
  type Area,
  type ButtonPress,
  type Feature,
  type PersonalData,
  type Reply,
  storedAs,
  type View,
} from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { ownerTag, writePlayerId } from "../../src/people/index.ts";
import type { Panel } from "../kit/panel.ts";
import { notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { Mines } from "../mines/index.ts";
import type { KnownPlaces } from "../place/index.ts";
import { boardReply, dailyGames } from "./board/board.ts";
import { daily, PLAYED } from "./command.ts";
import { DAILY_SCOPE, dayOfSession } from "./day/day.ts";
import { PLAYER_DAILY } from "./day/document.ts";
import { SHARE, shareReply } from "./day/result-grid.ts";
import type { DailyServices } from "./day/services.ts";
import { INVITE_SCOPE, inviteView, playPressed } from "./invite.ts";
import { mindAgain, mindReply, movePress } from "./mind/answers.ts";
import { dailyPanel } from "./panel.ts";
import { yesterdayReply } from "./yesterday.ts";

const DAILY: Area = {
  id: "daily",
  typed: "daily",
  title: "place-daily",
  isGame: true,
  command: "/daily",
};

function isPlayed(event: Addressed): boolean {
  return event.type === "command"
    ? event.command === "daily" && PLAYED.has(event.subcommand)
    : event.action.scope === INVITE_SCOPE ||
        (event.action.scope === DAILY_SCOPE && event.action.move !== "yesterday");
}

export interface DailyFeature extends Feature {
  /** The invitation for everyone in a chat. */
  invite(locale: Locale): View;
}

export function dailyFeature(services: Services, mines: Mines, places: KnownPlaces): DailyFeature {
  const all: DailyServices = { ...services, mines };
  const panel = dailyPanel(all, places);
  mines.daily.serve(dailyGames(all));
  return {
    commands: [daily(all, panel)],
    presses: {
      [DAILY_SCOPE]: (press) => dailyPress(all, press),
      [INVITE_SCOPE]: (press) => playPressed(all, press, () => opened(panel, press)),
      ...panel.presses,
    },
    pressCosts: ({ scope, move }) => (scope === DAILY_SCOPE && move === SHARE ? "picture" : undefined),
    areas: { all: [DAILY], of: (event) => (isPlayed(event) ? DAILY : undefined) },
    personalData: triesData(all),
    invite: (locale) => inviteView(all, locale),
  };
}

async function opened(panel: Panel, press: ButtonPress): Promise<Reply> {
  const view = await panel.view({ caller: press.caller, about: "", event: press });
  return { type: "post", view, audience: "caller" };
}

async function dailyPress(services: DailyServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const day = dayOfSession(action.session);
  if (!action.session.endsWith(ownerTag(caller))) return notYours(caller.locale, "daily-not-yours");
  if (day === undefined) return notice(say(caller.locale, "daily-old-button"));
  switch (action.move) {
    case "mind":
      return mindReply(services, press);
    case "again":
      return mindAgain(services, press, day);
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

function triesData({ store }: DailyServices): PersonalData {
  return {
    kinds: storedAs("stored-daily", PLAYER_DAILY.name),
    export: async (person) => {
      const document = await store.read(PLAYER_DAILY, writePlayerId(person));
      return document ? { daily: document } : {};
    },
    remove: (person) => store.remove(PLAYER_DAILY, writePlayerId(person)),
  };
}
