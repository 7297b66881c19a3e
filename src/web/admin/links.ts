// The link to the host's page, which the bot sends in a private chat.

import { type PlayerId, writePlayerId } from "../../people/index.ts";
import type { Site } from "../page/page.ts";
import { writeBearer } from "../sign-in/bearer.ts";

/** Gives the link that opens the page once to accounts in HOST_ADMINS. Browsers don't send the part after `#`, so no
 * proxy logs it, and apps that preview links don't use it up. Undefined: there's no page. */
export function adminLinks(
  { host, now, publicUrl }: Pick<Site["app"]["services"], "host" | "now" | "publicUrl">,
  admins: ReadonlySet<string> | undefined,
) {
  if (!admins || publicUrl === undefined) return undefined;
  return ({ platform, id }: PlayerId): string | undefined =>
    admins.has(writePlayerId({ platform, id }))
      ? `${publicUrl}/admin#${writeBearer(host, "admin-link", { platform, id, name: "" }, now())}`
      : undefined;
}
