// Brings what Discord knows of a person up to date: after something changed at most once an hour, and once a day
// because ranks also change by what others play.

import type { LinkedRoles, RoleFigures, Tokens } from "../../src/chat/index.ts";
import { type DueQueue, dueQueue } from "../../src/infra/due-queue.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { identitiesOf, type PlayerId, readPlayerId, writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { figuresOf } from "./figures.ts";
import { changeRoleLink, openTokens, type RoleLink, readRoleLink, sealTokens } from "./link.ts";
import { enqueueRevocation } from "./revocations.ts";

const HOUR_MS = 3_600_000;
const LOOKED_EVERY_MS = 24 * HOUR_MS;
const AGAIN_MS = 10 * 60_000;
/** Tokens that run out so soon are renewed first. */
const RENEWED_BEFORE_MS = 24 * HOUR_MS;
/** One process tells of somebody at a time; should it end meanwhile, another begins anew after so long. */
const TURN_MS = 2 * 60_000;
const BATCH = 20;

export type TellServices = Pick<Services, "store" | "host" | "now" | "log" | "onFailure">;

/** `told`: Discord knows these figures. `ended`: the person does not allow it any more, and the link is gone.
 * `later`: Discord does not answer. */
type Told =
  | { readonly state: "told"; readonly figures: RoleFigures }
  | { readonly state: "ended" }
  | { readonly state: "later" };

/** By when to look at those who linked. */
export function looksDue(store: Store): DueQueue {
  return dueQueue(store, "role-looks");
}

/** Something that the person's figures follow from has changed. @throws StoreError */
export async function lookSoon(
  { store, now }: Pick<TellServices, "store" | "now">,
  player: PlayerId,
): Promise<void> {
  for (const one of await identitiesOf(store, player)) {
    const link = await readRoleLink(store, one);
    if (!link) continue;
    const at = Math.max(now(), (link.toldAt ?? 0) + HOUR_MS);
    await looksDue(store).add(writePlayerId(one), at);
  }
}

/** Tells of whom it is due. @throws StoreError */
export async function tellDue(services: TellServices, roles: LinkedRoles): Promise<void> {
  const { store, now, onFailure } = services;
  const due = await looksDue(store).until(now(), BATCH);
  const tend = async ({ key, at }: (typeof due)[number]): Promise<void> => {
    const player = readPlayerId(key);
    if (!player) return void (await looksDue(store).remove(key));
    if (await store.claim(`role-look:${key}:${at}`, TURN_MS)) await tellOf(services, roles, player);
  };
  await Promise.all(due.map((one) => tend(one).catch(onFailure)));
}

/** Tells Discord of the person, where it does not know it already. @throws StoreError */
export async function tellOf(services: TellServices, roles: LinkedRoles, player: PlayerId): Promise<Told> {
  const { store, now } = services;
  const told = await tell(services, roles, player);
  const due = looksDue(store);
  const key = writePlayerId(player);
  if (told.state === "ended") await due.remove(key);
  else await due.add(key, now() + (told.state === "later" ? AGAIN_MS : LOOKED_EVERY_MS));
  return told;
}

async function tell(services: TellServices, roles: LinkedRoles, player: PlayerId): Promise<Told> {
  const { store, host, now, log } = services;
  const link = await readRoleLink(store, player);
  if (!link) return { state: "ended" };
  const tokens = openTokens(host, writePlayerId(player), link.tokens);
  if (!tokens) {
    log.warn({}, "tokens of a linked role cannot be opened, HOST_KEY is another: the link is ended");
    await changeRoleLink(store, player, link, () => null);
    return { state: "ended" };
  }
  const { figures, noted } = await figuresOf(store, player, { link, now: now() });
  if (link.told && isSame(figures, link.told) && tokens.expiresAt > now()) {
    await changeRoleLink(store, player, link, (one) => ({ ...withoutNoted(one), ...noted }));
    return { state: "told", figures };
  }
  const granted = await tellRenewed(services, roles, { player, link, tokens, figures });
  if (granted.state !== "told") return granted;
  const after = { ...noted, told: { ...figures }, toldAt: now() };
  await changeRoleLink(store, player, granted.link, (one) => ({ ...withoutNoted(one), ...after }));
  return { state: "told", figures };
}

interface Telling {
  readonly player: PlayerId;
  readonly link: RoleLink;
  readonly tokens: Tokens;
  readonly figures: RoleFigures;
}

type ToldWith =
  | { readonly state: "told"; readonly link: RoleLink }
  | Exclude<Told, { readonly state: "told" }>;

/** With fresh tokens where those known run out, or are refused before their time. */
async function tellRenewed(services: TellServices, roles: LinkedRoles, telling: Telling): Promise<ToldWith> {
  const { store, now } = services;
  const { player, link, tokens, figures } = telling;
  if (tokens.expiresAt - now() > RENEWED_BEFORE_MS) {
    const first = await roles.tell(tokens, figures);
    if (first.state === "done") return { state: "told", link };
    if (first.state === "unavailable") return { state: "later" };
  }
  const renewed = await renew(services, roles, telling);
  if (renewed.state !== "renewed") return renewed;
  const { state } = await roles.tell(renewed.tokens, figures);
  if (state === "done") return { state: "told", link: renewed.link };
  if (state === "unavailable") return { state: "later" };
  await changeRoleLink(store, player, renewed.link, () => null);
  return { state: "ended" };
}

/** The old tokens are spent by it, so the new ones are stored before anything else is done with them. */
async function renew(services: TellServices, roles: LinkedRoles, { player, link, tokens }: Telling) {
  const { store, host } = services;
  const renewed = await roles.renew(tokens);
  if (renewed.state === "unavailable") return { state: "later" } as const;
  if (renewed.state === "refused") {
    await changeRoleLink(store, player, link, () => null);
    return { state: "ended" } as const;
  }
  const sealed = sealTokens(host, writePlayerId(player), renewed.value);
  const next = { ...link, tokens: sealed };
  if (await changeRoleLink(store, player, link, (one) => ({ ...one, tokens: sealed })))
    return { state: "renewed", tokens: renewed.value, link: next } as const;
  // Made anew meanwhile: told by those tokens. Ended: by the old ones, which are spent.
  if (await readRoleLink(store, player)) return { state: "later" } as const;
  await enqueueRevocation(services, player, renewed.value);
  return { state: "ended" } as const;
}

function withoutNoted({ month: _seen, ...link }: RoleLink): RoleLink {
  return link;
}

function isSame(one: RoleFigures, other: RoleFigures): boolean {
  const written = (figures: RoleFigures): string => JSON.stringify(Object.entries(figures).sort());
  return written(one) === written(other);
}
