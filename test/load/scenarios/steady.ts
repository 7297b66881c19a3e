// Everyone plays, and nothing goes wrong.

import { measureFor } from "../measure.ts";
import { playOn, type Scenario } from "./scenario.ts";

const P99_MS = 100;

export const steady: Scenario = async (tools) => {
  const { size, modes } = tools;
  const lines = [];
  for (const mode of modes) {
    const play = { scenario: "steady", what: `Discord by ${mode}, ${size.rate}/s`, mode };
    lines.push(
      await playOn(tools, play, async (stand) => {
        const measured = await measureFor(stand, size.steady);
        const slow = Math.max(measured.ackMs.discord.p99, measured.ackMs.telegram.p99);
        const problems = slow > P99_MS ? [`p99 of ${Math.round(slow)} ms, over ${P99_MS}`] : [];
        return { measured, problems };
      }),
    );
  }
  return lines;
};
