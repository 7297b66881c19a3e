// An hour's events in minutes: memory has to level off. Only the events are compressed, not what depends on the clock
// (times to live, tournaments).

import { setTimeout as wait } from "node:timers/promises";
import { modelsMb, startMeasuring } from "../measure.ts";
import { playOn, type Scenario } from "./scenario.ts";

/** Parts of the hour; the first one is the warm-up. */
const PARTS = 10;
/** Memory growth is measured from the end of this part. */
const SETTLED_PART = 2;
const GROWTH_MAX = 0.05;
const LOOKED_AT_EVERY_MS = 1_000;

export const hour: Scenario = async (tools) => {
  const { size, modes } = tools;
  const mode = modes.at(-1) ?? "gateway";
  const what = `${size.hourEvents.toLocaleString("en")} events, Discord by ${mode}`;
  const line = await playOn(tools, { scenario: "hour", what, mode }, async (stand) => {
    const end = await startMeasuring(stand);
    const { record } = stand.crowd;
    const before = record.count;
    const least: (readonly number[])[] = [];
    const models: (readonly number[])[] = [];
    for (let part = 0; part < PARTS; part++) {
      const floors = stand.watch.floors();
      while (record.count - before < (size.hourEvents * (part + 1)) / PARTS) await wait(LOOKED_AT_EVERY_MS);
      least.push(floors());
      models.push(await modelsMb(stand));
    }
    const growths = growthOf(least);
    const problems = growths.flatMap((growth, at) =>
      growth > GROWTH_MAX ? [`memory of bot ${at + 1} grew by ${percent(growth)}`] : [],
    );
    const facts = {
      "growth of each bot": growths.map(percent).join(", "),
      "MB by tenths of the hour": byTenths(least),
      "of them opponents held ready": byTenths(models),
    };
    return { measured: await end(), facts, problems };
  });
  return [line];
};

/** The difference between the lowest memory use of the first settled part and that of the last part. */
function growthOf(least: readonly (readonly number[])[]): readonly number[] {
  const [first = [], last = []] = [least[SETTLED_PART], least.at(-1)];
  return last.map((mb, at) => mb / (first[at] ?? mb) - 1);
}

const byTenths = (tenths: readonly (readonly number[])[]): string =>
  tenths.map((bots) => bots.map(Math.round).join("/")).join(" ");

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
