// `/help` and `/start`: what the bot is and which commands it has.

import {
  type Button,
  type Command,
  published,
  standsAlone,
  type TextOption,
  type View,
} from "../../src/chat/index.ts";
import { alternatives, type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed } from "../../src/infra/i18n/phrases.ts";
import { nearestNames } from "../../src/infra/spelling.ts";
import type { Services } from "../kit/services.ts";
import { gameWithCard, ONE_OR_GAME_WORDS, rulesCard } from "../play/index.ts";
import { commandView } from "./command-view.ts";

const TOPIC_OPTION: TextOption = {
  type: "text",
  name: "topic",
  description: "option-help-command",
  maxLength: 40,
  suggests: true,
  takes: ONE_OR_GAME_WORDS,
};
const FORMER_OPTION: TextOption = { ...TOPIC_OPTION, name: "command", typedOnly: true };
const CHOICES_MAX = 25;
/** So that the list of all commands fits one message with every command clickable. */
const NAMES_MAX = 6;

/** Lists these commands and itself; describes a command by its name, or the rules of a game. */
export function help(others: readonly Command[], services: Services): Command {
  const command: Command = {
    name: "help",
    description: "command-help",
    subcommands: [
      {
        ...{ name: "help", description: "command-help", options: [TOPIC_OPTION, FORMER_OPTION] },
        ...{ audience: "caller", byLink: true, brief: "help-brief" },
      },
    ],
    run: async ({ caller: { locale }, options: { command: former, topic = former } }) => {
      const all = [...others, command];
      if (topic === undefined)
        return { type: "post", view: helpView(published(all), locale), audience: "caller" };
      const game = gameWithCard(topic);
      if (game) return { type: "post", view: await rulesCard(services, game, locale), audience: "caller" };
      const typed = topic.replace(/^\//, "").split(/[\s@]/)[0] ?? "";
      const named = all.find(({ name }) => name === typed.toLowerCase());
      if (named) return { type: "post", view: commandView(named, locale), audience: "caller" };
      const nearest = nearestNames(
        typed,
        all.map(({ name }) => name),
      );
      const lines = nearest.map((name) => `/help ${name}`);
      const words = { typed, nearest: alternatives(lines, locale) };
      const id = nearest.length > 0 ? "problem-unknown-command-nearest" : "problem-unknown-command";
      return { type: "notice", text: say(locale, id, words) };
    },
    complete: async ({ typed, caller: { locale } }) =>
      published([...others, command])
        .filter(({ name }) => name.startsWith(typed.replace(/^\//, "").toLowerCase()))
        .slice(0, CHOICES_MAX)
        .map(({ name, description }) => ({
          value: name,
          label: labelled(`/${name}`, say(locale, description), locale),
        })),
  };
  return command;
}

function helpView(commands: readonly Command[], locale: Locale): View {
  const lines = commands.map((command) => {
    const words = say(locale, command.description);
    return standsAlone(command)
      ? labelled(`/${command.name}`, words, locale)
      : labelled(`/${command.name} ${namesOf(command, locale)}`, words, locale);
  });
  return {
    title: say(locale, "help-title"),
    blocks: [
      { type: "text", text: lines.join("\n") },
      { type: "quiet", text: say(locale, "help-tips") },
    ],
  };
}

/** The first ones, and how many more `/help` with the command's name tells of. */
function namesOf({ subcommands }: Command, locale: Locale): string {
  const names = subcommands.map(({ name }) => name);
  const more = names.length - NAMES_MAX;
  return more > 1 ? `${listed(names.slice(0, NAMES_MAX), locale)} +${more}` : listed(names, locale);
}

/** `games`: the buttons that begin a game each. */
export function start(games: (locale: Locale) => readonly Button[]): Command {
  return {
    name: "start",
    description: "command-start",
    typedOnly: true,
    reachedBy: "help",
    subcommands: [
      {
        ...{ name: "start", description: "command-start", options: [] },
        ...{ audience: "caller", byLink: true, brief: "help-brief" },
      },
    ],
    run: async ({ caller: { locale } }) => ({
      type: "post",
      view: startView(games(locale), locale),
      audience: "caller",
    }),
  };
}

function startView(games: readonly Button[], locale: Locale): View {
  return {
    title: say(locale, "start-title"),
    blocks: [
      { type: "text", text: say(locale, "start-text") },
      { type: "quiet", text: say(locale, "start-more") },
    ],
    buttons: games.map((button) => [button]),
  };
}
