// `/account`: one player on several platforms. Only the caller sees the answers.

import type { Command, Feature } from "../../src/chat/index.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { CODE_OPTION, type LinkServices, linkPress, linkReply } from "./link.ts";
import { LINK_SCOPE } from "./link-view.ts";
import { NAME_OPTION, nameReply } from "./name.ts";
import { UNLINK_SCOPE, type UnlinkServices, unlinkPress, unlinkReply } from "./unlink.ts";

export type AccountServices = LinkServices & UnlinkServices;

export function account(services: AccountServices, open: OpenSettings): Command {
  const audience = "caller" as const;
  return {
    name: "account",
    typedOnly: true,
    reachedBy: "settings",
    subcommands: [
      { name: "link", options: [CODE_OPTION], audience },
      { name: "unlink", options: [], audience },
      { name: "name", options: [NAME_OPTION], audience },
    ],
    run: async (call) => {
      if (call.subcommand === "unlink") return unlinkReply(services, call.caller);
      return call.subcommand === "name" ? nameReply(services, call, open) : linkReply(services, call);
    },
    complete: async ({ option, typed }) =>
      option === NAME_OPTION.name
        ? (NAME_OPTION.examples ?? []).filter((one) => one.startsWith(typed.toLowerCase())).map(asChoice)
        : [],
  };
}

const asChoice = (value: string) => ({ value, label: value });

export function accountPresses(services: AccountServices): Feature["presses"] {
  return { [LINK_SCOPE]: linkPress(services), [UNLINK_SCOPE]: unlinkPress(services) };
}
