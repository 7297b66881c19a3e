// A fake Discord around each adapter test, and bots with scripted answers.

import { afterEach, beforeEach } from "vitest";
import type { Choice, Dispatch, Incoming, PlatformAdapter, Reply } from "../../../src/chat/index.ts";
import { createDiscordAdapter, type DiscordOptions } from "../../../src/platforms/discord/index.ts";
import { type Loopback, startLoopback, TOKEN } from "./loopback.ts";
import { COMMANDS, keepLog } from "./samples.ts";

export const CALLBACK = /^POST \/interactions\//;
export const ORIGINAL = /^PATCH \/webhooks\/.*@original/;
export const FOLLOW_UP = /^POST \/webhooks\/[^/]+\/[^/]+$/;
export const NEVER_MS = 600_000;
const AT_ONCE_MS = 1;
export const SUPPRESS_EMBEDS = 4;
export const PRIVATE = SUPPRESS_EMBEDS | 64;

export let discord: Loopback;
export let adapter: PlatformAdapter;
export let log: ReturnType<typeof keepLog>;

/** Sets up Discord before each test and removes it afterwards. Call it once per file. */
export function aroundEachTest(): void {
  beforeEach(async () => {
    discord = await startLoopback();
    log = keepLog();
  });

  afterEach(async () => {
    await adapter.stop();
    await discord.close();
  });
}

/** The adapter under test, which defers replies after `deferAfterMs`. */
export function create(deferAfterMs: number, token = TOKEN): PlatformAdapter {
  return createWith({ token, deferAfterMs });
}

/** The adapter with different options. */
export function createWith(options: Partial<DiscordOptions>): PlatformAdapter {
  adapter = createDiscordAdapter({ token: TOKEN, apiUrl: discord.apiUrl, log, ...options });
  return adapter;
}

export function dispatch(
  handle: (incoming: Incoming) => Promise<Reply>,
  choices: readonly Choice[] = [],
): Dispatch {
  return {
    commands: COMMANDS,
    handle,
    complete: async () => choices,
    offers: async () => [],
  };
}

/** Starts a bot that replies in time. */
export async function startPrompt(reply: Reply): Promise<void> {
  await create(NEVER_MS).start(dispatch(async () => reply));
}

/** Starts a bot whose replies wait for `answer`, by which time the deferral has been sent. */
export async function startSlow(): Promise<(reply: Reply) => void> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  await create(AT_ONCE_MS).start(dispatch(() => promise));
  return resolve;
}

/** The parts of a recorded callback that tests inspect. */
export async function callback(): Promise<{
  type: number;
  data: { content: string; flags: number } | undefined;
}> {
  const { body } = await discord.request(CALLBACK);
  return body as { type: number; data: { content: string; flags: number } | undefined };
}

/** Resolves as soon as the condition holds; it's checked after every turn of the event loop. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
