// Clients of Discord's REST API: with the bot's token, and for answers, which carry their own.

import { REST, RESTEvents, type RESTOptions } from "discord.js";
import { countLimited } from "../../infra/metrics/meters.ts";
import { makeLightRequest } from "./light-responses.ts";

const TWO_MINUTES_MS = 120_000;

/** REST options for the given API URL. */
export function restOptions(apiUrl: string): Partial<RESTOptions> {
  // Every deferred answer leaves a queue of its own, so queues are swept often.
  return { api: apiUrl.replace(/\/+$/, ""), timeout: 10_000, handlerSweepInterval: TWO_MINUTES_MS };
}

/** No discord.js global limit: replies do not count towards 50 requests/s. Headers are obeyed. */
export function createAnswerRest(apiUrl: string): REST {
  return counted(
    new REST({
      ...restOptions(apiUrl),
      retries: 0,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      makeRequest: makeLightRequest,
    }),
  );
}

/** A client whose waits for Discord's limits are counted. */
export function counted(rest: REST): REST {
  return rest.on(RESTEvents.RateLimited, () => countLimited("discord"));
}

/** Stops a REST client's timers. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}
