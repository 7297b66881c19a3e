// `gadalka doctor`: checks the configured services as the bot would use them, suggests fixes, and says what to do next.

import { type Config, inspectConfig } from "../app/config.ts";
import { openConfiguredHost, openConfiguredStore } from "../app/configured.ts";
import { typedHere } from "../infra/console/typed.ts";
import { openHttpServer } from "../infra/http/server.ts";
import { createLog, type Log } from "../infra/logger.ts";
import type { Chart } from "../infra/pictures/index.ts";
import { openPainter, type Painter } from "../infra/pictures/painter.ts";
import { PLATFORMS } from "../platforms/index.ts";

/** Result of a check: ok, a warning, an error with its fix, or skipped with the reason. */
interface Finding {
  readonly mark: "ok" | "warn" | "FAIL" | "skip";
  readonly text: string;
  /** How to be answered by this platform. */
  readonly next?: string;
}

interface Check {
  readonly name: string;
  readonly needs?: readonly string[];
  /** Rejects on failure; a string describes a healthy state. */
  readonly look: () => Promise<string | Finding>;
}

/** Prints a line per bad variable and per check, then the next step; the exit code is 1 after a failure, else 0. */
export async function examine(): Promise<void> {
  const { config, problems } = inspectConfig(process.env);
  const counts = { ok: 0, warn: 0, FAIL: 0, skip: 0 };
  const print = ({ mark, text }: Finding): void => {
    counts[mark]++;
    process.stdout.write(`${mark.padEnd(4)}  ${text}\n`);
  };
  for (const { message } of problems) print({ mark: "FAIL", text: message });
  const bad = problems.map(({ variable }) => variable);
  const nexts: string[] = [];
  for (const check of checksFor(config, bad)) {
    const { mark, text, next } = await findingOf(check, bad);
    print({ mark, text: `${check.name}: ${text}` });
    if (next) nexts.push(next);
  }
  const next =
    counts.FAIL > 0 ? "change what FAIL names, then run this again" : await nextStep(config, nexts);
  process.stdout.write(`${summary(counts.FAIL, counts.warn)}\nNext: ${next}.\n`);
  process.exitCode = counts.FAIL === 0 ? 0 : 1;
}

async function findingOf({ needs = [], look }: Check, bad: readonly string[]): Promise<Finding> {
  const wrong = needs.filter((variable) => bad.includes(variable));
  if (wrong.length > 0) return { mark: "skip", text: `not checked until you fix ${wrong.join(" and ")}` };
  try {
    const found = await look();
    return typeof found === "string" ? { mark: "ok", text: found } : found;
  } catch (error) {
    return { mark: "FAIL", text: error instanceof Error ? error.message : String(error) };
  }
}

function summary(failed: number, warned: number): string {
  const warnings = warned === 1 ? "1 warning" : `${warned} warnings`;
  if (failed > 0) return `${failed} to fix${warned > 0 ? `, ${warnings}` : ""}; see above.`;
  return warned > 0 ? `Everything works; ${warnings}, see above.` : "Everything works.";
}

/** What to do now, if nothing is wrong. `nexts`: how to be answered by each platform. */
export async function nextStep(config: Config, nexts: readonly string[]): Promise<string> {
  const { platforms, http, isCalled, publicUrl } = config;
  if (platforms.length === 0)
    return `set a token (${typedHere("setup")}), or play in this terminal (npm start)`;
  const isRunning = http !== undefined && (await isOurs(http));
  const start = `start the bot${http ? "" : " if it isn't running"} (npm start, or docker compose up -d)`;
  const steps = [isRunning ? "" : start, nexts.join(", or ")].filter((step) => step !== "");
  return `${steps.join(", then ")}${isRunning && isCalled && !publicUrl ? "; for pages, set PUBLIC_URL" : ""}`;
}

