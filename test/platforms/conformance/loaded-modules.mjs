// Loaded before a bot of the suite: writes the addresses of all modules it has loaded to LOADED_MODULES when it ends.

import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

const loaded = new Set();
if (isMainThread) {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith("node:")) loaded.add(url);
      return next(url, context);
    },
  });
  process.on("exit", () => writeFileSync(process.env.LOADED_MODULES, JSON.stringify([...loaded])));
}
