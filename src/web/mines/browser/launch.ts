// How the page was opened, and what its platform gives it to sign in with. Telegram puts that behind the
// address's `#`; Discord is asked by messages to the window around, as its embedded SDK does:
// https://github.com/discord/embedded-app-sdk, https://core.telegram.org/bots/webapps

export interface Launch {
  readonly platform: "discord" | "telegram";
  /** The board to begin with. */
  readonly session?: string | undefined;
  /** What the server is to be shown. Rejects where the platform gives nothing. */
  given(): Promise<string>;
}

/** Undefined in a browser that nobody sent here. */
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
/** A person may be asked for their consent meanwhile. */
const WITHIN_MS = 120_000;

interface Heard {
  readonly cmd?: string;
  readonly evt?: string | null;
  readonly nonce?: string | null;
  readonly data?: { readonly code?: unknown };
}

/** The code of Discord's OAuth, for what everybody may know of a person. */
function authorized(frame: string, client: string): Promise<string> {
  const nonce = crypto.randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Whoever frames this page is held to Discord by its policy, and hears nothing secret.
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
