import { Locale } from "discord.js";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { toDiscordCommands } from "../../../src/platforms/discord/commands.ts";
import { shorten } from "../../../src/platforms/discord/limits.ts";
import { hashCommands } from "../../../src/platforms/discord/publish.ts";
import { SUBMIT } from "../submit-command.ts";
import { COMMANDS, OTHER_TEXT_ID, TEXT_ID } from "./samples.ts";

/** A text in all languages but English, by Discord's codes. */
const inOthers = (id: MessageId, characters: number): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.flatMap(({ locale, discord = [locale] }) =>
      discord.map((code) => [code, shorten(say(locale, id), characters)]),
    ),
  );
/** A translated name, as published. */
const called = (name: string) => ({ name, name_localizations: inOthers(`named-${name}` as MessageId, 32) });
const described = (id: MessageId) => ({
  description: shorten(say("en", id), 100),
  description_localizations: inOthers(id, 100),
});
const everywhere = { integration_types: [0, 1], contexts: [0, 1, 2] };

it("uses language codes that Discord knows", () => {
  const codes: readonly string[] = Object.values(Locale);
  const own = LANGUAGES.flatMap(({ locale, discord = [locale] }) => discord);
  // Discord has no Slovene: its speakers get English, or choose with /language.
  expect(own.filter((code) => !codes.includes(code))).toEqual([]);
});

describe("commands in Discord's form", () => {
  const [rps, help, entry] = toDiscordCommands(COMMANDS);

  it("have subcommands with choices, suggestions and every language", () => {
    const name_localizations = inOthers(TEXT_ID, 100);
    const choice = { name: shorten(say("en", TEXT_ID), 100), name_localizations, value: "classic" };
    expect(rps).toEqual({
      type: 1,
      ...called("rps"),
      ...described(TEXT_ID),
      ...everywhere,
      options: [
        {
          type: 1,
          ...called("play"),
          ...described(OTHER_TEXT_ID),
          options: [
            { type: 3, ...called("variant"), ...described(TEXT_ID), choices: [choice] },
            { type: 3, ...called("opponent"), ...described(TEXT_ID), max_length: 60, autocomplete: true },
            { type: 3, ...called("note"), ...described(TEXT_ID), max_length: 6000 },
          ],
        },
        {
          type: 1,
          name: "announce",
          ...described(TEXT_ID),
          options: [
            { type: 7, ...called("channel"), ...described(TEXT_ID), channel_types: [0, 5, 10, 11, 12] },
          ],
        },
        { type: 1, ...called("verify"), ...described(TEXT_ID), options: [] },
        {
          type: 1,
          ...called("duel"),
          ...described(TEXT_ID),
          options: [{ type: 6, name: "player", ...described(TEXT_ID), required: true }],
        },
      ],
    });
  });

  it("may concern forums too", () => {
    const [command] = toDiscordCommands([
      {
        ...{ name: "place", description: TEXT_ID },
        subcommands: [
          {
            ...{ name: "place", description: TEXT_ID, audience: "place" },
            options: [{ type: "place", ...called("channel"), description: TEXT_ID, forums: true }],
          },
        ],
      },
    ]);
    expect(command).toMatchObject({
      options: [{ channel_types: [0, 5, 10, 11, 12, 15] }],
    });
    expect(rps).not.toHaveProperty("default_member_permissions");
  });

  it("appear in a person's menu on request", () => {
    const name_localizations = inOthers(TEXT_ID, 32);
    expect(entry).toEqual({
      type: 2,
      name: shorten(say("en", TEXT_ID), 32),
      name_localizations,
      ...everywhere,
    });
  });

  it("have no subcommand to choose when the only one is named like the command", () => {
    expect(help).toEqual({ type: 1, ...called("help"), ...described(TEXT_ID), ...everywhere, options: [] });
  });
});

/** Empty for the entry in a user's menu, which has no options. */
function optionsOf(command: object): readonly unknown[] {
  return (command as { options?: readonly unknown[] }).options ?? [];
}

describe("the digest of commands", () => {
  const ours = toDiscordCommands([...COMMANDS, SUBMIT]);

  /** Our commands as Discord returns them: with more fields, nulls for absent values, and in its own order. */
  function asDiscordAnswers(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(asDiscordAnswers);
    if (typeof value !== "object" || value === null) return value;
    const kept = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0));
    const entries = kept.map(([key, part]) => [key, asDiscordAnswers(part)] as const);
    const added =
      "name" in value ? { version: "1", name_localizations: null, required: false, description: "" } : {};
    return { ...added, ...Object.fromEntries(entries.toReversed()) };
  }
  const theirs = (asDiscordAnswers(ours) as Record<string, unknown>[]).toReversed().map((command, index) => ({
    ...command,
    id: `${index}`,
    application_id: "9",
    default_member_permissions: null,
    nsfw: false,
    contexts: [2, 1, 0],
  }));

  it("is the same for what we send and for what Discord returns", () => {
    expect(hashCommands(theirs)).toBe(hashCommands(ours));
  });

  it.each<[string, (json: string) => string]>([
    ["a description", (json) => json.replace(shorten(say("en", TEXT_ID), 100), "other")],
    ["a translation", (json) => json.replace(shorten(say("ru", TEXT_ID), 100), "other")],
    ["a choice's value", (json) => json.replace('"classic"', '"modern"')],
    ["a limit", (json) => json.replace('"max_length":60', '"max_length":61')],
    ["the files that are taken", (json) => json.replace('".ts"', '".mts"')],
    ["suggestions", (json) => json.replace('"autocomplete":true', '"autocomplete":false')],
    ["a context", (json) => json.replace('"contexts":[0,1,2]', '"contexts":[0,1]')],
    ["a way to install", (json) => json.replace('"integration_types":[0,1]', '"integration_types":[0]')],
    ["a subcommand's name", (json) => json.replace('"verify"', '"check"')],
    ["a permission", (json) => json.replace('"name":"rps"', '"name":"rps","default_member_permissions":"8"')],
  ])("changes with %s", (_name, change) => {
    const before = JSON.stringify(ours);
    const after = change(before);
    expect(after).not.toBe(before);
    expect(hashCommands(JSON.parse(after))).not.toBe(hashCommands(ours));
  });

  it("changes with the order of options, but not of commands", () => {
    const swapped = ours.map((command) => ({ ...command, options: optionsOf(command).toReversed() }));
    expect(hashCommands(swapped)).not.toBe(hashCommands(ours));
    expect(hashCommands(ours.toReversed())).toBe(hashCommands(ours));
  });
});
