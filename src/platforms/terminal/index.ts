// The terminal platform: used when there's no token, and for scripted play through a pipe.

import type { PlatformAdapter } from "../../chat/index.ts";
import { createPrinted } from "./printed.ts";
import { type Sitting, startSitting, type TerminalOptions } from "./sitting.ts";

export type { TerminalOptions } from "./sitting.ts";

/** Serves a terminal (prompt, colour, history) or a pipe (plain text); lines are answered in order. */
export function createTerminalAdapter(options: TerminalOptions): PlatformAdapter {
  const printed = createPrinted();
  let sitting: Sitting | undefined;
  return {
    platform: "terminal",
    start: async (dispatch) => {
      sitting = await startSitting(options, dispatch, printed);
    },
    publishCommands: async () => false,
    post: async (_place, view) => {
      await sitting?.show(view);
      return sitting ? { state: "posted", message: printed.add(view) } : { state: "unavailable" };
    },
    privateChat: async () => ({ state: "none" }),
    edit: async (_place, message, view) => {
      if (!sitting) return "unavailable";
      const isNews = printed.isNews(message, view);
      if (isNews) await sitting.show(view);
      return isNews === undefined ? "refused" : "edited";
    },
    stop: async () => {
      const ended = sitting;
      // Nothing is printed after the goodbye.
      sitting = undefined;
      await ended?.stop();
    },
  };
}
