// The composition root: the environment decides between the configured platforms and the terminal.

import { loadEnvironment, runProgram } from "./cli/program.ts";
import { serveTerminal } from "./cli/terminal.ts";
import { readConfig } from "./config.ts";
import { serve } from "./serve.ts";

await runProgram(async () => {
  loadEnvironment();
  const config = readConfig(process.env);
  if (config.platforms.length > 0) await serve(config);
  else await serveTerminal(config);
});
