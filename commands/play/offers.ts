// Buttons that begin a game: in `/start`, and in messages that people post into any chat.

import type { OfferRequest } from "../../src/chat/incoming.ts";
import type { Action, Button, Offer } from "../../src/chat/view.ts";
import { catalogued } from "../../src/core/games/catalogue.ts";
import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import { LOCALES, type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { nameHash } from "../../src/people/identity/name-hashes.ts";
import { type PlayerId, writePlayerId } from "../../src/people/identity/player.ts";
import { CHAT_GAMES, USUAL_LENGTH } from "../kit/chat-games.ts";
import { gameTitle, lengthWords } from "../kit/game-words.ts";
import { mayOwn, sessionTag } from "../kit/session-id.ts";

/** The session of a button that begins a game without an offer (`/start`). */
const NO_OFFER = "new";

/** Who may take an offer: whoever presses, or only its author. */
type OfferedTo = "anyone" | "self";

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

const OFFERED_TO = [
  { to: "anyone", title: "offer-open-title" },
  { to: "self", title: "offer-own-title" },
] as const;

/** Offers of each game, to anyone and to the caller only. */
export function listOffers(store: Store, request: OfferRequest): readonly Offer[] {
  const { locale } = request.caller;
  return CHAT_GAMES.flatMap((game) => {
    const name = gameTitle(game, locale);
    const length = lengthWords(USUAL_LENGTH, locale);
    return offersOf(store, request, {
      scope: game.id,
      name,
      words: [catalogued(game.id)?.typed ?? game.id, ...LOCALES.map((one) => gameTitle(game, one))],
      heading: say(locale, "match-title", { game: name, length }),
      said: SAID,
    });
  });
}

/** A button that begins the game in a new message. */
export function startButton(game: MatrixGame, locale: Locale): Button {
  return { label: gameTitle(game, locale), action: startAction(game.id), style: "primary" };
}

/** Begins the game of that scope in a new message. */
export function startAction(scope: string): Action {
  return { scope, session: NO_OFFER, turn: 0, move: "begin" };
}

/** The game offered to anyone, and to the caller only. */
export function offersOf(store: Store, request: OfferRequest, game: Offered): readonly Offer[] {
  const { locale, name } = request.caller;
  return OFFERED_TO.map(({ to, title }): Offer => {
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
  });
}

/** The session of an offer's button. */
export function offerSession(
  store: Store,
  { caller, id }: OfferRequest,
  game: string,
  to: OfferedTo,
): string {
  const digest = nameHash(store, "offer", `${writePlayerId(caller)}|${id}|${game}`, 8);
  return to === "anyone" ? `any_${digest}` : `own_${digest}${sessionTag(store, caller)}`;
}

/** Whether a button's session is an offer that the player may take. */
export function takeOffer(
  store: Store,
  session: string,
  player: PlayerId,
): "offer" | "no-offer" | "not-yours" {
  if (session.startsWith("any_")) return "offer";
  if (!session.startsWith("own_")) return "no-offer";
  return mayOwn(store, player, session) ? "offer" : "not-yours";
}
