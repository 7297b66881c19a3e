// What `/health` and `/ready` answer: the state of the store and of each platform, and whether the process accepts
// work. They answer within a bounded time, even if something else has stopped responding.

import { deadline } from "../deadline.ts";

/** `lost` is final: the process is about to end. */
export type ConnectionState = "starting" | "connected" | "reconnecting" | "lost";

/** How many of a platform's connections are up, if it has several. */
export interface ConnectionCount {
  readonly connected: number;
  readonly of: number;
}

export interface Health {
  /** Sets the state of a platform's connection; `count` if it has several. */
  connection(platform: string, state: ConnectionState, count?: ConnectionCount): void;
  /** `check` must resolve while the store is writable. */
  store(kind: string, check: () => Promise<unknown>): void;
  /** `starting` until everything has started, `stopping` from the stop signal on. */
  phase(phase: Phase): void;
  /** 503 while the store is unreachable or a platform is lost, otherwise 200. */
  health(): Promise<Response>;
  /** 200 while ready, otherwise 503. */
  ready(): Response;
}

type Phase = "starting" | "ready" | "stopping";

interface Since<State> {
  readonly state: State;
  /** ISO 8601. */
  readonly since: string;
  readonly connections?: ConnectionCount;
}

interface HealthReport {
  readonly health: "ok" | "degraded" | "down";
  readonly phase: Phase;
  readonly store: { readonly kind?: string; readonly state: string };
  readonly platforms: Readonly<Record<string, Since<ConnectionState>>>;
}

/** A store that hasn't answered within this time counts as unreachable. */
const CHECK_WITHIN_MS = 2_000;
/** How long one check's result serves everyone: checks write to the store, and anyone may ask for them. */
const CHECKED_EVERY_MS = 1_000;

export function createHealth(now: () => number, checkWithinMs = CHECK_WITHIN_MS): Health {
  const platforms = new Map<string, Since<ConnectionState>>();
  let phase: Phase = "starting";
  let stored: { readonly kind: string; readonly isReachable: () => Promise<boolean> } | undefined;
  const report = async (): Promise<HealthReport> => {
    const state = !stored ? "starting" : (await stored.isReachable()) ? "reachable" : "unreachable";
    const store = { ...(stored && { kind: stored.kind }), state };
    return { health: verdict(state, [...platforms.values()]), phase, store, platforms: fields(platforms) };
  };
  return {
    connection(platform, state, count) {
      const before = platforms.get(platform);
      if (before?.state === "lost") return;
      const since = before?.state === state ? before.since : new Date(now()).toISOString();
      const connections = count ?? before?.connections;
      platforms.set(platform, { state, since, ...(connections && { connections }) });
    },
    store(kind, check) {
      stored = { kind, isReachable: checkedNowAndThen(check, now, checkWithinMs) };
    },
    phase: (next) => {
      phase = next;
    },
    health: async () => {
      const body = await report();
      return answer(body.health === "down" ? 503 : 200, body);
    },
    ready: () => answer(phase === "ready" ? 200 : 503, { ready: phase }),
  };
}

function verdict(store: string, platforms: readonly Since<ConnectionState>[]): HealthReport["health"] {
  const is = (...states: readonly ConnectionState[]) => platforms.some(({ state }) => states.includes(state));
  if (store === "unreachable" || is("lost")) return "down";
  return store === "starting" || is("starting", "reconnecting") ? "degraded" : "ok";
}

const fields = (platforms: ReadonlyMap<string, Since<ConnectionState>>) => Object.fromEntries(platforms);

function answer(status: number, body: object): Response {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response(`${JSON.stringify(body)}\n`, { status, headers });
}

/** Whether `check` resolves in time; concurrent callers share one check. */
function checkedNowAndThen(
  check: () => Promise<unknown>,
  now: () => number,
  withinMs: number,
): () => Promise<boolean> {
  let known: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    if (!known || now() - known.at >= CHECKED_EVERY_MS) known = { at: now(), answer: holds(check, withinMs) };
    return known.answer;
  };
}

async function holds(check: () => Promise<unknown>, withinMs: number): Promise<boolean> {
  const checked = check().then(
    () => true,
    () => false,
  );
  return (await deadline(checked, withinMs)) ?? false;
}
