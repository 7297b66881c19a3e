// Two players in a button's session, signed with the host's secret: a press that names them comes from a message of ours.

import type { Action, Platform } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { nameHash, type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { playerToken, readPlayerToken } from "../views/player-token.ts";

/** Who asked, whom they compare with, and the turn of the button. */
export interface Compared {
  readonly caller: PlayerId;
  readonly target: PlayerId;
  readonly game: MatrixGame;
  readonly turn: number;
}

const SIGN_CHARACTERS = 8;

export function signed(store: Store, pair: Compared, viewedOn: Platform): string {
  const tokens = [pair.caller, pair.target].map((one) => playerToken(one, viewedOn));
  return `${tokens.join("")}${signOf(store, pair)}`;
}

/** Undefined unless the session is one of `signed`. */
export function readSigned(
  store: Store,
  { session, turn }: Action,
  game: MatrixGame,
  viewedOn: Platform,
): Compared | undefined {
  const first = readPlayerToken(session, viewedOn);
  const second = first && readPlayerToken(first.rest, viewedOn);
  if (!second) return undefined;
  const pair = { caller: first.player, target: second.player, game, turn };
  return second.rest === signOf(store, pair) ? pair : undefined;
}

function signOf(store: Store, { caller, target, game, turn }: Compared): string {
  const text = [writePlayerId(caller), writePlayerId(target), game.id, turn].join("|");
  return nameHash(store, "compare", text, SIGN_CHARACTERS);
}
