// The buttons below a tournament's messages, which everyone sees; presses are answered privately.

import type { ButtonPress, CommandCall, PressHandler, Reply } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Panel } from "../kit/panel.ts";
import { notice } from "../kit/refusals.ts";
import { ownPlaying } from "../strategy/index.ts";
import type { CardMove } from "./card.ts";
import { createNext } from "./create.ts";
import type { TournamentServices } from "./index.ts";
import { type Asked, AT, asked, isMeant } from "./meant.ts";

export function cardPress(services: TournamentServices, panel: Panel): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    const found = await asked(services, press, action.session);
    if (!found) return notice(say(caller.locale, "tournament-gone"));
    const answer = ANSWERS[action.move as CardMove];
    return answer
      ? answer(services, { press, panel, found })
      : notice(say(caller.locale, "press-old-button"));
  };
}

interface Pressed {
  readonly press: ButtonPress;
  readonly panel: Panel;
  readonly found: Asked;
}

type Answer = (services: TournamentServices, pressed: Pressed) => Promise<Reply>;

const ANSWERS: Partial<Readonly<Record<CardMove, Answer>>> = {
  more: (_, pressed) => page(pressed, "show"),
  enter,
  start: async (_, pressed) => (isOver(pressed) ? over(pressed) : made(pressed, "start", {})),
  next: async (services, { press, found }) => {
    const { finished, cancelled } = found.document;
    const last = [...finished, ...cancelled].find((one) => isMeant(press.action.session, one));
    if (found.document.current) return notice(say(press.caller.locale, "tournament-open-already"));
    if (!last || !found.isHere) return notice(say(press.caller.locale, "tournament-create-not-yours"));
    return createNext(services, press, last);
  },
};

/** Enters the presser's strategy at once if they have only one; otherwise they choose. */
async function enter(services: TournamentServices, pressed: Pressed): Promise<Reply> {
  const { press, found } = pressed;
  const { current } = found.document;
  const game = matrixGame(current?.game ?? "");
  if (isOver(pressed) || !game) return over(pressed);
  if (current?.progress) return notice(say(press.caller.locale, "tournament-begun"));
  const [only, ...others] = await ownPlaying(services, press.caller, game);
  return only && others.length === 0
    ? made(pressed, "join", { strategy: only.name })
    : page(pressed, "enter");
}

/** Whether the message is about an earlier tournament. */
function isOver({ press, found }: Pressed): boolean {
  return !isMeant(press.action.session, found.document.current);
}

function over({ press }: Pressed): Reply {
  return notice(say(press.caller.locale, "tournament-over"));
}

async function page({ press, panel }: Pressed, name: string): Promise<Reply> {
  const { caller, action } = press;
  const view = await panel.view({ caller, about: action.session, event: press }, name);
  return { type: "post", view, audience: "caller" };
}

/** Confirms the change to the presser in one line; everyone else sees it in the message. */
async function made({ press }: Pressed, subcommand: string, options: CommandCall["options"]): Promise<Reply> {
  const called = await press.call?.({
    command: "tournament",
    subcommand,
    options: { ...options, [AT]: press.action.session },
  });
  const reply = called?.reply;
  if (reply?.type !== "post") return reply ?? notice(say(press.caller.locale, "press-old-button"));
  const said = reply.view.blocks.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return { type: "notice", text: said.join("\n") };
}
