import type { Button, Offer, OfferRequest } from "../../../src/chat/index.ts";
import { catalogued, type MatrixGame } from "../../../src/core/games/index.ts";
import { LOCALES, type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { CHAT_GAMES, defaultLength } from "../../kit/chat-games.ts";
import { gameTitle, lengthWords } from "../../kit/game-words.ts";
import { NO_OFFER, type OfferedTo, offerSession } from "../state/offers.ts";

type OfferWords = Readonly<Record<"description" | "text", MessageId>>;

/** A game that an offer is for. */
export interface Offered {
  /** The scope of its button, also part of the offer's id. */
  readonly scope: string;
  /** Its name, and everything that people can type to find it, in any language. */
  readonly name: string;
  readonly words: readonly string[];
  /** The title of the message. */
  readonly heading: string;
  readonly said: Readonly<Record<OfferedTo, OfferWords>>;
}

const SAID: Offered["said"] = {
  anyone: { description: "offer-open-description", text: "offer-open-text" },
  self: { description: "offer-own-description", text: "offer-own-text" },
};

/** Offers of each game, to anyone and to the caller only. */
export function listOffers(store: Store, request: OfferRequest): readonly Offer[] {
  return CHAT_GAMES.flatMap((game) => offersOf(store, request, offered(game, request)));
}

function offered(game: MatrixGame, { caller: { locale } }: OfferRequest): Offered {
  const name = gameTitle(game, locale);
  const length = lengthWords(defaultLength(game), locale);
  return {
    scope: game.id,
    name,
    words: [catalogued(game.id)?.typed ?? game.id, ...LOCALES.map((one) => gameTitle(game, one))],
    heading: say(locale, "match-title", { game: name, length }),
    said: SAID,
  };
}

/** A button that starts the game in a new message. */
export function startButton(game: MatrixGame, locale: Locale): Button {
  const action = { scope: game.id, session: NO_OFFER, turn: 0, move: "begin" };
  return { label: gameTitle(game, locale), action, style: "primary" };
}

/** The game offered to anyone, and to the caller only. */
export function offersOf(store: Store, request: OfferRequest, game: Offered): readonly Offer[] {
  return [
    offer(store, request, game, { to: "anyone", title: "offer-open-title" }),
    offer(store, request, game, { to: "self", title: "offer-own-title" }),
  ];
}

function offer(
  store: Store,
  request: OfferRequest,
  game: Offered,
  { to, title }: { readonly to: OfferedTo; readonly title: MessageId },
): Offer {
  const { locale, name } = request.caller;
  const session = offerSession(store, request, game.scope, to);
  const action = { scope: game.scope, session, turn: 0, move: "begin" };
  return {
    id: `${game.scope}-${session}`,
    title: say(locale, title, { game: game.name }),
    description: say(locale, game.said[to].description),
    words: game.words,
    view: {
      title: game.heading,
      blocks: [{ type: "text", text: say(locale, game.said[to].text, { name }) }],
      buttons: [[{ sign: "▶️", label: say(locale, "help-play"), action, style: "primary" }]],
    },
  };
}
