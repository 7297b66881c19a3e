import type { Offer, OfferRequest } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { CHAT_GAMES, defaultLength } from "../kit/chat-games.ts";
import { gameTitle, lengthWords } from "../kit/game-words.ts";
import { type OfferedTo, offerSession } from "./offers.ts";

const WORDS = {
  anyone: { title: "offer-open-title", description: "offer-open-description", text: "offer-open-text" },
  self: { title: "offer-own-title", description: "offer-own-description", text: "offer-own-text" },
} as const;

/** Offers of each game, open and personal, filtered by the typed text. */
export function listOffers(request: OfferRequest): readonly Offer[] {
  const typed = request.query.trim().toLowerCase();
  const offers = CHAT_GAMES.flatMap((game) => [offer(request, game, "anyone"), offer(request, game, "self")]);
  const fitting = offers.filter(({ title, id }) => `${id} ${title}`.toLowerCase().includes(typed));
  return fitting.length > 0 ? fitting : offers;
}

function offer(request: OfferRequest, game: MatrixGame, to: OfferedTo): Offer {
  const { locale, name } = request.caller;
  const words = WORDS[to];
  const session = offerSession(request, game, to);
  const title = { game: gameTitle(game, locale), length: lengthWords(defaultLength(game), locale) };
  return {
    id: `${game.id}-${session}`,
    title: say(locale, words.title, { game: title.game }),
    description: say(locale, words.description),
    view: {
      title: say(locale, "match-title", title),
      blocks: [{ type: "text", text: say(locale, words.text, { name }) }],
      buttons: [
        [
          {
            sign: "▶️",
            label: say(locale, "button-play"),
            action: { scope: game.id, session, turn: 0, move: "begin" },
            style: "primary",
          },
        ],
      ],
    },
  };
}
