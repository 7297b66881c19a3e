// Links that open the private chat with a call in it: `https://t.me/bot?start=profile_show`.

import { type CommandSpec, type LinkedCall, subcommandOf, type ValueLink } from "../../chat/index.ts";

/** The characters and length that Telegram allows in a link. */
const PAYLOAD = /^[\w-]{1,64}$/;

/** The greeting. */
export const START: LinkedCall = { command: "start", subcommand: "start", options: {} };

/** The payload of the link that makes the call; undefined if the call can't be linked. */
export function linkPayload(commands: readonly CommandSpec[], call: LinkedCall): string | undefined {
  const { byLink } = subcommandOf(commands, call) ?? {};
  if (byLink === true) return `${call.command}_${call.subcommand}`;
  const value = byLink && call.options[byLink.option];
  const payload = byLink && value && isTaken(byLink, value) && `${byLink.word}_${value}`;
  return payload && PAYLOAD.test(payload) ? payload : undefined;
}

/** The call that a link makes: one that takes its value, otherwise a page, otherwise the greeting. */
export function linkedCall(payload: string, commands: readonly CommandSpec[]): LinkedCall {
  return valueCall(payload, commands) ?? pageOf(payload, commands) ?? START;
}

function valueCall(payload: string, commands: readonly CommandSpec[]): LinkedCall | undefined {
  const [, word, value = ""] = /^([^_]+)_(.+)$/.exec(payload) ?? [];
  for (const { name: command, subcommands } of commands)
    for (const { name: subcommand, byLink } of subcommands)
      if (byLink && byLink !== true && byLink.word === word && isTaken(byLink, value))
        return { command, subcommand, options: { [byLink.option]: value } };
  return undefined;
}

function pageOf(payload: string, commands: readonly CommandSpec[]): LinkedCall | undefined {
  const [command = "", subcommand = command] = payload.split("_");
  const isPage = subcommandOf(commands, { command, subcommand })?.byLink === true;
  return isPage ? { command, subcommand, options: {} } : undefined;
}

function isTaken({ takes }: ValueLink, value: string): boolean {
  return takes.exec(value)?.[0] === value;
}
