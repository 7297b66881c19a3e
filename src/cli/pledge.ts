// `gadalka pledge` and `gadalka keys`: the host's pledge, and its day keys once they may be published.

import { readConfig } from "../app/config.ts";
import { keySourceOf, openConfiguredHost } from "../app/configured.ts";
import {
  dayStart,
  earlierKey,
  encodePledge,
  type Pledge,
  type PublishedKey,
  shortPledgeId,
  writePublishedKey,
} from "../core/fairness/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Host, renewPledge } from "../people/host/index.ts";
import { withStore } from "./with-store.ts";

/** Exit code if a key may not be published yet. */
const NOT_YET = 2;

/** Prints the pledge of the configured store, and creates one if there's none. `renew`: starts a new chain first.
 * @throws ConfigProblem. */
export async function showPledge(options: { readonly renew?: true; readonly json?: true }): Promise<void> {
  await withHost(options, (host, renewed) => {
    const report = reportOf(host, host.pledge);
    const all = { ...report, ...(renewed && { renewed: true }), today: host.today() };
    print(options.json ? JSON.stringify(all) : pledgeLines(host, renewed).join("\n"));
  });
}

/** Prints each pledge's newest published key, or the key of a day under the current pledge; the exit code is 2 if none
 * is published yet. @throws ConfigProblem. */
export async function showKeys(options: { readonly day?: string; readonly json?: true }): Promise<void> {
  await withHost({}, (host) => {
    const day = options.day === undefined ? undefined : readDay(options.day, host.pledge);
    const published = day === undefined ? host.publishedKey() : keyOfDay(host, day);
    const next = day ?? (published?.day ?? 0) + 1;
    if (!published) process.exitCode = NOT_YET;
    if (options.json) print(JSON.stringify(keyReport(host, published, next)));
    else
      print(
        [...keyLines(host, published, next), ...(day === undefined ? earlierLines(host) : [])].join("\n"),
      );
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
          "A new chain has started. Running processes use it within ten minutes; open matches",
          "keep the pledge they started under. Publish the new line.",
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
  throw new ConfigProblem("--day", `"${typed}" isn't a day of the chain. It has days 1 to ${days}`);
}

/** Derived from the newest published key, which yields all earlier ones. */
function keyOfDay(host: Host, day: number): PublishedKey | undefined {
  const published = host.publishedKey();
  return published && published.day >= day
    ? { day, key: earlierKey(published.key, published.day - day) }
    : undefined;
}

function keyLines(host: Host, published: PublishedKey | undefined, next: number): string[] {
  const { pledge } = host;
  const when = `${dateOf(host.publishedAt(next))} (UTC)`;
  if (!published) return [`The key of day ${next} isn't published yet. It will be published on ${when}.`];
  const of = dateOf(dayStart(pledge, published.day));
  return [
    writePublishedKey(published),
    `key of day ${published.day} (${of}) of the pledge ${shortPledgeId(pledge)}; all earlier keys follow from it`,
    ...(next > published.day && next <= pledge.days ? [`the next one will be published on ${when}`] : []),
  ];
}

/** Keys of earlier chains, needed to check matches that were started under them. */
function earlierLines(host: Host): string[] {
  return host.pledges.slice(1).flatMap((pledge) => {
    const published = host.publishedKey(pledge);
    const of = `the earlier pledge ${shortPledgeId(pledge)}`;
    return published
      ? [writePublishedKey(published), `key of day ${published.day} of ${of}`]
      : [`no key published yet of ${of}`];
  });
}

function keyReport(host: Host, published: PublishedKey | undefined, next: number) {
  return {
    fingerprint: shortPledgeId(host.pledge),
    ...(published && { day: published.day, key: writePublishedKey(published) }),
    ...((!published || next > published.day) && {
      next,
      publishedAt: new Date(host.publishedAt(next)).toISOString(),
    }),
  };
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
