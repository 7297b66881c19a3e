import type { APIInteraction } from "discord.js";
import { describe, expect, it } from "vitest";
import type { Incoming } from "../../../src/chat/index.ts";
import { readInteraction } from "../../../src/platforms/discord/read.ts";
import { ACTION, CHANNEL, contextMenu, form, inGuild, press, select, slash, typing } from "./interactions.ts";
import { COMMANDS } from "./samples.ts";

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
        caller: { platform: "discord", id: "700000000000000001", name: "Anna", locale: "en" },
        place: { kind: "private", id: CHANNEL },
        command: "rps",
        subcommand: "play",
        options: { variant: "classic", opponent: "wildcard" },
      },
    });
  });

  it("that stands alone has a subcommand named like itself", () => {
    expect(asked(slash("help"))).toMatchObject({ mode: "caller", incoming: { command: "help", subcommand: "help" } });
  });

  it("is answered to whom its subcommand says", () => {
    expect(asked(slash("rps", "verify")).mode).toBe("caller");
  });

  it.each([
    [slash("chess", "play"), { kind: "unknown-command", typed: "chess" }],
    [
      slash("rps", "duel"),
      { kind: "unknown-subcommand", typed: "duel", command: "rps", valid: ["play", "announce", "verify"] },
    ],
    [slash("rps", "verify", { match: "1" }), { kind: "unknown-option", typed: "match", command: "rps", valid: [] }],
    [
      slash("rps", "play", { variant: "old" }),
      { kind: "bad-choice", typed: "old", option: "variant", valid: ["classic"] },
    ],
  ])("of another version is unreadable, and answered privately (%#)", (interaction, problem) => {
    expect(asked(interaction)).toMatchObject({ mode: "caller", incoming: { type: "unreadable", problem } });
  });
});

describe("the caller", () => {
  it.each([
    ["the server's nickname", { ...inGuild, member: { ...inGuild.member, nick: "Annie" } }, "Annie"],
    ["else the name of the account", inGuild, "Anna"],
    ["else the user name", { user: { id: "1", username: "boris" } }, "boris"],
  ])("is called by %s", (_name, where, name) => {
    expect(asked(slash("help", undefined, {}, where)).incoming.caller.name).toBe(name);
  });

  it.each([
    ["ru", "ru"],
    ["en-GB", "en"],
    ["de", "en"],
  ])("whose Discord speaks %s reads %s", (tag, locale) => {
    expect(asked(slash("help", undefined, {}, { locale: tag })).incoming.caller.locale).toBe(locale);
  });
});

describe("the place", () => {
  it.each([
    ["a server is a group with its own language", inGuild, { kind: "group", locale: "ru" }],
    ["direct messages with the bot are private", { context: 1, guild_locale: "ru" }, { kind: "private" }],
    ["other people's messages are a group", { context: 2 }, { kind: "group" }],
    ["without a context, a server tells", { ...inGuild, context: undefined }, { kind: "group", locale: "ru" }],
    ["without either, it is private", { context: undefined }, { kind: "private" }],
  ])("%s", (_name, where, place) => {
    expect(asked(slash("help", undefined, {}, where)).incoming.place).toEqual({ id: CHANNEL, ...place });
  });
});

describe("a press", () => {
  it("carries its action and is answered on its message", () => {
    expect(asked(press())).toMatchObject({ mode: "pressed", incoming: { type: "press", action: ACTION } });
  });

  it("of a button that is not ours means nothing", () => {
    expect(asked(press("give_role:1"))).toMatchObject({
      mode: "pressed",
      incoming: { type: "press", action: undefined },
    });
  });

  it.each([
    ["a menu", select()],
    ["a context menu's command", contextMenu()],
    ["a form", form()],
  ])("is what %s reads as: one that means nothing, answered privately", (_name, interaction) => {
    expect(asked(interaction)).toMatchObject({ mode: "caller", incoming: { type: "press", action: undefined } });
  });
});

describe("typing", () => {
  it("names the option and what stands in it", () => {
    expect(readInteraction(typing("rps", "play", "opponent", "wi"), COMMANDS)).toMatchObject({
      type: "typing",
      completion: { type: "completion", command: "rps", subcommand: "play", option: "opponent", typed: "wi" },
    });
  });
});
