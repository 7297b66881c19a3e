// The platform list's entry for Discord.

import { z } from "zod";
import { webUrl } from "../../infra/environment.ts";
import { defineService } from "../entry.ts";
import { readShardCount, readShardIds, readShardPlan } from "./gateway/shards.ts";
import { HTTP_VARIABLES, readHttpSettings } from "./http/settings.ts";

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
    ...HTTP_VARIABLES,
  },
  access: ["DISCORD_TOKEN", "DISCORD_API_URL"],
  settings: (read, report) => {
    const token = read("DISCORD_TOKEN");
    const apiUrl = read("DISCORD_API_URL") ?? API_URL;
    const shards = readShardPlan(read("DISCORD_SHARDS"), read("DISCORD_SHARD_IDS"), report);
    const http = readHttpSettings(read, apiUrl, report);
    if (token === undefined) return undefined;
    return { token, apiUrl, ...(shards.count !== undefined && { shards }), ...(http && { http }) };
  },
  listens: ({ http }) => http !== undefined,
  secrets: ({ token }) => [token],
  createAdapter: async ({ http, ...settings }, { http: server, log, store, onConnection, onLost }) => {
    const { createDiscordAdapter } = await import("./index.ts");
    const called = http && { http: { ...http, route: server?.route } };
    return createDiscordAdapter({ ...settings, ...called, log, store, onConnection, onLost });
  },
  check: async (settings) => (await import("./http/check.ts")).checkMode(settings),
});
