// Profiles and comparisons of people, worked out in a thread of its own: some thousand rounds take seconds, in which others are answered.

import type { Rounds } from "../games/index.ts";
import type { Profile } from "../profiles/index.ts";
import { openThread } from "../threads/index.ts";
import type { ComparedProfiles, Question } from "./answer.ts";

export type { ComparedProfiles } from "./answer.ts";

const SCRIPT = new URL("./portrait-worker.ts", import.meta.url);
const IDLE_MS = 120_000;
/** 10,000 rounds on both sides take below three seconds; a machine under load may need more. */
const LIMIT_MS = 20_000;

export interface Portraits {
  /** What rounds of a game say about a person. The same rounds give the same profile. */
  profile(gameId: string, rounds: Rounds): Promise<Profile>;
  /** How two histories of a game, with a round at least, compare. */
  comparison(gameId: string, a: Rounds, b: Rounds): Promise<ComparedProfiles>;
  close(): Promise<void>;
}

export function openPortraits(): Portraits {
  const thread = openThread<Question, unknown>({ script: SCRIPT, idleMs: IDLE_MS, limitMs: LIMIT_MS });
  return {
    profile: async (gameId, rounds) =>
      (await thread.ask({ kind: "profile", gameId, rounds: copyOf(rounds) })) as Profile,
    comparison: async (gameId, a, b) =>
      (await thread.ask({ kind: "comparison", gameId, a: copyOf(a), b: copyOf(b) })) as ComparedProfiles,
    close: () => thread.close(),
  };
}

/** A part of a larger array would be sent with the whole of it. */
function copyOf({ person, bot }: Rounds): Rounds {
  return { person: person.slice(), bot: bot.slice() };
}
