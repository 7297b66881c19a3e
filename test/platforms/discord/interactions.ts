// Commands, and interactions as discord.js makes them of what Discord delivers, in a form as short as possible for tests.

import {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
  UserContextMenuCommandInteraction,
} from "discord.js";
import type { CommandSpec } from "../../../src/chat/feature.ts";
import { encodeAction } from "../../../src/chat/view.ts";
import { createClient } from "../../../src/platforms/discord/client.ts";
import {
  type Raw,
  readCompletion,
  readInteraction,
  type Source,
} from "../../../src/platforms/discord/read.ts";

/** Ids of existing messages, as placeholders for any text. */
export const TEXT_ID = "press-old-button";
export const OTHER_TEXT_ID = "failure-unexpected";

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

export const PERSON = { id: "700000000000000001", username: "anna_92", global_name: "Anna" };
export const BORIS = { id: "700000000000000002", username: "boris", global_name: "Boris" };
export const CHANNEL = "800000000000000010";
export const GUILD = "800000000000000001";
export const ACTION = { scope: "rps", session: "s1", turn: 3, move: "rock" };

interface Delivered {
  readonly id: string;
  readonly type: number;
  readonly channel?: object;
  readonly data: { readonly type?: number; readonly component_type?: number };
}

let count = 0;

/** A new interaction of this type, from a direct message with the bot unless `where` says otherwise. */
function interaction(type: number, data: object, where: object = {}): Delivered {
  const id = `${910_000_000_000_000_000n + BigInt(++count)}`;
  const place = { channel: { id: CHANNEL, type: 1 }, user: PERSON, context: 1, locale: "en-US" };
  const access = { entitlements: [], authorizing_integration_owners: {}, app_permissions: "2048" };
  return { id, type, data, ...{ token: "a-token", application_id: "9" }, ...access, ...place, ...where };
}

/** Where an interaction in a server happens. */
export const inGuild = {
  user: undefined,
  member: { user: PERSON, nick: null as string | null, permissions: "0" },
  guild_id: GUILD,
  guild_locale: "ru",
  context: 0,
  authorizing_integration_owners: { "0": GUILD },
};

type Options = Readonly<Record<string, string>>;

/** `/name subcommand option:value`; no subcommand if `subcommand` is undefined. */
export function slash(
  name: string,
  subcommand?: string,
  options: Options = {},
  where: object = {},
  resolved = {},
): Delivered {
  const given = Object.entries(options).map(([key, value]) => ({ name: key, type: 3, value }));
  const nested = subcommand === undefined ? given : [{ name: subcommand, type: 1, options: given }];
  return interaction(2, { id: "1", type: 1, name, options: nested, resolved }, where);
}

/** A press of a button. */
export const press = (custom_id = encodeAction(ACTION), message: object = { id: "5" }): Delivered =>
  interaction(3, { component_type: 2, custom_id }, { message });

/** A select menu, which we never publish. */
export const select = (): Delivered =>
  interaction(
    3,
    { component_type: 3, custom_id: encodeAction(ACTION), values: ["a"] },
    { message: { id: "5" } },
  );

/** The menu of Boris, with the entry of this name. */
export const onBoris = (name: string): Delivered =>
  interaction(2, { id: "1", type: 2, name, target_id: BORIS.id, resolved: boris() }, inGuild);

/** Boris, as Discord describes whoever an option names. */
export const boris = (member: object = { permissions: "0" }, user: object = {}): object => ({
  users: { [BORIS.id]: { ...BORIS, ...user } },
  members: { [BORIS.id]: member },
});

/** A submitted form with these inputs. */
export const form = (
  custom_id: string,
  inputs: readonly object[] = [],
  more = {},
  resolved = {},
): Delivered =>
  interaction(
    5,
    { custom_id, resolved, components: inputs.map((component) => ({ type: 18, component })) },
    more,
  );

/** An option's value while it's being typed. */
export const typing = (name: string, subcommand: string, option: string, value: string): Delivered => {
  const options = [
    { name: "variant", type: 3, value: "classic" },
    { name: option, type: 3, value, focused: true },
  ];
  return interaction(4, { id: "1", type: 1, name, options: [{ name: subcommand, type: 1, options }] });
};

const log = { info() {}, warn() {}, error() {} };
const client = createClient("https://discord.com/api", "auto", log);

function made(raw: Delivered): unknown {
  const { type, data } = raw;
  const command = data.type === 2 ? UserContextMenuCommandInteraction : ChatInputCommandInteraction;
  const component = data.component_type === 2 ? ButtonInteraction : StringSelectMenuInteraction;
  const classes = { 2: command, 3: component, 4: AutocompleteInteraction, 5: ModalSubmitInteraction };
  // The library's constructors aren't meant for others.
  return Reflect.construct(classes[type as keyof typeof classes] as unknown as new () => unknown, [
    client,
    raw,
  ]);
}

function sourceOf({ channel }: Delivered, commands: readonly CommandSpec[]): Source {
  return {
    ...{ commands, apiUrl: "https://discord.com/api", log },
    channelOf: () => channel as never,
  };
}

/** What the adapter reads. */
export const read = (raw: Delivered, commands = COMMANDS) =>
  readInteraction(made(raw) as Raw, sourceOf(raw, commands));

export const readTyping = (raw: Delivered) =>
  readCompletion(made(raw) as Parameters<typeof readCompletion>[0], sourceOf(raw, COMMANDS));
