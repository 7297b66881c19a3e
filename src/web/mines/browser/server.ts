// Makes requests on behalf of whoever opened the page. The bearer it gets stays in the page's memory.

import type { MinesAnswer } from "../wire.ts";
import type { Launch } from "./launch.ts";

/** `unreachable`: the request may or may not have arrived, and may be repeated. `unknown`: not signed in, and signing
 * in again doesn't help. */
export type Answer =
  | { readonly state: "answered"; readonly status: number; readonly body: MinesAnswer }
  | { readonly state: "unreachable" }
  | { readonly state: "unknown"; readonly problem: string };

export interface Server {
  /** Whether it's this browser, which knows fewer boards. */
  readonly isHere?: true;
  ask(name: "state" | "move" | "new", body: object): Promise<Answer>;
  /** What the link that opened the page carried, once the person is signed in. */
  start(): string | undefined;
}

const ANSWERED_WITHIN_MS = 15_000;
const SIGNED_OUT = 401;
/** The bot is restarting, or its store is unreachable. */
const AWAY = new Set([500, 502, 503, 504]);

interface SignedIn {
  readonly bearer?: string;
  readonly start?: string;
  readonly problem?: string;
}

export function serverFor(launch: Launch): Server {
  let signedIn: SignedIn | undefined;
  const signIn = async (): Promise<Answer | undefined> => {
    const given = await launch.given().catch(() => "");
    const { platform } = launch;
    const response = await post<SignedIn>("/sign-in", { platform, given }, undefined);
    if (!response || AWAY.has(response.status)) return { state: "unreachable" };
    if (!response.body.bearer) return { state: "unknown", problem: response.body.problem ?? "" };
    signedIn = response.body;
    return undefined;
  };
  const ask: Server["ask"] = async (name, body) => {
    const wasSignedIn = signedIn !== undefined;
    const refused = wasSignedIn ? undefined : await signIn();
    if (refused) return refused;
    const response = await post<MinesAnswer>(`/mines/api/${name}`, body, signedIn?.bearer);
    if (!response || AWAY.has(response.status)) return { state: "unreachable" };
    if (response.status !== SIGNED_OUT)
      return { state: "answered", status: response.status, body: response.body };
    signedIn = undefined;
    return wasSignedIn ? ask(name, body) : { state: "unknown", problem: response.body.problem ?? "" };
  };
  return { ask, start: () => signedIn?.start };
}

/** Undefined if there was no readable answer. */
async function post<T>(
  path: string,
  body: object,
  bearer: string | undefined,
): Promise<{ readonly status: number; readonly body: T } | undefined> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": document.documentElement.lang,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      cache: "no-store",
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, body: (isJson ? await response.json() : {}) as T };
  } catch {
    // No network or no answer.
    return undefined;
  }
}
