// Clients of Discord's REST API: one with the bot's token, one for answers, which carry their own tokens.

import { REST, RESTEvents, type RESTOptions } from "discord.js";
import { countLimited } from "../../infra/metrics/meters.ts";

const TWO_MINUTES_MS = 120_000;

/** REST options for the given API URL. */
export function restOptions(apiUrl: string): Partial<RESTOptions> {
  // Every deferred answer leaves its own queue behind, so queues are swept often.
  return { api: apiUrl.replace(/\/+$/, ""), timeout: 10_000, handlerSweepInterval: TWO_MINUTES_MS };
}

/** Without discord.js's global limit: answers don't count towards the 50 requests/s. Headers are obeyed. */
export function createAnswerRest(apiUrl: string): REST {
  return counted(
    new REST({
      ...restOptions(apiUrl),
      retries: 0,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    }),
  );
}

/** Makes a client count its waits for Discord's rate limits. */
export function counted(rest: REST): REST {
  return rest.on(RESTEvents.RateLimited, () => countLimited("discord"));
}

/** Stops a REST client's timers. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}
