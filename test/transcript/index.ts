// Writes down all that the bot says to fixed scripts on Discord, Telegram and at the terminal: the
// same bytes in every run of the same bot, so that two checkouts can be compared. It knows of a
// checkout only how it is started and which variables it reads. Needs Linux.

import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDiscord } from "./discord.ts";
import { discordScript } from "./discord-script.ts";
import { type Platform, transcribe } from "./play.ts";
import { openTelegram } from "./telegram.ts";
import { telegramScript } from "./telegram-script.ts";
import { openTerminal } from "./terminal.ts";
import { terminalScript } from "./terminal-script.ts";

const PLATFORMS: Readonly<Record<string, Platform>> = {
  discord: { script: discordScript, open: openDiscord },
  telegram: { script: telegramScript, open: openTelegram },
  terminal: { script: terminalScript, open: openTerminal },
};

const { values } = parseArgs({
  options: {
    repo: { type: "string", default: fileURLToPath(new URL("../../", import.meta.url)) },
    out: { type: "string" },
    only: { type: "string" },
  },
});
const { repo, out, only } = values;
if (out === undefined) throw new Error("Say where the transcripts go: npm run transcript -- --out <folder>");
mkdirSync(out, { recursive: true });
let total = 0;
for (const [name, platform] of Object.entries(PLATFORMS)) {
  if (only !== undefined && only !== name) continue;
  const begun = performance.now();
  const file = join(out, `${name}.txt`);
  writeFileSync(file, "");
  const steps = await transcribe(platform, resolve(repo), (lines) =>
    appendFileSync(file, `${lines.join("\n")}\n`),
  );
  total += steps;
  process.stdout.write(`${name}: ${steps} steps in ${Math.round((performance.now() - begun) / 1000)} s\n`);
}
process.stdout.write(`${total} steps in all\n`);
