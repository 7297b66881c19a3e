// `/admin`: a link to the host's page, for the accounts in HOST_ADMINS. Everyone else gets `/settings`.

import type { Caller, Command, Place } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { OpenSettings } from "../kit/settings-page.ts";

/** A link that opens the host's page once; undefined if that account may not. Absent: there's no such page. */
export type AdminLink = (account: Pick<Caller, "platform" | "id">) => string | undefined;

interface AdminCommand {
  readonly command: Command;
  /** Whether to offer it: only in a private chat, since anyone who sees the link can use it. */
  isFor(event: { readonly caller: Caller; readonly place: Place }): boolean;
}

export function admin(linkFor: AdminLink, open: OpenSettings): AdminCommand {
  const linkIn = ({ caller, place }: { readonly caller: Caller; readonly place: Place }) =>
    place.kind === "private" ? linkFor(caller) : undefined;
  return {
    isFor: (event) => linkIn(event) !== undefined,
    command: {
      name: "admin",
      typedOnly: true,
      reachedBy: "settings",
      subcommands: [{ name: "admin", options: [], audience: "caller" }],
      run: async (call) => {
        const link = linkIn(call);
        if (link === undefined) return open(call);
        const text = say(call.caller.locale, "admin-link", { link });
        return { type: "post", view: { blocks: [{ type: "text", text }] }, audience: "caller" };
      },
    },
  };
}
