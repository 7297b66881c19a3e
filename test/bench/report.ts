// Prints the bench's tables of interactions and targets.

import type { Contest } from "./contestants.ts";
import { median, type Ratio, ratioOf } from "./figures.ts";
import type { Contestant, ContestFigures, InteractionFigures } from "./interactions.ts";
import { PEOPLE, type SessionFigures } from "./session.ts";
import { type Cell, figure, printTable } from "./table.ts";

/** Something the project promises, and whether this run met it. */
type Target = readonly [what: string, limit: number, measured: number, kept: string];

type Row = readonly [name: string, field: keyof SessionFigures & string, compared?: "compared"];

const ROWS: readonly Row[] = [
  ["a press at 100/s, CPU ms", "pressCpuAt100", "compared"],
  ["a press at 300/s", "pressCpuAt300", "compared"],
  ["a press, saturated", "pressCpuAtOnce", "compared"],
  ["/rps play at 100/s, CPU ms", "commandCpuAt100", "compared"],
  ["/rps play at 300/s", "commandCpuAt300", "compared"],
  ["/rps play, saturated", "commandCpuAtOnce", "compared"],
  ["presses a second, saturated", "pressesPerSecond", "compared"],
  ["/rps play a second, saturated", "commandsPerSecond", "compared"],
  ["presses at 300/s: answered a second", "pressesPerSecondAt300"],
  ["  p50, ms", "pressP50"],
  ["  p99", "pressP99"],
  ["/rps play at 300/s: p50, ms", "commandP50"],
  ["  p99", "commandP99"],
  ["memory, MB", "residentMb", "compared"],
  ["events left unanswered", "unanswered"],
  ["calls refused, all in all", "refused"],
];

const BARE: Readonly<Record<Contest, string>> = {
  "telegram-webhook": "bare grammY",
  "telegram-polling": "bare grammY",
  "discord-gateway": "bare discord.js",
};

/** Prints one table per contest. */
export function printInteractions({ contests, idleResidentMb }: InteractionFigures): void {
  for (const figures of contests) printContest(figures);
  printTable("Memory of our bot, both platforms connected, idle", ["", "MB"], [["resident", idleResidentMb]]);
}

function printContest(figures: ContestFigures): void {
  const { contest, spells, thrownAway, keptUnsteady, payloads } = figures;
  const rows = ROWS.map(([name, field, compared]): readonly Cell[] => {
    const of = (contestant: Contestant): number => median(valuesOf(figures, contestant, field));
    const ratio = ratioWords(ratioIn(figures, "bare", field));
    return [name, of("ours"), of("bare"), ...(compared ? [ratio] : [])];
  });
  const sent = `messages of ${Buffer.byteLength(payloads)} bytes`;
  const title = `${contest} (${PEOPLE} people; medians of ${spells.length} spells; ${sent})`;
  printTable(title, ["", "ours", BARE[contest], "ours/bare"], rows);
  const unsteady = keptUnsteady > 0 ? `; ${keptUnsteady} kept although it was unsteady` : "";
  process.stdout.write(`${thrownAway} spells thrown away because the machine was unsteady${unsteady}\n`);
}

function valuesOf({ spells }: ContestFigures, contestant: Contestant, field: string): readonly number[] {
  return spells.map((spell) => spell[contestant][field] as number);
}

function ratioIn(figures: ContestFigures, other: Contestant, field: string): Ratio {
  return ratioOf(valuesOf(figures, "ours", field), valuesOf(figures, other, field));
}

const ratioWords = ({ median, least, most }: Ratio): string =>
  `${figure(median)} (${figure(least)}–${figure(most)})`;

/** Of a bare bot's CPU. */
const PRESS_RATIO = 1.3;
const COMMAND_RATIO = 1.8;
const P99_MS = 50;
const IDLE_MB = 130;

function contestTargets(figures: ContestFigures): readonly Target[] {
  const { contest } = figures;
  const ratio = (field: string): number => ratioIn(figures, "bare", field).median;
  return [
    atMost(`${contest}: a press at 100/s, ours/bare`, PRESS_RATIO, ratio("pressCpuAt100")),
    atMost(`${contest}: a press at 300/s, ours/bare`, PRESS_RATIO, ratio("pressCpuAt300")),
    atMost(`${contest}: /rps play at 100/s, ours/bare`, COMMAND_RATIO, ratio("commandCpuAt100")),
    atMost(`${contest}: p99 of presses at 300/s, ms`, P99_MS, median(valuesOf(figures, "ours", "pressP99"))),
  ];
}

function atMost(what: string, limit: number, measured = Number.NaN): Target {
  return [what, limit, measured, Number.isNaN(measured) ? "not measured" : measured <= limit ? "yes" : "NO"];
}

/** Prints which promises were met. */
export function printTargets({ contests, idleResidentMb }: InteractionFigures): void {
  const idle = atMost("idle memory with both platforms, MB", IDLE_MB, idleResidentMb);
  printTable("Targets", ["", "at most", "measured", "kept"], [...contests.flatMap(contestTargets), idle]);
}
