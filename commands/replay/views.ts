// Messages about sharing, for the person who shares.

import type { Block, Button, Caller, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/find.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import { sendLink } from "../kit/send-link.ts";
import { shownName } from "../kit/shown-name.ts";
import { isShared, type Replay, type Sharing } from "./document.ts";
import type { Listed } from "./replays.ts";

export const REPLAY_SCOPE = "replay";
export const STOP = "stop";

/** The URL of a page. */
export const replayAddress = (publicUrl: string, { id }: Pick<Sharing, "id">): string =>
  `${publicUrl}/m/${id}`;

/** The answer to *Share*. `other`: who hasn't agreed yet. No address if the app itself asks whom to send it to. */
export function sharedView(
  {
    sharing,
    replay,
    publicUrl,
  }: { readonly sharing: Sharing; readonly replay: Replay; readonly publicUrl: string },
  other: string,
  { locale, offersElsewhere }: Pick<Caller, "locale" | "offersElsewhere">,
): View {
  const address = isShared(sharing) ? replayAddress(publicUrl, sharing) : undefined;
  const link = address && offersElsewhere ? sendLink(address, titleOf(replay, locale), locale) : undefined;
  const words = address
    ? [say(locale, "replay-shared"), ...(link ? [] : [address])].join("\n")
    : say(locale, "replay-asked", { name: shownName(other) });
  return {
    blocks: [
      { type: "text", text: words },
      { type: "quiet", text: say(locale, "replay-how") },
    ],
    buttons: [[stopButton(replay.of, say(locale, "button-share-stop"))]],
    ...(link && { link }),
  };
}

/** What a person shares, with a button for each; `said`: what has just happened. */
export function listView(
  all: readonly Listed[],
  publicUrl: string | undefined,
  locale: Locale,
  said?: string,
): View {
  const lines = all.map(({ sharing, replay }, at) => {
    const link = publicUrl && replay ? replayAddress(publicUrl, sharing) : say(locale, "replay-waits");
    return `${at + 1}. ${replay ? `${titleOf(replay, locale)}: ` : ""}${link}`;
  });
  const text = (words: string): Block => ({ type: "text", text: words });
  return {
    title: say(locale, "replay-title"),
    blocks: [
      ...(said === undefined ? [] : [text(said)]),
      text(all.length > 0 ? lines.join("\n") : say(locale, "replay-none")),
      ...(all.length > 0 ? [{ type: "quiet", text: say(locale, "replay-how") } as const] : []),
    ],
    buttons: all.map(({ of }, at) => [stopButton(of, `${at + 1}. ${say(locale, "button-share-stop")}`)]),
  };
}

function titleOf({ game: id, names }: Replay, locale: Locale): string {
  const game = matrixGame(id);
  const who = names.map(shownName).join(" – ");
  return game ? `${gameTitle(game, locale)}, ${who}` : who;
}

function stopButton(of: string, label: string): Button {
  return { label, action: { scope: REPLAY_SCOPE, session: of, turn: 0, move: STOP } };
}
