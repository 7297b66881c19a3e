// An hour's events in minutes: memory has to come to rest. Only the events are compressed; what goes
// by the clock (times to live, tournaments) is not.

import { setTimeout as wait } from "node:timers/promises";
import { beginMeasuring, modelsMb } from "../measure.ts";
import { playOn, type Scenario } from "./scenario.ts";

/** Of the hour: the first of them warms up. */
const PARTS = 10;
/** Memory is compared from the end of this part on. */
const SETTLED_PART = 2;
const GROWTH_MAX = 0.05;
const LOOKED_AT_EVERY_MS = 1_000;

export const hour: Scenario = async (tools) => {
  const { size, modes } = tools;
  const mode = modes.at(-1) ?? "gateway";
  const what = `${size.hourEvents.toLocaleString("en")} events, Discord by ${mode}`;
  const line = await playOn(tools, { scenario: "hour", what, mode }, async (stand) => {
    const end = await beginMeasuring(stand);
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

/** From the least memory of the first settled part to that of the last. */
function growthOf(least: readonly (readonly number[])[]): readonly number[] {
  const [first = [], last = []] = [least[SETTLED_PART], least.at(-1)];
  return last.map((mb, at) => mb / (first[at] ?? mb) - 1);
}

const byTenths = (tenths: readonly (readonly number[])[]): string =>
  tenths.map((bots) => bots.map(Math.round).join("/")).join(" ");

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
