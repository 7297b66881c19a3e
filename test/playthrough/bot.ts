// A simulated Telegram with the whole bot in the test's process, so that the answers themselves can be inspected, not
// only what's sent.

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, rmSync } from "node:fs";
import type { ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Update } from "grammy/types";
import { openApp } from "../../src/app/app.ts";
import { readConfig } from "../../src/app/config.ts";
import { messengerOf } from "../../src/app/serve.ts";
import type { Caller, Dispatch, Reply } from "../../src/chat/index.ts";
import { giveRounds, stubborn, turning } from "../commands/kit/histories.ts";
import { startSimulator } from "../platforms/conformance/rig.ts";
import type { Ground } from "./stage.ts";

/** A feature's answer before an adapter rendered it. */
interface Answered {
  readonly caller: Pick<Caller, "id" | "locale">;
  readonly reply: Reply;
}

export interface LiveBot extends Ground {
  readonly dispatch: Dispatch;
  readonly answered: Answered[];
  /** Messages logged as errors. */
  readonly errors: string[];
  end(): Promise<void>;
}

/** Disables our own limits: a script types in seconds what people would in an hour. */
const UNHURRIED = { BUDGETS: "off", TELEGRAM_PACE: "off" } as const;

const PRACTISED_ROUNDS = 160;

export async function startLiveBot(): Promise<LiveBot> {
  const simulator = await startSimulator("telegram");
  const folder = mkdtempSync(join(tmpdir(), "gadalka-languages-"));
  const { token: TELEGRAM_TOKEN, apiUrl: TELEGRAM_API_URL } = simulator;
  const config = readConfig({ TELEGRAM_TOKEN, TELEGRAM_API_URL, DATA_DIR: folder, ...UNHURRIED });
  const work = watchWork();
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
    simulator,
    dispatch,
    answered,
    errors,
    sent: work.sent,
    rest: work.doneFor,
    // Anna repeats one move; the others rotate.
    practise: (player, who) =>
      giveRounds(app.store, player, {
        habit: who === "anna" ? stubborn : turning,
        count: PRACTISED_ROUNDS,
        seed: PRACTISED_ROUNDS,
      }),
    end: async () => {
      work.end();
      await app.close();
      for (const adapter of adapters) await adapter.stop();
      await app.store.close();
      await simulator.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Updates = typeof import("../../src/platforms/telegram/updates.ts");

let onHandled = (_: Update): void => {};

/** The adapter's updates, which say here when one has been handled. For `vi.mock`. */
export function watchedUpdates(updates: Updates): Updates {
  return {
    ...updates,
    serveUpdates: (bot, speaker) => {
      bot.use(async ({ update }, next) => {
        await next();
        await served.idle();
        onHandled(update);
      });
      const served = updates.serveUpdates(bot, speaker);
      return served;
    },
  };
}

const LOOK_EVERY_MS = 12;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tracks the bot's handling of updates in this process, and its calls except the long poll. */
function watchWork() {
  const waiting = new Map<number, number>();
  const count = (user: number, by: number): void => void waiting.set(user, (waiting.get(user) ?? 0) + by);
  // Updates already counted, as they may be redelivered.
  const handled = new Set<number>();
  onHandled = (update) => {
    const isFirst = !handled.has(update.update_id);
    handled.add(update.update_id);
    const { from } = update.message ?? update.callback_query ?? update.inline_query ?? {};
    if (isFirst && from) count(from.id, -1);
  };
  const calls = new Set<Promise<void>>();
  const note = (message: unknown): void => {
    const { request } = message as { readonly request: ClientRequest };
    if (request.path.endsWith("/getUpdates")) return;
    const over = new Promise<void>((resolve) => void request.once("close", resolve));
    calls.add(over);
    void over.then(() => calls.delete(over));
  };
  subscribe("http.client.request.start", note);
  return {
    /** Records that a person has sent one more update. */
    sent: (user: number) => count(user, 1),
    /** Resolves once all of the person's updates are handled and the calls then in flight have ended. */
    async doneFor(user: number): Promise<false> {
      do await pause(LOOK_EVERY_MS);
      while ((waiting.get(user) ?? 0) > 0);
      await Promise.all(calls);
      return false;
    },
    end: () => {
      onHandled = () => {};
      unsubscribe("http.client.request.start", note);
    },
  };
}
