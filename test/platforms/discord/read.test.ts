import type { APIInteraction } from "discord.js";
import { describe, expect, it } from "vitest";
import type { Incoming } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { readInteraction } from "../../../src/platforms/discord/interactions/read.ts";
import { shorten } from "../../../src/platforms/discord/limits.ts";
import {
  ACTION,
  CHANNEL,
  contextMenu,
  duel,
  form,
  inGuild,
  press,
  select,
  slash,
  typing,
} from "./interactions.ts";
import { COMMANDS, TEXT_ID } from "./samples.ts";

function asked(interaction: APIInteraction): { incoming: Incoming; mode: string } {
  const read = readInteraction(interaction, COMMANDS);
  if (read.type !== "asked") throw new Error("it was read as typing");
  return read;
}

describe("a command", () => {
  it("is read with its subcommand and options", () => {
    const interaction = slash("rps", "play", { variant: "classic", opponent: "wildcard" });
    expect(asked(interaction)).toEqual({
      type: "asked",
      mode: "place",
      incoming: {
        type: "command",
        id: interaction.id,
        caller: {
          platform: "discord",
          id: "700000000000000001",
          name: "Anna",
          locale: "en",
          fieldLimits: { columns: 5, rows: 5 },
        },
        place: { kind: "private", id: CHANNEL },
        findPerson: expect.any(Function),
        managesHere: expect.any(Function),
        command: "rps",
        subcommand: "play",
        options: { variant: "classic", opponent: "wildcard" },
      },
    });
  });

  it("gets a subcommand of its own name when it stands alone", () => {
    expect(asked(slash("help"))).toMatchObject({
      mode: "caller",
      incoming: { command: "help", subcommand: "help" },
    });
  });

  it("is answered to the audience of its subcommand", () => {
    expect(asked(slash("rps", "verify")).mode).toBe("caller");
  });

  it.each([
    [slash("chess", "play"), { kind: "unknown-command", typed: "chess" }],
    [
      slash("rps", "bet"),
      {
        kind: "unknown-option",
        typed: "bet",
        command: "rps",
        valid: ["play", "announce", "verify", "duel"],
      },
    ],
    [
      slash("rps", "verify", { match: "1" }),
      { kind: "unknown-option", typed: "match", command: "rps", valid: [] },
    ],
    [
      slash("rps", "play", { variant: "old" }),
      { kind: "bad-choice", typed: "old", option: "variant", labels: [expect.any(String)] },
    ],
  ])("is unreadable from another version, and answered privately (%#)", (interaction, problem) => {
    expect(asked(interaction)).toMatchObject({ mode: "caller", incoming: { type: "unreadable", problem } });
  });
});

describe("the caller", () => {
  it.each([
    ["the server's nickname", { ...inGuild, member: { ...inGuild.member, nick: "Annie" } }, "Annie"],
    ["else the name of the account", inGuild, "Anna"],
    ["else the user name", { user: { id: "1", username: "boris" } }, "boris"],
    [
      "one line of what shows",
      { ...inGuild, member: { ...inGuild.member, nick: "\u202ea\nb\u3164" } },
      "a b",
    ],
    [
      "the next one where nothing shows",
      { ...inGuild, member: { ...inGuild.member, nick: "\u3164" } },
      "Anna",
    ],
    ["else by the id", { user: { id: "77", username: "\u2800", global_name: "\u200b" } }, "77"],
  ])("is called by %s", (_name, where, name) => {
    expect(asked(slash("help", undefined, {}, where)).incoming.caller.name).toBe(name);
  });

  it.each([
    ["ru", "ru"],
    ["en-GB", "en"],
    ["de", "de"],
    ["pt-BR", "pt-BR"],
    ["zh-TW", "zh-Hant"],
    ["sv-SE", "en"],
  ])("whose Discord language is %s reads %s", (tag, locale) => {
    expect(asked(slash("help", undefined, {}, { locale: tag })).incoming.caller.locale).toBe(locale);
  });
});

