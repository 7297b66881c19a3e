// The platform list's entry for Telegram.

import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type ReadVariable, webUrl } from "../../infra/environment.ts";
import { defineService } from "../entry.ts";

// Valid webhook URLs: https on four ports of public hosts; with a self-hosted Bot API also http, but only on private
// hosts.

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

/** https://core.telegram.org/bots/api#setwebhook */
const PORTS = ["443", "80", "88", "8443"];

const EXAMPLE = "such as https://bot.example.org/telegram";

/** What's wrong with the webhook URL for this Bot API server, and how to fix it; undefined if it's valid. */
function webhookProblem(address: string, apiUrl: string): string | undefined {
  const { protocol, hostname, port } = new URL(address);
  const isPrivate = isPrivateHost(hostname);
  if (apiUrl !== TELEGRAM_API_URL) {
    if (protocol === "https:" || isPrivate) return undefined;
    return `must start with https://, ${EXAMPLE}. http works only for hosts in your own network`;
  }
  if (protocol !== "https:")
    return `must start with https://, because Telegram calls nothing else. Set the public address of the TLS proxy in front of PORT, ${EXAMPLE}`;
  if (isPrivate)
    return `must name a host Telegram can reach, and ${hostname} isn't one. Use its public name, ${EXAMPLE}`;
  if (!PORTS.includes(port || "443"))
    return `must be on port 443, 80, 88 or 8443, because Telegram calls no others, ${EXAMPLE}`;
  return undefined;
}

const PRIVATE_ADDRESSES = new BlockList();
for (const [net, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  PRIVATE_ADDRESSES.addSubnet(net, bits, "ipv4");
PRIVATE_ADDRESSES.addAddress("::1", "ipv6");
PRIVATE_ADDRESSES.addSubnet("fc00::", 7, "ipv6");
PRIVATE_ADDRESSES.addSubnet("fe80::", 10, "ipv6");

/** Whether the host is local or on a private network, by address or domain. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(host);
  if (version !== 0) return PRIVATE_ADDRESSES.check(host, version === 4 ? "ipv4" : "ipv6");
  return !host.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}
