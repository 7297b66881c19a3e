// The terminal as a platform: what opens when the bot is started without a token, and what plays
// through a pipe.

import type { PlatformAdapter } from "../../chat/index.ts";
import { createPrinted } from "./printed.ts";
import { beginSitting, type Sitting, type TerminalOptions } from "./sitting.ts";

export type { TerminalOptions } from "./sitting.ts";

/**
 * An adapter between a person at a terminal, or a pipe, and the bot. Lines are answered strictly
 * one after another. A terminal gets a prompt, colour, history and completion; a pipe gets plain
 * text.
 */
export function createTerminalAdapter(options: TerminalOptions): PlatformAdapter {
  const printed = createPrinted();
  let sitting: Sitting | undefined;
  return {
    platform: "terminal",
    start: async (dispatch) => {
      sitting = await beginSitting(options, dispatch, printed);
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
      // Who has said goodbye is told nothing more.
      sitting = undefined;
      await ended?.stop();
    },
  };
}
