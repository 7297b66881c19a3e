// More and more presses per second, until people wait too long or aren't answered.

import { setTimeout as wait } from "node:timers/promises";
import { type Measurement, measureFor } from "../measure.ts";
import { type Line, playOn, type Scenario, type Size } from "./scenario.ts";

const P99_MS = 100;
/** As a share of the requested rate. */
const REACHED_LEAST = 0.9;
/** As a share of a core: a process above this is considered full. */
const FULL = 0.9;
const SETTLING_MS = 3_000;

export const limits: Scenario = async (tools) => {
  const lines: Line[] = [];
  for (const mode of tools.modes) lines.push(...(await raise(tools, mode)));
  return lines;
};

async function raise(tools: Parameters<Scenario>[0], mode: Line["what"] & ("gateway" | "http")) {
  const { size } = tools;
  const steps: { readonly rate: number; readonly measured: Measurement }[] = [];
  const what = `Discord by ${mode}, raised step by step`;
  const rate = size.rates[0] ?? size.rate;
  const line = await playOn(tools, { scenario: "limits", what, mode, mayFail: true, rate }, async (stand) => {
    for (const rate of size.rates) {
      stand.crowd.play(rate);
      await wait(SETTLING_MS);
      const measured = await measureFor(stand, size.step);
      steps.push({ rate, measured });
      if (breaks(rate, measured)) break;
    }
    const held = steps.filter(({ rate, measured }) => !breaks(rate, measured)).at(-1);
    const last = steps.at(-1);
    const facts = {
      "held, presses/s": held ? Math.round(held.measured.perSecond) : "none of the steps",
      "broke at":
        last && breaks(last.rate, last.measured)
          ? `${last.rate}/s: ${whyOf(last.rate, last.measured)}`
          : "none",
    };
    return { ...(held && { measured: held.measured }), facts };
  });
  const tried = steps.map(({ rate, measured }): Line => {
    const facts = { "first to be full": fullest(measured) };
    return {
      scenario: "limits",
      what: `  Discord by ${mode}, ${rate}/s asked`,
      measured,
      facts,
      problems: [],
    };
  });
  return [...tried, line];
}

function breaks(rate: number, measured: Measurement): boolean {
  return whyOf(rate, measured) !== "";
}

/** Describes why the rate is too high; empty if it isn't. */
function whyOf(rate: number, { ackMs, failed, perSecond, commands, seconds }: Measurement): string {
  const slow = Math.max(ackMs.discord.p99, ackMs.telegram.p99);
  if (failed > 0) return `${failed} presses without an answer`;
  if (perSecond + commands / seconds < REACHED_LEAST * rate)
    return `only ${Math.round(perSecond)}/s are reached`;
  return slow > P99_MS ? `p99 of ${Math.round(slow)} ms` : "";
}

/** Returns the process that is full, or that uses the most. */
function fullest({ watched }: Measurement): string {
  const { bots, redis, load, busy } = watched;
  const named = [
    ...bots.map(({ cores }, at) => ({ name: `bot ${at + 1}`, cores })),
    ...[
      { name: "redis", cores: redis.cores },
      { name: "platforms and people", cores: load.cores },
    ],
  ].toSorted((one, other) => other.cores - one.cores);
  const [most] = named;
  if (!most) return "";
  const words = `${most.name} at ${Math.round(100 * most.cores)} % of a core`;
  return busy > FULL && most.cores < FULL ? `the machine's cores, ${words}` : words;
}

export const ratesUpTo = (most: number, step: number): Size["rates"] =>
  Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
