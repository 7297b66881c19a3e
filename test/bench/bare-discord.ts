// The least that discord.js can do: answers `/rps play` with a fixed message, and a press by the same message with its
// buttons for the next turn. No rules, no store.

import { Client, Events, GatewayIntentBits, type MessageActionRowComponentData } from "discord.js";
import { keysAt, TEXT } from "./bare-message.ts";

const { DISCORD_TOKEN = "", DISCORD_API_URL = "" } = process.env;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: DISCORD_API_URL } });

const messageAt = (turn: number) => ({
  content: TEXT,
  components: keysAt(turn).map((row) => ({
    type: 1,
    components: row.map(
      ([label, customId]): MessageActionRowComponentData => ({ type: 2, style: 2, label, customId }),
    ),
  })),
  allowedMentions: { parse: [] },
});

client.on(Events.InteractionCreate, async (interaction) => {
  // A refused call doesn't end the bot.
  if (interaction.isChatInputCommand()) await interaction.reply(messageAt(0)).catch(() => {});
  if (!interaction.isButton()) return;
  const turn = Number.parseInt(interaction.customId.split(":")[2] ?? "", 36);
  await interaction.update(messageAt(turn + 1)).catch(() => {});
});

client.once(Events.ClientReady, async ({ application }) => {
  const length = { type: 3, name: "length", description: "How long" };
  const play = { type: 1, name: "play", description: "Play", options: [length] };
  await application.commands.set([{ name: "rps", description: "Rock-paper-scissors", options: [play] }]);
  process.stdout.write("ready\n");
});

await client.login(DISCORD_TOKEN);
