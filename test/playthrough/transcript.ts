// Records everything the bot says to the scripts on Discord and Telegram. The output is identical in
// every run of the same bot, so that two checkouts can be compared. All it assumes of a checkout is how to start it and
// which variables it reads. Needs Linux.

import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { type Simulator, startBot, startSimulatorIn } from "../platforms/conformance/rig.ts";
import * as discord from "./discord.ts";
import { digest } from "./files.ts";
import { type Came, type Played, play } from "./play.ts";
import type { Line } from "./script.ts";
import { ON_DISCORD } from "./scripts/discord.ts";
import { EVERYONE, inLanguage } from "./scripts/everyone.ts";
import { PAGES, PROFILES, WAYS } from "./scripts/further.ts";
import { ON_TELEGRAM } from "./scripts/telegram.ts";
import { type Crowd, type Ground, type People, type Stage, type Standing, stable } from "./stage.ts";
import * as telegram from "./telegram.ts";
import { openWorld, type World } from "./world.ts";

type Platform = "discord" | "telegram";
type Write = (lines: readonly string[]) => void;
/** Receives each message that a step posted or edited. */
type Look = (step: string, message: Standing) => void;

interface Chats {
  readonly flags: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  open(ground: Ground): Stage;
  published(ground: Ground): Promise<readonly string[]>;
  readonly script: string;
  /** The chats in which people of each language are. */
  readonly homes: Readonly<Record<"en" | "ru", string | undefined>>;
}

const CHATS: Readonly<Record<Platform, Chats>> = {
  discord: {
    flags: ["--no-privileged-intents", "--ack-deadline", "60000"],
    settings: {},
    open: discord.openDiscord,
    published: discord.published,
    script: ON_DISCORD,
    // One in public, one in private.
    homes: { en: "here", ru: "dm" },
  },
  telegram: {
    flags: ["--parser", "builtin"],
    settings: { TELEGRAM_PACE: "off" },
    open: telegram.openTelegram,
    published: telegram.published,
    script: ON_TELEGRAM,
    homes: { en: undefined, ru: undefined },
  },
};

/** Names that every platform has to escape. One person of each crowd speaks the other language. */
const peopleOf = (locale: Locale, other: Locale): People => ({
  anna: { name: "Vera", locale },
  boris: { name: "Борис", locale },
  clara: { name: "Zoë *_~`<&>", locale },
  dora: { name: "小文", locale: other },
});

/** The other checkout may use a different store, so earlier rounds are played rather than stored, enough of them for
 * two people to be on a map. */
const practice = (_: string, who: string): string => `${who} /rps play length=endless
${who} ${HABITS[who] ?? "[rock,paper,scissors] x40"}
${who} [stop]`;
const HABITS: Readonly<Record<string, string>> = {
  anna: "[rock,paper,rock,scissors,scissors,paper,rock] x110",
  boris: "[rock,rock,paper,scissors,paper] x110",
};
const QUIET_MS = 2_500;

/** Records the results of the scripts on a platform. */
export async function transcribe(
  platform: Platform,
  root: string,
  write: Write,
  look: Look = () => {},
): Promise<Played> {
  const world = openWorld();
  try {
    const { flags, settings, open, published, script, homes } = CHATS[platform];
    const { PATH, HOME } = process.env;
    const simulator = world.hold(await startSimulatorIn({ PATH, HOME, ...world.variables }, platform, flags));
    const bot = world.hold(await startBot(settingsFor(platform, simulator, world, settings), [], root));
    const ground: Ground = { simulator, sent() {}, rest: world.rest };
    await world.rest();
    write(["== At the start", ...indented(await published(ground))]);
    const stage = open(ground);
    const ledger = new Ledger(look);
    const crowds: Crowd[] = [];
    const all: Played[] = [];
    for (const [locale, other] of [
      ["en", "ru"],
      ["ru", "en"],
    ] as const) {
      const crowd = await stage.crowd(peopleOf(locale, other), homes[locale]);
      crowds.push(crowd);
      const whole = `== In ${locale}\n${EVERYONE}${locale === "en" ? WAYS + PROFILES + script : PROFILES}${PAGES}`;
      const lines = inLanguage(whole, locale).replaceAll(/^(\w+) practises$/gm, practice);
      const came = async (one: Came) => write(await ledger.heard(one, crowd));
      all.push(
        await play(stage, crowd, lines, { next: world.next, rest: world.rest, came, quietMs: QUIET_MS }),
      );
    }
    await world.rest();
    write(["", "== In the end"]);
    for (const crowd of crowds) write(ledger.all(await crowd.standing()));
    const violations =
      await simulator.get<readonly { where: string; message: string }[]>("violations?severity=error");
    write(violations.map(({ where, message }) => `violation ${stable({ where, message })}`));
    write(defectsIn(bot.output()));
    return {
      steps: all.reduce((sum, { steps }) => sum + steps, 0),
      impossible: all.flatMap(({ impossible }) => impossible),
    };
  } finally {
    await world.end();
  }
}

