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

const DISCORD_CLIENT_SECRET = z
  .string()
  .regex(
    /^[\w-]{16,}$/,
    "must be the Client Secret under OAuth2 of your application at https://discord.com/developers/applications",
  );

export const discord = defineService({
  id: "discord",
  name: "Discord",
  examplePerson: "700000000000000001",
  variables: {
    DISCORD_TOKEN,
    DISCORD_API_URL: webUrl(API_URL),
    DISCORD_CLIENT_SECRET,
    DISCORD_SHARDS: z.string().transform(readShardCount),
    DISCORD_SHARD_IDS: z.string().transform(readShardIds),
    ...HTTP_VARIABLES,
  },
  access: ["DISCORD_TOKEN", "DISCORD_API_URL"],
  settings: (read, report) => {
    const token = read("DISCORD_TOKEN");
    const apiUrl = read("DISCORD_API_URL") ?? API_URL;
    const clientSecret = read("DISCORD_CLIENT_SECRET");
    const shards = readShardPlan(read("DISCORD_SHARDS"), read("DISCORD_SHARD_IDS"), report);
    const http = readHttpSettings(read, apiUrl, report);
    if (token === undefined) return undefined;
    const asked = { ...(shards.count !== undefined && { shards }), ...(http && { http }) };
    return { token, apiUrl, ...(clientSecret && { clientSecret }), ...asked };
  },
  listens: ({ http }) => http !== undefined,
  secrets: ({ token, clientSecret }) => [token, ...(clientSecret ? [clientSecret] : [])],
  createAdapter: async ({ http, ...settings }, { http: server, log, store, onConnection, onLost }) => {
    const { createDiscordAdapter } = await import("./index.ts");
    const called = http && { http: { ...http, route: server?.route } };
    return createDiscordAdapter({ ...settings, ...called, log, store, onConnection, onLost });
  },
  check: async (settings) => (await import("./http/check.ts")).checkMode(settings),
});
