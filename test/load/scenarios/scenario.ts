// What a scenario is given, and what it says: one line of the table for each thing it tried.

import { setTimeout as wait } from "node:timers/promises";
import type { Span } from "../../prove/audit/audit.ts";
import type { Measurement } from "../measure.ts";
import { judge, type Verdict } from "../referee.ts";
import { type Mode, openStand, type Stand } from "../stand.ts";
import type { Ground } from "../store/ground.ts";

/** How large a load is; all times in seconds. */
export interface Size {
  readonly players: number;
  readonly guilds: number;
  readonly people: number;
  readonly bots: number;
  /** Presses a second. */
  readonly rate: number;
  readonly seed: number;
  /** Until everybody has begun, their opponents are ready and the code is compiled. */
  readonly warmUp: number;
  readonly steady: number;
  /** Before and after something goes wrong. */
  readonly around: number;
  readonly outage: number;
  /** Presses and commands that stand for an hour. */
  readonly hourEvents: number;
  readonly sizes: readonly number[];
  readonly rates: readonly number[];
  readonly step: number;
}

export interface Tools {
  readonly size: Size;
  readonly modes: readonly Mode[];
  /** Shared by the scenarios; has `size.players`, but for the one about its growth. */
  readonly ground: Ground;
  /** Says what goes on. */
  tell(words: string): void;
}

/** One line of the table. */
export interface Line {
  readonly scenario: string;
  readonly what: string;
  readonly measured?: Measurement;
  readonly verdict?: Verdict;
  /** What else there is to say. */
  readonly facts: Readonly<Record<string, number | string>>;
  /** What should not be so; none: as it should be. */
  readonly problems: readonly string[];
}

export type Scenario = (tools: Tools) => Promise<readonly Line[]>;

/** What a played scenario leaves, besides what everybody is judged by. */
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
  /** Of a ground of its own. */
  readonly ground?: Ground;
  /** Failures are what it is about: they are told, and no problem. */
  readonly mayFail?: boolean;
}

/** Telegram lets so many people in a second as it takes messages: each needs one. */
const ADMITTED_WITHIN_MS = 120_000;

/** Opens a stand, lets everybody play until it is warm, then does what the scenario is about, lets
 * everybody come to rest and judges. */
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

/** What nothing may bring about; and what is no matter of course where nothing went wrong. */
function problemsOf({ lost, doubled, violations, errors, refusals }: Verdict, calm?: Measurement): string[] {
  const always = { lost, doubled, violations };
  const found = calm ? { ...always, errors, refusals, failed: calm.failed } : always;
  return Object.entries(found).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
}

/** Milliseconds from `at` until the last press that then failed or waited for more than a second was
 * sent; 0 where none was. */
export function recoveryMs({ crowd }: Stand, at: number): number {
  const troubled = crowd.record
    .between(at, Number.POSITIVE_INFINITY)
    .filter(({ fate, ms }) => fate === "unsure" || fate === "refused" || ms > SLOW_MS);
  return Math.max(0, ...troubled.map((event) => event.at - at));
}

const SLOW_MS = 1_000;
