// What the adapter reads from interactions.

import { describe, expect, it } from "vitest";
import type { CommandCall, Incoming } from "../../../src/chat/incoming.ts";
import { FileProblem } from "../../../src/chat/problems.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { shorten } from "../../../src/platforms/discord/limits.ts";
import { SUBMIT } from "../submit-command.ts";
import {
  ACTION,
  BORIS,
  boris,
  CHANNEL,
  GUILD,
  inGuild,
  onBoris,
  PERSON,
  press,
  read,
  readTyping,
  select,
  slash,
  TEXT_ID,
  typing,
} from "./interactions.ts";

describe("a command", () => {
  it("is read with its subcommand and options", () => {
    const interaction = slash("rps", "play", { variant: "classic", opponent: "wildcard" });
    const { mode, incoming } = read(interaction);
    const caller = { platform: "discord", id: PERSON.id, name: "Anna", locale: "en" };
    expect([mode, incoming]).toMatchObject([
      "place",
      {
        ...{ type: "command", id: interaction.id, command: "rps", subcommand: "play" },
        options: { variant: "classic", opponent: "wildcard" },
        caller: { ...caller, fieldLimits: { columns: 5, rows: 5 } },
        place: { kind: "private", id: CHANNEL },
      },
    ]);
    const alone = { mode: "caller", incoming: { command: "help", subcommand: "help" } };
    expect(read(slash("help"))).toMatchObject(alone);
  });

  const valid = ["play", "verify", "duel"];
  it.each([
    [slash("chess", "play"), { kind: "unknown-command", typed: "chess" }],
    [slash("rps", "bet"), { kind: "unknown-option", typed: "bet", command: "rps", valid }],
    [
      slash("rps", "verify", { match: "1" }),
      { kind: "unknown-option", typed: "match", command: "rps", valid: [] },
    ],
    [
      slash("rps", "play", { variant: "old" }),
      { kind: "bad-choice", typed: "old", option: "variant", labels: [expect.any(String)] },
    ],
    [onBoris("Inspect"), { kind: "unknown-command", typed: "Inspect" }],
  ])("is unreadable from another version, and answered privately (%#)", (interaction, problem) => {
    expect(read(interaction)).toMatchObject({ mode: "caller", incoming: { type: "unreadable", problem } });
  });

  it("is reported while its option is being typed", () => {
    const completion = { command: "rps", subcommand: "play", option: "opponent", typed: "wi" };
    expect(readTyping(typing("rps", "play", "opponent", "wi"))).toMatchObject(completion);
  });
});

const asMember = (nick: string) => ({ ...inGuild, member: { ...inGuild.member, nick } });

describe("the caller", () => {
  it.each([
    ["the server's nickname", asMember("Annie"), "Annie"],
    ["else the name of the account", inGuild, "Anna"],
    ["else the user name", { user: { id: "1", username: "boris" } }, "boris"],
    ["one line of what shows", asMember("\u202ea\nb\u3164"), "a b"],
    ["the next one where nothing shows", asMember("\u3164"), "Anna"],
    ["else by the id", { user: { id: "77", username: "\u2800", global_name: "\u200b" } }, "77"],
  ])("is called by %s", (_name, where, name) => {
    expect(read(slash("help", undefined, {}, where)).incoming.caller.name).toBe(name);
  });

  it("reads a supported language", () => {
    const tags = ["ru", "en-GB", "pt-BR", "zh-TW", "sv-SE"];
    const localeIn = (locale: string) =>
      read(slash("help", undefined, {}, { locale })).incoming.caller.locale;
    expect(tags.map(localeIn)).toEqual(["ru", "en", "pt-BR", "zh-Hant", "en"]);
  });

  it.each([
    ["0", [false, false]],
    [`${1n << 33n}`, [true, false]],
    [`${1n << 5n}`, [true, true]],
  ])("with the permissions %s may manage and configure: %o", async (permissions, expected) => {
    const where = { ...inGuild, member: { ...inGuild.member, permissions } };
    const { mayManage, mayConfigure } = read(slash("help", undefined, {}, where)).incoming;
    expect([await mayManage?.(), await mayConfigure?.()]).toEqual(expected);
  });
});

