// Writes the figures into docs/capacity.md, so that no one copies numbers by hand.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Machine } from "./machine.ts";
import type { Line, Size } from "./scenarios/scenario.ts";
import type { Usage } from "./watch.ts";

const PAGE = fileURLToPath(new URL("../../docs/capacity.md", import.meta.url));
const MARKS = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/;

/** Replaces the text between the page's markers. @throws Error if it has none. */
export function writePage(machine: Machine, size: Size, lines: readonly Line[], command: string): void {
  const page = readFileSync(PAGE, "utf8");
  if (!MARKS.test(page)) throw new Error(`${PAGE} has no place for figures`);
  const figures = markdownOf(machine, size, lines, command);
  writeFileSync(
    PAGE,
    page.replace(MARKS, (_, from: string, to: string) => `${from}\n${figures}\n${to}`),
  );
}

/** The machine, the command, the table and further facts. */
function markdownOf(machine: Machine, size: Size, lines: readonly Line[], command: string): string {
  const { cpu, cores, memoryGb, system, node, redis, loadBefore } = machine;
  const alone =
    loadBefore > BUSY ? `, busy with other work, too (load average ${loadBefore.toFixed(1)} before)` : "";
  return [
    `Measured by \`${command}\` on ${cores} cores of ${cpu} with ${memoryGb} GB, ${system}, Node ${node}, Redis ${redis}${alone}.`,
    `${size.guilds.toLocaleString("en")} servers, ${size.players.toLocaleString("en")} players in the store, ${size.people.toLocaleString("en")} of them at play, ${size.bots} bot processes.`,
    "",
    ...tableOf(lines),
    ...costOf(lines, size),
    "",
    ...lines.flatMap(wordsOf),
    "",
  ].join("\n");
}

const BUSY = 0.5;
const HEAD = [
  ...["", "presses/s", "p50 ms", "p99 ms", "max ms", "command p99 ms", "shown: p50, p99 ms"],
  ...["no answer", "come again", "lost", "doubled", "rules broken"],
  ...["bots, of a core", "bots, MB", "platforms and people, of a core", "Redis, of a core"],
];

function tableOf(lines: readonly Line[]): readonly string[] {
  const rows = lines.flatMap(rowOf);
  return [row(HEAD), row(HEAD.map((_, at) => (at === 0 ? "---" : "---:"))), ...rows.map(row)];
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Acknowledgements on Discord and on Telegram are in the same cell. */
function rowOf({ scenario, what, measured, verdict }: Line): readonly (readonly string[])[] {
  if (!measured) return [];
  const { discord, telegram } = measured.ackMs;
  const both = (read: (one: typeof discord) => number): string =>
    [discord, telegram].map((one) => ms(read(one))).join(" / ");
  const { commandMs, shownMs } = measured;
  const { bots, load, redis } = measured.watched;
  const judged = [verdict?.lost, verdict?.doubled, verdict?.violations].map(
    (one) => one?.toLocaleString("en") ?? "",
  );
  return [
    [
      ...[`${scenario}: ${what.trim()}`, whole(measured.perSecond)],
      ...[both(({ p50 }) => p50), both(({ p99 }) => p99), both(({ max }) => max)],
      `${ms(commandMs.discord.p99)} / ${ms(commandMs.telegram.p99)}`,
      `${ms(shownMs.p50)}, ${ms(shownMs.p99)}`,
      ...[whole(measured.failed), whole(measured.again)],
      ...[
        ...judged,
        bots.map(share).join(" + "),
        bots.map(({ residentMb }) => whole(residentMb)).join(" + "),
      ],
      ...[share(load), share(redis)],
    ],
  ];
}

const whole = (number: number): string => Math.round(number).toLocaleString("en");
const ms = (number: number): string =>
  Number.isNaN(number) ? "-" : number < 10 ? number.toFixed(1) : whole(number);
const share = ({ cores }: Usage): string => `${Math.round(100 * cores)} %`;

/** The share of a core that may be used at the busiest time. */
const FULL = 0.7;

/** The cost of a press, and how many people one core of bots can therefore serve. */
function costOf(lines: readonly Line[], { people, rate }: Size): readonly string[] {
  const found = lines.find(({ scenario, measured }) => scenario === "steady" && measured)?.measured;
  if (!found) return [];
  const perCore = (1000 * FULL) / found.cpuMsEach;
  const pauseS = people / rate;
  return [
    "",
    `A press or command takes ${found.cpuMsEach.toFixed(2)} ms of the bots' processor time. Reckoned from that alone, a core of bots that is ${100 * FULL} % busy carries ${whole(perCore)} presses a second: ${whole(perCore * pauseS)} people at play, at a press every ${pauseS.toFixed(1)} s each.`,
  ];
}

/** What Telegram's rate limits delayed past the end. */
function shortfallOf(measured: Line["measured"]): Line["facts"] {
  if (!measured || Number.isNaN(measured.shownShare)) return {};
  const { slowCommands, shownShare } = measured;
  return {
    "presses on Telegram that their message showed by the end": `${Math.round(100 * shownShare)} %`,
    ...(slowCommands > 0 && { "commands that took over 10 s": slowCommands.toLocaleString("en") }),
  };
}

function wordsOf({ scenario, what, measured, facts, problems }: Line): readonly string[] {
  const seen = Object.entries({ ...facts, ...shortfallOf(measured) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const wrong = problems.map((problem) => `**not as it should be: ${problem}**`);
  if (seen.length + wrong.length === 0) return [];
  return [`- ${scenario}, ${what.trim()}: ${[...seen, ...wrong].join("; ")}`];
}
