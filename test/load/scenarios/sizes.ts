// The same play on stores of several sizes: the cost of a press, the maximum rate, and the memory of the stored
// players.

import { setTimeout as wait } from "node:timers/promises";
import { measureFor } from "../measure.ts";
import { type Line, playOn, type Scenario } from "./scenario.ts";

/** As many as the smallest store has. */
const PEOPLE_MAX = 400;
/** More than can be reached, so everyone presses again as soon as they're answered. */
const ALL_AT_ONCE = 1_000_000;
const SHARE_OF_RATE = 1 / 3;

/** Must be the first to use its store, which grows. */
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
