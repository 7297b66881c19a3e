// Routes unsolicited posts and edits to the platform's adapter.

import type {
  EditOutcome,
  Place,
  Platform,
  PlatformAdapter,
  PostOutcome,
  PrivateChat,
  View,
} from "../chat/index.ts";

/** `PlatformAdapter`'s messaging calls for any platform; "unavailable" where it is not served. */
export interface Messenger {
  post(platform: Platform, place: Place, view: View, key: string): Promise<PostOutcome>;
  edit(platform: Platform, place: Place, message: string, view: View): Promise<EditOutcome>;
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
}

export function messengerOf(adapters: readonly PlatformAdapter[]): Messenger {
  const on = (platform: Platform) => adapters.find((adapter) => adapter.platform === platform);
  return {
    post: async (platform, ...post) => (await on(platform)?.post(...post)) ?? { state: "unavailable" },
    edit: async (platform, ...edit) => (await on(platform)?.edit(...edit)) ?? "unavailable",
    privateChat: async (platform, person) =>
      (await on(platform)?.privateChat(person)) ?? { state: "unavailable" },
  };
}
