// A person's rounds at a game, as profiles use them.

import { joinRounds, type MatrixGame, type Rounds } from "../../src/core/games/index.ts";
import {
  duelRoundsOf,
  NEW_PREDICTOR,
  type PlayerId,
  PREDICTOR,
  predictorKey,
  readRounds,
} from "../../src/people/index.ts";
import type { Services } from "./services.ts";

/** The opponents: the bot, people in duels, or both. */
export const OPPONENTS = ["bot", "people", "all"] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** A person's stored rounds, and how many they ever played. */
export interface PlayedRounds {
  readonly rounds: Rounds;
  readonly played: number;
  /** Indices where a separate history starts, so that its first round has no predecessor. */
  readonly starts: readonly number[];
}

type Part = Omit<PlayedRounds, "starts">;

export async function playedRounds(
  { store }: Pick<Services, "store">,
  player: PlayerId,
  game: MatrixGame,
  opponents: Opponents = "bot",
): Promise<PlayedRounds> {
  return joined(
    await Promise.all([
      ...(opponents === "people" ? [] : [matchRounds(store, player, game)]),
      ...(opponents === "bot" ? [] : [duelRounds(store, player, game)]),
    ]),
  );
}

async function matchRounds(store: Services["store"], player: PlayerId, game: MatrixGame): Promise<Part> {
  const document = (await store.read(PREDICTOR, predictorKey(player, game.id))) ?? NEW_PREDICTOR;
  return { rounds: readRounds(game, document.history), played: document.totals.rounds };
}

async function duelRounds(store: Services["store"], player: PlayerId, game: MatrixGame): Promise<Part> {
  const { rounds, total } = await duelRoundsOf(store, player, game);
  return { rounds, played: total };
}

/** Concatenates the parts. */
function joined(parts: readonly Part[]): PlayedRounds {
  const played = parts.reduce((sum, part) => sum + part.played, 0);
  const all = parts.map(({ rounds }) => rounds).filter(({ person }) => person.length > 0);
  const [only = { person: new Uint8Array(), bot: new Uint8Array() }] = all;
  if (all.length < 2) return { rounds: only, played, starts: [] };
  const ends = all.map((_, at) => all.slice(0, at + 1).reduce((sum, { bot }) => sum + bot.length, 0));
  return { rounds: joinRounds(all), played, starts: ends.slice(0, -1) };
}
