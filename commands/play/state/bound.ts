// Binds a match to the host's pledge when it starts, and seals it again when needed. Pure.

import { sealedSession } from "../../../src/core/fairness/day-keys.ts";
import type { DrawKind } from "../../../src/core/fairness/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type { MatchRecord, PlayerGame } from "../../../src/people/index.ts";
import { bindMatch, dayOf, reopenMatch } from "../../../src/people/rounds/commitment.ts";
import { withNewMatch } from "../../../src/people/rounds/player-game.ts";
import { type Length, writeLength } from "../../kit/length.ts";

interface MatchPlan {
  readonly id: string;
  /** A canonical strategy id. */
  readonly opponent: string;
  readonly opponentName?: string | undefined;
  readonly length: Length;
  readonly locale: string;
  /** The player's own word. */
  readonly word?: string | undefined;
}

/** What matches are bound to: the host's day keys, and the version of the strategy. */
export interface Binding {
  readonly host: Pick<Host, "draw" | "drawUnder" | "isExpired" | "now">;
  /** The maximum number of rounds stored per player and game. */
  readonly historyRounds: number;
  /** Identifies the sources of a strategy, 16 hex digits. */
  versionOf(strategy: string): string;
}

/** Adds a new live match, whose first move is still to be sealed; the live one ends. */
export function begin(
  game: MatrixGame,
  document: PlayerGame,
  plan: MatchPlan,
  { host, historyRounds, versionOf }: Binding,
): PlayerGame {
  const { word = "" } = plan;
  const drawn = host.draw(MATCH, plan.id, word);
  const version = versionOf(plan.opponent);
  const terms = { word, version, window: historyRounds, pledge: drawn.pledge };
  const match = {
    id: plan.id,
    opponent: plan.opponent,
    ...(plan.opponentName !== undefined && { opponentName: plan.opponentName }),
    length: writeLength(plan.length),
    locale: plan.locale,
    score: [0, 0, 0] as [number, number, number],
    read: [0, 0] as [number, number],
    expected: -1,
    events: [],
  };
  return withNewMatch(document, bindMatch(game, document, match, terms, drawn));
}

const MATCH: DrawKind = "match";

/** The match under a fresh seed, without its sealed move; undefined if the host can no longer draw for it. */
export function renewed(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  { host }: Binding,
): MatchRecord | undefined {
  const { bound, id, seedEpochs } = match;
  const drawn = host.drawUnder(bound.pledge, MATCH, sealedSession(id, seedEpochs.length), bound.word);
  return drawn && reopenMatch(game, document, match, drawn);
}

/** Whether the key that the match's next move is sealed under has been published, or soon will be. */
export function isExpired(match: MatchRecord, { host }: Binding): boolean {
  return host.isExpired(dayOf(match));
}
