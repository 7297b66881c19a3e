// What a profile tells besides how somebody plays: their milestones, and their days in a row.

import type { Block, View } from "../../../src/chat/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import { areMilestonesAgreed, consentOf, type PlayerId } from "../../../src/players/index.ts";
import { streakInProfile } from "../../daily/index.ts";
import { milestonesInProfile } from "../../milestones/index.ts";
import type { ProfileServices } from "../services.ts";

/** The view with them below. `own`: to their owner alone. `shown`: by their owner. `open`: to who may see the
 * profile, if its owner agreed to a text that says so. */
export async function withDeeds(
  services: ProfileServices,
  view: View,
  player: PlayerId,
  { locale, how }: { readonly locale: Locale; readonly how: "own" | "shown" | "open" },
): Promise<View> {
  if (how === "open") {
    const consent = await consentOf(services.store, player);
    if (!consent || !areMilestonesAgreed(consent)) return view;
  }
  const streak = await streakInProfile(services, player, locale);
  const line: readonly Block[] = streak === undefined ? [] : [{ type: "text", text: streak }];
  const milestones = await milestonesInProfile(services, player, { locale, isOwn: how === "own" });
  return { ...view, blocks: [...view.blocks, ...line, ...milestones] };
}