describe("the chat", () => {
  const group = { kind: "group", server: GUILD, locale: "ru" };
  const inChannel = (channel: object) => ({ ...inGuild, channel: { id: CHANNEL, ...channel } });
  it.each([
    ["a server is a group with its own language", inGuild, group],
    [
      "a channel of a server has a name",
      inChannel({ type: 0, name: "games", parent_id: "5" }),
      { ...group, name: "#games" },
    ],
    [
      "one where the bot may not write lets it only answer",
      { ...inGuild, app_permissions: "1024" },
      { ...group, answersOnly: true },
    ],
    ["direct messages with the bot are private", { context: 1, guild_locale: "ru" }, { kind: "private" }],
    ["other people's messages are a group", { context: 2 }, { kind: "group", answersOnly: true }],
    ["without a context, a server tells", { ...inGuild, context: undefined }, group],
    ["without either, it is private", { context: undefined }, { kind: "private" }],
  ])("%s", (_name, where, place) => {
    expect(read(slash("help", undefined, {}, where)).incoming.place).toEqual({ id: CHANNEL, ...place });
  });
});

describe("a press", () => {
  it.each([
    ["carries its action and its message", press(), ACTION, "5"],
    ["means nothing on a button that is not ours", press("give_role:1"), undefined, "5"],
    ["has no message that only one person sees", press(undefined, { id: "5", flags: 64 }), ACTION, undefined],
  ])("%s", (_name, interaction, action, message) => {
    const { mode, incoming } = read(interaction);
    expect([mode, incoming.type === "press" && incoming.action]).toEqual(["pressed", action]);
    expect("message" in incoming ? incoming.message : undefined).toBe(message);
  });

  it("is read from a menu as meaningless, and answered privately", () => {
    expect(read(select())).toMatchObject({ mode: "caller", incoming: { type: "press", action: undefined } });
  });
});

describe("a person", () => {
  const found = { id: BORIS.id, name: "Boris", isBot: false };
  const duel = (resolved: object, where: object = inGuild) =>
    read(slash("rps", "duel", { player: BORIS.id }, where, resolved)).incoming;

  it.each([
    ["an option", slash("rps", "duel", { player: BORIS.id }, inGuild, boris())],
    ["the menu of a person", onBoris(shorten(say("en", TEXT_ID), 32))],
  ])("is named by %s", (_name, interaction) => {
    const { incoming, mode } = read(interaction);
    expect(incoming).toMatchObject({ command: "rps", subcommand: "duel", options: { player: BORIS.id } });
    expect(mode).toBe("place");
    expect(incoming.findPerson?.(BORIS.id)).toEqual(found);
    expect(incoming.findPerson?.("700000000000000009")).toEqual({ problem: "unknown" });
  });

  it.each([
    ["as the server calls them", duel(boris({ nick: "Bo" })), { name: "Bo" }],
    ["as a bot where it is one", duel(boris({}, { bot: true })), { isBot: true }],
    ["as the bot itself", duel(boris(), { ...inGuild, application_id: BORIS.id }), { isMe: true }],
    ["as not in the bot's server", duel({ ...boris(), members: {} }), { isAbsent: true }],
    [
      "as anyone in a server without the bot",
      duel({ ...boris(), members: {} }, { ...inGuild, authorizing_integration_owners: { "1": "7" } }),
      {},
    ],
  ])("is identified %s", (_name, incoming: Incoming, expected) => {
    expect(incoming.findPerson?.(BORIS.id)).toEqual({ ...found, ...expected });
  });

  it("manages the server with the permission for it", async () => {
    const manages = ({ managesHere }: Incoming) => managesHere?.(BORIS.id);
    expect(await manages(duel(boris({ permissions: "32" })))).toBe(true);
    expect(await manages(duel(boris()))).toBe(false);
  });
});

describe("a file", () => {
  it("isn't fetched from elsewhere than Discord's servers", async () => {
    const attachment = { id: "3", filename: "../my bot.js", size: 9, url: "https://evil.example/x.js" };
    const sent = slash("submit", "file", { file: "3" }, {}, { attachments: { 3: attachment } });
    const { files, options } = read(sent, [SUBMIT]).incoming as CommandCall;
    expect(options).toEqual({});
    expect(files?.file).toMatchObject({ name: "my bot.js", size: 9 });
    await expect(files?.file?.read()).rejects.toBeInstanceOf(FileProblem);
  });
});