function checksFor(config: Config, bad: readonly string[]): readonly Check[] {
  const { http, redisUrl } = config;
  const store = redisUrl || bad.includes("REDIS_URL") ? "Redis" : "data file";
  return [
    { name: "Node", look: async () => process.version },
    { name: store, needs: ["REDIS_URL", "DATA_DIR"], look: () => tryStore(config) },
    { name: "secret", needs: ["REDIS_URL", "DATA_DIR", "HOST_KEY"], look: () => secret(config) },
    ...platformChecks(config),
    {
      name: "port",
      needs: ["PORT", "HOST"],
      look: async () => (http ? tryPort(http, createLog(config)) : "none opened (PORT isn't set)"),
    },
    { name: "pictures", look: () => tryPicture(openPainter()) },
  ];
}

function platformChecks({ platforms }: Config): readonly Check[] {
  return PLATFORMS.flatMap(({ id, name, service }) => {
    if (!service) return [];
    const configured = platforms.find((platform) => platform.id === id);
    const unused = `not used (${service.access[0]} isn't set)`;
    const look = async (): Promise<string | Finding> => {
      if (!configured) return unused;
      const { report, next } = await configured.check();
      return { mark: "ok", text: report, next };
    };
    return [{ name, needs: service.access, look }];
  });
}

/** Writes to the configured store. @throws ConfigProblem */
export async function tryStore(config: Config): Promise<string | Finding> {
  let warning: string | undefined;
  const store = await openConfiguredStore(config, (sentence) => {
    warning = sentence;
  });
  try {
    await store.claim(`doctor-${process.pid}`, 1000);
    if (warning) return { mark: "warn", text: warning };
    return config.redisUrl ? "reachable and writable" : `${config.dataDir} is writable`;
  } finally {
    await store.close();
  }
}

/** Where the host's secret is, and what losing it would mean. */
async function secret(config: Config): Promise<string | Finding> {
  const opening = openConfiguredStore(config);
  // The store's own check has already reported that it can't be opened.
  const store = await opening.catch(() => undefined);
  if (!store) return { mark: "skip", text: "not checked until the store can be opened" };
  try {
    await openConfiguredHost(config, store);
    if (config.hostKey) return "it's HOST_KEY, and fits this store: back it up";
    const kept = config.redisUrl ? "in Redis" : `in ${config.dataDir}`;
    const text = `it's ${kept}. Anyone who can read that knows what will be drawn: set HOST_KEY before the first start`;
    return { mark: "warn", text };
  } finally {
    await store.close();
  }
}

async function tryPort(http: NonNullable<Config["http"]>, log: Log): Promise<string> {
  if (await isOurs(http)) return `${http.port} is used by this bot, which is running`;
  const server = await openHttpServer(http, log);
  await server.close();
  return `${http.port} is free`;
}

/** Whether a Gadalka bot answers on this port of the machine. */
async function isOurs({ port, host }: NonNullable<Config["http"]>): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = URL.parse(`http://${name.includes(":") ? `[${name}]` : name}:${port}/ready`);
  try {
    const answer = await fetch(url ?? "", { signal: AbortSignal.timeout(READY_WITHIN_MS) });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "ready" in body;
  } catch {
    // Nothing answers, or something else: opening the port will show.
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
    kind: "lines",
    title,
    x: { title: "", categories: ["1", "2"] },
    y: { title: "" },
    values: [1, 2],
  };
}

/** Draws a letter of each script as the bot would: a missing one comes out blank, or as the placeholder for unknown
 * letters. @throws Error that says what to do. */
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
      `can't draw any (${firstLine(error)}). Run npm ci again on this machine, without --omit=optional; if a file of Gadalka itself is missing, get it from its sources. ` +
        "Until then, everything works without pictures.",
      { cause: error },
    );
  }
  if (missing.length === 0)
    return `drawn, with built-in typefaces for ${Object.keys(LETTERS).join(", ")}; emoji are left out`;
  throw new Error(
    `letters are missing (${missing.join(", ")}). Get the typefaces in src/infra/pictures/fonts again from the sources`,
  );
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "";
}
