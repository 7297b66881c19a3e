// `gadalka doctor`: checks the configured services as the bot would use them, with fixes.

import { type Config, inspectConfig } from "../app/config.ts";
import { openConfiguredHost, openConfiguredStore } from "../app/configured.ts";
import { shortPledgeId } from "../core/fairness/index.ts";
import { typed } from "../infra/console/typed.ts";
import { openHttpServer } from "../infra/http/server.ts";
import { createLog, type Log } from "../infra/logger.ts";
import type { Chart } from "../infra/pictures/index.ts";
import { openPainter, type Painter } from "../infra/pictures/painter.ts";
import { readOwnPopulations } from "../people/host/index.ts";
import { PLATFORMS } from "../platforms/index.ts";

/** Result of a check: ok, a warning, an error with its fix, or skipped with the reason. */
interface Finding {
  readonly mark: "ok" | "warn" | "FAIL" | "skip";
  readonly text: string;
}

interface Check {
  readonly name: string;
  readonly needs?: readonly string[];
  /** Rejects on failure; a string describes the healthy state. */
  readonly look: () => Promise<string | Finding>;
}

/** Prints a line per bad variable and check; the exit code is 1 after a failure, else 0. */
export async function examine(): Promise<void> {
  const { config, problems } = inspectConfig(process.env);
  const counts = { ok: 0, warn: 0, FAIL: 0, skip: 0 };
  const print = ({ mark, text }: Finding): void => {
    counts[mark]++;
    process.stdout.write(`${mark.padEnd(4)}  ${text}\n`);
  };
  for (const { message } of problems) print({ mark: "FAIL", text: message });
  const bad = problems.map(({ variable }) => variable);
  for (const check of checksFor(config, bad)) {
    const { mark, text } = await findingOf(check, bad);
    print({ mark, text: `${check.name}: ${text}` });
  }
  process.stdout.write(`${summary(counts.FAIL, counts.warn)}\n`);
  process.exitCode = counts.FAIL === 0 ? 0 : 1;
}

async function findingOf({ needs = [], look }: Check, bad: readonly string[]): Promise<Finding> {
  const wrong = needs.filter((variable) => bad.includes(variable));
  if (wrong.length > 0) return { mark: "skip", text: `not checked until ${wrong.join(" and ")} is mended` };
  try {
    const found = await look();
    return typeof found === "string" ? { mark: "ok", text: found } : found;
  } catch (error) {
    return { mark: "FAIL", text: error instanceof Error ? error.message : String(error) };
  }
}

function summary(failed: number, warned: number): string {
  const warnings = warned === 1 ? "1 warning" : `${warned} warnings`;
  if (failed > 0) return `${failed} to mend${warned > 0 ? `, ${warnings}` : ""}; see above.`;
  return warned > 0 ? `Everything works; ${warnings}, see above.` : "All is well.";
}

function checksFor(config: Config, bad: readonly string[]): readonly Check[] {
  const { http, redisUrl } = config;
  const store = redisUrl || bad.includes("REDIS_URL") ? "Redis" : "data file";
  return [
    { name: "Node", look: async () => process.version },
    { name: store, needs: ["REDIS_URL", "DATA_DIR"], look: () => tryStore(config) },
    { name: "encryption", needs: ["STATE_KEY"], look: async () => encryption(config) },
    { name: "pledge", needs: ["REDIS_URL", "DATA_DIR", "STATE_KEY", "HOST_KEY"], look: () => pledge(config) },
    ...platformChecks(config),
    {
      name: "port",
      needs: ["PORT", "HOST"],
      look: async () => (http ? tryPort(http, createLog(config)) : "none is opened (PORT is not set)"),
    },
    { name: "populations", needs: ["POPULATION_DIR"], look: async () => populations(config) },
    { name: "pictures", look: () => tryPicture(openPainter()) },
  ];
}

/** Which of the host's own are played with, and which are not usable. */
function populations({ populationDir }: Config): string | Finding {
  const { files, refused } = readOwnPopulations(populationDir);
  if (refused.length > 0)
    return { mark: "warn", text: refused.map(({ file, why }) => `${file} is left out: ${why}`).join("; ") };
  const games = [...files.keys()];
  return games.length > 0 ? `the host's own for ${games.join(", ")}` : "those that come with the program";
}

function platformChecks({ platforms }: Config): readonly Check[] {
  return PLATFORMS.flatMap(({ id, name, service }) => {
    if (!service) return [];
    const configured = platforms.find((platform) => platform.id === id);
    const unused = `not used (${service.access[0]} is not set)`;
    return [{ name, needs: service.access, look: async () => configured?.check() ?? unused }];
  });
}

