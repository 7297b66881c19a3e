// Valid webhook URLs: https on four ports of public hosts; with a self-hosted Bot API also http,
// on private hosts only.

import { BlockList, isIP } from "node:net";

/** The public Bot API server. */
export const TELEGRAM_API_URL = "https://api.telegram.org";

/** https://core.telegram.org/bots/api#setwebhook */
const PORTS = ["443", "80", "88", "8443"];

const EXAMPLE = "such as https://bot.example.org/telegram";

/** What is wrong with the webhook URL for this Bot API server, and the fix; undefined if valid. */
export function webhookProblem(address: string, apiUrl: string): string | undefined {
  const { protocol, hostname, port } = new URL(address);
  const isPrivate = isPrivateHost(hostname);
  if (apiUrl !== TELEGRAM_API_URL) {
    if (protocol === "https:" || isPrivate) return undefined;
    return `must begin with https://, ${EXAMPLE}; http is for hosts of your own network`;
  }
  if (protocol !== "https:")
    return `must begin with https://, for Telegram calls nothing else; give the public address of the TLS proxy before PORT, ${EXAMPLE}`;
  if (isPrivate)
    return `must name a host that Telegram can reach, which ${hostname} is not; give its public name, ${EXAMPLE}`;
  if (!PORTS.includes(port || "443"))
    return `must be on port 443, 80, 88 or 8443, for Telegram calls no other than these, ${EXAMPLE}`;
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
