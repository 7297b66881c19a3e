// `/help` and `/start`: what the bot is and what can be said to it.

import type { Button, Command, View } from "../src/chat/index.ts";
import { type Locale, say } from "../src/i18n/index.ts";
import { CHAT_GAMES, gameTitle, NO_OFFER } from "../src/sessions/index.ts";

/** `/help` lists these commands, itself included. */
export function help(others: readonly Command[]): Command {
  const command: Command = {
    name: "help",
    description: "command-help",
    subcommands: [{ name: "help", description: "command-help", options: [], audience: "caller" }],
    run: async ({ caller }) => ({
      type: "post",
      view: helpView([...others, command], caller.locale),
      audience: "caller",
    }),
  };
  return command;
}

function helpView(commands: readonly Command[], locale: Locale): View {
  return {
    title: say(locale, "help-title"),
    blocks: [
      { type: "text", text: commands.flatMap((command) => commandLines(command, locale)).join("\n") },
      { type: "quiet", text: say(locale, "help-tips") },
    ],
  };
}

function commandLines(command: Command, locale: Locale): string[] {
  return command.subcommands.map(({ name, description }) => {
    const typed = name === command.name ? `/${name}` : `/${command.name} ${name}`;
    return `${typed}: ${say(locale, description)}`;
  });
}

/** `/start`: a greeting with a button for each game. */
export function start(): Command {
  return {
    name: "start",
    description: "command-start",
    subcommands: [{ name: "start", description: "command-start", options: [], audience: "caller" }],
    run: async ({ caller }) => ({ type: "post", view: startView(caller.locale), audience: "caller" }),
  };
}

function startView(locale: Locale): View {
  const buttons: Button[][] = CHAT_GAMES.map((game) => [
    {
      label: gameTitle(game, locale),
      action: { scope: game.id, session: NO_OFFER, turn: 0, move: "begin" },
      style: "primary",
    },
  ]);
  return {
    title: say(locale, "start-title"),
    blocks: [
      { type: "text", text: say(locale, "start-text") },
      { type: "quiet", text: say(locale, "start-more") },
    ],
    buttons,
  };
}
