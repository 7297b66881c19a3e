// Reads matches from a player's documents: by session and by event.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { PlayerGame, PlayerId } from "../../../src/people/index.ts";
import { storeHistory } from "../../../src/people/rounds/history.ts";
import { firstStored } from "../../../src/people/rounds/own-rounds.ts";
import {
  liveMatch,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  playerGameKey,
} from "../../../src/people/rounds/player-game.ts";
import { logUntil, stretchesOf } from "../../../src/people/rounds/segments.ts";
import { type MatchState, matchIn, roundsOf, turnOf } from "./play.ts";

/** A player and the games to look in. */
export interface Player {
  readonly store: Store;
  readonly player: PlayerId;
  readonly games: readonly MatrixGame[];
}

type Stored = Pick<MatchState, "game" | "document">;

/** The match, with the document as it was after its last round; undefined if it isn't stored. */
export function stateOf(game: MatrixGame, document: PlayerGame, session: string): MatchState | undefined {
  const match = matchIn(document, session);
  return match && { game, document: asOfMatch({ game, document, match }), match };
}

export async function readPlayerGame(store: Store, player: PlayerId, game: MatrixGame): Promise<PlayerGame> {
  return (await store.read(PLAYER_GAME, playerGameKey(player, game.id))) ?? NEW_PLAYER_GAME;
}

/** The latest match of the first game that has one finished after a round, else a live one. */
export async function latestMatch(of: Player): Promise<MatchState | undefined> {
  for (const { game, document } of await documentsOf(of)) {
    const match = document.matches.find((one) => one.ending && turnOf(one) > 0) ?? liveMatch(document);
    if (match) return stateOf(game, document, match.id);
  }
  return undefined;
}

/** Open matches, whose next move can be played at once. */
export async function liveMatches(of: Player): Promise<readonly MatchState[]> {
  return (await documentsOf(of)).flatMap((one) => {
    const match = liveMatch(one.document);
    return match ? [{ ...one, match }] : [];
  });
}

/** The match that counted the event; undefined if none did. */
export async function matchWithEvent(of: Player, event: string): Promise<MatchState | undefined> {
  for (const { game, document } of await documentsOf(of)) {
    const match = document.matches.find(({ events }) => events.includes(event));
    if (match) return stateOf(game, document, match.id);
  }
  return undefined;
}

function documentsOf({ store, player, games }: Player): Promise<Stored[]> {
  return Promise.all(
    games.map(async (game) => ({ game, document: await readPlayerGame(store, player, game) })),
  );
}

/** The document as it was after the match's last round, with nothing learned later. */
function asOfMatch({ game, document, match }: MatchState): PlayerGame {
  const end = stretchesOf(document, match.id).reduce((last, [from, to]) => (to > from ? to : last), -1);
  const kept = end - firstStored(document);
  if (end === document.totals.rounds || kept <= 0) return document;
  const { person, bot } = roundsOf(game, document);
  const rounds = { person: person.subarray(0, kept), bot: bot.subarray(0, kept) };
  return { ...logUntil(document, end), history: storeHistory(game, rounds) };
}
