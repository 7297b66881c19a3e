import type { Messenger } from "../../src/chat/index.ts";
import type { Log } from "../../src/infra/logger.ts";
import type { KnownPlaces } from "./known-places.ts";

/** The messenger without the posts that nobody asked for to places that want quiet. */
export function quietly(messenger: Messenger, places: KnownPlaces, log: Log): Messenger {
  return {
    edit: messenger.edit,
    privateChat: messenger.privateChat,
    ...(messenger.link && { link: messenger.link }),
    async post(platform, place, view, key, why) {
      if (why === "asked") return messenger.post(platform, place, view, key, why);
      try {
        // Refused for good: whatever is posted late, when quiet ends, is no news any more.
        if (await places.isQuiet({ platform, ...place })) return { state: "refused" };
      } catch (error) {
        log.warn({ err: error, key }, "settings of a place could not be read: a post waits");
        return { state: "unavailable" };
      }
      return messenger.post(platform, place, view, key);
    },
  };
}
