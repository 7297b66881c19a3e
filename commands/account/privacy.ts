// `/privacy` and `/data`: what is stored of a person, all of it to take away, all of it to delete.

import type { Command, PressHandler, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import {
  agreementsOf,
  type CompareRequest,
  closeProfile,
  consentOf,
  exportPlayer,
  handleOf,
  lastPlayedIn,
  ownerTag,
  type PlayerId,
  removeAgreements,
  removeHandle,
  removePlayer,
  removeRequests,
  removeShowTargets,
  requestsOf,
  showTargets,
  writePlayerId,
} from "../../src/players/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Services } from "../kit/services.ts";
import { registrationsOf, removeAllRegistrations } from "../strategy/index.ts";

/** The scope of the buttons below `/data delete`. */
export const DATA_SCOPE = "data";

export function privacy(): Command {
  return {
    name: "privacy",
    description: "command-privacy",
    subcommands: [{ name: "privacy", description: "command-privacy", options: [], audience: "caller" }],
    run: async ({ caller: { locale } }) => ({
      type: "post",
      view: {
        title: say(locale, "privacy-title"),
        blocks: [{ type: "text", text: say(locale, "privacy-text") }],
      },
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
      subcommand === "delete"
        ? confirmation(caller, caller.locale)
        : exported(services, caller, caller.locale),
  };
}

async function exported(services: Services, player: PlayerId, locale: Locale): Promise<Reply> {
  const further = await furtherData(services, player);
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

/** What is stored of a player beside their rounds. */
async function furtherData(
  { store, tournaments, mines, now }: Services,
  player: PlayerId,
): Promise<Readonly<Record<string, unknown>>> {
  const consent = await consentOf(store, player);
  const comparisons = await agreementsOf(store, player);
  const questions = await requestsOf(store, writePlayerId(player), now());
  const handle = await handleOf(store, player);
  const shown = await showTargets(store, player);
  const entered = await tournaments.participations(writePlayerId(player));
  const minesweeper = await mines.exported(player);
  return {
    strategies: await registrationsOf(store, player),
    ...(consent && { consent, lastMatchIn: await lastPlayedIn(store, player, consent.places) }),
    ...(comparisons && { comparisons }),
    ...(questions.length > 0 && {
      comparisonQuestions: questions.map((one) => exportedQuestion(one, player)),
    }),
    ...(handle !== undefined && { handle }),
    ...(entered.length > 0 && { tournaments: entered }),
    ...(shown.length > 0 && { profileAskedFor: shown }),
    ...(minesweeper && { minesweeper }),
  };
}

/** In which chat of the other one a card stands is the other one's own. */
function exportedQuestion({ card, ...question }: CompareRequest, player: PlayerId): object {
  if (!card) return question;
  return { ...question, card: question.to === writePlayerId(player) ? card : { at: card.at } };
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
    const removed = await removeAll(services, caller);
    return done(say(locale, removed ? "data-deleted" : "data-nothing"));
  };
}

/** Removes all that is kept of a player anywhere; resolves to whether there was anything. */
async function removeAll(
  { store, sessions, mines, tournaments, painter, now }: Services,
  player: PlayerId,
): Promise<boolean> {
  const gameIds = CHAT_GAMES.map(({ id }) => id);
  const removed = [
    await removeAllRegistrations(store, player),
    await closeProfile(store, player, gameIds, now()),
    // Questions before agreements: whoever accepts one meanwhile finds it gone, or their agreement
    // goes with the others.
    await removeRequests(store, player),
    await removeAgreements(store, player),
    await removeHandle(store, player),
    await removeShowTargets(store, player),
    await removePlayer(store, player, CHAT_GAMES),
    await mines.remove(player),
    await tournaments.forget(writePlayerId(player)),
  ];
  sessions.models.drop(player, CHAT_GAMES);
  painter.forget(writePlayerId(player));
  return removed.some(Boolean);
}

function done(text: string): Reply {
  return { type: "edit", view: { blocks: [{ type: "text", text }] } };
}
