// What a profile tells besides how somebody plays: their milestones, and their days in a row.

import type { View } from "../../../src/chat/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import { areMilestonesAgreed, consentOf, type PlayerId } from "../../../src/people/index.ts";
import { streakInProfile } from "../../daily/index.ts";
import { milestonesLine } from "../../milestones/index.ts";
import type { ProfileServices } from "../services.ts";

/** The view with them below, in a line. `open`: to who may see the profile, if its owner agreed to a text
 * that says so; else it is the owner who sees it, or shows it. */
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
  const lines = [
    await streakInProfile(services, player, locale),
    await milestonesLine(services.store, player, locale),
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return view;
  return { ...view, blocks: [...view.blocks, { type: "quiet", text: lines.join(" · ") }] };
}
