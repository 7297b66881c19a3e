// The platform list's entry for Discord.

import { z } from "zod";
import { variableReader, webUrl } from "../../infra/environment.ts";
import type { PlatformEntry } from "../entry.ts";
import type { Shards } from "./client.ts";

const API_URL = "https://discord.com/api";

const DISCORD_TOKEN = z
  .string()
  .regex(
    /^\S+$/,
    "must be the bot token from https://discord.com/developers/applications, without spaces, such as MTIzNDU2…",
  );

/** Far more than any bot has. */
const SHARDS_MAX = 10_000;

const VARIABLES = {
  DISCORD_TOKEN,
  DISCORD_API_URL: webUrl(API_URL),
  DISCORD_SHARDS: z.string().transform(readShards),
};

export const discord: PlatformEntry = {
  id: "discord",
  name: "Discord",
  examplePerson: "700000000000000001",
  service: {
    variables: Object.keys(VARIABLES),
    access: ["DISCORD_TOKEN", "DISCORD_API_URL"],
    configure: (environment, report) => {
      const read = variableReader(VARIABLES, environment, report);
      const token = read("DISCORD_TOKEN");
      const apiUrl = read("DISCORD_API_URL") ?? API_URL;
      const shards = read("DISCORD_SHARDS") ?? "auto";
      if (token === undefined) return undefined;
      const settings = { token, apiUrl, shards };
      return {
        id: "discord",
        settings,
        listens: false,
        secrets: [token],
        createAdapter: async ({ http: _, ...host }) =>
          (await import("./index.ts")).createDiscordAdapter({ ...settings, ...host }),
        check: async () => (await import("./check.ts")).checkDiscord(settings),
      };
    },
  },
};

/** Reads `auto`, a number of shards, or this process's shards and the number of all: `0-15/32`.
 * @throws RangeError that says what to write */
function readShards(text: string): Shards {
  if (text.toLowerCase() === "auto") return "auto";
  const [, first = "0", last = first, all] = /^(?:(\d+)(?:-(\d+))?\/)?(\d+)$/.exec(text) ?? [];
  const of = Number(all);
  const [from, to] = text.includes("/") ? [Number(first), Number(last)] : [0, of - 1];
  if (!(from <= to && to < of && of <= SHARDS_MAX))
    throw new RangeError(
      "must be auto, the number of shards, such as 4, or this process's shards of all, such as 0-15/32",
    );
  return { ids: Array.from({ length: to - from + 1 }, (_, at) => from + at), of };
}
