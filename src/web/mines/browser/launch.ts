// How the page was opened, and what its platform gives it to sign in with. Telegram puts that in the address's `#`
// fragment; Discord is asked through messages to the parent window, as in its embedded SDK:
// https://github.com/discord/embedded-app-sdk, https://core.telegram.org/bots/webapps

export interface Launch {
  readonly platform: "discord" | "telegram";
  /** The board to start with. */
  readonly session?: string | undefined;
  /** What to present to the server. Rejects if the platform gives nothing. */
  given(): Promise<string>;
}

/** Undefined in a browser that wasn't opened by a platform. */
export function launchOf(address: URL, discordClient: string | undefined): Launch | undefined {
  const asked = address.searchParams;
  const telegram = new URLSearchParams(address.hash.slice(1)).get("tgWebAppData");
  if (telegram) {
    const session = asked.get("tgWebAppStartParam") ?? asked.get("board") ?? undefined;
    return { platform: "telegram", session, given: async () => telegram };
  }
  const frame = asked.get("frame_id");
  if (!frame || !discordClient || window.parent === window) return undefined;
  const session = asked.get("custom_id") ?? undefined;
  return { platform: "discord", session, given: () => authorized(frame, discordClient) };
}

const DISCORD: ReadonlySet<string> = new Set(
  ["", "ptb.", "canary."].map((channel) => `https://${channel}discord.com`),
);
const HANDSHAKE = 0;
const FRAME = 1;
/** The person may have to give their consent meanwhile. */
const WITHIN_MS = 120_000;

interface Heard {
  readonly cmd?: string;
  readonly evt?: string | null;
  readonly nonce?: string | null;
  readonly data?: { readonly code?: unknown };
}

/** A Discord OAuth code, for a person's public profile only. */
function authorized(frame: string, client: string): Promise<string> {
  const nonce = crypto.randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Safe with "*": the page's policy lets only Discord frame it, and nothing secret is sent.
  const send = (...message: unknown[]) => window.parent.postMessage(message, "*");
  const hear = ({ source, origin, data: message }: MessageEvent<unknown>): void => {
    if (source !== window.parent || !DISCORD.has(origin) || !Array.isArray(message)) return;
    const [code, heard] = message as [unknown, Heard | undefined];
    if (code !== FRAME) return;
    if (heard?.evt === "READY") {
      const args = {
        client_id: client,
        response_type: "code",
        state: "",
        prompt: "none",
        scope: ["identify"],
      };
      send(FRAME, { cmd: "AUTHORIZE", args, nonce });
    }
    if (heard?.nonce !== nonce) return;
    const given = heard.data?.code;
    if (heard.evt !== "ERROR" && typeof given === "string") resolve(given);
    else reject(new Error("Discord gave no code"));
  };
  window.addEventListener("message", hear);
  const timer = setTimeout(() => reject(new Error("Discord did not answer")), WITHIN_MS);
  send(HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: frame });
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener("message", hear);
  });
}
