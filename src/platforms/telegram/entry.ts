// The platform list's entry for Telegram.

import { z } from "zod";
import { type ReadVariable, webUrl } from "../../infra/environment.ts";
import { defineService } from "../entry.ts";

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

export const telegram = defineService({
  id: "telegram",
  name: "Telegram",
  examplePerson: "7000001",
  variables: VARIABLES,
  access: ["TELEGRAM_TOKEN", "TELEGRAM_API_URL"],
  settings: readSettings,
  listens: ({ webhookUrl }) => webhookUrl !== undefined,
  secrets: ({ token }) => [token],
  createAdapter: async ({ webhookUrl, ...settings }, { http, ...host }) => {
    const { createTelegramAdapter } = await import("./index.ts");
    const webhook = webhookUrl && http && { url: webhookUrl, route: http.route };
    return createTelegramAdapter({ ...settings, ...host, ...(webhook && { webhook }) });
  },
  check: async (settings) => (await import("./login.ts")).checkTelegram(settings),
});

function readSettings(read: ReadVariable<typeof VARIABLES>) {
  const token = read("TELEGRAM_TOKEN");
  const apiUrl = read("TELEGRAM_API_URL") ?? TELEGRAM_API_URL;
  const pace = read("TELEGRAM_PACE");
  const webhookUrl = read("TELEGRAM_WEBHOOK_URL");
  if (token === undefined) return undefined;
  return { token, apiUrl, ...(pace && { pace }), ...(webhookUrl && { webhookUrl }) };
}
