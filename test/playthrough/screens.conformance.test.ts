// Checks the screens that people see against their limits, in everything the bot says in the transcript's scripts, in
// English and in Russian.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultsOf, type Screen, screenOf } from "./limits.ts";
import { transcribe } from "./transcript.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Allowed exceptions to the limits: the step, the fault and the reason. */
const EXCEPTIONS: readonly { readonly step: RegExp; readonly fault: RegExp; readonly why: string }[] = [
  {
    step: /@here \/(?:start|help)/,
    fault: /^in public: \/rps/,
    why: "whoever asks a group's bot for help reads three commands, a game, a duel and the day",
  },
  {
    step: /\/rps duel\b|\[open\]/,
    fault: /^in public: \/rps duel [0-9A-Z]{6}$/,
    why: "a duel's code is for people of another platform, who learn where to type it",
  },
  {
    step: /./,
    fault: /^in public: \/rps duel$/,
    why: "a duel that nobody took up says how to call another",
  },
  {
    step: /\/model show|\[memory__show-rps\]/,
    fault: /^(?:1[7-9]|2[0-3]) lines/,
    why: "all that is known of a person, asked for by themselves",
  },
  {
    step: /@here \/tournament file$/,
    fault: /^in public: [0-9a-f]{12}$/,
    why: "the name of a file, in the line that plays it again",
  },
  {
    step: /anna \[1\]$/,
    fault: /^in public: \/daily$/,
    why: "a shared result grid leads to the day's challenge",
  },
];

describe.skipIf(!existsSync("/proc/self/task"))(
  "screens (skipped without /proc, which shows when a bot is idle)",
  () => {
    it.concurrent.each(["telegram", "discord"] as const)(
      "on %s stay within their limits and post nothing unrequested in public",
      async (platform) => {
        const screens: Screen[] = [];
        const look = (...shown: Parameters<typeof screenOf>) => void screens.push(screenOf(...shown));
        const { impossible } = await transcribe(platform, ROOT, () => {}, look);
        // A script with steps that lead nowhere would trivially stay within every limit.
        expect(impossible).toEqual([]);
        expect(new Set(screens.map(({ kind }) => kind)).size).toBe(5);
        expect(screens.flatMap(unexpected)).toEqual([]);
      },
    );
  },
);

function unexpected(screen: Screen): readonly string[] {
  const isExcepted = (one: string): boolean =>
    EXCEPTIONS.some(({ step, fault }) => step.test(screen.step) && fault.test(one));
  return faultsOf(screen)
    .filter((one) => !isExcepted(one))
    .map((one) => `${screen.step}: ${one}\n${screen.words}`);
}
