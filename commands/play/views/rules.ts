// The rules card of a circular game with many moves: what beats what, in words and as a picture.

import type { View } from "../../../src/chat/index.ts";
import { catalogued } from "../../../src/core/games/catalogue.ts";
import { matrixGame } from "../../../src/core/games/find.ts";
import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import { isMessageId, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { series } from "../../../src/infra/i18n/phrases.ts";
import { type TypedId, typedPattern } from "../../../src/infra/i18n/typed-words.ts";
import { fold } from "../../../src/infra/spelling.ts";
import { gameTitle, moveSign, moveWord } from "../../kit/game-words.ts";
import { pictured } from "../../kit/pictured.ts";
import type { Services } from "../../kit/services.ts";

/** What people type for games that have a card. */
const TYPED: Readonly<Record<string, TypedId>> = { rpsls: "typed-lizard-spock" };

const CARDS = Object.entries(TYPED).map(([id, typed]) => ({ id, words: typedPattern(typed) }));

/** One word of any kind, or the multi-word name of a game with a card. */
export const ONE_OR_GAME_WORDS = new RegExp(`^(?:\\S+|${CARDS.map(({ words }) => words).join("|")})$`, "iu");

/** The game with a card that the typed text names. */
export function gameWithCard(typed: string): MatrixGame | undefined {
  const words = fold(typed)
    .replace(/^\//, "")
    .replaceAll(/[\s,_]+/g, " ")
    .trim();
  const card = CARDS.find((one) => new RegExp(`^${one.words}$`, "iu").test(words));
  return card && matrixGame(card.id);
}

/** Whether its rules need explaining; everyone knows the games with three moves. */
export function hasCard({ id }: MatrixGame): boolean {
  return id in TYPED;
}

/** Every pair in a short sentence, the picture of the circle, and how to play. */
export async function rulesCard(services: Services, game: MatrixGame, locale: Locale): Promise<View> {
  const pairs = pairsOf(game);
  const lines = pairs.map(([winner, loser]) => {
    const signs = `${moveSign(game, winner)} → ${moveSign(game, loser)}`;
    return `${signs} ${sentence(game, winner, loser, locale)}`;
  });
  const title = gameTitle(game, locale);
  const view: View = {
    title: say(locale, "rules-title", { game: title }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      {
        type: "quiet",
        text: say(locale, "rules-play", { variant: catalogued(game.id)?.variant ?? game.id }),
      },
    ],
  };
  const chart = {
    kind: "circle",
    title,
    caption: say(locale, "rules-caption"),
    moves: game.moveIds.map((_id, move) => moveWord(game, move, locale)),
  } as const;
  const rules = series(
    pairs.map(([winner, loser]) => sentence(game, winner, loser, locale)),
    locale,
  );
  const alt = say(locale, "rules-alt", { game: title, rules: rules });
  return pictured(services, view, { chart, alt, name: "rules.png", about: [] }, locale);
}

/** Winner and loser of every pair, in the order of the buttons. */
function pairsOf(game: MatrixGame): [Move, Move][] {
  return game.displayOrder.flatMap((winner) =>
    game.displayOrder
      .filter((loser) => game.result("person", winner, loser) > 0)
      .map((loser): [Move, Move] => [winner, loser]),
  );
}

function sentence(game: MatrixGame, winner: Move, loser: Move, locale: Locale): string {
  const id = `rules-${game.moveIds[winner]}-${game.moveIds[loser]}`;
  if (isMessageId(id)) return say(locale, id);
  const [winning, losing] = [moveWord(game, winner, locale), moveWord(game, loser, locale)];
  return say(locale, "rules-beats", { winner: winning, loser: losing });
}
