// The same play on stores of many sizes: what a press takes, what can be reached, and what the stored
// players weigh.

import { setTimeout as wait } from "node:timers/promises";
import { measureFor } from "../measure.ts";
import { type Line, playOn, type Scenario } from "./scenario.ts";

/** As many as the smallest store has. */
const PEOPLE_MAX = 400;
/** More than can be reached: everybody presses again when answered. */
const ALL_AT_ONCE = 1_000_000;
const SHARE_OF_RATE = 1 / 3;

/** Must be the first to use its ground, which grows. */
export const sizes: Scenario = async (tools) => {
  const { ground, size, modes, tell } = tools;
  const mode = modes.at(-1) ?? "gateway";
  const lines: Line[] = [];
  for (const players of size.sizes) {
    tell(`sizes: storing ${players.toLocaleString("en")} players`);
    await ground.grow(players);
    const people = Math.min(PEOPLE_MAX, size.people, players / 2);
    const rate = Math.min(size.rate, people) * SHARE_OF_RATE;
    const what = `${players.toLocaleString("en")} players stored, Discord by ${mode}`;
    const play = { scenario: "sizes", what, mode, people, rate, mayFail: true };
    lines.push(
      await playOn(tools, play, async (stand) => {
        const measured = await measureFor(stand, size.step);
        stand.crowd.play(ALL_AT_ONCE);
        await wait(2_000);
        const most = await measureFor(stand, size.step);
        const { redisUsedMb, bots } = measured.watched;
        const facts = {
          "presses/s at most": Math.round(most.perSecond),
          "CPU ms each then": most.cpuMsEach.toFixed(2),
          "Redis MB a thousand players": ((1000 * redisUsedMb) / players).toFixed(2),
          "bots' MB": bots.map(({ residentMb }) => Math.round(residentMb)).join("/"),
        };
        return { measured, facts };
      }),
    );
  }
  return lines;
};
