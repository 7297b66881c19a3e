// A match played by the protocol: its line, and the messages that a chat showed.

import { matrixGame } from "../../../src/core/games/find.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { writeMatchLine } from "../../../src/core/proof/line.ts";
import {
  boundOf,
  codeOf,
  diceOf,
  inGroups,
  movesText,
  type PlayedMatch,
  roundKey,
} from "../../../src/core/proof/match.ts";

export interface Shown {
  readonly match: PlayedMatch;
  readonly line: string;
  /** The first message, and one a round; the last code belongs to a move that was never answered. */
  readonly messages: readonly string[];
}

/** Plays against the bot's dice. */
export function played(gameId: string, rounds: number, seed = 7, session = "k7f3pm"): Shown {
  const game = matrixGame(gameId) as MatrixGame;
  const secret = Uint8Array.from({ length: 32 }, (_, at) => (at * 41 + seed) % 256);
  const [person, bot]: [number[], number[]] = [[], []];
  const messages = [`🔮 first to 10\n🔒 ${inGroups(boundOf(secret))}`];
  for (let at = 0; at <= rounds; at++) {
    const moves = movesText({ person: Uint8Array.from(person), bot: Uint8Array.from(bot) });
    const key = roundKey(secret, moves);
    const move = diceOf(key).below(game.size);
    messages.push(`Anna ${at} : 0 Gadalka\n🔒 ${inGroups(codeOf(key, game.moveIds[move] as string))}`);
    bot.push(move);
    if (at < rounds) person.push((at * 7 + seed) % game.size);
  }
  const unplayed = bot.pop();
  const match: PlayedMatch = {
    game,
    session,
    secret,
    rounds: { person: Uint8Array.from(person), bot: Uint8Array.from(bot) },
    unplayed,
  };
  return { match, line: writeMatchLine(match), messages };
}
