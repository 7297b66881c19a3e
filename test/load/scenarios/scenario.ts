// What a scenario is given, and what it returns: one line of the table for each thing it tried.

import { setTimeout as wait } from "node:timers/promises";
import type { Span } from "../../prove/audit/audit.ts";
import type { Measurement } from "../measure.ts";
import { judge, type Verdict } from "../referee.ts";
import { type Mode, openStand, type Stand } from "../stand.ts";
import type { Ground } from "../store/ground.ts";

/** The size of a load; all times are in seconds. */
export interface Size {
  readonly players: number;
  readonly guilds: number;
  readonly people: number;
  readonly bots: number;
  /** Presses per second. */
  readonly rate: number;
  readonly seed: number;
  /** The time until everyone has started, their opponents are ready and the code is compiled. */
  readonly warmUp: number;
  readonly steady: number;
  /** The time before and after a fault. */
  readonly around: number;
  readonly outage: number;
  /** The number of presses and commands that represent an hour. */
  readonly hourEvents: number;
  readonly sizes: readonly number[];
  readonly rates: readonly number[];
  readonly step: number;
}

export interface Tools {
  readonly size: Size;
  readonly modes: readonly Mode[];
  /** Shared by the scenarios; has `size.players`, except for the one about its growth. */
  readonly ground: Ground;
  /** Reports progress. */
  tell(words: string): void;
}

/** One line of the table. */
export interface Line {
  readonly scenario: string;
  readonly what: string;
  readonly measured?: Measurement;
  readonly verdict?: Verdict;
  /** Further results. */
  readonly facts: Readonly<Record<string, number | string>>;
  /** Anything that's wrong; empty if all is well. */
  readonly problems: readonly string[];
}

export type Scenario = (tools: Tools) => Promise<readonly Line[]>;

/** The result of a scenario, in addition to the usual verdict. */
export interface Played {
  readonly measured?: Measurement;
  readonly facts?: Line["facts"];
  readonly problems?: readonly string[];
  readonly mayLose?: Span;
}

interface Play {
  readonly scenario: string;
  readonly what: string;
  readonly mode: Mode;
  readonly people?: number;
  readonly rate?: number;
  /** The scenario's own store, if it has one. */
  readonly ground?: Ground;
  /** Failures are what the scenario is about: they're reported, but aren't problems. */
  readonly mayFail?: boolean;
}

/** Each person needs one message, so Telegram's rate limit for messages also limits how fast people can start. */
const ADMITTED_WITHIN_MS = 120_000;

/** Opens a stand, lets everyone play until it's warmed up, runs the scenario's own part, waits until everyone is at
 * rest, and judges the result. */
export async function playOn(
  tools: Tools,
  play: Play,
  work: (stand: Stand) => Promise<Played>,
): Promise<Line> {
  const { size, tell } = tools;
  const { scenario, what, mode, people = size.people, rate = size.rate, mayFail } = play;
  const { bots } = size;
  const { guilds, seed } = size;
  const stand = await openStand(play.ground ?? tools.ground, { mode, guilds, people, bots, seed });
  try {
    tell(`${scenario}, ${what}: warming up`);
    stand.crowd.play(rate);
    await wait(1000 * size.warmUp);
    const [from, isCrowded] = [performance.now(), stand.crowd.outside() > 0];
    while (stand.crowd.outside() > 0 && performance.now() - from < ADMITTED_WITHIN_MS) await wait(500);
    const admittedAfter = Math.round(size.warmUp + (performance.now() - from) / 1000);
    const played = await work(stand);
    await stand.crowd.rest();
    const stopped = await stand.crew.stop();
    const verdict = await judge(stand, played.mayLose);
    const { measured, problems = [] } = played;
    const facts = { ...(isCrowded && { "everybody at play after, s": admittedAfter }), ...played.facts };
    const all = [...problems, ...stopped, ...problemsOf(verdict, mayFail ? undefined : measured)];
    return { scenario, what, ...(measured && { measured }), verdict, facts, problems: all };
  } finally {
    await stand.close();
  }
}

/** Lists what must never happen, and what mustn't happen unless a fault was planned. */
function problemsOf({ lost, doubled, violations, errors, refusals }: Verdict, calm?: Measurement): string[] {
  const always = { lost, doubled, violations };
  const found = calm ? { ...always, errors, refusals, failed: calm.failed } : always;
  return Object.entries(found).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
}

/** Returns the milliseconds from `at` until the last press was sent that failed or waited for more than a second; 0 if
 * there was none. */
export function recoveryMs({ crowd }: Stand, at: number): number {
  const troubled = crowd.record
    .between(at, Number.POSITIVE_INFINITY)
    .filter(({ fate, ms }) => fate === "unsure" || fate === "refused" || ms > SLOW_MS);
  return Math.max(0, ...troubled.map((event) => event.at - at));
}

const SLOW_MS = 1_000;
