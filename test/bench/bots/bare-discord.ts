// The least that discord.js can do: answers `/rps play` with a fixed message, and a press by the same message with its
// buttons for the next turn. No logic, no store; what it sends was recorded from our bot.

import { Client, Events, GatewayIntentBits } from "discord.js";
import { COMMANDS, messageOf, type Payload, turnOf } from "./discord-payload.ts";
import { attempted, ready } from "./parent.ts";

const { DISCORD_TOKEN = "", DISCORD_API_URL = "", BENCH_PAYLOADS = "{}" } = process.env;
const { post, edit }: Readonly<Record<"post" | "edit", Payload>> = JSON.parse(BENCH_PAYLOADS);

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: DISCORD_API_URL } });

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await attempted(interaction.reply(sent(post, 0)));
  else if (interaction.isButton())
    await attempted(interaction.update(sent(edit, turnOf(interaction.customId) + 1)));
});

function sent(payload: Payload, turn: number) {
  const { allowed_mentions: allowedMentions, ...message } = messageOf(payload, turn);
  return { ...message, allowedMentions: { parse: allowedMentions.parse } };
}

client.once(Events.ClientReady, async ({ application }) => {
  await application.commands.set(COMMANDS);
  ready();
});

await client.login(DISCORD_TOKEN);
