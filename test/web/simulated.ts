// The simulated Discord in this process, and the real adapter on it, which is asked and not connected.

import type { PlatformAdapter } from "../../src/chat/index.ts";
import { createLog } from "../../src/infra/logger.ts";
import { createDiscordAdapter } from "../../src/platforms/discord/index.ts";
import { startOwnSimulator } from "../platforms/conformance/rig.ts";

const CLIENT_SECRET = "fake-client-secret";

type Json = Readonly<Record<string, unknown>>;

export interface SimulatedDiscord {
  readonly adapter: PlatformAdapter;
  control(path: string, body: object): Promise<Json>;
  ask(path: string): Promise<Json>;
  close(): Promise<void>;
}

export async function simulatedDiscord(clientSecret = CLIENT_SECRET): Promise<SimulatedDiscord> {
  const simulator = await startOwnSimulator("discord");
  const { apiUrl, token } = simulator;
  const log = createLog({ logLevel: "silent", logIds: "plain", secrets: [], stateKeys: [] });
  const adapter = createDiscordAdapter({ token, apiUrl, clientSecret, log, store: undefined });
  return {
    adapter,
    control: (path, body) => simulator.post(path, body),
    ask: (path) => simulator.get(path),
    close: simulator.stop,
  };
}
