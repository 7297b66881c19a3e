// The platform list's entry for Discord.

import { z } from "zod";
import { webUrl } from "../../infra/environment.ts";
import { defineService } from "../entry.ts";
import { readShardCount, readShardIds, readShardPlan } from "./gateway/shards.ts";

const API_URL = "https://discord.com/api";

const DISCORD_TOKEN = z
  .string()
  .regex(
    /^\S+$/,
    "must be the bot token from https://discord.com/developers/applications, without spaces, such as MTIzNDU2…",
  );

export const discord = defineService({
  id: "discord",
  name: "Discord",
  examplePerson: "700000000000000001",
  variables: {
    DISCORD_TOKEN,
    DISCORD_API_URL: webUrl(API_URL),
    DISCORD_SHARDS: z.string().transform(readShardCount),
    DISCORD_SHARD_IDS: z.string().transform(readShardIds),
  },
  access: ["DISCORD_TOKEN", "DISCORD_API_URL"],
  settings: (read, report) => {
    const token = read("DISCORD_TOKEN");
    const apiUrl = read("DISCORD_API_URL") ?? API_URL;
    const shards = readShardPlan(read("DISCORD_SHARDS"), read("DISCORD_SHARD_IDS"), report);
    if (token === undefined) return undefined;
    const asked = shards.count !== undefined && { shards };
    return { token, apiUrl, ...asked };
  },
  secrets: ({ token }) => [token],
  createAdapter: async (settings, { log, store, onConnection, onLost }) => {
    const { createDiscordAdapter } = await import("./index.ts");
    return createDiscordAdapter({ ...settings, log, store, onConnection, onLost });
  },
  check: async (settings) => (await import("./rest-only.ts")).checkDiscord(settings),
});
