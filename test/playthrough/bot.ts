// A simulated platform and the whole bot on it, in the process of the test, so that besides what went
// over the wire the answers themselves can be looked at.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApp } from "../../src/app/app.ts";
import { readConfig } from "../../src/app/config.ts";
import { messengerOf } from "../../src/app/serve.ts";
import type { Caller, Dispatch, Reply } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type Simulator, startSimulator } from "../platforms/conformance/rig.ts";

/** What a feature answered, before an adapter rendered it. */
interface Answered {
  readonly caller: Pick<Caller, "id" | "locale">;
  readonly reply: Reply;
}

export interface LiveBot {
  readonly simulator: Simulator;
  readonly dispatch: Dispatch;
  readonly store: Store;
  readonly answered: Answered[];
  /** What was logged as an error. */
  readonly errors: string[];
  end(): Promise<void>;
}

const FLAGS = { discord: ["--no-privileged-intents", "--ack-deadline", "60000"], telegram: [] } as const;
/** No limits of ours: a script types in seconds what people would in an hour. */
const UNHURRIED = { BUDGETS: "off", LEAGUE: "off", TELEGRAM_PACE: "off" } as const;

export async function startLiveBot(platform: keyof typeof FLAGS): Promise<LiveBot> {
  const simulator = await startSimulator(platform, ...FLAGS[platform]);
  const folder = mkdtempSync(join(tmpdir(), "gadalka-languages-"));
  const upper = platform.toUpperCase();
  const config = readConfig({
    ...{ [`${upper}_TOKEN`]: simulator.token, [`${upper}_API_URL`]: simulator.apiUrl },
    ...{ DATA_DIR: folder, ...UNHURRIED },
  });
  const errors: string[] = [];
  const error = (fields: object, message: string): void =>
    void errors.push(
      `${message} ${JSON.stringify(fields, (_, part) => (part instanceof Error ? part.stack : part))}`,
    );
  const log = { info() {}, warn() {}, error };
  const app = await openApp(config, log);
  const answered: Answered[] = [];
  const dispatch: Dispatch = {
    ...app.dispatch,
    handle: async (incoming) => {
      const reply = await app.dispatch.handle(incoming);
      const { caller } = (await app.dispatch.inLanguage?.(incoming)) ?? incoming;
      answered.push({ caller, reply });
      return reply;
    },
  };
  const adapters = await Promise.all(config.platforms.map(({ createAdapter }) => createAdapter({ log })));
  for (const adapter of adapters) await adapter.start(dispatch);
  await app.serve(messengerOf(adapters));
  return {
    ...{ simulator, dispatch, store: app.store, answered, errors },
    end: async () => {
      await app.close();
      for (const adapter of adapters) await adapter.stop();
      await app.store.close();
      await simulator.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
