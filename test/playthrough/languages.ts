// The test of a platform: people of every language play the script concurrently.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "../../src/infra/i18n/index.ts";
import { expectNoRuleBroken } from "../platforms/conformance/discord/stage.ts";
import { type LiveBot, startLiveBot } from "./bot.ts";
import { labelsOf } from "./drawn.ts";
import type { FindLost } from "./lost.ts";
import { type Came, type Played, play } from "./play.ts";
import { EVERYONE, inLanguage } from "./scripts/everyone.ts";
import type { Ground, Stage } from "./stage.ts";
import { foreignWords, hasRests, sharedWords, wordsIn } from "./words.ts";

/** Names that aren't words in any language. */
const NAMES = { anna: "Ganna", boris: "Borissimo", clara: "Klaraa" } as const;
const QUIET_MS = 600;
/** How many languages play concurrently; most of a step is waiting. */
const AT_ONCE = 5;
const STEPS_MIN = 100;

interface Heard {
  /** The step that was carried out. */
  readonly step: string;
  readonly text: string;
}

export function describeLanguages(
  platform: "discord" | "telegram",
  open: (ground: Ground) => Stage,
  findLost: FindLost,
): void {
  describe(`thirteen languages on ${platform}`, () => {
    let bot: LiveBot;
    let shared: ReadonlySet<string>;
    const all = new Map<Locale, Played>();
    const heard = new Map<Locale, Heard[]>();
    beforeAll(async () => {
      bot = await startLiveBot(platform);
      shared = sharedWords(bot.dispatch.commands, Object.values(NAMES));
      const stage = open(bot);
      await inTurns(LOCALES, async (locale) => {
        const people = Object.entries(NAMES).map(([who, name]) => [who, { name, locale }]);
        const crowd = await stage.crowd(Object.fromEntries(people));
        const own: Heard[] = [];
        heard.set(locale, own);
        const came = ({ line, texts }: Came) =>
          void own.push(...texts.map((text) => ({ step: line.text, text })));
        const script = `${inLanguage(EVERYONE, locale)}\nwait`;
        all.set(locale, await play(stage, crowd, script, { came, quietMs: QUIET_MS }));
      });
    });
    afterAll(() => bot?.end());

    const heardIn = (locale: Locale): readonly Heard[] => heard.get(locale) ?? [];
    const labelsIn = (locale: Locale): readonly string[] =>
      bot.answered
        .filter(({ caller }) => caller.locale === locale)
        .flatMap(({ reply }) => ("view" in reply ? reply.view.blocks : []))
        .flatMap((block) => (block.type === "picture" ? labelsOf(block.png) : []));

    it("breaks no rule of the platform, and logs no defect", async () => {
      await expectNoRuleBroken(bot.simulator);
      expect(bot.errors).toEqual([]);
    });

    describe.each(LOCALES)("%s", (locale) => {
      it("plays through the whole script, every step of it", () => {
        const { steps = 0, impossible } = all.get(locale) ?? {};
        expect(impossible).toEqual([]);
        expect(steps).toBeGreaterThan(STEPS_MIN);
      });

      it("tells nobody a word that its own texts do not have", () => {
        const foreign = heardIn(locale).flatMap(({ step, text }) =>
          foreignWords(locale, text, new Set([...shared, ...wordsIn(step)])).map(
            (word) => `${step}: ${word}`,
          ),
        );
        expect([...new Set(foreign)]).toEqual([]);
      });

      it("draws no word into a picture that its own texts do not have", () => {
        const labels = labelsIn(locale);
        expect(labels.length).toBeGreaterThan(0);
        expect([...new Set(labels.flatMap((label) => foreignWords(locale, label, shared)))]).toEqual([]);
      });

      it("leaves no syntax over", () => {
        const rests = heardIn(locale).filter(({ text }) => hasRests(text));
        expect([...rests, ...labelsIn(locale).filter(hasRests)]).toEqual([]);
      });

      it("loses nothing to a limit", () => {
        const own = bot.answered.filter(({ caller }) => caller.locale === locale);
        expect([...new Set(own.flatMap(({ reply }) => findLost(reply)))]).toEqual([]);
      });
    });
  });
}

async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
