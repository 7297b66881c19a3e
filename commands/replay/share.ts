// *Share*: publishes a page once everyone in it has agreed, and takes it back.

import type { ButtonPress, PressHandler, Reply } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/find.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/identity/player.ts";
import { gameTitle } from "../kit/game-words.ts";
import { closed, notice, unreachable } from "../kit/refusals.ts";
import { sendLink } from "../kit/send-link.ts";
import type { Services } from "../kit/services.ts";
import { shownName } from "../kit/shown-name.ts";
import { agreeToShow, isShared, pageOf, type Replay, takeBack } from "./replays.ts";

export const REPLAY_SCOPE = "replay";
export const STOP = "stop";

/** Longer ones are not shown round by round. */
const ROUNDS_SHOWN_MAX = 1_000;
/** For a longer proof, people have to ask in the chat. */
export const PROOF_SHOWN_MAX = 8_000;

type ReplayServices = Pick<Services, "store" | "now" | "publicUrl">;

interface Asked {
  /** The match or duel. */
  readonly of: string;
  readonly replay: Replay;
  readonly needed: 1 | 2;
  /** Who took part, `platform:id`. */
  readonly by: string;
  /** The name of the other person who has to agree. */
  readonly other?: string;
}

/** Stores the caller's consent, and shows them the address and its undo. @throws StoreError. */
export async function shareReply(
  { store, now, publicUrl }: ReplayServices,
  press: ButtonPress,
  { of, by, needed, replay, other = "" }: Asked,
): Promise<Reply> {
  const { locale, offersElsewhere } = press.caller;
  const hidden = await unreachable(press);
  if (hidden) return hidden;
  if (publicUrl === undefined) return notice(say(locale, "press-old-button"));
  if (replay.rounds.length > ROUNDS_SHOWN_MAX)
    return notice(say(locale, "replay-too-long", { max: ROUNDS_SHOWN_MAX }));
  const id = pageOf(store, of);
  const page = await agreeToShow(store, id, { by, needed, replay, at: now() });
  const address = isShared(page) ? replayAddress(publicUrl, id) : undefined;
  const link = address && offersElsewhere ? sendLink(address, titleOf(replay, locale), locale) : undefined;
  const words = address
    ? [say(locale, "replay-shared"), ...(link ? [] : [address])].join("\n")
    : say(locale, "replay-asked", { name: shownName(other) });
  const stop = {
    label: say(locale, "button-share-stop"),
    action: { scope: REPLAY_SCOPE, session: id, turn: 0, move: STOP },
  };
  return {
    type: "post",
    view: {
      blocks: [
        { type: "text", text: words },
        { type: "quiet", text: say(locale, "replay-how") },
      ],
      buttons: [[stop]],
      ...(link && { link }),
    },
    audience: "caller",
  };
}

/** The address of a page. */
export function replayAddress(publicUrl: string, id: string): string {
  return `${publicUrl}/m/${id}`;
}

/** *Stop sharing*: for anyone who agreed to the page. */
export function replayPress({ store }: ReplayServices): PressHandler {
  return async ({ action, caller }) => {
    const isTaken = await takeBack(store, action.session, writePlayerId(caller));
    return closed(say(caller.locale, isTaken ? "replay-stopped" : "replay-not-there"));
  };
}

function titleOf({ game: id, names }: Replay, locale: Locale): string {
  const game = matrixGame(id);
  const who = names.map(shownName).join(" – ");
  return game ? `${gameTitle(game, locale)}, ${who}` : who;
}
