// Computes profiles and comparisons in a thread, because a few thousand rounds take seconds.

import { copyRounds, type Rounds } from "../../../src/core/games/index.ts";
import type { CrowdHabits, CrowdRounds, Profile } from "../../../src/core/profiles/index.ts";
import { patience } from "../../../src/infra/deadline.ts";
import { openJobs } from "../../../src/infra/threads/index.ts";
import type { Services } from "../../kit/services.ts";
import type * as answers from "./answer.ts";
import type { ComparedProfiles } from "./answer.ts";
import type { MappedPeople, Neighbourhood } from "./crowd.ts";

export type { ComparedProfiles } from "./answer.ts";
export type { MappedPeople } from "./crowd.ts";

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
  const jobs = openJobs<typeof answers>({ jobs: JOBS, queue: "thread", idleMs: IDLE_MS, limitMs: LIMIT_MS });
  return {
    profile: (gameId, rounds, starts = []) => jobs.run("profile", gameId, copyRounds(rounds), starts),
    comparison: (gameId, a, b) => jobs.run("comparison", gameId, copyRounds(a), copyRounds(b)),
    map: (gameId, people) => jobs.run("map", gameId, people.map(copyRounds)),
    neighbours: (gameId, one, others) =>
      jobs.run("neighbours", gameId, copyRounds(one), others.map(copyRounds)),
    habits: (gameId, people) =>
      jobs.run(
        "habits",
        gameId,
        people.map(({ rounds, starts }) => ({ rounds: copyRounds(rounds), starts })),
      ),
    close: () => jobs.close(),
  };
}
