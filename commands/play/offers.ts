// Games that are offered into any chat: whoever is meant may take one, and then it is theirs.

import { createHash } from "node:crypto";
import { z } from "zod";
import type { Caller, Offer, OfferRequest } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { DocumentKind, Store } from "../../src/infra/store/index.ts";
import { ownerTag, writePlayerId } from "../../src/players/index.ts";
import { CHAT_GAMES, defaultLength } from "../kit/chat-games.ts";
import { gameTitle, lengthWords } from "../kit/game-words.ts";
import { mayOwn, sessionId } from "../kit/session-id.ts";

/** The session of a button that begins a new match of its own (`/start`), not one that was
 * offered. */
export const NO_OFFER = "new";

/** Who took an open offer: the id of the match it became for them, which names nobody. */
const OFFER: DocumentKind<{ readonly owner: string }> = {
  name: "offer",
  version: 1,
  migrations: {},
  parse: (value) => z.strictObject({ owner: z.string() }).parse(value),
};

const OFFER_KEPT_MS = 30 * 24 * 3600 * 1000;

/** What a person can post into any chat: each game, for themselves and for whoever presses first;
 * narrowed by what they typed. */
export function listOffers(request: OfferRequest): readonly Offer[] {
  const typed = request.query.trim().toLowerCase();
  const offers = CHAT_GAMES.flatMap((game) => [open(request, game), own(request, game)]);
  const fitting = offers.filter(({ title, id }) => `${id} ${title}`.toLowerCase().includes(typed));
  return fitting.length > 0 ? fitting : offers;
}

function open(request: OfferRequest, game: MatrixGame): Offer {
  const { locale, name } = request.caller;
  return offer(request, game, `any_${mark(request, game)}`, {
    title: say(locale, "offer-open-title", { game: gameTitle(game, locale) }),
    description: say(locale, "offer-open-description"),
    text: say(locale, "offer-open-text", { name }),
  });
}

function own(request: OfferRequest, game: MatrixGame): Offer {
  const { locale, name } = request.caller;
  return offer(request, game, `own_${mark(request, game)}${ownerTag(request.caller)}`, {
    title: say(locale, "offer-own-title", { game: gameTitle(game, locale) }),
    description: say(locale, "offer-own-description"),
    text: say(locale, "offer-own-text", { name }),
  });
}

function offer(
  request: OfferRequest,
  game: MatrixGame,
  session: string,
  words: { title: string; description: string; text: string },
): Offer {
  const { locale } = request.caller;
  const length = lengthWords(defaultLength(game), locale);
  return {
    id: `${game.id}-${session}`,
    title: words.title,
    description: words.description,
    view: {
      title: say(locale, "match-title", { game: gameTitle(game, locale), length }),
      blocks: [{ type: "text", text: words.text }],
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

function mark(request: OfferRequest, game: MatrixGame): string {
  const text = `offer|${writePlayerId(request.caller)}|${request.id}|${game.id}`;
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** Whether the caller may begin by this button, and whether it was an offer at all. */
export async function takeOffer(
  store: Store,
  session: string,
  caller: Caller,
): Promise<"offer" | "no-offer" | "taken" | "not-yours"> {
  if (session.startsWith("own_")) return mayOwn(caller, session) ? "offer" : "not-yours";
  if (!session.startsWith("any_")) return "no-offer";
  const me = sessionId(caller, session);
  const owner = await store.update(
    OFFER,
    session,
    (taken) => ({ next: taken ? undefined : { owner: me }, result: taken?.owner ?? me }),
    OFFER_KEPT_MS,
  );
  return owner === me ? "offer" : "taken";
}
