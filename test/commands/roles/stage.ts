// The roles feature on a store in memory, a clock that a test moves, and a Discord that does what the test says.

import { type RolesFeature, rolesFeature } from "../../../commands/roles/feature.ts";
import type { Granted, LinkedRoles, Messenger, RoleFigures, Tokens } from "../../../src/chat/index.ts";
import type { Host } from "../../../src/host/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { freshHost } from "../host.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const ALICE = { platform: "discord", id: "700000000000000001" } as const;
export const REDIRECT = "https://bot.example.org/roles/back";

/** Answers as it is told to; by default as somebody would have it. */
interface PlayedDiscord extends LinkedRoles {
  /** What the next requests meet; `up` unless told. */
  mood: "up" | "away" | "refuses";
  readonly told: RoleFigures[];
  readonly revoked: string[];
  readonly renewed: string[];
  registered: number;
}

export interface RolesStage {
  readonly feature: RolesFeature;
  readonly store: Store;
  readonly host: Host;
  readonly discord: PlayedDiscord;
  readonly failures: unknown[];
  now: number;
  /** The state of a way that begins now. */
  state(): Promise<string>;
  /** Alice lets the bot tell of her. */
  link(): ReturnType<RolesFeature["linking"]["finish"]>;
}

export async function openStage(): Promise<RolesStage> {
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
  const host = await freshHost(7, () => clock.now);
  const discord = playedDiscord(() => clock.now);
  const failures: unknown[] = [];
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const feature = rolesFeature({
    ...{ store, host, now: () => clock.now, log: silent },
    onFailure: (error: unknown) => failures.push(error),
  } as never);
  await feature.background?.start({ linkedRoles: discord } as Partial<Messenger> as Messenger);
  await feature.look();
  const state = async () => {
    const began = await feature.linking.begin(REDIRECT);
    return "url" in began ? (new URL(began.url).searchParams.get("state") ?? "") : "";
  };
  return {
    ...{ feature, store, host, discord, failures, state },
    link: async () => feature.linking.finish({ state: await state(), code: "of-alice" }, REDIRECT),
    get now() {
      return clock.now;
    },
    set now(at) {
      clock.now = at;
    },
  };
}

export async function closeStage({ feature, store }: RolesStage): Promise<void> {
  await feature.background?.stop();
  await store.close();
}

function playedDiscord(now: () => number): PlayedDiscord {
  let issued = 0;
  const issue = (): Tokens => {
    issued += 1;
    return { access: `access-${issued}`, refresh: `refresh-${issued}`, expiresAt: now() + 7 * DAY_MS };
  };
  const answer = <T>(value: () => T): Granted<T> => {
    if (discord.mood === "up") return { state: "done", value: value() };
    return { state: discord.mood === "away" ? "unavailable" : "refused" };
  };
  const discord: PlayedDiscord = {
    ...{ mood: "up", told: [], revoked: [], renewed: [], registered: 0 },
    register: async () => {
      discord.registered += 1;
      return true;
    },
    consentUrl: async ({ redirect, state }) =>
      `https://discord.example/oauth2/authorize?${new URLSearchParams({ redirect, state })}`,
    accept: async () => answer(() => ({ tokens: issue(), person: { id: ALICE.id, name: "Alice" } })),
    renew: async ({ refresh }) =>
      answer(() => {
        discord.renewed.push(refresh);
        return issue();
      }),
    tell: async ({ expiresAt }, figures) => {
      if (discord.mood === "up" && expiresAt <= now()) return { state: "refused" };
      return answer(() => void discord.told.push(figures));
    },
    revoke: async ({ refresh }) => answer(() => void discord.revoked.push(refresh)),
  };
  return discord;
}
