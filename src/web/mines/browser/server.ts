// Asks the server in the name of who opened the page. What it gets for that stays in the page's memory.

import type { Told } from "../wire.ts";
import type { Launch } from "./launch.ts";

/** `unreachable`: nobody knows whether it arrived; the same may be sent again. `unknown`: not signed in, and
 * signing in again does not help. */
export type Answer =
  | { readonly state: "told"; readonly status: number; readonly told: Told }
  | { readonly state: "unreachable" }
  | { readonly state: "unknown"; readonly problem: string };

export interface Server {
  ask(name: "state" | "move" | "new", body: object): Promise<Answer>;
  /** What the link carried that opened the page, once somebody is signed in. */
  start(): string | undefined;
}

const ANSWERED_WITHIN_MS = 15_000;
const SIGNED_OUT = 401;
/** The bot restarts, or its store is away. */
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
    const response = await post<Told>(`/mines/api/${name}`, body, signedIn?.bearer);
    if (!response || AWAY.has(response.status)) return { state: "unreachable" };
    if (response.status !== SIGNED_OUT)
      return { state: "told", status: response.status, told: response.body };
    signedIn = undefined;
    return wasSignedIn ? ask(name, body) : { state: "unknown", problem: response.body.problem ?? "" };
  };
  return { ask, start: () => signedIn?.start };
}

/** Undefined where no answer came that can be read. */
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
    // No network, or no answer: told by undefined.
    return undefined;
  }
}
