// What a ghost may be frozen from: the rounds of the person that their model may learn from, and no others.

import type { Speaker } from "../../../src/chat/index.ts";
import { filterRounds, type MatrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { KNOWN_ROUNDS_MAX } from "../../../src/core/matches/index.ts";
import {
  type ElsewhereKnown,
  elsewhereKnown,
  elsewhereOf,
  knownToModel,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  withAllElsewhere,
} from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";

/** Oldest first; the person's own moves are `person`. */
export interface GhostRounds {
  readonly rounds: Rounds;
  /** How many of them were not played against the bot at this identity. */
  readonly elsewhere: ElsewhereKnown;
  /** Everybody whose rounds may be among them: the person's identities, the one at hand first. */
  readonly identities: readonly PlayerId[];
}

/** As the model would know them if a match began now; none where it is off. @throws StoreError */
export async function ghostRounds(
  { store, now }: Pick<Services, "store" | "now">,
  caller: Speaker,
  game: MatrixGame,
): Promise<GhostRounds> {
  const identities = await caller.identities();
  const stored = (await store.read(PLAYER_GAME, playerGameKey(caller, game.id))) ?? NEW_PLAYER_GAME;
  if (stored.mode === "off") return { rounds: NO_ROUNDS, elsewhere: NOTHING, identities };
  const sources = await elsewhereOf(store, caller, game);
  const limits = { historyRounds: KNOWN_ROUNDS_MAX, now: now() };
  const document = withAllElsewhere(game, stored, sources, limits);
  const known = knownToModel(game, document);
  const rounds = filterRounds(known.rounds, known.isLearned);
  return { rounds, elsewhere: elsewhereKnown(document), identities };
}

const NOTHING: ElsewhereKnown = { link: 0, duel: 0 };
const NO_ROUNDS: Rounds = { person: new Uint8Array(), bot: new Uint8Array() };
