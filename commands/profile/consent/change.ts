// Changes of visibility and withdrawals of agreements.

import { createHash } from "node:crypto";
import type { Caller } from "../../../src/chat/index.ts";
import {
  type Agreement,
  agreementsOf,
  type CompareRequest,
  consentOf,
  requestsTo,
  setVisibility,
  takeAllBack,
  takeBack,
  takeRequestsBack,
  type Visibility,
  writePlayerId,
} from "../../../src/people/index.ts";
import { CHAT_GAMES } from "../../kit/chat-games.ts";
import type { ProfileServices } from "../worker/index.ts";

export interface Privacy {
  readonly level: Visibility;
  readonly given: readonly Agreement[];
  /** Oldest first. */
  readonly asked: readonly CompareRequest[];
}

type Stored = Pick<ProfileServices, "store" | "painter" | "now">;

export async function readPrivacy({ store, now }: Stored, caller: Caller): Promise<Privacy> {
  return {
    level: (await consentOf(store, caller))?.level ?? "private",
    given: (await agreementsOf(store, caller))?.given ?? [],
    asked: await requestsTo(store, caller, now()),
  };
}

/** Going private withdraws all agreements and requests of all the person's accounts; resolves to those requests. */
export async function changeVisibility(
  { store, painter, now }: Stored,
  caller: Caller,
  level: Visibility,
): Promise<{ readonly isChanged: boolean; readonly retracted: readonly CompareRequest[] }> {
  const retracted: CompareRequest[] = [];
  let takenBack = 0;
  const withdrawing = level === "private" ? [caller] : [];
  for (const one of withdrawing) {
    retracted.push(...(await takeRequestsBack(store, one, now())));
    takenBack += await takeAllBack(store, one);
    painter.forget(writePlayerId(one));
  }
  const gameIds = CHAT_GAMES.map(({ id }) => id);
  const isChanged = await setVisibility(store, caller, { level, gameIds, now: now() });
  return { isChanged: isChanged || takenBack > 0, retracted };
}

/** Withdraws the agreement with the player who has that hash; resolves to its former state. */
export async function takeOneBack(
  { store, painter }: Stored,
  caller: Caller,
  hash: string,
): Promise<Agreement | undefined> {
  const given = (await agreementsOf(store, caller))?.given.find(({ to }) => playerHash(to) === hash);
  if (given) await takeBack(store, caller, given.to);
  painter.forget(writePlayerId(caller));
  return given;
}

/** Identifies a player (`platform:id`) in a button. */
export function playerHash(player: string): string {
  return createHash("sha256").update(player).digest("base64url").slice(0, 10);
}
