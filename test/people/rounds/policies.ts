// Builds documents with a learning policy given by round indexes.

import type { LearningPolicy, PlayerGame } from "../../../src/people/index.ts";
import { placedSegments } from "../../../src/people/rounds/segments.ts";

/** Returns the document with its rounds before `since` forgotten. */
export function withPolicy(document: PlayerGame, { mode, since }: LearningPolicy): PlayerGame {
  const segments = placedSegments(document).flatMap(({ from, to, match }) => {
    const cut = Math.min(to, Math.max(from, since));
    return [
      { rounds: cut - from, use: "forgotten", match } as const,
      { rounds: to - cut, use: "learned", match } as const,
    ];
  });
  return {
    ...document,
    mode: mode === "off" ? mode : undefined,
    segments: segments.filter(({ rounds }) => rounds > 0),
  };
}
