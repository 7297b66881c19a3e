// Minesweeper: `/mines`, its buttons, other ways to start a board, and what it stores about people.

import {
  type Addressed,
  type Area,
  type Button,
  type ButtonPress,
  type Feature,
  type Offer,
  type OfferRequest,
  type Reply,
  storedAs,
} from "../../src/chat/index.ts";
import { LOCALES, type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { sessionId } from "../kit/session-id.ts";
import { offersOf, startAction, takeOffer } from "../play/index.ts";
import { mines as minesCommand, rulesOf } from "./command.ts";
import { answerPress, answerStart, othersBoard, ownGames, PLAYER_MINES, presentOf } from "./play.ts";
import { exported } from "./rules.ts";
import { MINES_SCOPE, sizeOf } from "./view.ts";

const MINESWEEPER: Area = {
  id: "mines",
  typed: "mines",
  title: "start-mines",
  isGame: true,
  command: "/mines",
};

/** Commands and presses about past games, and those that end one, are answered in any chat. */
const ALWAYS: ReadonlySet<string> = new Set(["stats", "stop", "verify"]);

function isPlayed(event: Addressed): boolean {
  return event.type === "press"
    ? event.action.scope === MINES_SCOPE && !ALWAYS.has(event.action.move)
    : event.command === "mines" && !ALWAYS.has(event.subcommand);
}

export function minesFeature(services: Services): Feature {
  const { store } = services;
  const games = ownGames(services);
  return {
    commands: [minesCommand(services)],
    offers: minesOffers(services),
    startButtons: (locale) => [startButton(locale)],
    presses: {
      [MINES_SCOPE]: (press) =>
        press.action.move === BEGIN ? answerBegin(services, press) : answerPress(services, games, press),
    },
    pressCosts: ({ move }) => (move === "hint" ? "hint" : undefined),
    areas: {
      all: [MINESWEEPER],
      of: (event) => (isPlayed(event) ? MINESWEEPER : undefined),
    },
    personalData: {
      kinds: storedAs("stored-mines", PLAYER_MINES.name),
      export: async (person) => {
        const document = await store.read(PLAYER_MINES, writePlayerId(person));
        if (!document) return {};
        return { minesweeper: { ...document, games: document.games.map((record) => exported(record)) } };
      },
      remove: (person) => store.remove(PLAYER_MINES, writePlayerId(person)),
    },
  };
}

const BEGIN = "begin";

function startButton(locale: Locale): Button {
  return { label: say(locale, "start-mines"), action: startAction(MINES_SCOPE), style: "primary" };
}

/** Offers of the largest board that fits the chat. */
function minesOffers({ store }: Services) {
  return (request: OfferRequest): readonly Offer[] => {
    const { caller } = request;
    const { locale } = caller;
    const rules = rulesOf(undefined, caller);
    if (!rules) return [];
    return offersOf(store, request, {
      scope: MINES_SCOPE,
      name: say(locale, "start-mines"),
      words: [MINES_SCOPE, ...LOCALES.map((one) => say(one, "start-mines"))],
      heading: say(locale, "mines-title", { ...sizeOf({ rules }), mines: rules.mines }),
      said: {
        anyone: { description: "offer-mines-open-description", text: "offer-mines-open-text" },
        self: { description: "offer-mines-own-description", text: "offer-mines-own-text" },
      },
    });
  };
}

/** Starts a game on the default board; an offer's message becomes the board. */
async function answerBegin(deps: Services, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const { locale } = caller;
  const offered = takeOffer(deps.store, action.session, caller);
  if (offered === "not-yours") return othersBoard(deps, press);
  const rules = rulesOf(undefined, caller);
  if (!rules) return notice(say(locale, "press-old-button"));
  const origin = offered === "offer" ? `offer:${action.session}` : `event:${press.id}`;
  const begun = await answerStart(deps, press, { rules, noGuess: false }, origin);
  if (offered === "no-offer" || begun.type !== "post") return begun;
  const id = sessionId(deps.store, caller, origin);
  return { type: "edit", view: begun.view, present: presentOf(ownGames(deps), caller, id) };
}
