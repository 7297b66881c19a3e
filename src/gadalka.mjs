#!/usr/bin/env node
// The `gadalka` program as npm links it (`bin` in package.json). `npx gadalka` runs on whatever Node called it, so this
// starts the command line on the Node that `npm ci` installed, if there is one.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const brought = at(`../node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`);
const node = existsSync(brought) ? brought : process.execPath;
const child = spawn(node, [at("launch.mjs"), "cli/index", ...process.argv.slice(2)], { stdio: "inherit" });

// Both processes are in the terminal's group and get Ctrl+C themselves; this one waits for the other to end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("error", (error) => {
  process.stderr.write(`Gadalka's command line could not be started: ${error.message}\n`);
  process.exitCode = 1;
});
child.on("exit", (code, signal) => {
  process.removeAllListeners();
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
});
