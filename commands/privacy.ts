// `/privacy` and `/data`: what is stored of a person, all of it to take away, all of it to delete.

import type { Command, PressHandler, Reply } from "../src/chat/index.ts";
import { type Locale, say } from "../src/i18n/index.ts";
import { closeProfile, consentOf, exportPlayer, ownerTag, type PlayerId, removePlayer } from "../src/players/index.ts";
import { registrationsOf, removeAllRegistrations } from "../src/registrations/index.ts";
import { CHAT_GAMES } from "../src/sessions/index.ts";
import type { Services } from "./services.ts";

/** The scope of the buttons below `/data delete`. */
export const DATA_SCOPE = "data";

export function privacy(): Command {
  return {
    name: "privacy",
    description: "command-privacy",
    subcommands: [{ name: "privacy", description: "command-privacy", options: [], audience: "caller" }],
    run: async ({ caller: { locale } }) => ({
      type: "post",
      view: { title: say(locale, "privacy-title"), blocks: [{ type: "text", text: say(locale, "privacy-text") }] },
      audience: "caller",
    }),
  };
}

export function data(services: Services): Command {
  return {
    name: "data",
    description: "command-data",
    subcommands: [
      { name: "export", description: "command-data-export", options: [], audience: "caller" },
      { name: "delete", description: "command-data-delete", options: [], audience: "caller" },
    ],
    run: async ({ subcommand, caller }) =>
      subcommand === "delete" ? confirmation(caller, caller.locale) : exported(services, caller, caller.locale),
  };
}

async function exported(services: Services, player: PlayerId, locale: Locale): Promise<Reply> {
  const strategies = await registrationsOf(services.store, player);
  const consent = await consentOf(services.store, player);
  const minesweeper = await services.mines.exported(player);
  const further = { strategies, ...(consent && { consent }), ...(minesweeper && { minesweeper }) };
  const content = await exportPlayer(services.store, player, CHAT_GAMES, further);
  return {
    type: "post",
    view: {
      title: say(locale, "data-export-title"),
      blocks: [
        { type: "text", text: say(locale, "data-export-text") },
        { type: "file", name: "gadalka-export.json", content },
      ],
    },
    audience: "caller",
  };
}

function confirmation(player: PlayerId, locale: Locale): Reply {
  const action = (move: string) => ({ scope: DATA_SCOPE, session: ownerTag(player), turn: 0, move });
  return {
    type: "post",
    view: {
      title: say(locale, "data-delete-title"),
      blocks: [{ type: "text", text: say(locale, "data-delete-text") }],
      buttons: [
        [
          { label: say(locale, "button-delete"), action: action("delete"), style: "danger" },
          { label: say(locale, "button-keep"), action: action("keep") },
        ],
      ],
    },
    audience: "caller",
  };
}

/** Answers the two buttons of the confirmation. */
export function dataPress(services: Services): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return { type: "notice", text: say(locale, "press-not-yours") };
    if (action.move === "keep") return done(say(locale, "data-kept"));
    if (action.move !== "delete") return { type: "notice", text: say(locale, "press-old-button") };
    const withdrawn = await removeAllRegistrations(services.store, caller);
    const gameIds = CHAT_GAMES.map(({ id }) => id);
    const closed = await closeProfile(services.store, caller, gameIds, services.now());
    const removed = await removePlayer(services.store, caller, CHAT_GAMES);
    const swept = await services.mines.remove(caller);
    services.sessions.models.drop(caller, CHAT_GAMES);
    return done(say(locale, removed || swept || withdrawn || closed ? "data-deleted" : "data-nothing"));
  };
}

function done(text: string): Reply {
  return { type: "edit", view: { blocks: [{ type: "text", text }] } };
}