describe("the chat", () => {
  it.each([
    [
      "a server is a group with its own language",
      inGuild,
      { kind: "group", server: inGuild.guild_id, locale: "ru" },
    ],
    [
      "a channel of a server has a name",
      { ...inGuild, channel: { id: CHANNEL, type: 0, name: "games", parent_id: "5" } },
      { kind: "group", server: inGuild.guild_id, locale: "ru", name: "#games" },
    ],
    [
      "a thread, or a post of a forum, has a name and the channel that holds it",
      { ...inGuild, channel: { id: CHANNEL, type: 11, name: "a match", parent_id: "5" } },
      { kind: "group", server: inGuild.guild_id, locale: "ru", name: "#a match", parent: "5" },
    ],
    ["direct messages with the bot are private", { context: 1, guild_locale: "ru" }, { kind: "private" }],
    ["other people's messages are a group", { context: 2 }, { kind: "group" }],
    [
      "without a context, a server tells",
      { ...inGuild, context: undefined },
      { kind: "group", server: inGuild.guild_id, locale: "ru" },
    ],
    ["without either, it is private", { context: undefined }, { kind: "private" }],
  ])("%s", (_name, where, place) => {
    expect(asked(slash("help", undefined, {}, where)).incoming.place).toEqual({ id: CHANNEL, ...place });
  });
});

describe("a press", () => {
  it("carries its action and is answered on its message", () => {
    expect(asked(press())).toMatchObject({ mode: "pressed", incoming: { type: "press", action: ACTION } });
  });

  it("means nothing on a button that is not ours", () => {
    expect(asked(press("give_role:1"))).toMatchObject({
      mode: "pressed",
      incoming: { type: "press", action: undefined },
    });
  });

  it.each([
    ["a menu", select()],
    ["a form", form()],
  ])("is read from %s as meaningless, and answered privately", (_name, interaction) => {
    expect(asked(interaction)).toMatchObject({
      mode: "caller",
      incoming: { type: "press", action: undefined },
    });
  });
});

describe("a person", () => {
  const BORIS = { id: "700000000000000002", name: "Boris", isBot: false };

  it.each([
    ["an option", duel()],
    ["the menu of a person", duel(shorten(say("en", TEXT_ID), 32))],
  ])("is named by %s", (_name, interaction) => {
    const { incoming, mode } = asked(interaction);
    expect(incoming).toMatchObject({ command: "rps", subcommand: "duel", options: { player: BORIS.id } });
    expect(mode).toBe("place");
    expect(incoming.findPerson?.(BORIS.id)).toEqual(BORIS);
    expect(incoming.findPerson?.("700000000000000009")).toEqual({ problem: "unknown" });
  });

  it.each([
    ["as the server calls them", duel(undefined, { nick: "Bo" }), { ...BORIS, name: "Bo" }],
    ["as a bot where it is one", duel(undefined, {}, { bot: true }), { ...BORIS, isBot: true }],
    [
      "by the username where there is nothing else",
      duel(undefined, {}, { global_name: null }),
      { ...BORIS, name: "boris" },
    ],
  ])("is identified %s", (_name, interaction, expected) => {
    expect(asked(interaction).incoming.findPerson?.(BORIS.id)).toEqual(expected);
  });

  it("is recognized as the bot itself, or as not in the bot's server", () => {
    const owners = { "0": "800000000000000001" };
    const named = (more: object, data: object = {}) => {
      const interaction = duel();
      const found = asked({
        ...interaction,
        ...more,
        data: { ...interaction.data, ...data },
      } as typeof interaction).incoming.findPerson?.(BORIS.id);
      return found;
    };
    const gone = {
      resolved: { users: { [BORIS.id]: { id: BORIS.id, username: "boris", global_name: "Boris" } } },
    };
    expect(named({ application_id: BORIS.id })).toEqual({ ...BORIS, isMe: true });
    expect(named({ authorizing_integration_owners: owners })).toEqual(BORIS);
    expect(named({ authorizing_integration_owners: owners }, gone)).toEqual({ ...BORIS, isAbsent: true });
    expect(named({ authorizing_integration_owners: { "1": "7" } }, gone)).toEqual(BORIS);
  });

  it("is answered with a notice when chosen from a menu entry that is not ours", () => {
    expect(asked(contextMenu())).toMatchObject({ mode: "caller", incoming: { type: "unreadable" } });
  });
});

describe("typing", () => {
  it("reports the option and its current text", () => {
    expect(readInteraction(typing("rps", "play", "opponent", "wi"), COMMANDS)).toMatchObject({
      type: "typing",
      completion: { type: "completion", command: "rps", subcommand: "play", option: "opponent", typed: "wi" },
    });
  });
});
