// Our bot's recorded message, with its buttons for a different turn.

import type { APIButtonComponentWithCustomId, ComponentType } from "discord.js";

export interface Payload {
  readonly content: string;
  readonly components: readonly Row[];
  readonly flags: number;
}

interface Row {
  readonly type: ComponentType.ActionRow;
  readonly components: readonly APIButtonComponentWithCustomId[];
}

/** The recorded message, with buttons for a turn; `scope:session:turn:move` is a button's id. */
export function messageOf({ content, components, flags }: Payload, turn: number) {
  const rows = components.map(({ type, components: buttons }) => ({
    type,
    components: buttons.map((button) => ({ ...button, custom_id: atTurn(button.custom_id, turn) })),
  }));
  return { content, components: rows, flags, allowed_mentions: { parse: [] } };
}

function atTurn(id: string, turn: number): string {
  const [scope, session, , move] = id.split(":");
  return [scope, session, turn.toString(36), move].join(":");
}

export function turnOf(id: string): number {
  return Number.parseInt(id.split(":")[2] ?? "", 36);
}

const length = { type: 3, name: "length", description: "How long" } as const;
const play = { type: 1, name: "play", description: "Play", options: [length] } as const;
/** The commands that a bot registers. */
export const COMMANDS = [{ name: "rps", description: "Rock-paper-scissors", options: [play] }];
