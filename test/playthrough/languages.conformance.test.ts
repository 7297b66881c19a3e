// People of all thirteen languages play the script at once, from the greeting to the end of a tournament. They do so on
// the simulated Telegram; the bot's answers are also held against Discord's limits.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LOCALES, type Locale } from "../../src/infra/i18n/index.ts";
import { expectRulesKept } from "../platforms/conformance/telegram/stage.ts";
import { type LiveBot, startLiveBot, watchedUpdates } from "./bot.ts";
import { labelsOf } from "./drawn.ts";
import { lostIn } from "./lost.ts";
import { type Came, type Played, play } from "./play.ts";
import { EVERYONE, inLanguage } from "./scripts/everyone.ts";
import { openTelegram } from "./telegram.ts";
import { foreignWords, hasRests, sharedWords, wordsIn } from "./words.ts";

vi.mock("../../src/infra/pictures/painter.ts", () => import("./drawn.ts"));
vi.mock("../../src/platforms/telegram/updates.ts", async (original) => watchedUpdates(await original()));

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

let bot: LiveBot;
let shared: ReadonlySet<string>;
const all = new Map<Locale, Played>();
const heard = new Map<Locale, readonly Heard[]>();
beforeAll(async () => {
  bot = await startLiveBot();
  shared = sharedWords(bot.dispatch.commands, Object.values(NAMES));
  const stage = openTelegram(bot);
  const left = [...LOCALES];
  const playNext = async (): Promise<void> => {
    const locale = left.shift();
    if (locale === undefined) return;
    const people = Object.entries(NAMES).map(([who, name]) => [who, { name, locale }]);
    const crowd = await stage.crowd(Object.fromEntries(people));
    const own: Heard[] = [];
    heard.set(locale, own);
    const came = ({ line, texts }: Came) =>
      void own.push(...texts.map((text) => ({ step: line.text, text })));
    const script = `${inLanguage(EVERYONE, locale)}\nwait`;
    all.set(locale, await play(stage, crowd, script, { came, quietMs: QUIET_MS }));
    await playNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playNext));
});
afterAll(() => bot?.end());

const answeredIn = (locale: Locale) => bot.answered.filter(({ caller }) => caller.locale === locale);
const labelsIn = (locale: Locale): readonly string[] =>
  answeredIn(locale)
    .flatMap(({ reply }) => ("view" in reply ? reply.view.blocks : []))
    .flatMap((block) => (block.type === "picture" ? labelsOf(block.png) : []));

it("breaks no rule of the platform, and logs no defect", async () => {
  await expectRulesKept(bot.simulator);
  expect(bot.errors).toEqual([]);
});

describe.each(LOCALES)("in %s", (locale) => {
  it("plays through the whole script, every step of it", () => {
    const { steps = 0, impossible } = all.get(locale) ?? {};
    expect(impossible).toEqual([]);
    expect(steps).toBeGreaterThan(STEPS_MIN);
  });

  it("tells nobody a word that its own texts do not have", () => {
    const foreign = (heard.get(locale) ?? []).flatMap(({ step, text }) =>
      foreignWords(locale, text, new Set([...shared, ...wordsIn(step)])).map((word) => `${step}: ${word}`),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });

  it("draws no word into a picture that its own texts do not have", () => {
    const labels = labelsIn(locale);
    expect(labels.length).toBeGreaterThan(0);
    expect([...new Set(labels.flatMap((label) => foreignWords(locale, label, shared)))]).toEqual([]);
  });

  it("leaves no syntax over", () => {
    const rests = (heard.get(locale) ?? []).filter(({ text }) => hasRests(text));
    expect([...rests, ...labelsIn(locale).filter(hasRests)]).toEqual([]);
  });

  it("loses nothing to a limit of either platform", () => {
    expect([...new Set(answeredIn(locale).flatMap(({ reply }) => lostIn(reply)))]).toEqual([]);
  });
});
