// What a ghost may be frozen from: the rounds that the person's model may learn from, and no others.

import { filterRounds, type MatrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { KNOWN_ROUNDS_MAX } from "../../../src/core/matches/index.ts";
import {
  type ElsewhereKnown,
  elsewhereKnown,
  elsewhereOf,
  knownToModel,
  type LearningMode,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  withAllElsewhere,
} from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";

/** Oldest first; `person` has the person's own moves. */
export interface GhostRounds {
  readonly rounds: Rounds;
  /** How many of them weren't played against the bot under this identity. */
  readonly elsewhere: ElsewhereKnown;
  /** Everyone whose rounds may be among them: the person's identities, the current one first. */
  readonly identities: readonly PlayerId[];
  /** Whether the model learns now, or is paused or off. */
  readonly mode: LearningMode;
}

/** The rounds that the model would know if a match started now; none if it's off. @throws StoreError */
export async function ghostRounds(
  { store, now }: Pick<Services, "store" | "now">,
  caller: PlayerId & { identities(): Promise<readonly PlayerId[]> },
  game: MatrixGame,
): Promise<GhostRounds> {
  const identities = await caller.identities();
  const stored = (await store.read(PLAYER_GAME, playerGameKey(caller, game.id))) ?? NEW_PLAYER_GAME;
  const { mode = "learning" } = stored;
  if (mode === "off") return { rounds: NO_ROUNDS, elsewhere: NOTHING, identities, mode };
  const sources = await elsewhereOf(store, caller, game);
  const limits = { historyRounds: KNOWN_ROUNDS_MAX, now: now() };
  const document = withAllElsewhere(game, stored, sources, limits);
  const known = knownToModel(game, document);
  const rounds = filterRounds(known.rounds, known.isLearned);
  return { rounds, elsewhere: elsewhereKnown(document), identities, mode };
}

const NOTHING: ElsewhereKnown = { link: 0, duel: 0 };
const NO_ROUNDS: Rounds = { person: new Uint8Array(), bot: new Uint8Array() };
