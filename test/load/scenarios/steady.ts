// Everyone plays, and nothing goes wrong. Then bare bots at the same rate, for comparison.

import { measureFor } from "../measure.ts";
import { type BareFigures, playBare } from "./bare.ts";
import { type Line, playOn, type Scenario } from "./scenario.ts";

const P99_MS = 100;

export const steady: Scenario = async (tools) => {
  const { size, modes } = tools;
  const lines: Line[] = [];
  for (const mode of modes) {
    const play = { scenario: "steady", what: `Discord by ${mode}, ${size.rate}/s`, mode };
    const line = await playOn(tools, play, async (stand) => {
      const measured = await measureFor(stand, size.steady);
      const slow = Math.max(measured.ackMs.discord.p99, measured.ackMs.telegram.p99);
      const problems = slow > P99_MS ? [`p99 of ${Math.round(slow)} ms, over ${P99_MS}`] : [];
      return { measured, problems };
    });
    tools.tell("steady: bare bots at the same rate");
    const bare = await playBare({ mode, seconds: size.step, rate: size.rate });
    lines.push({ ...line, facts: { ...line.facts, ...factsOf(line, bare) } });
  }
  return lines;
};

/** What bots that only answer cost and how soon they did, beside ours. */
function factsOf({ measured }: Line, { perSecond, botsCpuMsEach, ackP99Ms }: BareFigures): Line["facts"] {
  const { discord, telegram } = ackP99Ms;
  const ratio = ((measured?.cpuMsEach ?? Number.NaN) / botsCpuMsEach).toFixed(1);
  return {
    "bare bots, presses/s": Math.round(perSecond),
    "their CPU ms each": `${botsCpuMsEach.toFixed(2)} (ours/bare ${ratio})`,
    "their p99, ms": `${discord.toFixed(1)} / ${telegram.toFixed(1)}`,
  };
}
