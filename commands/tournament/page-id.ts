// The address of a tournament's page. It names the place, which nobody may read from it, and nobody can guess
// it: who has the address was given it in the place, or by somebody who was.

import { z } from "zod";
import type { View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Host } from "../../src/people/host/index.ts";
import type { Services } from "../kit/services.ts";
import type { Tournament, Venue } from "./index.ts";

const USE = "tournament-page";
const CHARACTERS_MAX = 512;
const NAMED = z.tuple([z.string(), z.string(), z.string().nullable(), z.string()]);

/** The tournament `id` of a place. */
interface Paged {
  readonly venue: Pick<Venue, "platform" | "id" | "topic">;
  readonly id: string;
}

/** Differs each time; all that were ever told lead to the page. */
function pageId(host: Pick<Host, "hide">, { venue, id }: Paged): string {
  const { platform, id: place, topic = null } = venue;
  return host.hide(USE, Buffer.from(JSON.stringify([platform, place, topic, id])));
}

/** Undefined where this host never gave it. */
export function readPageId(host: Pick<Host, "uncover">, page: string): Paged | undefined {
  const bytes = page.length <= CHARACTERS_MAX ? host.uncover(USE, page) : undefined;
  if (!bytes) return undefined;
  const [platform, place, topic, id] = NAMED.parse(JSON.parse(Buffer.from(bytes).toString()));
  const venue = { platform: platform as Venue["platform"], id: place, ...(topic !== null && { topic }) };
  return { venue, id };
}

/** The button that leads there; none where the bot has no pages. */
export function pageLink(
  { host, publicUrl }: Pick<Services, "host" | "publicUrl">,
  venue: Venue,
  { id }: Pick<Tournament, "id">,
  locale: Locale,
): Pick<View, "link"> {
  if (!publicUrl?.startsWith("https:")) return {};
  const url = `${publicUrl}/arena/tournament/${pageId(host, { venue, id })}`;
  return { link: { label: say(locale, "button-open-page"), url } };
}