async function tryStore(config: Config): Promise<string> {
  const store = await openConfiguredStore(config, createLog({ ...config, logLevel: "silent" }));
  try {
    await store.claim(`doctor-${process.pid}`, 1000);
    return config.redisUrl ? "reachable, and it can be written" : `${config.dataDir} can be written`;
  } finally {
    await store.close();
  }
}

const MIGRATING =
  "on, but STATE_KEY_MIGRATE is on, too: whoever can write to the store can plant values without encryption; " +
  `run: ${typed("store reseal --plain")}, and unset it`;

function encryption({ stateKeys, takesPlain }: Config): string | Finding {
  if (stateKeys.length > 0 && takesPlain) return { mark: "warn", text: MIGRATING };
  if (stateKeys.length > 0)
    return `on, ${stateKeys.length} ${stateKeys.length === 1 ? "key" : "keys, the first encrypts"}`;
  const text =
    "off: stored values are not encrypted, and whoever can read the store can read them; " +
    "to turn it on, set STATE_KEY to what this prints: openssl rand -base64 32";
  return { mark: "warn", text };
}

/** Which pledge is served, by which secret, and what is lost with it. */
async function pledge(config: Config): Promise<string | Finding> {
  const opening = openConfiguredStore(config, createLog({ ...config, logLevel: "silent" }));
  // That the store cannot be opened was said by its own check.
  const store = await opening.catch(() => undefined);
  if (!store) return { mark: "skip", text: "not checked until the store can be opened" };
  try {
    const host = await openConfiguredHost(config, store);
    const served = `${shortPledgeId(host.pledge)}, day ${host.today()} of ${host.pledge.days}`;
    if (config.hostKey) return `${served}; its secret is HOST_KEY: back that up`;
    const kept = config.redisUrl ? "in Redis" : `in ${config.dataDir}`;
    const where = `${served}; its secret is kept ${kept}`;
    if (config.stateKeys.length > 0) return `${where}, sealed by STATE_KEY: back up both`;
    const text =
      `${where}, readable to whoever can read that, who could sign as this host and know its dice: ` +
      "set STATE_KEY, and back up both";
    return { mark: "warn", text };
  } finally {
    await store.close();
  }
}

async function tryPort(http: NonNullable<Config["http"]>, log: Log): Promise<string> {
  if (await isOurs(http)) return `${http.port} is this bot's, which runs`;
  const server = await openHttpServer(http, log);
  await server.close();
  return `${http.port} is free`;
}

/** Whether a bot of ours answers on the port of this machine. */
async function isOurs({ port, host }: NonNullable<Config["http"]>): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = URL.parse(`http://${name.includes(":") ? `[${name}]` : name}:${port}/ready`);
  try {
    const answer = await fetch(url ?? "", { signal: AbortSignal.timeout(READY_WITHIN_MS) });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "ready" in body;
  } catch {
    // Nobody answers, or somebody else: what that means, opening the port tells.
    return false;
  }
}

const READY_WITHIN_MS = 1_000;

/** A letter of each script that names come in, and one that no typeface has. */
const LETTERS = {
  Latin: "R",
  Cyrillic: "\u0416",
  Greek: "\u03a9",
  Arabic: "\u0639",
  Hebrew: "\u05d0",
  Chinese: "\u6587",
  Japanese: "\u3042",
  Korean: "\ud55c",
};
const NO_LETTER = "\ue000";

function chartCalled(title: string): Chart {
  return {
    kind: "bars",
    title,
    x: { title: "", categories: ["rock", "paper"] },
    y: { title: "times" },
    series: [{ name: "times", points: [{ y: 1 }, { y: 2 }] }],
  };
}

/** Draws as the bot does, a letter of each script: one that is missing looks as nothing does, or
 * like the sign for letters that no typeface has. @throws Error with what to do on failure. */
export async function tryPicture(painter: Pick<Painter, "draw">): Promise<string> {
  const drawn = async (title: string) =>
    Buffer.from(await painter.draw(chartCalled(title))).toString("base64");
  const missing: string[] = [];
  try {
    const empty = [await drawn(NO_LETTER), await drawn(" ")];
    for (const [script, letter] of Object.entries(LETTERS))
      if (empty.includes(await drawn(letter))) missing.push(script);
  } catch (error) {
    throw new Error(
      `none can be drawn (${firstLine(error)}); run npm ci again on this machine, without --omit=optional; a missing file of Gadalka itself comes with its sources. ` +
        "Until then matches go on, and answers come without their pictures.",
      { cause: error },
    );
  }
  if (missing.length === 0)
    return `drawn, with letters of ${Object.keys(LETTERS).join(", ")} from typefaces of its own; emoji are left out of them`;
  throw new Error(
    `letters are missing (${missing.join(", ")}): the typefaces in src/infra/pictures/fonts come with the sources; take them from there again`,
  );
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "";
}
