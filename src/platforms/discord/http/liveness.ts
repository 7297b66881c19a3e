// Whether Discord's REST API answers: over HTTP there is no connection that could break.

import { DiscordAPIError, type REST } from "discord.js";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import type { Log } from "../../../infra/logger.ts";
import type { PlatformHost } from "../../entry.ts";
import { describe } from "../interactions/refusal.ts";
import { askDiscord } from "./application.ts";

const CHECKED_EVERY_MS = 60_000;

export interface LivenessOptions extends Pick<PlatformHost, "onConnection" | "onLost"> {
  /** With the bot's token. */
  readonly rest: REST;
  readonly log: Log;
  readonly everyMs?: number;
  /** Told the time on Discord's clock at each check. */
  onTime(time: number): void;
}

/** Asks now and then until the result is called. */
export function watchRest(options: LivenessOptions): () => void {
  const { everyMs = CHECKED_EVERY_MS } = options;
  const timer = setInterval(
    () => void check(options).then((goesOn) => goesOn || clearInterval(timer)),
    everyMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Whether there is a next time. */
async function check({ rest, log, onConnection, onLost, onTime }: LivenessOptions): Promise<boolean> {
  try {
    onTime((await askDiscord(rest)).time);
    onConnection?.("connected");
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401) {
      onLost?.(
        new ConfigProblem("DISCORD_TOKEN", "Discord refuses it now; set a fresh token, and start again."),
      );
      return false;
    }
    log.warn(describe(error), "Discord's REST API does not answer");
    onConnection?.("reconnecting");
    return true;
  }
}
