// Routes unsolicited posts and edits to the platform's adapter.

import type { Messenger, Platform, PlatformAdapter } from "../chat/index.ts";

/** The adapters' messaging calls for any platform; "unavailable" where it is not served. */
export function messengerOf(adapters: readonly PlatformAdapter[]): Messenger {
  const on = (platform: Platform) => adapters.find((adapter) => adapter.platform === platform);
  return {
    post: async (platform, place, view, key) =>
      (await on(platform)?.post(place, view, key)) ?? { state: "unavailable" },
    edit: async (platform, ...edit) => (await on(platform)?.edit(...edit)) ?? "unavailable",
    link: (platform, call) => on(platform)?.link?.(call),
    privateChat: async (platform, person) =>
      (await on(platform)?.privateChat(person)) ?? { state: "unavailable" },
  };
}
