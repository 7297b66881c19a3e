// Interactions as Discord delivers them, in a form as short as possible for tests.

import type { APIInteraction } from "discord.js";
import { encodeAction } from "../../../src/chat/index.ts";
import { APP } from "./loopback.ts";

const PERSON = {
  id: "700000000000000001",
  username: "anna_92",
  global_name: "Anna",
  discriminator: "0",
  avatar: null,
};
export const CHANNEL = "800000000000000010";
const GUILD = "800000000000000001";
export const ACTION = { scope: "rps", session: "s1", turn: 3, move: "rock" };

let count = 0;

/** A new interaction of this type, from a direct message with the bot unless `where` says otherwise. */
function interaction(type: number, data: object, where: object): APIInteraction & { readonly id: string } {
  count++;
  const id = `${910_000_000_000_000_000n + BigInt(count)}`;
  const place = {
    channel_id: CHANNEL,
    channel: { id: CHANNEL, type: 1 },
    user: PERSON,
    context: 1,
    locale: "en-US",
  };
  const access = { entitlements: [], authorizing_integration_owners: {}, app_permissions: "0" };
  const base = { id, token: `token-${count}`, application_id: APP, version: 1, type, data, ...access };
  return { ...base, ...place, ...where } as unknown as APIInteraction & { readonly id: string };
}

/** Where an interaction in a server happens. */
export const inGuild = {
  user: undefined,
  member: { user: PERSON, nick: null },
  guild_id: GUILD,
  guild_locale: "ru",
  context: 0,
};

/** `/name subcommand option:value`; no subcommand if `subcommand` is undefined. */
export function slash(
  name: string,
  subcommand?: string,
  options: Record<string, string> = {},
  where: object = {},
) {
  const given = Object.entries(options).map(([key, value]) => ({ name: key, type: 3, value }));
  const nested = subcommand === undefined ? given : [{ name: subcommand, type: 1, options: given }];
  return interaction(2, { id: "1", type: 1, name, options: nested }, where);
}

/** A press of a button. */
export function press(customId: string = encodeAction(ACTION), where: object = {}) {
  return interaction(3, { component_type: 2, custom_id: customId }, { message: { id: "1" }, ...where });
}

/** A select menu, which we never publish. */
export function select() {
  return interaction(
    3,
    { component_type: 3, custom_id: encodeAction(ACTION), values: ["a"] },
    { message: { id: "1" } },
  );
}

/** A command of a context menu that this version does not publish. */
export function contextMenu() {
  return interaction(
    2,
    { id: "1", type: 2, name: "Inspect", target_id: PERSON.id, resolved: { users: { [PERSON.id]: PERSON } } },
    {},
  );
}

const BORIS = {
  id: "700000000000000002",
  username: "boris",
  global_name: "Boris",
  discriminator: "0",
  avatar: null,
};

/** `/rps duel player:@Boris`, or the same from Boris's menu if `entry` names the entry. */
export function duel(entry?: string, member: { readonly nick?: string } = {}, user: object = {}) {
  const resolved = { users: { [BORIS.id]: { ...BORIS, ...user } }, members: { [BORIS.id]: member } };
  if (entry !== undefined)
    return interaction(2, { id: "1", type: 2, name: entry, target_id: BORIS.id, resolved }, inGuild);
  const options = [{ name: "duel", type: 1, options: [{ name: "player", type: 6, value: BORIS.id }] }];
  return interaction(2, { id: "1", type: 1, name: "rps", options, resolved }, inGuild);
}

/** A submitted form that we never show. */
export function form() {
  return interaction(5, { custom_id: "form", components: [] }, {});
}

/** An option's value while it's being typed. */
export function typing(name: string, subcommand: string, option: string, value: string) {
  const options = [
    { name: "variant", type: 3, value: "classic" },
    { name: option, type: 3, value, focused: true },
  ];
  return interaction(4, { id: "1", type: 1, name, options: [{ name: subcommand, type: 1, options }] }, {});
}
