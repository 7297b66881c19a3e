// One measurement: what people had of the bots in a span, and what it took.

import { setTimeout as wait } from "node:timers/promises";
import { fates, type Noted, type Shown, type Spread, spreadOf } from "./crowd/record.ts";
import { METRICS_TOKEN, type Stand } from "./stand.ts";
import type { Watched } from "./watch.ts";

export interface Measurement {
  readonly seconds: number;
  /** Presses told as counted, a second. */
  readonly perSecond: number;
  readonly presses: number;
  readonly commands: number;
  /** Told that the press is not counted, because its round is over. */
  readonly late: number;
  /** Told nothing, or that the bot does not know, and pressed again; or typed a command, which drew no
   * buttons while the person waited. */
  readonly failed: number;
  /** Told that too much is to be done, and to come again. */
  readonly again: number;
  /** Until the platform had the acknowledgement, as the platforms count it; milliseconds. Of commands on
   * Telegram it has none: their answer is a message. */
  readonly ackMs: Readonly<Record<Platform, Spread>>;
  /** From typing a command until its buttons were there. */
  readonly commandMs: Readonly<Record<Platform, Spread>>;
  /** Commands that took longer than that, or drew nothing. */
  readonly slowCommands: number;
  /** On Telegram, from a press until its message showed what it changed. */
  readonly shownMs: Spread;
  /** Share of the presses on Telegram that the message showed by the end. */
  readonly shownShare: number;
  readonly watched: Watched;
  /** How late each bot's thread that answers was, 99th percentile in milliseconds, by its own metrics. */
  readonly loopDelayMs: readonly number[];
  /** Processor time of the bots for each press and command, milliseconds. */
  readonly cpuMsEach: number;
}

type Platform = "discord" | "telegram";

interface PlatformMetrics {
  readonly ackMs: Partial<Spread>;
  readonly ackMsByKind: { readonly callback_query?: Partial<Spread> };
}

/** After so long people wonder whether their command was heard. */
const SLOW_COMMAND_MS = 10_000;

const NOTHING: Spread = { p50: Number.NaN, p90: Number.NaN, p99: Number.NaN, max: Number.NaN };

/** Measures for so long while people play. */
export async function measureFor(stand: Stand, seconds: number): Promise<Measurement> {
  const end = await beginMeasuring(stand);
  await wait(1000 * seconds);
  return end();
}

/** Measures from now until the result is called. */
export async function beginMeasuring(stand: Stand): Promise<() => Promise<Measurement>> {
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

/** Since it was last asked for; NaN where the process does not answer. */
async function loopDelayOf(port: number): Promise<number> {
  return 1000 * (await metricOf(port, "nodejs_eventloop_lag_p99_seconds"));
}

/** What each bot takes for the opponents that it holds ready, in MB; NaN where a process does not answer. */
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