function settingsFor(
  platform: string,
  { token, apiUrl }: Simulator,
  { folder, variables }: World,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const upper = platform.toUpperCase();
  return {
    [`${upper}_TOKEN`]: token,
    [`${upper}_API_URL`]: apiUrl,
    DATA_DIR: folder,
    // A script types in seconds what people would in an hour.
    BUDGETS: "off",
    ...variables,
    ...settings,
  };
}

/** Tracks which messages have changed since the last check. */
class Ledger {
  readonly #names = new Map<string, string>();
  readonly #forms = new Map<string, string>();
  /** Messages that the bot edits at its own times; their changes are only reported by `wait` steps. */
  readonly #live = new Set<string>();
  readonly #look: Look;

  constructor(look: Look) {
    this.#look = look;
  }

  async heard({ line, outcomes, texts }: Came, crowd: Crowd): Promise<readonly string[]> {
    const heard = outcomes.flatMap(({ said = [], impossible }) => [
      ...said,
      ...(impossible === undefined ? [] : [`impossible: ${impossible}`]),
    ]);
    if (line.kind === "heading" || line.kind === "later") return ["", line.text];
    if (line.kind === "step" && line.slot.startsWith("card"))
      for (const { pressable } of outcomes) if (pressable) this.#live.add(keyOf(pressable));
    const changed = this.#changes(line, await crowd.standing());
    if (outcomes.length < 2) return ["", line.text, ...indented([...heard, ...changed])];
    return [
      "",
      line.text,
      ...indented([
        `pressed ${outcomes.length} times: ${digest([...heard, ...new Set(texts)].join("\n"))}`,
        ...changed,
      ]),
    ];
  }

  /** The current state of all messages. */
  all(standing: readonly Standing[]): readonly string[] {
    return standing.flatMap((one) => [`${this.#nameOf(one)} in ${one.where}`, ...indented(one.lines)]);
  }

  #changes({ kind, text }: Line, standing: readonly Standing[]): readonly string[] {
    return standing.flatMap((one) => {
      const key = keyOf(one);
      const before = this.#forms.get(key);
      const form = one.lines.join("\n");
      if (before === form || (before !== undefined && this.#live.has(key) && kind !== "wait")) return [];
      this.#forms.set(key, form);
      this.#look(text, one);
      const deed = before === undefined ? "posted" : "edited";
      return [`${deed} ${this.#nameOf(one)} in ${one.where}`, ...indented(one.lines)];
    });
  }

  /** `m1`, `m2`, … in order of appearance. */
  #nameOf(one: Standing): string {
    const name = this.#names.get(keyOf(one)) ?? `m${this.#names.size + 1}`;
    this.#names.set(keyOf(one), name);
    return name;
  }
}

const keyOf = ({ id, place }: Pick<Standing, "id" | "place">): string => `${place} ${id}`;
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Defects that the bot logged, without timestamps. */
const defectsIn = (output: string): readonly string[] =>
  output
    .split("\n")
    .filter((line) => /"level":[56]0/.test(line))
    .map((line) => line.replace(/"time":\d+,/, ""));

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      repo: { type: "string", default: fileURLToPath(new URL("../../", import.meta.url)) },
      out: { type: "string" },
      only: { type: "string" },
    },
  });
  const { repo, out, only } = values;
  if (out === undefined)
    throw new Error("Say where the transcripts go: npm run transcript -- --out <folder>");
  mkdirSync(out, { recursive: true });
  for (const platform of ["discord", "telegram"] as const) {
    if (only !== undefined && only !== platform) continue;
    const begun = performance.now();
    const file = join(out, `${platform}.txt`);
    writeFileSync(file, "");
    const { steps, impossible } = await transcribe(platform, resolve(repo), (lines) =>
      appendFileSync(file, `${lines.join("\n")}\n`),
    );
    const seconds = Math.round((performance.now() - begun) / 1000);
    process.stdout.write(`${platform}: ${steps} steps in ${seconds} s\n`);
    for (const one of impossible) process.stdout.write(`leads nowhere: ${one}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
