// *More* below a board: everything that doesn't involve its cells, only for the person who pressed.

import type { ButtonPress, CommandCall, Reply } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { type At, type PanelButton, type PanelPage, panel } from "../../kit/panel.ts";

const called = (subcommand: string, label: MessageId, { caller }: At): PanelButton => ({
  id: subcommand,
  label: say(caller.locale, label),
  shows: "answer",
  calls: { command: "mines", subcommand, options: {} },
});

/** A call that asks for a value first; `example` is written as typed. */
const asked = (subcommand: string, option: string, example: string, at: At): PanelButton => ({
  id: option,
  label: say(at.caller.locale, OPTION_WORDS[option] ?? "command-mines"),
  shows: "answer",
  calls: { command: "mines", subcommand, options: {} },
  asks: { option, line: `/mines ${subcommand} ${example}` },
});

const OPTION_WORDS: Readonly<Record<string, MessageId>> = {
  board: "option-mines-board",
  cells: "option-mines-cells",
};

const PANEL = panel({
  id: "minesmore",
  version: 1,
  first: "all",
  pages: {
    all: async (at): Promise<PanelPage> => ({
      title: say(at.caller.locale, "start-mines"),
      lines: [],
      rows: [
        [called("continue", "command-mines-continue", at)],
        [called("watch", "command-mines-watch", at)],
        [called("stats", "command-mines-stats", at)],
        [asked("play", "board", "9x9-10-opening-1", at)],
        [asked("open", "cells", "B7 C8", at)],
      ],
    }),
  },
});

export const MORE = "more";
export const morePresses = PANEL.presses;

/** The answer to *More*. */
export async function moreReply(event: ButtonPress | CommandCall): Promise<Reply> {
  const view = await PANEL.view({ caller: event.caller, about: "", event });
  return { type: "post", view, audience: "caller" };
}
