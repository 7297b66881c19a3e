// Serves the terminal: `npm start` without a token, and `gadalka play`.

import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { openApp } from "../app/app.ts";
import { type Config, readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { nearestLocale, say } from "../infra/i18n/index.ts";
import { createLog } from "../infra/logger.ts";
import { readPlayerId } from "../people/index.ts";
import { createTerminalAdapter } from "../platforms/terminal/index.ts";

const LOCAL_PLAYER = "local";

/** `gadalka play`: uses the terminal even if tokens are set. @throws ConfigProblem for a bad name. */
export function playHere({ player }: { readonly player?: string }): Promise<void> {
  if (player !== undefined && !readPlayerId(`terminal:${player}`))
    throw new ConfigProblem("--player", "must be 1 to 64 letters, digits, - or _, such as anna");
  return serveTerminal(readConfig(process.env), player);
}

/** Plays on stdin and stdout until they end, as `terminal:<player>`. */
export async function serveTerminal(config: Config, player = LOCAL_PLAYER): Promise<void> {
  const log = createLog({ ...config, logLevel: config.logLevel === "info" ? "warn" : config.logLevel });
  // Budgets are off: it's one person on their own machine, maybe running a script.
  const { dispatch, store, serve, close } = await openApp({ ...config, budgets: "off" }, log);
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>();
  const { env } = process;
  const locale = nearestLocale(env.LC_ALL || env.LC_MESSAGES || env.LANG);
  const adapter = createTerminalAdapter({
    input: process.stdin,
    output: process.stdout,
    locale,
    name: player === LOCAL_PLAYER ? env.USER || say(locale, "terminal-player") : player,
    playerId: player,
    onEnd,
    writeFile: keepFile,
  });
  process.once("SIGTERM", () => onEnd());
  await adapter.start(dispatch);
  await serve({
    post: (_platform, place, view, key) => adapter.post(place, view, key),
    edit: (_platform, place, message, view) => adapter.edit(place, message, view),
    privateChat: (_platform, person) => adapter.privateChat(person),
  });
  await ended;
  await adapter.stop();
  await close();
  await store.close();

  async function keepFile(name: string, content: string | Uint8Array): Promise<string> {
    const path = resolve(config.dataDir, name);
    await mkdir(config.dataDir, { mode: 0o700 }).catch(() => undefined); // It may be there already.
    // An export contains what /data delete removes from the store, so no one else on the machine may read it.
    await writeFile(path, content, { mode: 0o600 });
    return path;
  }
}
