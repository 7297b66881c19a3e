// What the pages of `/settings` have in common.

import type { CommandCall, LinkedCall, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { PanelButton } from "./panel.ts";

/** Answers a former command with the page that replaced it; by default the first one. */
export type OpenSettings = (call: CommandCall, page?: string) => Promise<Reply>;

/** The way back to the page above. */
export function backRow(locale: Locale, opens = "home"): readonly PanelButton[] {
  return [{ label: say(locale, "button-back"), opens }];
}

/** A button that calls `line`, `command subcommand`. */
export function calling(
  line: string,
  options: LinkedCall["options"] = {},
  shows: "page" | "answer" = "page",
) {
  const [command = "", subcommand = command] = line.split(" ");
  return { calls: { command, subcommand, options }, shows };
}

/** Splits buttons into rows of `perRow`. */
export function inRows<T>(all: readonly T[], perRow: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / perRow) }, (_, row) =>
    all.slice(row * perRow, (row + 1) * perRow),
  );
}
