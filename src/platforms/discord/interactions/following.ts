// What follows an acknowledgement in the response to a delivery: nobody tells when Discord has read that, and a
// call that overtakes it is refused as one about nothing.

import { setTimeout as wait } from "node:timers/promises";
import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";

/** Between an acknowledgement and the first call, and then between its tries. */
const WAITS_MS = [50, 100, 200, 400, 800] as const;

const NOT_YET: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownMessage,
];

export interface Following {
  /** The acknowledgement is on its way. */
  begin(): void;
  /** Makes the call; while the acknowledgement is unread, once more where Discord knows of none. */
  follow<T>(call: () => Promise<T>): Promise<T>;
}

/** Calls that follow one acknowledgement; without `begin` they are simply made. */
export function createFollowing(): Following {
  let begunAt: number | undefined;
  const once = async <T>(call: () => Promise<T>): Promise<T> => {
    const result = await call();
    begunAt = undefined;
    return result;
  };
  return {
    begin: () => {
      begunAt = performance.now();
    },
    async follow(call) {
      let since = begunAt;
      for (const waitMs of WAITS_MS) {
        if (since === undefined || begunAt === undefined) break;
        await wait(Math.max(0, since + waitMs - performance.now()));
        try {
          return await once(call);
        } catch (error) {
          if (!isNotYetKnown(error)) throw error;
        }
        since = performance.now();
      }
      return once(call);
    },
  };
}

function isNotYetKnown(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === 404 && NOT_YET.includes(error.code);
}
