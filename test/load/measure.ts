// One measurement: what people experienced in a period, and what it cost.

import { setTimeout as wait } from "node:timers/promises";
import { fates, type Noted, type Shown, type Spread, spreadOf } from "./crowd/record.ts";
import { METRICS_TOKEN, type Stand } from "./stand.ts";
import type { Watched } from "./watch.ts";

export interface Measurement {
  readonly seconds: number;
  /** Presses reported as counted, per second. */
  readonly perSecond: number;
  readonly presses: number;
  readonly commands: number;
  /** Presses reported as not counted, because their round was over. */
  readonly late: number;
  /** Presses without an answer, or answered with an unknown outcome, and repeated; and commands that produced no
   * buttons while the person waited. */
  readonly failed: number;
  /** Answers that the bot is too busy, and to try again. */
  readonly again: number;
  /** The time until the platform got the acknowledgement, as the platforms measure it, in milliseconds. Telegram
   * commands have none, because their answer is a message. */
  readonly ackMs: Readonly<Record<Platform, Spread>>;
  /** The time from typing a command until its buttons appeared. */
  readonly commandMs: Readonly<Record<Platform, Spread>>;
  /** Commands that took longer than `SLOW_COMMAND_MS`, or produced no buttons. */
  readonly slowCommands: number;
  /** On Telegram, the time from a press until its message showed the effect. */
  readonly shownMs: Spread;
  /** The share of presses on Telegram whose effect was shown by the end. */
  readonly shownShare: number;
  readonly watched: Watched;
  /** The event loop delay of each bot's main thread, 99th percentile in milliseconds, from its own metrics. */
  readonly loopDelayMs: readonly number[];
  /** The bots' processor time per press or command, in milliseconds. */
  readonly cpuMsEach: number;
}

type Platform = "discord" | "telegram";

interface PlatformMetrics {
  readonly ackMs: Partial<Spread>;
  readonly ackMsByKind: { readonly callback_query?: Partial<Spread> };
}

/** After this long, people wonder whether their command was received. */
const SLOW_COMMAND_MS = 10_000;

const NOTHING: Spread = { p50: Number.NaN, p90: Number.NaN, p99: Number.NaN, max: Number.NaN };

/** Measures for this many seconds while people play. */
export async function measureFor(stand: Stand, seconds: number): Promise<Measurement> {
  const end = await startMeasuring(stand);
  await wait(1000 * seconds);
  return end();
}

/** Measures from now until the returned function is called. */
export async function startMeasuring(stand: Stand): Promise<() => Promise<Measurement>> {
  const { controls, watch, crowd } = stand;
  await Promise.all([controls.discord.post("reset"), controls.telegram.post("reset")]);
  await Promise.all([watch.read(), ...stand.ports.map(loopDelayOf)]);
  const from = performance.now();
  return async () => {
    const to = performance.now();
    const watched = await watch.read();
    const [discord, telegram] = await Promise.all([
      controls.discord.get<PlatformMetrics>("metrics"),
      controls.telegram.get<PlatformMetrics>("metrics"),
    ]);
    const ackMs = {
      discord: { ...NOTHING, ...discord.ackMs },
      telegram: { ...NOTHING, ...telegram.ackMsByKind.callback_query },
    };
    const loopDelayMs = await Promise.all(stand.ports.map(loopDelayOf));
    const rest = { seconds: (to - from) / 1000, ackMs, loopDelayMs, watched };
    return summed(crowd.record.between(from, to), crowd.record.shownBetween(from, to), rest);
  };
}

/** The delay since it was last asked for; NaN if the process doesn't answer. */
async function loopDelayOf(port: number): Promise<number> {
  return 1000 * (await metricOf(port, "nodejs_eventloop_lag_p99_seconds"));
}

/** Returns the memory that each bot uses for its cached opponents, in MB; NaN if a process doesn't answer. */
export async function modelsMb({ ports }: Stand): Promise<readonly number[]> {
  const bytes = await Promise.all(ports.map((port) => metricOf(port, 'gadalka_models_bytes{where="here"}')));
  return bytes.map((one) => one / 2 ** 20);
}

async function metricOf(port: number, name: string): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
    .then((answer) => answer.text())
    .catch(() => "");
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line ? Number(line.slice(name.length)) : Number.NaN;
}

function summed(
  events: readonly Noted[],
  shown: readonly Shown[],
  rest: Pick<Measurement, "seconds" | "ackMs" | "loopDelayMs" | "watched">,
): Measurement {
  const { counted, late, gone, again, unsure, begun, refused } = fates(events);
  const commands = events.filter(({ fate }) => fate === "begun" || fate === "refused");
  const commandsOn = (platform: Platform): Spread =>
    spreadOf(commands.filter((event) => event.platform === platform).map(({ ms }) => ms));
  const onTelegram = events.filter(({ platform, fate }) => platform === "telegram" && fate === "counted");
  const cpuMs = 1000 * rest.seconds * rest.watched.bots.reduce((sum, { cores }) => sum + cores, 0);
  return {
    ...rest,
    perSecond: counted / rest.seconds,
    presses: counted,
    commands: begun,
    late: late + gone,
    failed: unsure + refused,
    again,
    commandMs: { discord: commandsOn("discord"), telegram: commandsOn("telegram") },
    slowCommands: commands.filter(({ ms, fate }) => fate === "refused" || ms > SLOW_COMMAND_MS).length,
    shownMs: spreadOf(shown.map(({ ms }) => ms)),
    shownShare: shown.length / onTelegram.length,
    cpuMsEach: cpuMs / (counted + begun),
  };
}
