// The platform list's entry for Telegram.

import { z } from "zod";
import { variableReader, webUrl } from "../../infra/environment.ts";
import type { PlatformEntry } from "../entry.ts";

/** The public Bot API server. */
const TELEGRAM_API_URL = "https://api.telegram.org";

const VARIABLES = {
  TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, "must be the token @BotFather gave you, such as 123456789:AAE…"),
  TELEGRAM_API_URL: webUrl(TELEGRAM_API_URL),
  TELEGRAM_PACE: z.enum(["on", "off"], {
    error: "must be on, or off for a Bot API server without limits",
  }),
  TELEGRAM_WEBHOOK_URL: webUrl("https://bot.example.org/telegram"),
};

export const telegram: PlatformEntry = {
  id: "telegram",
  name: "Telegram",
  examplePerson: "7000001",
  service: {
    variables: Object.keys(VARIABLES),
    access: ["TELEGRAM_TOKEN", "TELEGRAM_API_URL"],
    configure: (environment, report) => {
      const read = variableReader(VARIABLES, environment, report);
      const token = read("TELEGRAM_TOKEN");
      const apiUrl = read("TELEGRAM_API_URL") ?? TELEGRAM_API_URL;
      const pace = read("TELEGRAM_PACE");
      const webhookUrl = read("TELEGRAM_WEBHOOK_URL");
      if (token === undefined) return undefined;
      const settings = { token, apiUrl, pace, webhookUrl };
      return {
        id: "telegram",
        settings,
        listens: webhookUrl !== undefined,
        secrets: [token],
        createAdapter: async ({ http, ...host }) => {
          const webhook = webhookUrl && http ? { url: webhookUrl, route: http.route } : undefined;
          const { createTelegramAdapter } = await import("./index.ts");
          return createTelegramAdapter({ token, apiUrl, pace, webhook, ...host });
        },
        check: async () => (await import("./login.ts")).checkTelegram(settings),
      };
    },
  },
};
