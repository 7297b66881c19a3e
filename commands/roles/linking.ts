// The round trip with a person: to Discord, which asks them, and back with a code. Nothing is remembered on the
// way, neither here nor in their browser: `state` carries what has to be known.

import type { LinkedRoles, RoleFigures } from "../../src/chat/index.ts";
import { type PlayerId, writePlayerId } from "../../src/players/index.ts";
import { ROLE_LINK, sealTokens } from "./link.ts";
import { withdrawRevocation } from "./revocations.ts";
import { readState, STATE_MS, writeState } from "./state.ts";
import { looksDue, type TellServices, tellOf } from "./telling.ts";

/** Of one process; each is two requests to Discord, and whoever likes may come back with a code. */
const AT_ONCE_MAX = 8;
const CODE_CHARACTERS_MAX = 256;

/** What came back with a person, as in the address. */
interface CameBack {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  /** Discord's word for why there is no code. */
  readonly error?: string | undefined;
}

/** `absent`: this host does not offer it. `forged`, `old`, `used`: not begun here, or not just now. `declined`: the
 * person did not allow it. `refused`: Discord does not know the code. `busy`, `unavailable`: another time. `later`:
 * it is noted, and Discord will be told. */
export type Linked =
  | { readonly state: "told"; readonly figures: RoleFigures }
  | {
      readonly state:
        | "absent"
        | "forged"
        | "old"
        | "used"
        | "declined"
        | "refused"
        | "busy"
        | "unavailable"
        | "later";
    };

export interface RoleLinking {
  /** Where a person lets the bot tell of them, to come back to `redirect`; or why they cannot. */
  begin(redirect: string): Promise<{ readonly url: string } | { readonly state: "absent" | "unavailable" }>;
  /** What follows when they are back. @throws StoreError */
  finish(back: CameBack, redirect: string): Promise<Linked>;
}

/** `rolesNow`: of the platform that has such roles, once it is there. */
export function createLinking(services: TellServices, rolesNow: () => LinkedRoles | undefined): RoleLinking {
  let inHand = 0;
  return {
    begin: async (redirect) => {
      const roles = rolesNow();
      if (!roles) return { state: "absent" };
      const url = await roles.consentUrl({ redirect, state: writeState(services.host, services.now()) });
      return url === undefined ? { state: "unavailable" } : { url };
    },
    finish: async (back, redirect) => {
      const roles = rolesNow();
      if (!roles) return { state: "absent" };
      if (inHand >= AT_ONCE_MAX) return { state: "busy" };
      inHand += 1;
      try {
        return await finish(services, roles, back, redirect);
      } finally {
        inHand -= 1;
      }
    },
  };
}

async function finish(
  services: TellServices,
  roles: LinkedRoles,
  { state = "", code = "", error }: CameBack,
  redirect: string,
): Promise<Linked> {
  const { store, host, now } = services;
  const read = readState(host, state, now());
  if (typeof read === "string") return { state: read };
  // Kept longer than the state is good for, by whichever clock.
  if (!(await store.claim(`role-state:${read.nonce}`, 3 * STATE_MS))) return { state: "used" };
  if (error !== undefined) return { state: "declined" };
  if (code === "" || code.length > CODE_CHARACTERS_MAX) return { state: "refused" };
  const accepted = await roles.accept({ code, redirect });
  return accepted.state === "done" ? noteLink(services, roles, accepted.value) : { state: accepted.state };
}

type Accepted = Extract<Awaited<ReturnType<LinkedRoles["accept"]>>, { readonly state: "done" }>["value"];

async function noteLink(
  services: TellServices,
  roles: LinkedRoles,
  { tokens, person }: Accepted,
): Promise<Linked> {
  const { store, host, now } = services;
  const player: PlayerId = { platform: "discord", id: person.id };
  const key = writePlayerId(player);
  const sealed = sealTokens(host, key, tokens);
  await withdrawRevocation(services, player);
  // First: whoever is noted and not queued would never be told of again.
  await looksDue(store).add(key, now());
  await store.update(ROLE_LINK, key, (before) => {
    const { told: _before, toldAt: _then, ...noted } = before ?? {};
    return { next: { ...noted, tokens: sealed, linkedAt: now() }, result: undefined };
  });
  const told = await tellOf(services, roles, player);
  return told.state === "ended" ? { state: "refused" } : told;
}
