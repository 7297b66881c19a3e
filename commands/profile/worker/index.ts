// Computes profiles and comparisons in a thread, because a few thousand rounds take seconds.

import { copyRounds, type Rounds } from "../../../src/core/games/index.ts";
import type { CrowdHabits, CrowdRounds, Profile } from "../../../src/core/profiles/index.ts";
import { patience } from "../../../src/infra/deadline.ts";
import { Threads } from "../../../src/infra/threads.ts";
import type { Services } from "../../kit/services.ts";
import type * as answers from "./answer.ts";
import type { ComparedProfiles } from "./answer.ts";
import type { MappedPeople, Neighbourhood } from "./crowd.ts";

export type { ComparedProfiles, MappedPeople };

const JOBS = new URL("./answer.ts", import.meta.url);
const IDLE_MS = 120_000;
/** 10,000 rounds on both sides take less than three seconds; a loaded machine may need longer. */
const LIMIT_MS = patience(20_000);

export interface ProfileWorker {
  /** Depends only on the rounds. `starts`: see `profileOf`. */
  profile(gameId: string, rounds: Rounds, starts?: readonly number[]): Promise<Profile>;
  /** Requires at least one round on each side. */
  comparison(gameId: string, a: Rounds, b: Rounds): Promise<ComparedProfiles>;
  /** Players and known strategies on a plane; quadratic in the number of people. */
  map(gameId: string, people: readonly Rounds[]): Promise<MappedPeople>;
  neighbours(gameId: string, one: Rounds, others: readonly Rounds[]): Promise<Neighbourhood>;
  /** Requires `CROWD_PEOPLE_MIN` people. */
  habits(gameId: string, people: readonly CrowdRounds[]): Promise<CrowdHabits>;
  close(): Promise<void>;
}

/** The services that the profile commands use. */
export interface ProfileServices extends Services {
  readonly profileWorker: ProfileWorker;
}

export function openProfileWorker(): ProfileWorker {
  const threads = new Threads<typeof answers>(JOBS, { queue: "thread", idleMs: IDLE_MS, limitMs: LIMIT_MS });
  return {
    profile: (gameId, rounds, starts = []) =>
      threads.run("profile", { gameId, people: copyRounds(rounds), starts }),
    comparison: (gameId, a, b) =>
      threads.run("comparison", { gameId, people: [copyRounds(a), copyRounds(b)] }),
    map: (gameId, people) => threads.run("map", { gameId, people: people.map(copyRounds) }),
    neighbours: (gameId, one, others) =>
      threads.run("neighbours", { gameId, people: [copyRounds(one), ...others.map(copyRounds)] }),
    habits: (gameId, all) => {
      const people = all.map(({ rounds, starts }) => ({ rounds: copyRounds(rounds), starts }));
      return threads.run("habits", { gameId, people });
    },
    close: () => threads.close(),
  };
}
