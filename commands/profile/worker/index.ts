// Profiles and comparisons in a worker thread, because some thousand rounds take seconds.

import type { Rounds } from "../../../src/core/games/index.ts";
import type { CrowdHabits, CrowdRounds, Profile } from "../../../src/core/profiles/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type { Services } from "../../kit/services.ts";
import type { ComparedProfiles, ProfileQuestion } from "./answer.ts";
import type { ComparedGroups, MappedPeople, Neighbourhood } from "./crowd.ts";

export type { ComparedProfiles } from "./answer.ts";
export type { ComparedGroups, MappedPeople } from "./crowd.ts";

const SCRIPT = new URL("./thread.ts", import.meta.url);
const IDLE_MS = 120_000;
/** 10,000 rounds on both sides take below three seconds; a loaded machine may need more. */
const LIMIT_MS = patience(20_000);

export interface ProfileWorker {
  /** Deterministic in the rounds. `starts`: see `profileOf`. */
  profile(gameId: string, rounds: Rounds, starts?: readonly number[]): Promise<Profile>;
  /** Requires at least one round on either side. */
  comparison(gameId: string, a: Rounds, b: Rounds): Promise<ComparedProfiles>;
  /** Players and known strategies in the plane; quadratic in the number of people. */
  map(gameId: string, people: readonly Rounds[]): Promise<MappedPeople>;
  neighbours(gameId: string, one: Rounds, others: readonly Rounds[]): Promise<Neighbourhood>;
  /** Requires at least one member in each group. */
  groups(gameId: string, first: readonly Rounds[], second: readonly Rounds[]): Promise<ComparedGroups>;
  /** Requires `CROWD_PEOPLE_MIN` people. */
  habits(gameId: string, people: readonly CrowdRounds[]): Promise<CrowdHabits>;
  close(): Promise<void>;
}

/** What the profile commands use. */
export interface ProfileServices extends Services {
  readonly profileWorker: ProfileWorker;
}

export function openProfileWorker(): ProfileWorker {
  const thread = openThread<ProfileQuestion, unknown>({ script: SCRIPT, idleMs: IDLE_MS, limitMs: LIMIT_MS });
  return {
    profile: async (gameId, rounds, starts = []) =>
      (await thread.ask({ kind: "profile", gameId, rounds: copyOf(rounds), starts })) as Profile,
    comparison: async (gameId, a, b) =>
      (await thread.ask({ kind: "comparison", gameId, a: copyOf(a), b: copyOf(b) })) as ComparedProfiles,
    map: async (gameId, people) =>
      (await thread.ask({ kind: "map", gameId, people: people.map(copyOf) })) as MappedPeople,
    neighbours: async (gameId, one, others) =>
      (await thread.ask({
        kind: "neighbours",
        gameId,
        one: copyOf(one),
        others: others.map(copyOf),
      })) as Neighbourhood,
    groups: async (gameId, first, second) =>
      (await thread.ask({
        kind: "groups",
        gameId,
        first: first.map(copyOf),
        second: second.map(copyOf),
      })) as ComparedGroups,
    habits: async (gameId, people) =>
      (await thread.ask({
        kind: "habits",
        gameId,
        people: people.map(({ rounds, starts }) => ({ rounds: copyOf(rounds), starts })),
      })) as CrowdHabits,
    close: () => thread.close(),
  };
}

/** Copies, because a view would be sent with its whole underlying buffer. */
function copyOf({ person, bot }: Rounds): Rounds {
  return { person: person.slice(), bot: bot.slice() };
}
