// The caller's own program, from what is remembered of them at the moment.

import type { Speaker } from "../../../src/chat/index.ts";
import type { Rounds } from "../../../src/core/games/index.ts";
// Directly, because the main thread never searches.
import { PORTRAIT_GAME, PORTRAIT_ROUNDS_MIN } from "../../../src/core/profiles/portrait/portrait.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { identitiesOf, type PlayerId } from "../../../src/people/index.ts";
import { rememberedRounds } from "../../model/index.ts";
import type { DrawnPortrait, ProfileServices } from "../worker/index.ts";

/** The program, or why there is none, in the caller's words. It's computed again each time, and always the same from
 * the same rounds. @throws StoreError, BusyError */
export async function ownPortrait(
  services: Pick<ProfileServices, "store" | "now" | "profileWorker">,
  caller: Speaker,
): Promise<DrawnPortrait | string> {
  const { locale } = caller;
  const { rounds, mode } = await rememberedRounds(services, caller, PORTRAIT_GAME);
  const missing = PORTRAIT_ROUNDS_MIN - rounds.person.length;
  const facts = { needed: PORTRAIT_ROUNDS_MIN, missing };
  if (mode !== "learning") return say(locale, "portrait-refused", { why: "paused", ...facts });
  if (missing > 0) return say(locale, "portrait-refused", { why: "short", ...facts });
  return services.profileWorker.portrait(rounds);
}

/** The rounds that a person's program is written from; undefined if there are too few, or their memory is paused or off.
 * @throws StoreError */
export async function programRounds(
  services: Pick<ProfileServices, "store" | "now">,
  { platform, id }: PlayerId,
): Promise<Rounds | undefined> {
  const person = { platform, id };
  const identities = () => identitiesOf(services.store, person);
  const { rounds, mode } = await rememberedRounds(services, { ...person, identities }, PORTRAIT_GAME);
  return mode === "learning" && rounds.person.length >= PORTRAIT_ROUNDS_MIN ? rounds : undefined;
}

/** The program as a strategy file, or why there is none. Throws as `ownPortrait`. */
export async function ownProgram(
  ...asked: Parameters<typeof ownPortrait>
): Promise<{ readonly source: string } | string> {
  const own = await ownPortrait(...asked);
  return typeof own === "string" ? own : { source: own.source };
}
