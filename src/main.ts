// The composition root: the environment decides whether the configured platforms run, or the terminal.

import { readConfig } from "./app/config.ts";
import { loadEnvironment, runProgram } from "./cli/program.ts";
import { ConfigProblem } from "./infra/config-problem.ts";

const NO_PLATFORM =
  "pages need a platform, and none is set. Set DISCORD_TOKEN or TELEGRAM_TOKEN, or leave PUBLIC_URL empty to play here";

await runProgram(async () => {
  loadEnvironment();
  const config = readConfig(process.env);
  if (config.platforms.length > 0) await (await import("./app/serve.ts")).serve(config);
  else if (config.publicUrl) throw new ConfigProblem("PUBLIC_URL", NO_PLATFORM);
  else await (await import("./cli/terminal.ts")).serveTerminal(config);
});
