// `gadalka pledge` and `gadalka keys`: the host's pledge, and its day keys once they may be told.

import { readConfig } from "../app/config.ts";
import { keySourceOf, openConfiguredHost } from "../app/configured.ts";
import {
  dayStart,
  earlierKey,
  encodePledge,
  type Pledge,
  shortPledgeId,
  type ToldKey,
  writeToldKey,
} from "../core/fairness/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Host, renewPledge } from "../people/host/index.ts";
import { withStore } from "./with-store.ts";

/** Exit code where a key may not be told yet. */
const NOT_YET = 2;

/** Prints the pledge of the configured store, making one where there is none. `renew`: begins a new
 * chain first. @throws ConfigProblem. */
export async function showPledge(options: { readonly renew?: true; readonly json?: true }): Promise<void> {
  await withHost(options, (host, renewed) => {
    const report = reportOf(host, host.pledge);
    const all = { ...report, ...(renewed && { renewed: true }), today: host.today() };
    print(options.json ? JSON.stringify(all) : pledgeLines(host, renewed).join("\n"));
  });
}

/** Prints the newest told key of each pledge, or that of a day of the present one; the exit code is 2
 * where there is none yet. @throws ConfigProblem. */
export async function showKeys(options: { readonly day?: string; readonly json?: true }): Promise<void> {
  await withHost({}, (host) => {
    const day = options.day === undefined ? undefined : readDay(options.day, host.pledge);
    const told = day === undefined ? host.toldKey() : keyOfDay(host, day);
    const next = day ?? (told?.day ?? 0) + 1;
    if (!told) process.exitCode = NOT_YET;
    if (options.json) print(JSON.stringify(keyReport(host, told, next)));
    else print([...keyLines(host, told, next), ...(day === undefined ? earlierLines(host) : [])].join("\n"));
  });
}

async function withHost(
  { renew }: { readonly renew?: true },
  use: (host: Host, renewed: boolean) => void,
): Promise<void> {
  const config = readConfig(process.env);
  await withStore(config, async (store) => {
    if (renew) await renewPledge(keySourceOf(config, store));
    use(await openConfiguredHost(config, store), renew === true);
  });
}

function pledgeLines(host: Host, renewed: boolean): string[] {
  const { pledge } = host;
  const { fingerprint, firstDay, follows } = reportOf(host, pledge);
  return [
    ...(renewed
      ? [
          "A new chain has begun. Processes that run use it within ten minutes; matches that have begun",
          "keep the pledge they began under. Publish the new line.",
        ]
      : []),
    encodePledge(pledge),
    `fingerprint  ${fingerprint}`,
    `first day    ${firstDay}; today is day ${host.today()} of ${pledge.days}`,
    ...(follows === undefined ? [] : [`follows      ${follows}`]),
  ];
}

function reportOf({ pledgeOf }: Host, pledge: Pledge) {
  const { follows } = pledge;
  const before = follows === undefined ? undefined : pledgeOf(follows);
  return {
    pledge: encodePledge(pledge),
    fingerprint: shortPledgeId(pledge),
    firstDay: dateOf(dayStart(pledge, 1)),
    days: pledge.days,
    ...(follows !== undefined && { follows: before ? shortPledgeId(before) : follows }),
  };
}

function readDay(typed: string, { days }: Pledge): number {
  const day = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  if (day >= 1 && day <= days) return day;
  throw new ConfigProblem("--day", `"${typed}" is none; the chain has the days 1 to ${days}`);
}

/** One key gives all earlier ones. */
function keyOfDay(host: Host, day: number): ToldKey | undefined {
  const told = host.toldKey();
  return told && told.day >= day ? { day, key: earlierKey(told.key, told.day - day) } : undefined;
}

function keyLines(host: Host, told: ToldKey | undefined, next: number): string[] {
  const { pledge } = host;
  const when = `${dateOf(host.tellsAt(next))} (UTC)`;
  if (!told) return [`The key of day ${next} is not told yet. It is told on ${when}.`];
  const of = dateOf(dayStart(pledge, told.day));
  return [
    writeToldKey(told),
    `the key of day ${told.day} (${of}) of the pledge ${shortPledgeId(pledge)}; it gives all earlier ones`,
    ...(next > told.day && next <= pledge.days ? [`the next is told on ${when}`] : []),
  ];
}

/** The keys of chains that were renewed: matches begun under them are checked by these. */
function earlierLines(host: Host): string[] {
  return host.pledges.slice(1).flatMap((pledge) => {
    const told = host.toldKey(pledge);
    const of = `the pledge ${shortPledgeId(pledge)} before it`;
    return told ? [writeToldKey(told), `the key of day ${told.day} of ${of}`] : [`no key is told of ${of}`];
  });
}

function keyReport(host: Host, told: ToldKey | undefined, next: number) {
  return {
    fingerprint: shortPledgeId(host.pledge),
    ...(told && { day: told.day, key: writeToldKey(told) }),
    ...((!told || next > told.day) && { next, tellsAt: new Date(host.tellsAt(next)).toISOString() }),
  };
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
