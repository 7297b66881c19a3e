// The platform list's entry for Telegram.

import { z } from "zod";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type ReadVariable, webUrl } from "../../infra/environment.ts";
import { defineService } from "../entry.ts";
import { TELEGRAM_API_URL, webhookProblem } from "./webhook-url.ts";

const VARIABLES = {
  TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, "must be the token that @BotFather gave you, such as 123456789:AAE…"),
  TELEGRAM_API_URL: webUrl(TELEGRAM_API_URL),
  TELEGRAM_PACE: z.enum(["on", "off"], {
    error: "must be on, or off for a Bot API without limits, such as TELEGRAM_PACE=on",
  }),
  TELEGRAM_WEBHOOK_URL: webUrl("https://bot.example.org/telegram"),
  TELEGRAM_WEBHOOK_CONNECTIONS: z
    .string()
    .regex(/^([1-9]\d?|100)$/, "must be a whole number from 1 to 100, such as 40")
    .transform(Number),
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
  createAdapter: async ({ webhookUrl, connections, ...settings }, { http, ...host }) => {
    const { createTelegramAdapter } = await import("./index.ts");
    const webhook = webhookUrl && http && { url: webhookUrl, connections, route: http.route };
    return createTelegramAdapter({ ...settings, ...host, ...(webhook && { webhook }) });
  },
  check: async (settings) => (await import("./check.ts")).checkTelegram(settings),
});

function readSettings(read: ReadVariable<typeof VARIABLES>, report: (problem: ConfigProblem) => void) {
  const token = read("TELEGRAM_TOKEN");
  const apiUrl = read("TELEGRAM_API_URL") ?? TELEGRAM_API_URL;
  const pace = read("TELEGRAM_PACE");
  const webhookUrl = read("TELEGRAM_WEBHOOK_URL");
  const connections = read("TELEGRAM_WEBHOOK_CONNECTIONS");
  const wrong = webhookUrl && webhookProblem(webhookUrl, apiUrl);
  if (wrong) report(new ConfigProblem("TELEGRAM_WEBHOOK_URL", wrong));
  if (token === undefined) return undefined;
  const webhook = { ...(webhookUrl && !wrong && { webhookUrl }), ...(connections && { connections }) };
  return { token, apiUrl, ...(pace && { pace }), ...webhook };
}
