// Duels offered in any chat: the first two people who press the message play each other. A press doesn't reveal who
// posted it, so its author has to press like the other.

import type { ButtonPress, Offer, OfferRequest } from "../../../src/chat/index.ts";
import { CATALOGUE, type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { DUEL_SCOPE } from "../../kit/duel-friend.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { sessionId } from "../../kit/session-id.ts";
import { type DuelTerms, USUAL_TERMS } from "./options.ts";

const GAMES = CATALOGUE.filter(({ command }) => command === "rps");
const MARK = "offer_";

/** One open duel per game, of the default length. */
export function duelOffers({ caller: { locale, name } }: OfferRequest): readonly Offer[] {
  return GAMES.flatMap(({ id, typed }) => {
    const game = matrixGame(id);
    if (!game) return [];
    const title = say(locale, "offer-duel-title", { game: gameTitle(game, locale) });
    const action = { scope: DUEL_SCOPE, session: `${MARK}${id}`, turn: 0, move: "offered" };
    return {
      id: `${DUEL_SCOPE}-${id}`,
      title,
      description: say(locale, "offer-duel-description"),
      words: [typed, ...LOCALES.flatMap((one) => wordsIn(one, game))],
      view: {
        title,
        blocks: [
          { type: "text", text: say(locale, "offer-duel-text", { name }) },
          { type: "quiet", text: say(locale, "duel-how") },
        ],
        buttons: [[{ sign: "⚔️", label: say(locale, "button-take-duel"), action, style: "success" }]],
      },
    };
  });
}

function wordsIn(locale: (typeof LOCALES)[number], game: MatrixGame): readonly string[] {
  return [say(locale, "menu-duel"), gameTitle(game, locale)];
}

/** The duel that a press on an offer starts or takes: the one of that message. Undefined if the message has no id to
 * identify it by. */
export function offeredDuel(
  store: Store,
  { action, caller, message }: ButtonPress,
): { readonly id: string; readonly terms: DuelTerms } | undefined {
  const game = action.session.startsWith(MARK) ? matrixGame(action.session.slice(MARK.length)) : undefined;
  if (!game || message === undefined || !GAMES.some(({ id }) => id === game.id)) return undefined;
  const id = sessionId(store, { platform: caller.platform, id: message }, "duel-offer");
  return { id, terms: { ...USUAL_TERMS, game: game.id } };
}
