// The least that discord.js can do: answers `/rps play` with a fixed message, and a press by the
// same message with its buttons for the next turn. No logic, no store; what it sends was recorded
// from our bot.

import {
  type APIButtonComponentWithCustomId,
  Client,
  type ComponentType,
  Events,
  GatewayIntentBits,
} from "discord.js";

const { DISCORD_TOKEN = "", DISCORD_API_URL = "", BENCH_PAYLOADS = "{}" } = process.env;
const { post, edit }: Readonly<Record<"post" | "edit", Payload>> = JSON.parse(BENCH_PAYLOADS);

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: DISCORD_API_URL } });

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply(messageOf(post, 0));
  else if (interaction.isButton())
    await interaction.update(messageOf(edit, turnOf(interaction.customId) + 1));
});

client.once(Events.ClientReady, async ({ application }) => {
  const length = { type: 3, name: "length", description: "How long" } as const;
  const play = { type: 1, name: "play", description: "Play", options: [length] } as const;
  await application.commands.set([{ name: "rps", description: "Rock-paper-scissors", options: [play] }]);
  process.send?.("ready");
});

/** A message as it was recorded. */
interface Payload {
  readonly content: string;
  readonly components: readonly Row[];
  readonly flags: number;
}

interface Row {
  readonly type: ComponentType.ActionRow;
  readonly components: readonly APIButtonComponentWithCustomId[];
}

/** The recorded message for a turn; `scope:session:turn:move` is a button's id. */
function messageOf({ content, components, flags }: Payload, turn: number) {
  const rows = components.map(({ type, components: buttons }) => ({
    type,
    components: buttons.map((button) => ({ ...button, custom_id: atTurn(button.custom_id, turn) })),
  }));
  return { content, components: rows, flags, allowedMentions: { parse: [] } };
}

function atTurn(id: string, turn: number): string {
  const [scope, session, , move] = id.split(":");
  return [scope, session, turn.toString(36), move].join(":");
}

function turnOf(id: string): number {
  return Number.parseInt(id.split(":")[2] ?? "", 36);
}

await client.login(DISCORD_TOKEN);
