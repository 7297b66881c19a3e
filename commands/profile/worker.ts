// Computes profiles and comparisons in a thread, because a few thousand rounds take seconds.

import { copyRounds, type Rounds } from "../../src/core/games/index.ts";
import type { CrowdHabits } from "../../src/core/profiles/groups.ts";
import type { Profile } from "../../src/core/profiles/profile.ts";
import { patience } from "../../src/infra/deadline.ts";
import { Threads } from "../../src/infra/threads.ts";
import type { Services } from "../kit/services.ts";
import type * as answers from "./answers.ts";
import type { ComparedProfiles, MappedPeople } from "./answers.ts";

const JOBS = new URL("./answers.ts", import.meta.url);
const IDLE_MS = 120_000;
/** 10,000 rounds on both sides take less than three seconds; a loaded machine may need longer. */
const LIMIT_MS = patience(20_000);

/** The functions of `answers.ts`. */
export interface ProfileWorker {
  profile(gameId: string, rounds: Rounds): Promise<Profile>;
  /** Requires at least one round on each side. */
  comparison(gameId: string, a: Rounds, b: Rounds): Promise<ComparedProfiles>;
  /** Players and known strategies on a plane; quadratic in the number of people. */
  map(gameId: string, people: readonly Rounds[]): Promise<MappedPeople>;
  /** Requires `CROWD_PEOPLE_MIN` people. */
  habits(gameId: string, people: readonly Rounds[]): Promise<CrowdHabits>;
  close(): Promise<void>;
}

/** The services that the profile commands use. */
export interface ProfileServices extends Services {
  readonly profileWorker: ProfileWorker;
}

export function openProfileWorker(): ProfileWorker {
  const threads = new Threads<typeof answers>(JOBS, { queue: "thread", idleMs: IDLE_MS, limitMs: LIMIT_MS });
  return {
    profile: (gameId, rounds) => threads.run("profile", { gameId, rounds: copyRounds(rounds) }),
    comparison: (gameId, a, b) => threads.run("comparison", { gameId, a: copyRounds(a), b: copyRounds(b) }),
    map: (gameId, people) => threads.run("map", { gameId, people: people.map(copyRounds) }),
    habits: (gameId, people) => threads.run("habits", { gameId, people: people.map(copyRounds) }),
    close: () => threads.close(),
  };
}
