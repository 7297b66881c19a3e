// Commands, views and logs shared by the tests in this folder.

import type { APIApplicationCommand } from "discord.js";
import type { CommandSpec } from "../../../src/chat/feature.ts";
import type { Action, Button } from "../../../src/chat/view.ts";
import type { Log } from "../../../src/infra/logger.ts";

/** Ids of existing messages, as placeholders for any text. */
export const TEXT_ID = "press-old-button";
export const OTHER_TEXT_ID = "failure-unexpected";

/** The id of all commands made by `published`. */
export const PUBLISHED_ID = "1234567890123456789";

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: "rps",
    description: TEXT_ID,
    onPerson: { label: TEXT_ID, subcommand: "duel", option: "player" },
    subcommands: [
      {
        name: "play",
        description: OTHER_TEXT_ID,
        audience: "place",
        options: [
          {
            type: "choice",
            name: "variant",
            description: TEXT_ID,
            choices: [{ value: "classic", label: TEXT_ID }],
          },
          { type: "text", name: "opponent", description: TEXT_ID, maxLength: 60, suggests: true },
          { type: "text", name: "note", description: TEXT_ID, maxLength: 99_999, suggests: false },
        ],
      },
      { name: "verify", description: TEXT_ID, audience: "caller", options: [] },
      {
        name: "duel",
        description: TEXT_ID,
        audience: "place",
        options: [{ type: "person", name: "player", description: TEXT_ID, required: true }],
      },
    ],
  },
  {
    name: "help",
    description: TEXT_ID,
    subcommands: [{ name: "help", description: TEXT_ID, audience: "caller", options: [] }],
  },
];

export function button(move: string, style?: Button["style"]): Button {
  const action: Action = { scope: "rps", session: "s1", turn: 3, move };
  return { label: move, action, ...(style ? { style } : {}) };
}

/** A command as Discord lists it. */
export function published(
  name: string,
  subcommands: readonly string[] = [],
  more: object = {},
): APIApplicationCommand {
  const options = subcommands.map((one) => ({ type: 1, name: one }));
  return { id: PUBLISHED_ID, type: 1, name, options, ...more } as unknown as APIApplicationCommand;
}

/** A log that records its lines as `level message {fields}`. */
export function keepLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (level: string) => (fields: Record<string, unknown>, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  return { lines, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
