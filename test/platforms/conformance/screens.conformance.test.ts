// The screens that people see, held to their limits over all that the bot says to the transcript's scripts, in English
// and in Russian.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openDiscord } from "../../transcript/discord.ts";
import { discordScript } from "../../transcript/discord-script.ts";
import { faultsOf, type Screen, screensOf } from "../../transcript/limits.ts";
import { transcribe } from "../../transcript/play.ts";
import { openTelegram } from "../../transcript/telegram.ts";
import { telegramScript } from "../../transcript/telegram-script.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What may be beyond the limits, by the step and the fault, and why. */
const EXCEPTIONS: readonly { readonly step: RegExp; readonly fault: RegExp; readonly why: string }[] = [
  {
    ...{ step: /@group \/(?:start|help)/, fault: /^in public: \/rps/ },
    why: "whoever asks a group's bot for help reads three commands, a game, a duel and the day",
  },
  {
    ...{ step: /\/rps duel |\[Duel a friend\]/, fault: /^in public: \/rps duel [0-9A-Z]{6}$/ },
    why: "a duel's code is for people of another platform, who learn where to type it",
  },
  {
    ...{ step: /\/model show|\[(?:Show|Показать)\] #pan/, fault: /^2[0-2] lines/ },
    why: "all that is known of a person, asked for by themselves",
  },
];

describe.skipIf(!existsSync("/proc/self/task"))(
  "screens (skipped without /proc, which tells when a bot rests)",
  () => {
    it.concurrent.each([
      ["telegram", { script: telegramScript, open: openTelegram }],
      ["discord", { script: discordScript, open: openDiscord }],
    ])("on %s keep to their limits, and say nothing in public that nobody asked for", async (_, platform) => {
      const lines: string[] = [];
      await transcribe(platform, ROOT, (more) => lines.push(...more));
      const screens = screensOf(lines.join("\n"));
      // A script whose steps lead nowhere would keep to every limit.
      expect(kindsOf(screens)).toEqual(["end", "panel", "private", "public", "round"]);
      expect(lines.filter((line) => line.startsWith("  impossible: no ")).length).toBeLessThan(5);
      expect(screens.flatMap(unexpected)).toEqual([]);
    });
  },
);

function kindsOf(screens: readonly Screen[]): readonly string[] {
  return [...new Set(screens.map(({ kind }) => kind))].toSorted();
}

function unexpected(screen: Screen): readonly string[] {
  const isExcepted = (one: string): boolean =>
    EXCEPTIONS.some(({ step, fault }) => step.test(screen.step) && fault.test(one));
  return faultsOf(screen)
    .filter((one) => !isExcepted(one))
    .map((one) => `${screen.step}: ${one}\n${screen.words}`);
}
